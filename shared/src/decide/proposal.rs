//! 编排: the next round is asked for, thrown away, or asked for without some.

use std::collections::BTreeSet;

use super::find;
use crate::division::Division;
use crate::id::No;
use crate::pairing::{self, CannotPair, UnevenUnit};
use crate::refusal::Refusal;
use crate::stage::{Format, Round};
use crate::structure::{self, StageState, losses};

/// Fewer than two have nobody to play.
const FEWEST: usize = 2;

/// Asks for the next round. Games of the last round that have no result count as drawn for it (附二 一.8).
pub(super) fn propose(division: &mut Division, number: u32) -> Result<(), Refusal> {
    if find::stage(division, number)?.proposal.is_some() {
        return Err(Refusal::ProposalOpen);
    }
    let round = next_round(division, number)?;
    find::stage_mut(division, number)?.proposal = Some(round);
    Ok(())
}

/// The next round of a stage as the rules make it.
pub(super) fn next_round(division: &Division, number: u32) -> Result<Round, Refusal> {
    let stage = find::stage(division, number)?;
    if !division.is_drawn() {
        return Err(Refusal::NotDrawn);
    }
    let next = stage.next_round();
    if !stage.has_started() {
        return Err(Refusal::StageNotStarted);
    }
    if stage.settings.format.is_knockout() || matches!(stage.settings.format, Format::Heats(_)) {
        return Err(Refusal::NoProposals);
    }
    let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
    let nos = division.nos_of(index);
    if next > division.total_rounds(index) {
        return Err(Refusal::NoMoreRounds);
    }
    let plays = |no: &&No| division.by_no(**no).is_some_and(|entrant| division.plays(index, next, entrant));
    let beaten = losses::beaten(division, index, next);
    let away = |no: &No| stage.next_absent.contains(no) || beaten.contains(no);
    if nos.iter().filter(plays).filter(|no| !away(no)).count() < FEWEST {
        return Err(Refusal::TooFew { needed: find::count(FEWEST) });
    }
    refuse_before_branch(division, index, next)?;
    pairing::propose(division, index).map_err(cannot_pair)
}

fn cannot_pair(cannot: CannotPair) -> Refusal {
    match cannot.uneven {
        Some(UnevenUnit { unit, own, others }) => Refusal::UnevenSides { unit, own, others },
        None => Refusal::CannotPair { blockers: cannot.blockers },
    }
}

/// Whoever leaves for a later stage now does so before the next round: that stage starts first where it can.
fn refuse_before_branch(division: &Division, stage: usize, next: u32) -> Result<(), Refusal> {
    for (later, settings) in (0..).zip(division.stages.iter().map(|later| &later.settings)).skip(stage + 1) {
        let branches = settings.from.iter().any(|source| {
            usize::try_from(source.stage) == Ok(stage) && source.after.is_some_and(|after| after + 1 == next)
        });
        let ready = || structure::state(division, usize::try_from(later).unwrap_or(usize::MAX));
        if branches && matches!(ready(), StageState::Ready { .. }) {
            return Err(Refusal::BranchFirst { stage: later });
        }
    }
    structure::who_leaves(division, stage, next).map(|_| ()).map_err(|missing| Refusal::StageWaits { missing })
}

/// Throws the proposal away.
pub(super) fn discard(division: &mut Division, number: u32) -> Result<(), Refusal> {
    find::stage_mut(division, number)?.proposal.take().map(|_| ()).ok_or(Refusal::NoProposal)
}

/// Says who will be absent from the next round, in place of what was said before.
pub(super) fn set_absent(division: &mut Division, number: u32, absent: &[No]) -> Result<(), Refusal> {
    find::stage(division, number)?;
    for no in absent {
        find::by_no(division, *no)?;
    }
    let absent: Vec<No> = absent.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
    let stage = find::stage_mut(division, number)?;
    if stage.next_absent != absent {
        stage.next_absent = absent;
        stage.proposal = None;
    }
    Ok(())
}

/// Throws every open proposal away, because who takes part has changed.
pub(super) fn drop_open(division: &mut Division) {
    for stage in &mut division.stages {
        stage.proposal = None;
    }
}
