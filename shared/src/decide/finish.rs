//! Closing a division and opening it again.

use super::find;
use crate::division::Division;
use crate::refusal::Refusal;

/// Closes the division once every published game has its result. Rounds that were planned and not published are let
/// go: an organizer may end an event early.
pub(super) fn finish(division: &mut Division) -> Result<(), Refusal> {
    if !division.has_started() {
        return Err(Refusal::NotStarted);
    }
    if division.stages.iter().any(|stage| stage.proposal.is_some()) {
        return Err(Refusal::ProposalOpen);
    }
    let rounds = division.stages.iter().flat_map(|stage| &stage.rounds);
    let open = rounds.flat_map(|round| &round.pairings).filter(|pairing| !pairing.result.is_finished()).count();
    if open > 0 {
        return Err(Refusal::GamesOpen { games: find::count(open) });
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
