//! A bracket follows its results: winners move on, and what was played with somebody else needs a decision.

use super::result::Place;
use super::withdrawal::unplayed_result;
use super::{find, ladder};
use crate::bracket::{Standing, first_mover, run};
use crate::command::LaterMatches;
use crate::division::Division;
use crate::id::No;
use crate::refusal::Refusal;
use crate::side::Side;
use crate::stage::{Format, Pairing, Round, Stage};

/// Publishes, changes and takes back pairings of a bracket or a ladder so that they are those of its results. Nothing
/// for another format.
///
/// A pairing that nobody has played takes its new entrants. Where games were played with somebody who would not be in
/// the match any more, the whole command is refused with the numbers of these matches, until `later` says what becomes of
/// them.
pub(super) fn follow(division: &mut Division, stage: u32, later: Option<LaterMatches>) -> Result<(), Refusal> {
    match find::stage(division, stage)?.settings.format {
        Format::SingleElim(_) | Format::DoubleElim => follow_bracket(division, stage, later),
        Format::Ladder => ladder::follow(division, stage, later),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Heats(_) => Ok(()),
    }
}

fn follow_bracket(division: &mut Division, number: u32, later: Option<LaterMatches>) -> Result<(), Refusal> {
    let index = usize::try_from(number).map_err(|_| Refusal::NoSuchStage)?;
    release(division, index);
    let mut dropped = Vec::new();
    loop {
        if later == Some(LaterMatches::Keep) && keep_a_played_one(division, index) {
            continue;
        }
        let Some(misfit) = misfits(division, index).next() else { break };
        if misfit.is_played(division, index) {
            dropped.push(misfit.standing.planned.number);
        }
        put_right(division, index, misfit);
    }
    if !dropped.is_empty() && later != Some(LaterMatches::Replay) {
        return Err(Refusal::LaterMatchesPlayed { matches: dropped });
    }
    trim(find::stage_mut(division, number)?);
    Ok(())
}

/// A match whose pairing is not what the bracket asks for.
struct Misfit {
    standing: Standing,
    pairing: Option<Pairing>,
}

impl Misfit {
    /// Whether anything was played or entered here, and not only left behind by a withdrawal.
    fn is_played(&self, division: &Division, stage: usize) -> bool {
        self.pairing.as_ref().is_some_and(|pairing| is_played(division, stage, self.standing.planned.round, pairing))
    }
}

fn is_played(division: &Division, stage: usize, round: u32, pairing: &Pairing) -> bool {
    let entered = pairing.result.is_finished() && pairing.result != unplayed_result(division, stage, round, pairing);
    entered || pairing.games.iter().any(|game| game.result.is_finished())
}

/// Marks the first match that was played with others as kept, where there is one that is not: what leads to it then
/// follows from it.
fn keep_a_played_one(division: &mut Division, index: usize) -> bool {
    let played = misfits(division, index).find(|misfit| misfit.is_played(division, index) && !misfit.standing.kept);
    played.is_some_and(|misfit| mark(division, index, &misfit.standing, true).is_some())
}

/// The matches by number whose pairing is missing, superfluous, or of others.
fn misfits(division: &Division, index: usize) -> impl Iterator<Item = Misfit> {
    run(division, index).into_iter().filter_map(move |standing| {
        let pairing = published(division.stages.get(index)?, &standing);
        let fits = match (pairing, standing.both()) {
            (Some(pairing), Some(both)) => both.iter().all(|no| pairing.side_of(*no).is_some()),
            (Some(_), None) => false,
            (None, Some(_)) => standing.decided,
            (None, None) => true,
        };
        (!fits).then(|| Misfit { pairing: pairing.cloned(), standing })
    })
}

fn published<'a>(stage: &'a Stage, standing: &Standing) -> Option<&'a Pairing> {
    stage.round(standing.planned.round)?.at(standing.planned.board)
}

