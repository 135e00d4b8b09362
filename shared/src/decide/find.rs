//! Finds what a command names, or refuses it.

use crate::division::Division;
use crate::entrant::Entrant;
use crate::id::{EntrantId, No};
use crate::refusal::Refusal;
use crate::stage::{Round, Stage};

/// The stage with this index.
pub(super) fn stage(division: &Division, stage: u32) -> Result<&Stage, Refusal> {
    index(stage).and_then(|index| division.stages.get(index)).ok_or(Refusal::NoSuchStage)
}

/// The stage with this index, to change it.
pub(super) fn stage_mut(division: &mut Division, stage: u32) -> Result<&mut Stage, Refusal> {
    index(stage).and_then(|index| division.stages.get_mut(index)).ok_or(Refusal::NoSuchStage)
}

/// Round `number` of a stage, from 1, to change it.
pub(super) fn round_mut(stage: &mut Stage, number: u32) -> Result<&mut Round, Refusal> {
    let index = number.checked_sub(1).and_then(index);
    index.and_then(|index| stage.rounds.get_mut(index)).ok_or(Refusal::NoSuchRound { round: number })
}

/// The proposed round of a stage.
pub(super) fn proposal(division: &Division, number: u32) -> Result<&Round, Refusal> {
    stage(division, number)?.proposal.as_ref().ok_or(Refusal::NoProposal)
}

/// The entrant with this number.
pub(super) fn by_no(division: &mut Division, no: No) -> Result<&mut Entrant, Refusal> {
    division.entrants.iter_mut().find(|entrant| entrant.no == Some(no)).ok_or(Refusal::NoSuchNo { no })
}

/// The entrant registered under this id.
pub(super) fn by_id(division: &mut Division, id: EntrantId) -> Result<&mut Entrant, Refusal> {
    division.entrants.iter_mut().find(|entrant| entrant.id == id).ok_or(Refusal::NoSuchEntrant { id })
}

/// A count as the commands carry it.
pub(crate) fn count(items: usize) -> u32 {
    u32::try_from(items).unwrap_or(u32::MAX)
}

fn index(number: u32) -> Option<usize> {
    usize::try_from(number).ok()
}
