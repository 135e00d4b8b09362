//! 成绩: the result, the fouls and the penalties of a board.

use super::limits::MAX_FOULS;
use super::{find, game};
use crate::command::LaterMatches;
use crate::division::Division;
use crate::matches::{self, GameKind, MatchGame};
use crate::refusal::Refusal;
use crate::result::{GameResult, Penalty};
use crate::side::Side;
use crate::stage::Pairing;

/// Where a result belongs.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) stage: u32,
    pub(super) round: u32,
    pub(super) board: u32,
}

/// What is entered for a board.
#[derive(Clone, PartialEq)]
pub(super) struct Entry {
    pub(super) result: GameResult,
    pub(super) fouls: [u32; 2],
    pub(super) penalties: [Vec<Penalty>; 2],
}

impl Place {
    /// The pairing there.
    pub(super) fn find<'d>(&self, division: &'d Division) -> Result<&'d Pairing, Refusal> {
        let stage = find::stage(division, self.stage)?;
        let round = stage.round(self.round).ok_or(Refusal::NoSuchRound { round: self.round })?;
        round.at(self.board).ok_or(Refusal::NoSuchBoard { board: self.board })
    }

    /// The pairing there, to change it.
    pub(super) fn find_mut<'d>(&self, division: &'d mut Division) -> Result<&'d mut Pairing, Refusal> {
        let round = find::round_mut(find::stage_mut(division, self.stage)?, self.round)?;
        let board = round.pairings.iter_mut().find(|pairing| pairing.board == self.board);
        board.ok_or(Refusal::NoSuchBoard { board: self.board })
    }

    /// The index of the stage.
    pub(super) fn index(&self) -> Result<usize, Refusal> {
        usize::try_from(self.stage).map_err(|_| Refusal::NoSuchStage)
    }
}

impl Entry {
    /// What stands at a board as its one result: of the drawn game, where deciders follow it.
    fn of_pairing(pairing: &Pairing) -> Self {
        match pairing.games.as_slice() {
            [game] if is_first_game(game) => {
                Self { result: game.result, fouls: game.fouls, penalties: game.penalties.clone() }
            }
            _ => Self { result: pairing.result, fouls: pairing.fouls, penalties: pairing.penalties.clone() },
        }
    }

    /// What is entered as a game of a match; board and players are those of the game that stands.
    pub(super) fn game(&self, kind: GameKind, first: Side, stands: Option<&MatchGame>) -> MatchGame {
        let game = stands.cloned().unwrap_or_else(|| MatchGame::new(kind, first));
        MatchGame { first, result: self.result, fouls: self.fouls, penalties: self.penalties.clone(), ..game }
    }
}

fn is_first_game(game: &MatchGame) -> bool {
    game.kind == GameKind::Slow && game.first == Side::First && game.board.is_none()
}

/// Penalties of one side in one game.
pub(crate) const MAX_PENALTIES: usize = 4;

/// Sets the result of a board. Whoever saw an older version of the board is answered with both values; setting once
/// more what stands already changes nothing. A match of several games takes only a forfeit as a whole.
pub(super) fn set(
    division: &mut Division,
    place: Place,
    seen: u32,
    entry: Entry,
    later: Option<LaterMatches>,
) -> Result<(), Refusal> {
    refuse_too_many_fouls(&entry)?;
    let mut pairing = place.find(division)?.clone();
    let stands = Entry::of_pairing(&pairing);
    if entry == stands {
        return Ok(());
    }
    if seen != pairing.version {
        return Err(changed(&pairing, &stands, entry.result));
    }
    let is_match = matches::has_games(division, place.index()?, place.round) || pairing.games.len() > 1;
    if is_match {
        refuse_all_but_forfeits(&pairing, entry.result)?;
    } else {
        pairing.games.clear();
    }
    pairing.result = entry.result;
    pairing.fouls = entry.fouls;
    pairing.penalties = entry.penalties;
    game::keep(division, &place, pairing, later)
}

/// More fouls or penalties than a game can have.
pub(super) fn refuse_too_many_fouls(entry: &Entry) -> Result<(), Refusal> {
    let many_fouls = entry.fouls.iter().any(|fouls| *fouls > MAX_FOULS);
    let many_penalties = entry.penalties.iter().any(|penalties| penalties.len() > MAX_PENALTIES);
    if many_fouls || many_penalties { Err(Refusal::BadFouls) } else { Ok(()) }
}

/// A match is forfeited as a whole, or such a forfeit is taken back; everything else follows from its games.
fn refuse_all_but_forfeits(pairing: &Pairing, result: GameResult) -> Result<(), Refusal> {
    let takes_back = !result.is_finished() && !pairing.result.is_played();
    if result.is_played() && !takes_back { Err(Refusal::ResultFromGames) } else { Ok(()) }
}

fn changed(pairing: &Pairing, stands: &Entry, sent: GameResult) -> Refusal {
    Refusal::ResultChanged {
        board: pairing.board,
        stands: stands.result,
        stands_fouls: stands.fouls,
        sent,
        version: pairing.version,
    }
}
