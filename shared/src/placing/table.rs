//! Places of a stage with one table of standings, also where some left it before its end.

use std::collections::BTreeMap;

use super::groups::numbered;
use super::{PlaceReason, Placed};
use crate::division::Division;
use crate::id::No;
use crate::ranking;
use crate::stage::Stage;
use crate::structure::losses;

/// The places after a round: who is still in stands before those who went out, and who went out later before those
/// who went out earlier (10.6). Those who went out together stand as the standings had them then.
pub(super) fn places(division: &Division, index: usize, stage: &Stage, after: u32) -> Vec<Placed> {
    let out = rounds_of_leaving(division, index, stage, after);
    let mut blocks = in_order_of(division, index, after, |no| !out.contains_key(&no));
    let rounds: Vec<u32> = {
        let mut rounds: Vec<u32> = out.values().copied().collect();
        rounds.sort_unstable();
        rounds.dedup();
        rounds
    };
    for round in rounds.into_iter().rev() {
        blocks.extend(in_order_of(division, index, round.saturating_sub(1), |no| out.get(&no) == Some(&round)));
    }
    let (ranked, unranked): (Vec<_>, Vec<_>) =
        blocks.into_iter().partition(|block| block.iter().all(|one| one.place.is_some()));
    numbered(ranked.into_iter().chain(unranked))
}

/// Who left before which round. Where the stage is over because too few are left, those beaten last have left as well.
fn rounds_of_leaving(division: &Division, index: usize, stage: &Stage, after: u32) -> BTreeMap<No, u32> {
    let rounds = stage.rounds.iter().zip(1_u32..).filter(|(_, number)| *number <= after);
    let mut out: BTreeMap<No, u32> =
        rounds.flat_map(|(round, number)| round.out.iter().map(move |&no| (no, number))).collect();
    let next = stage.next_round();
    if next <= after && losses::is_over(division, index) {
        out.extend(losses::beaten(division, index, next).into_iter().map(|no| (no, next)));
    }
    out
}

/// Some of the standings after a round, those who share a rank together.
fn in_order_of(division: &Division, index: usize, after: u32, those: impl Fn(No) -> bool) -> Vec<Vec<Placed>> {
    let stage = u32::try_from(index).unwrap_or(u32::MAX);
    let lines = ranking::standings(division, index, after).into_iter().filter(|line| those(line.no));
    let mut blocks: Vec<Vec<Placed>> = Vec::new();
    for line in lines {
        let reason = line.rank.map_or(PlaceReason::Unranked, |rank| PlaceReason::Rank { stage, rank });
        let placed = Placed { place: line.rank, shared_by: 1, no: line.no, reason };
        match blocks.last_mut() {
            Some(block) if line.rank.is_some() && block.iter().all(|above| above.place == line.rank) => {
                block.push(placed)
            }
            _ => blocks.push(vec![placed]),
        }
    }
    blocks
}
