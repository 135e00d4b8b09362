//! Reading divisions.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Select};
use shared::division::Division;

use super::from_rows;
use super::rows::Rows;
use crate::entity::{division, entrant, game, pairing, round, stage};
use crate::error::Result;
use crate::store::number::{column, count};

/// The row of division `number` of an event.
pub(crate) async fn find(db: &impl ConnectionTrait, event_id: i64, number: u32) -> Result<Option<division::Model>> {
    Ok(by_number(event_id, number).one(db).await?)
}

/// The same, and nobody else changes the division until the transaction ends. SQLite has one writer anyway.
pub(crate) async fn locked(db: &impl ConnectionTrait, event_id: i64, number: u32) -> Result<Option<division::Model>> {
    Ok(by_number(event_id, number).lock_exclusive().one(db).await?)
}

/// The removed divisions of an event.
pub(crate) async fn removed(db: &impl ConnectionTrait, event_id: i64) -> Result<Vec<division::Model>> {
    let rows = division::Entity::find()
        .filter(division::Column::EventId.eq(event_id))
        .filter(division::Column::RemovedAt.is_not_null())
        .order_by_asc(division::Column::Number);
    Ok(rows.all(db).await?)
}

/// The highest number that a division of an event has or had: the address of a removed one leads to no other.
pub(crate) async fn last_number(db: &impl ConnectionTrait, event_id: i64) -> Result<u32> {
    let all = division::Entity::find().filter(division::Column::EventId.eq(event_id));
    let last = all.order_by_desc(division::Column::Number).one(db).await?;
    last.map_or(Ok(0), |row| count(row.number))
}

fn by_number(event_id: i64, number: u32) -> Select<division::Entity> {
    division::Entity::find()
        .filter(division::Column::EventId.eq(event_id))
        .filter(division::Column::Number.eq(column(number)))
        .filter(division::Column::RemovedAt.is_null())
}

/// The whole state of a division: five queries, however large it is.
pub(crate) async fn load(db: &impl ConnectionTrait, row: &division::Model) -> Result<Division> {
    from_rows::division(row, rows(db, row.id).await?)
}

async fn rows(db: &impl ConnectionTrait, id: i64) -> Result<Rows> {
    let entrants = entrant::Entity::find()
        .filter(entrant::Column::DivisionId.eq(id))
        .order_by_asc(entrant::Column::Entrant)
        .all(db)
        .await?;
    let stages = stage::Entity::find()
        .filter(stage::Column::DivisionId.eq(id))
        .order_by_asc(stage::Column::Stage)
        .all(db)
        .await?;
    let rounds = round::Entity::find()
        .filter(round::Column::DivisionId.eq(id))
        .order_by_asc(round::Column::Stage)
        .order_by_asc(round::Column::Round)
        .all(db)
        .await?;
    let pairings = pairing::Entity::find()
        .filter(pairing::Column::DivisionId.eq(id))
        .order_by_asc(pairing::Column::Stage)
        .order_by_asc(pairing::Column::Round)
        .order_by_asc(pairing::Column::Board)
        .all(db)
        .await?;
    let games = game::Entity::find()
        .filter(game::Column::DivisionId.eq(id))
        .order_by_asc(game::Column::Stage)
        .order_by_asc(game::Column::Round)
        .order_by_asc(game::Column::Board)
        .order_by_asc(game::Column::Game)
        .all(db)
        .await?;
    Ok(Rows { entrants, stages, rounds, pairings, games })
}
