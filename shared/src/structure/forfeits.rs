//! Who has missed so many games that the event does not pair them any more.

use crate::division::Division;
use crate::id::No;

/// Those of a stage who are still in and have reached its limit, each with the rounds they missed.
pub fn over_limit(division: &Division, index: usize) -> Vec<(No, Vec<u32>)> {
    let Some(stage) = division.stages.get(index) else { return Vec::new() };
    let Some(limit) = stage.settings.forfeit_limit else { return Vec::new() };
    let next = stage.next_round();
    let still_in = |no: &No| division.by_no(*no).is_some_and(|entrant| division.plays(index, next, entrant));
    let reached = |no: No| Some((no, limit.reached(stage, no, next - 1)?));
    division.nos_of(index).into_iter().filter(still_in).filter_map(reached).collect()
}
