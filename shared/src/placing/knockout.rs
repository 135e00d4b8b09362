//! Places of a bracket with their reasons.

use std::collections::BTreeMap;

use super::groups::by_lots;
use super::{PlaceReason, Placed};
use crate::bracket::{self, BracketPlace};
use crate::decide::count;
use crate::division::Division;
use crate::stage::Stage;

/// The places of those whom the bracket has placed. Those who share one are parted by recorded lots, where there are
/// any among all of them.
pub(super) fn places(division: &Division, index: usize, stage: &Stage) -> Vec<Placed> {
    let standings = bracket::run(division, index);
    if standings.is_empty() {
        return given(by_lots(stage, nobody_to_play(index, stage)));
    }
    let rounds: BTreeMap<u32, u32> =
        standings.iter().map(|standing| (standing.planned.number, standing.planned.round)).collect();
    let places = bracket::places(division, index);
    let shared = places.chunk_by(|one, next| one.place == next.place);
    let placed = shared.flat_map(|block| {
        let tied = block.iter().map(|own| placed(index, own, &rounds)).collect();
        given(by_lots(stage, tied))
    });
    placed.collect()
}

/// Those of a bracket without a match: all are first.
fn nobody_to_play(index: usize, stage: &Stage) -> Vec<Placed> {
    let reason = PlaceReason::Rank { stage: count(index), rank: 1 };
    let nos = stage.seats.iter().flat_map(|seats| &seats.nos);
    nos.map(|&no| Placed { place: Some(1), shared_by: 1, no, reason: reason.clone() }).collect()
}

fn placed(index: usize, own: &BracketPlace, rounds: &BTreeMap<u32, u32>) -> Placed {
    let stage = u32::try_from(index).unwrap_or(u32::MAX);
    let number = own.number;
    let reason = if own.won {
        PlaceReason::Won { stage, number }
    } else {
        PlaceReason::LostIn { stage, number, round: rounds.get(&number).copied().unwrap_or_default() }
    };
    Placed { place: Some(own.place), shared_by: 1, no: own.no, reason }
}

/// The places of one shared place once lots have parted it: the place itself, the next one, and so on.
fn given(parts: Vec<Vec<Placed>>) -> Vec<Placed> {
    let mut given: Vec<Placed> = Vec::new();
    for part in parts {
        let (above, size) = (count(given.len()), count(part.len()));
        let below = |placed: Placed| Placed {
            place: placed.place.map(|place| place.saturating_add(above)),
            shared_by: size,
            ..placed
        };
        given.extend(part.into_iter().map(below));
    }
    given
}
