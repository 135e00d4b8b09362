//! From the rows of a division to its state.

use std::iter::Peekable;
use std::vec::IntoIter;

use serde::de::DeserializeOwned;
use serde_json::Value;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No};
use shared::matches::MatchGame;
use shared::result::GameResult;
use shared::stage::{Pairing, Round, Stage};

use super::rows::{OWN_GAME, OfMatch, Rows};
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
    Ok(Division {
        name: row.name.clone(),
        entrants,
        stages,
        lot: maybe(row.lot.clone())?,
        finished: row.finished,
        team: maybe(row.team.clone())?,
        totals: list(row.totals.clone())?,
        prizes: list(row.prizes.clone())?,
    })
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
        id: EntrantId(count(row.entrant)?),
        no: maybe_no(row.no)?,
        details,
        entered_in: count(row.entered_in)?,
        withdrawn_after: row.withdrawn_after.map(count).transpose()?,
        withdrawn_stage: row.withdrawn_stage.map_or(Ok(0), count)?,
        players: list(row.players)?,
    })
}

fn stage(row: stage::Model, below: &mut Below) -> Result<Stage> {
    let mut stage = Stage::new(value(row.settings)?);
    stage.next_absent = value(row.next_absent)?;
    stage.lots = value(row.lots)?;
    stage.seats = maybe(row.seats)?;
    stage.first_version = row.first_version.map_or(Ok(0), count)?;
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
    Ok(Round {
        pairings,
        bye: maybe_no(row.bye)?,
        bye_reason: maybe(row.bye_reason)?,
        absent: value(row.absent)?,
        resting: list(row.resting)?,
        out: list(row.out)?,
        tables: list(row.tables)?,
    })
}

fn pairing(row: pairing::Model, below: &mut Below) -> Result<Pairing> {
    let (own, games) = games(&row, below)?;
    Ok(Pairing {
        board: count(row.board)?,
        first: No(count(row.first)?),
        second: No(count(row.second)?),
        result: result(&own)?,
        fouls: fouls(&own)?,
        penalties: value(own.penalties)?,
        floats: maybe(row.floats)?,
        by_hand: row.by_hand,
        departs: value(row.departs)?,
        reason: maybe(row.reason)?,
        version: count(row.version)?,
        games,
        line_ups: maybe(row.line_ups)?.unwrap_or_default(),
    })
}

/// A pairing's own result, and the games of its match, none of them left out: other rows are not of this program's
/// making.
fn games(row: &pairing::Model, below: &mut Below) -> Result<(game::Model, Vec<MatchGame>)> {
    let of_pairing = |game: &game::Model| (game.stage, game.round, game.board) == (row.stage, row.round, row.board);
    let mut expected = OWN_GAME..;
    let mut next = || below.games.next_if(|game| of_pairing(game) && Some(game.game) == expected.next());
    let own = next();
    let games = std::iter::from_fn(next).map(match_game).collect::<Result<_>>()?;
    let other = below.games.peek().is_some_and(of_pairing);
    own.filter(|_| !other).map(|own| (own, games)).ok_or_else(|| {
        let board = (row.division_id, row.stage, row.round, row.board);
        Error::internal(format!("a game of the pairing {board:?} is missing in the database"))
    })
}

fn match_game(row: game::Model) -> Result<MatchGame> {
    let (result, fouls) = (result(&row)?, fouls(&row)?);
    let of_match = maybe(row.of_match)?.ok_or_else(|| Error::internal("a game in the database is of no match"))?;
    let OfMatch { kind, first, board, players } = of_match;
    Ok(MatchGame { kind, first, board, players, result, fouls, penalties: value(row.penalties)? })
}

fn result(row: &game::Model) -> Result<GameResult> {
    let unknown = || Error::internal(format!("{} in the database is no result", row.result));
    GameResult::from_sign(&row.result).ok_or_else(unknown)
}

fn fouls(row: &game::Model) -> Result<[u32; 2]> {
    Ok([count(row.fouls_first)?, count(row.fouls_second)?])
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

/// A list that is not there when it is empty.
fn list<T: DeserializeOwned>(json: Option<Value>) -> Result<Vec<T>> {
    Ok(maybe(json)?.unwrap_or_default())
}
