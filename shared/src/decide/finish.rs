//! Closing a division and opening it again.

use crate::division::Division;
use crate::refusal::Refusal;
use crate::stage::Stage;
use crate::structure;

/// Closes the division once everything that was published has its result, a bracket or a table to its end. Rounds and
/// stages that were planned and not begun are let go: an organizer may end an event early.
pub(super) fn finish(division: &mut Division) -> Result<(), Refusal> {
    if !division.has_started() {
        return Err(Refusal::NotStarted);
    }
    if division.stages.iter().any(|stage| stage.proposal.is_some()) {
        return Err(Refusal::ProposalOpen);
    }
    let begun = (0..division.stages.len()).filter(|&index| division.stages.get(index).is_some_and(Stage::has_begun));
    let games: u32 = begun.map(|index| structure::open_games(division, index)).sum();
    if games > 0 {
        return Err(Refusal::GamesOpen { games });
    }
    division.finished = true;
    Ok(())
}

/// Opens a closed division again.
pub(super) fn reopen(division: &mut Division) -> Result<(), Refusal> {
    if !division.finished {
        return Err(Refusal::NotFinished);
    }
    division.finished = false;
    Ok(())
}
