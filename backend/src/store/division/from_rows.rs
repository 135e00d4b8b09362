//! From the rows of a division to its state.

use std::iter::Peekable;

use serde::de::DeserializeOwned;
use serde_json::Value;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No};
use shared::result::GameResult;
use shared::stage::{Pairing, Round, Stage};

use super::rows::Rows;
use crate::entity::{division, entrant, pairing, round, stage};
use crate::error::{Error, Result};
use crate::store::number::count;

/// The state that the rows tell, each table in order of its key.
pub(super) fn division(row: &division::Model, rows: Rows) -> Result<Division> {
    let entrants = rows.entrants.into_iter().map(entrant).collect::<Result<_>>()?;
    let mut rounds = rows.rounds.into_iter().peekable();
    let mut pairings = rows.pairings.into_iter().peekable();
    let mut stages = Vec::with_capacity(rows.stages.len());
    for row in rows.stages {
        stages.push(stage(row, &mut rounds, &mut pairings)?);
    }
    Ok(Division { name: row.name.clone(), entrants, stages, lot: maybe(row.lot.clone())?, finished: row.finished })
}

fn entrant(row: entrant::Model) -> Result<Entrant> {
    Ok(Entrant {
        id: EntrantId(count(row.entrant)?),
        no: maybe_no(row.no)?,
        details: EntrantDetails {
            name: row.name,
            unit: row.unit,
            rating: row.rating.map(count).transpose()?,
            seed: row.seed.map(count).transpose()?,
            guest: row.guest,
            tags: value(row.tags)?,
        },
        entered_in: count(row.entered_in)?,
        withdrawn_after: row.withdrawn_after.map(count).transpose()?,
    })
}

fn stage(
    row: stage::Model,
    rounds: &mut Peekable<impl Iterator<Item = round::Model>>,
    pairings: &mut Peekable<impl Iterator<Item = pairing::Model>>,
) -> Result<Stage> {
    let mut stage = Stage::new(value(row.settings)?);
    stage.next_absent = value(row.next_absent)?;
    stage.lots = value(row.lots)?;
    while let Some(row) = rounds.next_if(|round| round.stage == row.stage) {
        let published = row.published;
        let round = round(row, pairings)?;
        if published {
            stage.rounds.push(round);
        } else {
            stage.proposal = Some(round);
        }
    }
    Ok(stage)
}

fn round(row: round::Model, pairings: &mut Peekable<impl Iterator<Item = pairing::Model>>) -> Result<Round> {
    let here = |pairing: &pairing::Model| (pairing.stage, pairing.round) == (row.stage, row.round);
    let mut boards = Vec::new();
    while let Some(row) = pairings.next_if(here) {
        boards.push(pairing(row)?);
    }
    Ok(Round {
        pairings: boards,
        bye: maybe_no(row.bye)?,
        bye_reason: maybe(row.bye_reason)?,
        absent: value(row.absent)?,
    })
}

fn pairing(row: pairing::Model) -> Result<Pairing> {
    let unknown = || Error::internal(format!("{} in the database is no result", row.result));
    Ok(Pairing {
        board: count(row.board)?,
        first: No(count(row.first)?),
        second: No(count(row.second)?),
        result: GameResult::from_sign(&row.result).ok_or_else(unknown)?,
        fouls: [count(row.fouls_first)?, count(row.fouls_second)?],
        penalties: value(row.penalties)?,
        floats: maybe(row.floats)?,
        by_hand: row.by_hand,
        departs: value(row.departs)?,
        reason: maybe(row.reason)?,
        version: count(row.version)?,
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
