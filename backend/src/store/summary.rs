//! What lists of events say about divisions, without loading them: a fixed number of queries for any number of divisions.

use std::collections::HashMap;

use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, FromQueryResult, QueryFilter, QueryOrder, QuerySelect};
use shared::result::GameResult;
use shared::stage::StageSettings;

use crate::entity::{division, entrant, game, round, stage};
use crate::error::Result;
use crate::service::event::DivisionSummary;
use crate::store::division::OWN_GAME;
use crate::store::number::count;

/// A summary and the id of the event it belongs to.
pub(crate) type OfEvent = (i64, DivisionSummary);

#[derive(FromQueryResult)]
struct EntrantCount {
    division_id: i64,
    entrants: i64,
    numbered: i64,
}

#[derive(FromQueryResult)]
struct RoundCount {
    division_id: i64,
    stage: i64,
    rounds: i64,
}

#[derive(FromQueryResult)]
struct OpenGames {
    division_id: i64,
    stage: i64,
    round: i64,
    games: i64,
}

/// A round that has open games.
struct OpenRound {
    stage: u32,
    round: u32,
    games: u32,
}

/// The divisions of these events that are not removed, in their order.
pub(crate) async fn of_events(db: &impl ConnectionTrait, events: &[i64]) -> Result<Vec<OfEvent>> {
    let divisions = division::Entity::find()
        .filter(division::Column::EventId.is_in(events.iter().copied()))
        .filter(division::Column::RemovedAt.is_null())
        .order_by_asc(division::Column::EventId)
        .order_by_asc(division::Column::Number)
        .all(db)
        .await?;
    let ids: Vec<i64> = divisions.iter().map(|row| row.id).collect();
    let entrants = entrants(db, &ids).await?;
    let rounds = rounds(db, &ids).await?;
    let open_rounds = open_rounds(db, &ids).await?;
    let settings = settings(db, &ids).await?;
    let mut summaries = Vec::with_capacity(divisions.len());
    for row in divisions {
        let Some(settings) = settings.get(&row.id) else { continue };
        let (entrants, numbered) = entrants.get(&row.id).copied().unwrap_or_default();
        let (stage, rounds) = rounds.get(&row.id).copied().unwrap_or_default();
        let open = open_rounds.get(&row.id).map(Vec::as_slice).unwrap_or_default();
        let at_play = open.iter().find(|open| open.stage == stage);
        let summary = DivisionSummary {
            number: count(row.number)?,
            name: row.name,
            format: settings.format.clone(),
            entrants,
            drawn: entrants > 0 && entrants == numbered,
            stage,
            rounds,
            at_play: at_play.map_or(rounds, |open| open.round),
            missing: at_play.map_or(0, |open| open.games),
            open_games: open.iter().map(|open| open.games).sum(),
            finished: row.finished,
            team: row.team.is_some(),
            version: row.version,
            updated_at: row.updated_at,
        };
        summaries.push((row.event_id, summary));
    }
    Ok(summaries)
}

async fn entrants(db: &impl ConnectionTrait, ids: &[i64]) -> Result<HashMap<i64, (u32, u32)>> {
    let rows = entrant::Entity::find()
        .select_only()
        .column(entrant::Column::DivisionId)
        .column_as(entrant::Column::Entrant.count(), "entrants")
        .column_as(entrant::Column::No.count(), "numbered")
        .filter(entrant::Column::DivisionId.is_in(ids.iter().copied()))
        .group_by(entrant::Column::DivisionId)
        .into_model::<EntrantCount>()
        .all(db)
        .await?;
    rows.into_iter().map(|row| Ok((row.division_id, (count(row.entrants)?, count(row.numbered)?)))).collect()
}

/// The last stage that has published rounds, and how many.
async fn rounds(db: &impl ConnectionTrait, ids: &[i64]) -> Result<HashMap<i64, (u32, u32)>> {
    let rows = round::Entity::find()
        .select_only()
        .column(round::Column::DivisionId)
        .column(round::Column::Stage)
        .column_as(round::Column::Round.count(), "rounds")
        .filter(round::Column::DivisionId.is_in(ids.iter().copied()))
        .filter(round::Column::Published.eq(true))
        .group_by(round::Column::DivisionId)
        .group_by(round::Column::Stage)
        .order_by_asc(round::Column::Stage)
        .into_model::<RoundCount>()
        .all(db)
        .await?;
    rows.into_iter().map(|row| Ok((row.division_id, (count(row.stage)?, count(row.rounds)?)))).collect()
}

/// The published rounds with pairings without a result, in their order.
async fn open_rounds(db: &impl ConnectionTrait, ids: &[i64]) -> Result<HashMap<i64, Vec<OpenRound>>> {
    let same_round =
        |column: game::Column, other: round::Column| Expr::col((game::Entity, column)).equals((round::Entity, other));
    let published = same_round(game::Column::DivisionId, round::Column::DivisionId)
        .and(same_round(game::Column::Stage, round::Column::Stage))
        .and(same_round(game::Column::Round, round::Column::Round));
    let mut query = game::Entity::find()
        .select_only()
        .column(game::Column::DivisionId)
        .column(game::Column::Stage)
        .column(game::Column::Round)
        .column_as(game::Column::Game.count(), "games")
        .filter(game::Column::DivisionId.is_in(ids.iter().copied()))
        .filter(game::Column::Game.eq(OWN_GAME))
        .filter(game::Column::Result.eq(GameResult::Unfinished.sign()))
        .filter(round::Column::Published.eq(true))
        .group_by(game::Column::DivisionId)
        .group_by(game::Column::Stage)
        .group_by(game::Column::Round)
        .order_by_asc(game::Column::Stage)
        .order_by_asc(game::Column::Round);
    QuerySelect::query(&mut query).inner_join(round::Entity, published);
    let mut rounds: HashMap<i64, Vec<OpenRound>> = HashMap::new();
    for row in query.into_model::<OpenGames>().all(db).await? {
        let open = OpenRound { stage: count(row.stage)?, round: count(row.round)?, games: count(row.games)? };
        rounds.entry(row.division_id).or_default().push(open);
    }
    Ok(rounds)
}

/// The settings of every first stage.
async fn settings(db: &impl ConnectionTrait, ids: &[i64]) -> Result<HashMap<i64, StageSettings>> {
    let rows = stage::Entity::find()
        .filter(stage::Column::DivisionId.is_in(ids.iter().copied()))
        .filter(stage::Column::Stage.eq(0))
        .all(db)
        .await?;
    rows.into_iter().map(|row| Ok((row.division_id, serde_json::from_value(row.settings)?))).collect()
}
