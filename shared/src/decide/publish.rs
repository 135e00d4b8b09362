//! Publishing a round and taking it back.

use super::{find, line_up, proposal, withdrawal};
use crate::division::Division;
use crate::refusal::Refusal;
use crate::stage::{Format, Pairing, Round};

/// Publishes the proposal that the organizer saw: from now on it stands.
pub(super) fn publish(division: &mut Division, stage: u32, round: u32, seen: Option<&str>) -> Result<(), Refusal> {
    let stage = find::stage_mut(division, stage)?;
    let next = stage.next_round();
    let proposal = stage.proposal.take().ok_or(Refusal::NoProposal)?;
    if round != next {
        return Err(Refusal::OtherProposal { round: next });
    }
    if seen.is_some_and(|seen| seen != proposal.mark()) {
        return Err(Refusal::ProposalChanged { round });
    }
    stage.publish(proposal);
    stage.next_absent.clear();
    Ok(())
}

/// Publishes every round of a round robin that is not published yet.
pub(super) fn publish_schedule(division: &mut Division, number: u32) -> Result<(), Refusal> {
    let stage = find::stage_mut(division, number)?;
    match stage.settings.format {
        Format::Swiss(_) => return Err(Refusal::NoSchedule),
        Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder => {
            return Err(Refusal::NoProposals);
        }
        Format::RoundRobin { .. } | Format::Groups(_) if stage.proposal.is_some() => return Err(Refusal::ProposalOpen),
        Format::RoundRobin { .. } | Format::Groups(_) => {}
    }
    loop {
        let round = proposal::next_round(division, number)?;
        let stage = find::stage_mut(division, number)?;
        stage.publish(round);
        stage.next_absent.clear();
        let next = stage.next_round();
        let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
        if next > division.total_rounds(index) {
            return Ok(());
        }
    }
}

/// Takes the last published round back, as long as nobody has entered a result. Its absentees stay marked for the
/// round that takes its place, and whoever was to enter in a later round can now enter in this one. The pairs of a knockout
/// and the tables of several people come and go with the start of their stage.
pub(super) fn take_back(division: &mut Division, number: u32, round: u32) -> Result<(), Refusal> {
    let stage = find::stage(division, number)?;
    if stage.settings.format.is_knockout() || matches!(stage.settings.format, Format::Heats(_)) {
        return Err(Refusal::NoProposals);
    }
    let taken = stage.round(round).ok_or(Refusal::NoSuchRound { round })?;
    if round != find::count(stage.rounds.len()) {
        return Err(Refusal::NotLastRound);
    }
    if stage.proposal.is_some() {
        return Err(Refusal::ProposalOpen);
    }
    let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
    let boards = entered(division, index, round, taken);
    if !boards.is_empty() {
        return Err(Refusal::HasResults { boards });
    }
    let stage = find::stage_mut(division, number)?;
    let taken = stage.take_back(stage.rounds.len().saturating_sub(1));
    stage.next_absent = taken.into_iter().flat_map(|round| round.absent).collect();
    for entrant in division.entrants.iter_mut().filter(|entrant| index == 0 && entrant.entered_in > round) {
        entrant.entered_in = round;
    }
    Ok(())
}

/// The boards with a result that somebody entered, and not only the forfeit of one who has left.
pub(super) fn entered(division: &Division, stage: usize, number: u32, round: &Round) -> Vec<u32> {
    let entered = round.pairings.iter().filter(|pairing| was_entered(division, stage, number, pairing));
    entered.map(|pairing| pairing.board).collect()
}

fn was_entered(division: &Division, stage: usize, round: u32, pairing: &Pairing) -> bool {
    let left_behind = || withdrawal::unplayed_result(division, stage, round, pairing);
    let by_result = pairing.result.is_finished() && pairing.result != left_behind();
    by_result || pairing.games.iter().any(line_up::was_entered)
}
