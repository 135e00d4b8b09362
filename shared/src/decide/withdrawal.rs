//! 退出比赛 (19.2, 19.3): who leaves, and what becomes of games that are published already.
//!
//! What was played stands; games of later rounds are forfeits (未赛对局均作弃权). Whether a round robin annuls all
//! results of one who left early (19.2) is counted by [`crate::ranking`] from the same state. A bye that is published
//! stands too: it is no game.

use super::{bracket, find, proposal};
use crate::command::LaterMatches;
use crate::division::Division;
use crate::id::No;
use crate::pairing::round_robin;
use crate::refusal::Refusal;
use crate::result::GameResult;
use crate::stage::{Pairing, Round};

/// The entrant leaves after round `after` of the last stage they are in. In a knockout their open match is a forfeit,
/// and the bracket follows.
pub(super) fn withdraw(division: &mut Division, no: No, after: u32) -> Result<(), Refusal> {
    if find::by_no(division, no)?.withdrawn_after.is_some() {
        return Err(Refusal::Withdrawn { no });
    }
    let stage = division.stage_of(no);
    let rounds = division.stages.get(stage).map(|stage| stage.rounds.as_slice()).unwrap_or_default();
    if after > find::count(rounds.len()) {
        return Err(Refusal::NoSuchRound { round: after });
    }
    if let Some(round) = last_played(rounds, no).filter(|round| *round > after) {
        return Err(Refusal::PlayedSince { no, round });
    }
    let entrant = find::by_no(division, no)?;
    entrant.withdrawn_after = Some(after);
    entrant.withdrawn_stage = find::count(stage);
    settle(division, stage, no, after, |_| true);
    proposal::drop_open(division);
    bracket::follow(division, find::count(stage), None)
}

/// The entrant is back: forfeits of their withdrawal are games again in every round that still goes on. Where matches of
/// a bracket were played that follow from such a forfeit, `later` says whether they are played again, or the forfeits
/// stand.
pub(super) fn take_back(division: &mut Division, no: No, later: Option<LaterMatches>) -> Result<(), Refusal> {
    let entrant = find::by_no(division, no)?;
    let after = entrant.withdrawn_after.take().ok_or(Refusal::NotWithdrawn { no })?;
    let stage = usize::try_from(std::mem::take(&mut entrant.withdrawn_stage)).unwrap_or(usize::MAX);
    let last = division.stages.get(stage).map_or(0, |stage| find::count(stage.rounds.len()));
    if later != Some(LaterMatches::Keep) {
        settle(division, stage, no, after, |(number, round)| number == last || !round.is_complete());
    }
    proposal::drop_open(division);
    bracket::follow(division, find::count(stage), later)
}

/// What a board that nobody played must show, by who has left before its round.
pub(super) fn unplayed_result(division: &Division, stage: usize, round: u32, pairing: &Pairing) -> GameResult {
    let left = |no| division.by_no(no).is_some_and(|entrant| entrant.has_left_before(stage, round));
    round_robin::by_forfeit(left(pairing.first), left(pairing.second))
}

/// Gives the unplayed boards of `no` after round `after` the result that withdrawals leave them.
pub(super) fn settle(
    division: &mut Division,
    stage: usize,
    no: No,
    after: u32,
    goes_on: impl Fn((u32, &Round)) -> bool,
) {
    let left = division.clone();
    let index = stage;
    let Some(stage) = division.stages.get_mut(stage) else { return };
    for (round, number) in stage.rounds.iter_mut().zip(1_u32..).filter(|(_, number)| *number > after) {
        if !goes_on((number, round)) {
            continue;
        }
        let unplayed = round.pairings.iter_mut().filter(|pairing| pairing.side_of(no).is_some());
        for pairing in unplayed {
            let result = unplayed_result(&left, index, number, pairing);
            if pairing.result != result {
                pairing.result = result;
                pairing.version += 1;
            }
        }
    }
}

fn last_played(rounds: &[Round], no: No) -> Option<u32> {
    let played = |round: &Round| round.pairing_of(no).is_some_and(Pairing::was_played);
    rounds.iter().rposition(played).map(|index| find::count(index + 1))
}