/// The new pairing in the place of the old one, or none while its two are not known or one of them need not play.
fn put_right(division: &mut Division, index: usize, Misfit { standing, pairing }: Misfit) {
    let planned = &standing.planned;
    if let Some(round) = round_mut(division, index, planned.round) {
        round.pairings.retain(|pairing| pairing.board != planned.board);
    }
    let Some(stage) = division.stages.get_mut(index) else { return };
    pairing.iter().for_each(|old| stage.retire(old.version));
    let first_version = stage.first_version;
    let Some(both) = standing.both().filter(|_| !standing.decided) else { return };
    let mut fresh = drawn(division, index, planned.number, planned.board, both);
    fresh.version = first_version;
    if let Some(round) = round_mut(division, index, planned.round) {
        let at = round.pairings.partition_point(|pairing| pairing.board < fresh.board);
        round.pairings.insert(at, fresh);
    }
}

/// A round of the bracket, made where it is not there yet.
fn round_mut(division: &mut Division, index: usize, number: u32) -> Option<&mut Round> {
    let rounds = &mut division.stages.get_mut(index)?.rounds;
    let number = usize::try_from(number).ok()?;
    if rounds.len() < number {
        rounds.resize_with(number, Round::default);
    }
    rounds.get_mut(number.checked_sub(1)?)
}

/// A pairing with its colours drawn.
fn drawn(division: &Division, index: usize, number: u32, board: u32, [upper, lower]: [No; 2]) -> Pairing {
    let seats = division.stages.get(index).and_then(|stage| stage.seats.as_ref());
    let seed = seats.and_then(|seats| seats.seed.as_deref()).unwrap_or_default();
    match first_mover(seed, number) {
        Side::First => Pairing::new(board, upper, lower),
        Side::Second => Pairing::new(board, lower, upper),
    }
}

/// Matches that were kept are the bracket's own again once the results lead to them, or once nothing of them is played.
fn release(division: &mut Division, index: usize) {
    if !division.stages.get(index).is_some_and(has_kept) {
        return;
    }
    for standing in run(division, index).into_iter().filter(|standing| standing.kept) {
        let planned = &standing.planned;
        let stands = division.stages.get(index).and_then(|stage| published(stage, &standing));
        let played = stands.is_some_and(|pairing| is_played(division, index, planned.round, pairing));
        mark(division, index, &standing, false);
        if played && misfits(division, index).any(|misfit| misfit.standing.planned == *planned) {
            mark(division, index, &standing, true);
        }
    }
}

fn has_kept(stage: &Stage) -> bool {
    stage.rounds.iter().flat_map(|round| &round.pairings).any(|pairing| pairing.by_hand)
}

/// Marks a match as kept by hand, or not.
fn mark(division: &mut Division, index: usize, standing: &Standing, kept: bool) -> Option<()> {
    let planned = &standing.planned;
    let mut pairings = round_mut(division, index, planned.round)?.pairings.iter_mut();
    pairings.find(|pairing| pairing.board == planned.board)?.by_hand = kept;
    Some(())
}

/// Rounds after the last published one are not there.
fn trim(stage: &mut Stage) {
    while stage.rounds.last().is_some_and(|round| round.pairings.is_empty()) {
        stage.rounds.pop();
    }
}

/// Exchanges the colours of a match that has no result.
pub(super) fn swap_colours(division: &mut Division, place: Place) -> Result<(), Refusal> {
    let stage = find::stage_mut(division, place.stage)?;
    let is_knockout = stage.settings.format.is_knockout();
    let round = find::round_mut(stage, place.round)?;
    let pairing = round.pairings.iter_mut().find(|pairing| pairing.board == place.board && is_knockout);
    let pairing = pairing.ok_or(Refusal::NoSuchBoard { board: place.board })?;
    if pairing.has_results() {
        return Err(Refusal::HasResults { boards: vec![place.board] });
    }
    std::mem::swap(&mut pairing.first, &mut pairing.second);
    pairing.fouls.swap(0, 1);
    pairing.penalties.swap(0, 1);
    pairing.line_ups.swap(0, 1);
    for game in &mut pairing.games {
        game.players.swap(0, 1);
        game.fouls.swap(0, 1);
        game.penalties.swap(0, 1);
    }
    pairing.version += 1;
    Ok(())
}
