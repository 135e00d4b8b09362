//! The journal, which only grows.

use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect, Select,
};

use crate::entity::journal_line;
use crate::error::Result;
use crate::service::journal::{Entry, JournalLine};

/// Writes a line.
pub(crate) async fn append(db: &impl ConnectionTrait, entry: &Entry<'_>) -> Result<()> {
    let row = journal_line::ActiveModel {
        id: NotSet,
        event_id: Set(entry.event_id),
        division_id: Set(entry.division_id),
        version: Set(entry.version),
        account_id: Set(entry.actor.account().map(|account| account.id)),
        who: Set(entry.actor.journal_name().to_owned()),
        device: Set(entry.actor.device().to_owned()),
        at: Set(entry.at),
        action: Set(serde_json::to_value(&entry.action)?),
        changes: Set(serde_json::to_value(&entry.changes)?),
    };
    row.insert(db).await?;
    Ok(())
}

/// How many lines there are about a division and its event.
pub(crate) async fn count(db: &impl ConnectionTrait, event_id: i64, division_id: i64) -> Result<u64> {
    Ok(about(event_id, division_id).count(db).await?)
}

/// Some of them, newest first.
pub(crate) async fn lines(
    db: &impl ConnectionTrait,
    event_id: i64,
    division_id: i64,
    skipped: u64,
    limit: u64,
) -> Result<Vec<JournalLine>> {
    let newest_first = about(event_id, division_id).order_by_desc(journal_line::Column::Id);
    let rows = newest_first.offset(skipped).limit(limit).all(db).await?;
    rows.into_iter().map(line).collect()
}

fn about(event_id: i64, division_id: i64) -> Select<journal_line::Entity> {
    let division = journal_line::Column::DivisionId;
    journal_line::Entity::find()
        .filter(journal_line::Column::EventId.eq(event_id))
        .filter(Condition::any().add(division.is_null()).add(division.eq(division_id)))
}

fn line(row: journal_line::Model) -> Result<JournalLine> {
    Ok(JournalLine {
        id: row.id,
        version: row.version,
        who: row.who,
        device: row.device,
        at: row.at,
        action: serde_json::from_value(row.action)?,
        changes: serde_json::from_value(row.changes)?,
    })
}
