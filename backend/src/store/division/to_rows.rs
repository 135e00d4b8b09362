//! From the state of a division to its rows.

use serde::Serialize;
use serde_json::Value;
use shared::division::Division;
use shared::entrant::Entrant;
use shared::matches::MatchGame;
use shared::stage::{Pairing, Round, Stage};

use super::rows::{OWN_GAME, OfMatch, Row, Rows};
use crate::entity::{entrant, game, pairing, round, stage};
use crate::error::Result;
use crate::store::number::{column, place};

/// Every row of the division with this id, in order of keys.
pub(super) fn rows(id: i64, division: &Division) -> Result<Rows> {
    rows_of(id, division, |_, _| true)
}

/// The rows of two states of a division, without the rounds that are the same in both: of a long event most are.
pub(super) fn differing_rows(id: i64, before: &Division, after: &Division) -> Result<(Rows, Rows)> {
    let differs = |stage, round| round_at(before, stage, round) != round_at(after, stage, round);
    Ok((rows_of(id, before, differs)?, rows_of(id, after, differs)?))
}

fn rows_of(id: i64, division: &Division, wanted: impl Fn(usize, usize) -> bool) -> Result<Rows> {
    let mut rows = Rows::default();
    for entrant in &division.entrants {
        rows.entrants.push(entrant_row(id, entrant)?);
    }
    for (index, stage) in division.stages.iter().enumerate() {
        rows.stages.push(stage_row(id, place(index)?, stage)?);
        let wanted = rounds(stage).enumerate().filter(|(round, _)| wanted(index, *round));
        for (round, (state, published)) in wanted {
            let key = RoundKey { division_id: id, stage: place(index)?, round: place(round)? + 1 };
            push_round(&mut rows, key, state, published)?;
        }
    }
    rows.entrants.sort_by_key(Row::key);
    rows.pairings.sort_by_key(Row::key);
    rows.games.sort_by_key(Row::key);
    Ok(rows)
}

/// The published rounds and the proposed one, each with whether it is published.
fn rounds(stage: &Stage) -> impl Iterator<Item = (&Round, bool)> {
    let published = stage.rounds.iter().map(|round| (round, true));
    published.chain(stage.proposal.iter().map(|round| (round, false)))
}

fn round_at(division: &Division, stage: usize, round: usize) -> Option<(&Round, bool)> {
    rounds(division.stages.get(stage)?).nth(round)
}

fn push_round(rows: &mut Rows, key: RoundKey, round: &Round, published: bool) -> Result<()> {
    rows.rounds.push(round_row(key, round, published)?);
    for pairing in &round.pairings {
        rows.pairings.push(pairing_row(key, pairing)?);
        rows.games.push(own_game_row(key, pairing)?);
        for (index, game) in pairing.games.iter().enumerate() {
            rows.games.push(match_game_row(key, pairing, place(index)? + 1, game)?);
        }
    }
    Ok(())
}

#[derive(Clone, Copy)]
struct RoundKey {
    division_id: i64,
    stage: i64,
    round: i64,
}

fn entrant_row(division_id: i64, entrant: &Entrant) -> Result<entrant::Model> {
    let details = &entrant.details;
    Ok(entrant::Model {
        division_id,
        entrant: column(entrant.id.0),
        no: entrant.no.map(|no| column(no.0)),
        name: details.name.clone(),
        unit: details.unit.clone(),
        rating: details.rating.map(column),
        seed: details.seed.map(column),
        guest: details.guest,
        tags: json(&details.tags)?,
        entered_in: column(entrant.entered_in),
        withdrawn_after: entrant.withdrawn_after.map(column),
        withdrawn_stage: Some(column(entrant.withdrawn_stage)).filter(|stage| *stage > 0),
        players: unless_empty(&entrant.players)?,
    })
}

fn stage_row(division_id: i64, number: i64, stage: &Stage) -> Result<stage::Model> {
    Ok(stage::Model {
        division_id,
        stage: number,
        settings: json(&stage.settings)?,
        next_absent: json(&stage.next_absent)?,
        lots: json(&stage.lots)?,
        seats: maybe_json(stage.seats.as_ref())?,
        first_version: Some(column(stage.first_version)).filter(|version| *version > 0),
    })
}

fn round_row(key: RoundKey, round: &Round, published: bool) -> Result<round::Model> {
    Ok(round::Model {
        division_id: key.division_id,
        stage: key.stage,
        round: key.round,
        published,
        bye: round.bye.map(|no| column(no.0)),
        bye_reason: maybe_json(round.bye_reason.as_ref())?,
        absent: json(&round.absent)?,
        resting: unless_empty(&round.resting)?,
        out: unless_empty(&round.out)?,
        tables: unless_empty(&round.tables)?,
    })
}

fn pairing_row(key: RoundKey, pairing: &Pairing) -> Result<pairing::Model> {
    Ok(pairing::Model {
        division_id: key.division_id,
        stage: key.stage,
        round: key.round,
        board: column(pairing.board),
        first: column(pairing.first.0),
        second: column(pairing.second.0),
        floats: maybe_json(pairing.floats.as_ref())?,
        by_hand: pairing.by_hand,
        departs: json(&pairing.departs)?,
        reason: maybe_json(pairing.reason.as_ref())?,
        version: column(pairing.version),
        line_ups: maybe_json(Some(&pairing.line_ups).filter(|both| both.iter().any(Option::is_some)))?,
    })
}

fn own_game_row(key: RoundKey, pairing: &Pairing) -> Result<game::Model> {
    let [fouls_first, fouls_second] = pairing.fouls;
    Ok(game::Model {
        division_id: key.division_id,
        stage: key.stage,
        round: key.round,
        board: column(pairing.board),
        game: OWN_GAME,
        result: pairing.result.sign().to_owned(),
        fouls_first: column(fouls_first),
        fouls_second: column(fouls_second),
        penalties: json(&pairing.penalties)?,
        of_match: None,
    })
}

fn match_game_row(key: RoundKey, pairing: &Pairing, number: i64, game: &MatchGame) -> Result<game::Model> {
    let [fouls_first, fouls_second] = game.fouls;
    let of_match = OfMatch { kind: game.kind, first: game.first, board: game.board, players: game.players };
    Ok(game::Model {
        division_id: key.division_id,
        stage: key.stage,
        round: key.round,
        board: column(pairing.board),
        game: number,
        result: game.result.sign().to_owned(),
        fouls_first: column(fouls_first),
        fouls_second: column(fouls_second),
        penalties: json(&game.penalties)?,
        of_match: Some(json(&of_match)?),
    })
}

fn json(value: &impl Serialize) -> Result<Value> {
    Ok(serde_json::to_value(value)?)
}

pub(super) fn unless_empty(list: &[impl Serialize]) -> Result<Option<Value>> {
    maybe_json(Some(list).filter(|list| !list.is_empty()).as_ref())
}

pub(super) fn maybe_json(value: Option<&impl Serialize>) -> Result<Option<Value>> {
    value.map(json).transpose()
}
