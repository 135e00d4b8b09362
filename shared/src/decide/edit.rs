//! Changing a proposal by hand. Every pair that is no longer the rules' own is marked, with the articles it departs
//! from; a pair that is changed back is the rules' own again.

use super::{find, proposal};
use crate::division::Division;
use crate::id::No;
use crate::pairing;
use crate::refusal::Refusal;
use crate::stage::{Pairing, Round};

/// Exchanges two entrants of the proposal; one of them may have the bye.
pub(super) fn swap_entrants(division: &mut Division, stage: u32, a: No, b: No) -> Result<(), Refusal> {
    let mut round = find::proposal(division, stage)?.clone();
    let board_of = |no: No| round.pairing_of(no).map(|pairing| pairing.board);
    let (seat_a, seat_b) = (board_of(a), board_of(b));
    let in_round = |no: No, seat: Option<u32>| seat.is_some() || round.bye == Some(no);
    if !in_round(a, seat_a) || !in_round(b, seat_b) || seat_a == seat_b {
        return Err(Refusal::CannotSwap { a, b });
    }
    for pairing in &mut round.pairings {
        (pairing.first, pairing.second) = (pairing.first.exchanged(a, b), pairing.second.exchanged(a, b));
    }
    round.bye = round.bye.map(|no| no.exchanged(a, b));
    keep(division, stage, round)
}

/// Exchanges the colours at a board of the proposal.
pub(super) fn swap_colours(division: &mut Division, stage: u32, board: u32) -> Result<(), Refusal> {
    let mut round = find::proposal(division, stage)?.clone();
    let pairing = round.pairings.iter_mut().find(|pairing| pairing.board == board);
    let pairing = pairing.ok_or(Refusal::NoSuchBoard { board })?;
    std::mem::swap(&mut pairing.first, &mut pairing.second);
    keep(division, stage, round)
}

/// Marks what departs from the rules and keeps the round as the proposal.
fn keep(division: &mut Division, stage: u32, mut round: Round) -> Result<(), Refusal> {
    // Who leaves before the round is asked for anew, as if nothing were proposed.
    find::stage_mut(division, stage)?.proposal = None;
    let ruled = proposal::next_round(division, stage)?;
    find::stage_mut(division, stage)?.proposal = Some(round.clone());
    for pairing in &mut round.pairings {
        *pairing = ruled_or_by_hand(&ruled, pairing);
    }
    record_floats(division, stage, &mut round)?;
    round.bye_reason = if round.bye == ruled.bye { ruled.bye_reason } else { None };
    name_departures(division, stage, &mut round)?;
    find::stage_mut(division, stage)?.proposal = Some(round);
    Ok(())
}

/// The pair with the rules' own reason where the rules make the same pair, and otherwise marked as made by hand.
fn ruled_or_by_hand(ruled: &Round, pairing: &Pairing) -> Pairing {
    let same = ruled.pairings.iter().find(|own| own.first == pairing.first && own.second == pairing.second);
    match same {
        Some(own) => Pairing { board: pairing.board, ..own.clone() },
        None => Pairing { by_hand: true, ..Pairing::new(pairing.board, pairing.first, pairing.second) },
    }
}

/// The floats of the pairs made by hand, by the scores that the pairing sees.
fn record_floats(division: &Division, stage: u32, round: &mut Round) -> Result<(), Refusal> {
    let number = find::stage(division, stage)?.next_round();
    let index = usize::try_from(stage).map_err(|_| Refusal::NoSuchStage)?;
    let floats = pairing::float::floats(division, index, number, round);
    for (pairing, floats) in round.pairings.iter_mut().zip(floats).filter(|(pairing, _)| pairing.by_hand) {
        pairing.floats = Some(floats);
    }
    Ok(())
}

fn name_departures(division: &Division, stage: u32, round: &mut Round) -> Result<(), Refusal> {
    let number = find::stage(division, stage)?.next_round();
    let index = usize::try_from(stage).map_err(|_| Refusal::NoSuchStage)?;
    let departures = pairing::departures(division, index, number, round);
    for pairing in round.pairings.iter_mut().filter(|pairing| pairing.by_hand) {
        let here = departures.iter().filter(|departure| departure.boards.contains(&pairing.board));
        pairing.departs = here.map(|departure| departure.article.clone()).collect();
        pairing.departs.sort();
        pairing.departs.dedup();
    }
    Ok(())
}
