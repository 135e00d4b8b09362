//! From the rows of a division to its state.

use std::iter::Peekable;
use std::vec::IntoIter;

use serde::de::DeserializeOwned;
use serde_json::Value;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No};
use shared::result::GameResult;
use shared::stage::{Pairing, Round, Stage};

use super::rows::{ONLY_GAME, Rows};
use crate::entity::{division, entrant, game, pairing, round, stage};
use crate::error::{Error, Result};
use crate::store::number::count;

/// The rows of rounds, pairings and games, each taken up by what it belongs to.
struct Below {
    rounds: Peekable<IntoIter<round::Model>>,
    pairings: Peekable<IntoIter<pairing::Model>>,
    games: Peekable<IntoIter<game::Model>>,
}

/// The state that the rows tell, each table in order of its key.
pub(super) fn division(row: &division::Model, rows: Rows) -> Result<Division> {
    let entrants = rows.entrants.into_iter().map(entrant).collect::<Result<_>>()?;
    let mut below = Below {
        rounds: rows.rounds.into_iter().peekable(),
        pairings: rows.pairings.into_iter().peekable(),
        games: rows.games.into_iter().peekable(),
    };
    let stages = rows.stages.into_iter().map(|row| stage(row, &mut below)).collect::<Result<_>>()?;
    let (name, lot) = (row.name.clone(), maybe(row.lot.clone())?);
    Ok(Division { name, entrants, stages, lot, finished: row.finished, ..Division::default() })
}

fn entrant(row: entrant::Model) -> Result<Entrant> {
    let details = EntrantDetails {
        name: row.name,
        unit: row.unit,
        rating: row.rating.map(count).transpose()?,
        seed: row.seed.map(count).transpose()?,
        guest: row.guest,
        tags: value(row.tags)?,
    };
    Ok(Entrant {
        entered_in: count(row.entered_in)?,
        withdrawn_after: row.withdrawn_after.map(count).transpose()?,
        ..Entrant::new(EntrantId(count(row.entrant)?), maybe_no(row.no)?, details)
    })
}

fn stage(row: stage::Model, below: &mut Below) -> Result<Stage> {
    let mut stage = Stage::new(value(row.settings)?);
    stage.next_absent = value(row.next_absent)?;
    stage.lots = value(row.lots)?;
    while let Some(row) = below.rounds.next_if(|round| round.stage == row.stage) {
        let published = row.published;
        let round = round(row, below)?;
        if published {
            stage.rounds.push(round);
        } else {
            stage.proposal = Some(round);
        }
    }
    Ok(stage)
}

fn round(row: round::Model, below: &mut Below) -> Result<Round> {
    let mut pairings = Vec::new();
    while let Some(row) = below.pairings.next_if(|pairing| (pairing.stage, pairing.round) == (row.stage, row.round)) {
        pairings.push(pairing(row, below)?);
    }
    let (bye, bye_reason) = (maybe_no(row.bye)?, maybe(row.bye_reason)?);
    Ok(Round { pairings, bye, bye_reason, absent: value(row.absent)?, ..Round::default() })
}

fn pairing(row: pairing::Model, below: &mut Below) -> Result<Pairing> {
    let game = only_game(&row, below)?;
    let unknown = || Error::internal(format!("{} in the database is no result", game.result));
    let (first, second) = (No(count(row.first)?), No(count(row.second)?));
    Ok(Pairing {
        result: GameResult::from_sign(&game.result).ok_or_else(unknown)?,
        fouls: [count(game.fouls_first)?, count(game.fouls_second)?],
        penalties: value(game.penalties)?,
        floats: maybe(row.floats)?,
        by_hand: row.by_hand,
        departs: value(row.departs)?,
        reason: maybe(row.reason)?,
        version: count(row.version)?,
        ..Pairing::new(count(row.board)?, first, second)
    })
}

/// A pairing has one game; another number of them is not of this program's making.
fn only_game(row: &pairing::Model, below: &mut Below) -> Result<game::Model> {
    let of_pairing = |game: &game::Model| (game.stage, game.round, game.board) == (row.stage, row.round, row.board);
    let game = below.games.next_if(|game| of_pairing(game) && game.game == ONLY_GAME);
    let other = below.games.peek().is_some_and(of_pairing);
    game.filter(|_| !other).ok_or_else(|| {
        let board = (row.division_id, row.stage, row.round, row.board);
        Error::internal(format!("the pairing {board:?} in the database has not one game"))
    })
}

fn maybe_no(column: Option<i64>) -> Result<Option<No>> {
    column.map(|no| count(no).map(No)).transpose()
}

fn value<T: DeserializeOwned>(json: Value) -> Result<T> {
    Ok(serde_json::from_value(json)?)
}

fn maybe<T: DeserializeOwned>(json: Option<Value>) -> Result<Option<T>> {
    json.map(value).transpose()
}
