//! 最终名次: everybody's place over all stages.
//!
//! Whoever is in the latest stage stands first, by that stage; the others follow by the stage in which they went out,
//! the later the better. A stage with `places_from` gives its places from that one on, and the others fill what is
//! left from the first place. Whoever has left for a stage that has not begun stands where that stage does. While a bracket goes on, those who are still in it keep the places free that they can
//! still have, and have none yet.

use std::collections::BTreeSet;

use super::{PlaceReason, Placed, stage_places};
use crate::division::Division;
use crate::id::No;
use crate::structure;

/// Everybody's place over all stages so far, best first; those without a place last, in order of numbers.
pub fn places(division: &Division) -> Vec<Placed> {
    let mut seen = BTreeSet::new();
    let mut given = Given::default();
    let (mut following, mut open) = (Vec::new(), BTreeSet::new());
    for (index, stage) in division.stages.iter().enumerate().rev() {
        let own = if stage.has_begun() {
            Own::of(division, index, &mut seen)
        } else {
            Own::to_come(division, index, &mut seen)
        };
        open.extend(own.open.iter().copied());
        match stage.settings.places_from {
            Some(from) => given.give(from, own),
            None => following.push(own),
        }
    }
    for own in following {
        given.give(1, own);
    }
    given.placed.sort_by_key(|placed| (placed.place, placed.no));
    let unranked = unranked(division, &given.placed, &open);
    given.placed.extend(unranked);
    given.placed
}

/// 陪打 play and have no place, also where they win a match.
fn is_guest(division: &Division, no: No) -> bool {
    division.by_no(no).is_some_and(|entrant| entrant.details.guest)
}

/// What a stage says of those who are in no later one.
struct Own {
    /// Those whom it places, best first, each with how many above them are still in.
    placed: Vec<(usize, Placed)>,
    /// Who is still in and has no place yet.
    open: Vec<No>,
}

impl Own {
    /// What a stage that has not begun says of those who have left for it.
    fn to_come(division: &Division, index: usize, seen: &mut BTreeSet<No>) -> Self {
        let promoted = promoted(division, index).into_iter().filter(|placed| seen.insert(placed.no));
        Self { placed: promoted.map(|placed| (0, placed)).collect(), open: Vec::new() }
    }

    fn of(division: &Division, index: usize, seen: &mut BTreeSet<No>) -> Self {
        let goes_on = division.stages.get(index).is_some_and(|stage| stage.settings.format.is_knockout());
        let places = stage_places(division, index);
        let ranked: Vec<u32> = places.iter().filter_map(|placed| placed.place).collect();
        let open_above = |place: u32| {
            let above = usize::try_from(place.saturating_sub(1)).unwrap_or(usize::MAX);
            above.saturating_sub(ranked.partition_point(|other| *other < place))
        };
        let mut is_own = |no: No| !is_guest(division, no) && seen.insert(no);
        let placed = places.into_iter().filter_map(|placed| Some((open_above(placed.place?), placed)));
        let placed = placed.filter(|(_, placed)| is_own(placed.no)).collect();
        let open = division.nos_of(index).into_iter().filter(|no| goes_on && is_own(*no)).collect();
        Self { placed, open }
    }
}

/// Those who have left an earlier stage for one that has not begun, with the ranks by which they were taken. They are
/// not parted before that stage is played.
fn promoted(division: &Division, index: usize) -> Vec<Placed> {
    let has_left = |from: u32, no: No| {
        let from = usize::try_from(from).ok().and_then(|from| division.stages.get(from));
        from.is_some_and(|from| from.rounds.iter().any(|round| round.out.contains(&no)))
    };
    let coming = structure::branching_to(division, index).into_iter().filter(|(from, no, _)| has_left(*from, *no));
    let placed = coming.map(|(stage, no, rank)| {
        let reason = PlaceReason::Rank { stage, rank };
        Placed { place: Some(1), shared_by: 1, no, reason }
    });
    placed.collect()
}

/// Places that are given already.
#[derive(Default)]
struct Given {
    taken: BTreeSet<u32>,
    placed: Vec<Placed>,
}

impl Given {
    /// Gives the free places from `from` on in order; those who share a rank share the best of theirs.
    fn give(&mut self, from: u32, own: Own) {
        let (mut next, mut held) = (from, 0);
        for block in own.placed.chunk_by(|(_, one), (_, other)| share(one, other)) {
            let open = block.first().map_or(0, |(open, _)| *open);
            next = self.take(next, open.saturating_sub(held));
            held = held.max(open);
            let first = self.free(next);
            next = self.take(next, block.len());
            let shared_by = u32::try_from(block.len()).unwrap_or(u32::MAX);
            let placed = block.iter().map(|(_, placed)| placed.clone());
            self.placed.extend(placed.map(|placed| Placed { place: Some(first), shared_by, ..placed }));
        }
        self.take(next, own.open.len().saturating_sub(held));
    }

    /// Takes so many free places from one on; tells where the next ones are looked for.
    fn take(&mut self, from: u32, count: usize) -> u32 {
        (0..count).fold(from, |next, _| {
            let free = self.free(next);
            self.taken.insert(free);
            free.saturating_add(1)
        })
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

fn unranked(division: &Division, placed: &[Placed], open: &BTreeSet<No>) -> Vec<Placed> {
    let placed: BTreeSet<No> = placed.iter().map(|placed| placed.no).collect();
    let mut nos: Vec<No> = division.entrants.iter().filter_map(|entrant| entrant.no).collect();
    nos.retain(|no| !placed.contains(no));
    nos.sort_unstable();
    let reason = |no: &No| if open.contains(no) { PlaceReason::Open } else { PlaceReason::Unranked };
    nos.into_iter().map(|no| Placed { place: None, shared_by: 1, no, reason: reason(&no) }).collect()
}
