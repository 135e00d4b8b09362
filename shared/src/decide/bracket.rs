//! A bracket follows its results: winners move on, and what was played with somebody else needs a decision.

use super::result::Place;
use crate::command::LaterMatches;
use crate::division::Division;
use crate::refusal::Refusal;

/// Publishes, changes and takes back pairings of a bracket or a ladder so that they are those of its results. Nothing
/// for another format.
pub(super) fn follow(_division: &mut Division, _stage: u32, _later: Option<LaterMatches>) -> Result<(), Refusal> {
    Ok(())
}

/// Exchanges the colours of a match that has no result.
pub(super) fn swap_colours(_division: &mut Division, _place: Place) -> Result<(), Refusal> {
    Err(Refusal::NoSuchStage)
}
