//! Events and who organizes them.

use chrono::{DateTime, Utc};
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::sea_query::Query;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter,
    QueryOrder, QuerySelect,
};
use shared::event::EventInfo;

use crate::entity::{account, event, event_member};
use crate::error::Result;

/// The event at this address.
pub(crate) async fn find(db: &impl ConnectionTrait, slug: &str) -> Result<Option<event::Model>> {
    Ok(event::Entity::find().filter(event::Column::Slug.eq(slug)).one(db).await?)
}

/// The event with this id.
pub(crate) async fn by_id(db: &impl ConnectionTrait, id: i64) -> Result<Option<event::Model>> {
    Ok(event::Entity::find_by_id(id).one(db).await?)
}

/// The event at this address, and nobody else changes the event or adds a division until the transaction ends.
pub(crate) async fn locked(db: &impl ConnectionTrait, slug: &str) -> Result<Option<event::Model>> {
    Ok(event::Entity::find().filter(event::Column::Slug.eq(slug)).lock_exclusive().one(db).await?)
}

/// The newest events, at most `limit`.
pub(crate) async fn newest(db: &impl ConnectionTrait, limit: u64) -> Result<Vec<event::Model>> {
    Ok(event::Entity::find().order_by_desc(event::Column::Id).limit(limit).all(db).await?)
}

/// What the event says about itself.
pub(crate) fn info(row: &event::Model) -> Result<EventInfo> {
    Ok(serde_json::from_value(row.info.clone())?)
}

/// Writes a new event.
pub(crate) async fn insert(
    db: &impl ConnectionTrait,
    slug: &str,
    info: &EventInfo,
    now: DateTime<Utc>,
) -> Result<event::Model> {
    let row = event::ActiveModel {
        id: NotSet,
        slug: Set(slug.to_owned()),
        info: Set(serde_json::to_value(info)?),
        version: Set(1),
        created_at: Set(now),
        updated_at: Set(now),
    };
    Ok(row.insert(db).await?)
}

/// Changes what the event says about itself.
pub(crate) async fn update(
    db: &impl ConnectionTrait,
    row: event::Model,
    info: &EventInfo,
    now: DateTime<Utc>,
) -> Result<event::Model> {
    let version = row.version + 1;
    let mut row = row.into_active_model();
    row.info = Set(serde_json::to_value(info)?);
    row.version = Set(version);
    row.updated_at = Set(now);
    Ok(row.update(db).await?)
}

/// Whether the account organizes the event.
pub(crate) async fn is_member(db: &impl ConnectionTrait, event_id: i64, account_id: i64) -> Result<bool> {
    let count = event_member::Entity::find_by_id((event_id, account_id)).count(db).await?;
    Ok(count > 0)
}

/// Lets the account organize the event; nothing happens if it does already.
pub(crate) async fn add_member(
    db: &impl ConnectionTrait,
    event_id: i64,
    account_id: i64,
    now: DateTime<Utc>,
) -> Result<()> {
    let row = event_member::ActiveModel { event_id: Set(event_id), account_id: Set(account_id), since: Set(now) };
    event_member::Entity::insert(row)
        .on_conflict_do_nothing_on([event_member::Column::EventId, event_member::Column::AccountId])
        .exec_without_returning(db)
        .await?;
    Ok(())
}

/// Everybody who organizes the event, in order of names.
pub(crate) async fn members(db: &impl ConnectionTrait, event_id: i64) -> Result<Vec<account::Model>> {
    let rows = event_member::Entity::find().filter(event_member::Column::EventId.eq(event_id)).all(db).await?;
    let ids = rows.into_iter().map(|row| row.account_id);
    let accounts = account::Entity::find().filter(account::Column::Id.is_in(ids)).order_by_asc(account::Column::Name);
    Ok(accounts.all(db).await?)
}

/// The newest events that the account organizes, at most `limit`.
pub(crate) async fn newest_of(db: &impl ConnectionTrait, account_id: i64, limit: u64) -> Result<Vec<event::Model>> {
    let own = Query::select()
        .column(event_member::Column::EventId)
        .from(event_member::Entity)
        .and_where(event_member::Column::AccountId.eq(account_id))
        .take();
    let events = event::Entity::find().filter(event::Column::Id.in_subquery(own));
    Ok(events.order_by_desc(event::Column::Id).limit(limit).all(db).await?)
}
