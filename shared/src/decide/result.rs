//! 成绩: the result, the fouls and the penalties of a board.

use super::limits::MAX_FOULS;
use super::{bracket, find};
use crate::command::LaterMatches;
use crate::division::Division;
use crate::refusal::Refusal;
use crate::result::{GameResult, Penalty};
use crate::stage::Pairing;

/// Where a result belongs.
pub(super) struct Place {
    pub(super) stage: u32,
    pub(super) round: u32,
    pub(super) board: u32,
}

/// What is entered for a board.
pub(super) struct Entry {
    pub(super) result: GameResult,
    pub(super) fouls: [u32; 2],
    pub(super) penalties: [Vec<Penalty>; 2],
}

impl Entry {
    fn stands_in(&self, pairing: &Pairing) -> bool {
        self.result == pairing.result && self.fouls == pairing.fouls && self.penalties == pairing.penalties
    }
}

/// Penalties of one side in one game.
const MAX_PENALTIES: usize = 4;

/// Sets the result of a board. Whoever saw an older version of the board is answered with both values; setting once
/// more what stands already changes nothing.
pub(super) fn set(
    division: &mut Division,
    place: Place,
    seen: u32,
    entry: Entry,
    later: Option<LaterMatches>,
) -> Result<(), Refusal> {
    if entry.fouls.iter().any(|fouls| *fouls > MAX_FOULS) || entry.penalties.iter().any(|p| p.len() > MAX_PENALTIES) {
        return Err(Refusal::BadFouls);
    }
    let round = find::round_mut(find::stage_mut(division, place.stage)?, place.round)?;
    let board = round.pairings.iter_mut().find(|pairing| pairing.board == place.board);
    let pairing = board.ok_or(Refusal::NoSuchBoard { board: place.board })?;
    if entry.stands_in(pairing) {
        return Ok(());
    }
    if seen != pairing.version {
        return Err(changed(pairing, entry.result));
    }
    pairing.result = entry.result;
    pairing.fouls = entry.fouls;
    pairing.penalties = entry.penalties;
    pairing.version += 1;
    bracket::follow(division, place.stage, later)
}

fn changed(pairing: &Pairing, sent: GameResult) -> Refusal {
    Refusal::ResultChanged {
        board: pairing.board,
        stands: pairing.result,
        stands_fouls: pairing.fouls,
        sent,
        version: pairing.version,
    }
}
