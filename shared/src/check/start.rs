//! The start of a stage against the rule by which it takes, seats and carries points.

use std::collections::BTreeSet;

use super::{Finding, FindingKind, Of};
use crate::division::Division;
use crate::id::No;
use crate::stage::{Source, Stage, StageSeats};
use crate::structure::{self, StageDraw};

/// Who came in, with which points, and the seats where they follow from a recorded draw. They also differ when a
/// result was corrected after the start, which stands.
pub(super) fn check(of: &Of<'_>) -> Vec<Finding> {
    let (Some(seats), true) = (&of.stage.seats, of.stage.needs_start()) else { return Vec::new() };
    let seed = seats.seed.clone().unwrap_or_else(|| "-".to_owned());
    let before = before_start(of.division, of.index);
    let Ok(mut again) = structure::begin(&before, of.index, &StageDraw::Machine { seed }, &seats.by_hand) else {
        return vec![of.finding(0, Vec::new(), FindingKind::Entrants, "")];
    };
    let others = differing(&seats.nos, &again.nos);
    if !others.is_empty() {
        return vec![of.finding(0, others, FindingKind::Entrants, "")];
    }
    let mut found = Vec::new();
    if seats.carried != again.carried {
        found.push(of.finding(0, carried_otherwise(seats, &again), FindingKind::Carried, ""));
    }
    for (a, b) in &seats.swapped {
        again.exchange(*a, *b);
    }
    if seats.seed.is_some() && (&seats.nos, &seats.groups, &seats.slots) != (&again.nos, &again.groups, &again.slots) {
        found.push(of.finding(0, Vec::new(), FindingKind::Seats, ""));
    } else if seats.seed.is_some() && !seats.swapped.is_empty() {
        let nos: BTreeSet<No> = seats.swapped.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let nos = nos.into_iter().collect();
        found.push(Finding { by_hand: true, ..of.finding(0, nos, FindingKind::Seats, "") });
    }
    found
}

fn differing(given: &[No], again: &[No]) -> Vec<No> {
    let (given, again): (BTreeSet<No>, BTreeSet<No>) =
        (given.iter().copied().collect(), again.iter().copied().collect());
    given.symmetric_difference(&again).copied().collect()
}

fn carried_otherwise(given: &StageSeats, again: &StageSeats) -> Vec<No> {
    let other = |no: &&No| given.carried.get(no) != again.carried.get(no);
    given.nos.iter().filter(other).copied().collect()
}

/// The division as it was when the stage started: without what came later.
fn before_start(division: &Division, index: usize) -> Division {
    let mut before = division.clone();
    let from = division.stages.get(index).map(|stage| stage.settings.from.clone()).unwrap_or_default();
    for stage in before.stages.iter_mut().skip(index) {
        *stage = Stage::new(stage.settings.clone());
    }
    for (number, stage) in (0..).zip(&mut before.stages) {
        if let Some(after) = last_round_taken_from(&from, number) {
            stage.rounds.truncate(usize::try_from(after).unwrap_or(usize::MAX));
        }
    }
    for entrant in &mut before.entrants {
        let left_in = usize::try_from(entrant.withdrawn_stage).unwrap_or(usize::MAX);
        let taken_before = last_round_taken_from(&from, entrant.withdrawn_stage);
        if left_in >= index || taken_before.is_some_and(|after| entrant.withdrawn_after > Some(after)) {
            entrant.withdrawn_after = None;
            entrant.withdrawn_stage = 0;
        }
    }
    before
}

/// The round of an earlier stage after which the last of its entrants were taken, where it went on without them.
fn last_round_taken_from(from: &[Source], stage: u32) -> Option<u32> {
    let own = from.iter().filter(|source| source.stage == stage);
    own.map(|source| source.after)
        .try_fold(None, |last, after| after.map(|after| Some(after.max(last.unwrap_or(0)))))?
}
