//! Who has missed so many games that the event does not pair them any more.

use crate::division::Division;
use crate::id::No;
use crate::stage::{Pairing, Round, Stage};

/// Somebody who has reached the limit of games missed and is still in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OverLimit {
    /// Who.
    pub no: No,
    /// The rounds they missed.
    pub missed: Vec<u32>,
    /// The round after which they leave: the last one they missed, or a later one that they were let play.
    pub leaves_after: u32,
}

/// Those of a stage who are still in, there and in no later one, and have reached its limit.
pub fn over_limit(division: &Division, index: usize) -> Vec<OverLimit> {
    let Some(stage) = division.stages.get(index) else { return Vec::new() };
    let Some(limit) = stage.settings.forfeit_limit else { return Vec::new() };
    let next = stage.next_round();
    let plays = |no: No| division.by_no(no).is_some_and(|entrant| division.plays(index, next, entrant));
    let still_in = |no: &No| plays(*no) && division.stage_of(*no) == index;
    let reached = |no: No| {
        let missed = limit.reached(stage, no, next - 1)?;
        let leaves_after = missed.iter().copied().chain(last_played(stage, no)).max().unwrap_or_default();
        Some(OverLimit { no, missed, leaves_after })
    };
    division.nos_of(index).into_iter().filter(still_in).filter_map(reached).collect()
}

fn last_played(stage: &Stage, no: No) -> Option<u32> {
    let played = |round: &Round| round.pairing_of(no).is_some_and(Pairing::was_played);
    let rounds = stage.rounds.iter().zip(1..).filter(|(round, _)| played(round));
    rounds.map(|(_, number)| number).max()
}
