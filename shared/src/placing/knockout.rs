//! Places of a bracket with their reasons.

use std::collections::BTreeMap;

use super::{PlaceReason, Placed};
use crate::bracket;
use crate::division::Division;

/// The places of those whose last match is decided.
pub(super) fn places(division: &Division, stage: usize) -> Vec<Placed> {
    let rounds: BTreeMap<u32, u32> = bracket::run(division, stage)
        .iter()
        .map(|standing| (standing.planned.number, standing.planned.round))
        .collect();
    let places = bracket::places(division, stage);
    let shared_by = |place: u32| places.iter().filter(|other| other.place == place).count();
    let index = u32::try_from(stage).unwrap_or(u32::MAX);
    let placed = places.iter().map(|own| {
        let round = rounds.get(&own.number).copied().unwrap_or_default();
        let reason = if own.won {
            PlaceReason::Won { stage: index, number: own.number }
        } else {
            PlaceReason::LostIn { stage: index, number: own.number, round }
        };
        let shared_by = u32::try_from(shared_by(own.place)).unwrap_or(u32::MAX);
        Placed { place: Some(own.place), shared_by, no: own.no, reason }
    });
    placed.collect()
}
