//! 最终名次: everybody's place over all stages.
//!
//! Whoever is in the latest stage stands first, by that stage; the others follow by the stage in which they went out,
//! the later the better. A stage with `places_from` gives its places from that one on, and the others fill what is
//! left from the first place.

use std::collections::BTreeSet;

use super::{PlaceReason, Placed, stage_places};
use crate::division::Division;
use crate::id::No;

/// Everybody's place over all stages so far, best first; those without a place last, in order of numbers.
pub fn places(division: &Division) -> Vec<Placed> {
    let mut seen = BTreeSet::new();
    let mut given = Given::default();
    let mut following = Vec::new();
    for (index, stage) in division.stages.iter().enumerate().rev().filter(|(_, stage)| stage.has_begun()) {
        let mut own = stage_places(division, index);
        own.retain(|placed| placed.place.is_some() && !is_guest(division, placed.no) && seen.insert(placed.no));
        match stage.settings.places_from {
            Some(from) => given.give(from, own),
            None => following.push(own),
        }
    }
    for own in following {
        given.give(1, own);
    }
    given.placed.sort_by_key(|placed| (placed.place, placed.no));
    given.placed.extend(unranked(division, &seen));
    given.placed
}

/// 陪打 play and have no place, also where they win a match.
fn is_guest(division: &Division, no: No) -> bool {
    division.by_no(no).is_some_and(|entrant| entrant.details.guest)
}

/// Places that are given already.
#[derive(Default)]
struct Given {
    taken: BTreeSet<u32>,
    placed: Vec<Placed>,
}

impl Given {
    /// Gives the free places from `from` on in order; those who share a rank share the best of theirs.
    fn give(&mut self, from: u32, own: Vec<Placed>) {
        let mut next = from;
        for block in own.chunk_by(share) {
            let first = self.free(next);
            for _ in block {
                let free = self.free(next);
                self.taken.insert(free);
                next = free.saturating_add(1);
            }
            let shared_by = u32::try_from(block.len()).unwrap_or(u32::MAX);
            let placed = block.iter().cloned();
            self.placed.extend(placed.map(|placed| Placed { place: Some(first), shared_by, ..placed }));
        }
    }

    fn free(&self, from: u32) -> u32 {
        (from..u32::MAX).find(|place| !self.taken.contains(place)).unwrap_or(u32::MAX)
    }
}

/// Those of different groups share by their ranks there; all others as their stage has it.
fn share(a: &Placed, b: &Placed) -> bool {
    match (&a.reason, &b.reason) {
        (PlaceReason::InGroup { rank: one, .. }, PlaceReason::InGroup { rank: other, .. }) => one == other,
        _ => a.place == b.place,
    }
}

fn unranked(division: &Division, seen: &BTreeSet<No>) -> Vec<Placed> {
    let mut nos: Vec<No> = division.entrants.iter().filter_map(|entrant| entrant.no).collect();
    nos.retain(|no| !seen.contains(no));
    nos.sort_unstable();
    let reason = PlaceReason::Unranked;
    nos.into_iter().map(|no| Placed { place: None, shared_by: 1, no, reason: reason.clone() }).collect()
}
