//! What somebody has typed and not yet confirmed.

use chrono::{DateTime, Utc};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::draft;
use crate::error::Result;

/// A session keeps so many drafts; beyond it the oldest is dropped.
const KEPT: u64 = 20;

/// Keeps a text under a key, in place of what was there.
pub(crate) async fn put(
    db: &impl ConnectionTrait,
    session: &str,
    key: &str,
    text: &str,
    now: DateTime<Utc>,
) -> Result<()> {
    let row = draft::ActiveModel {
        session: Set(session.to_owned()),
        key: Set(key.to_owned()),
        text: Set(text.to_owned()),
        saved_at: Set(now),
    };
    let overwrite = OnConflict::columns([draft::Column::Session, draft::Column::Key])
        .update_columns([draft::Column::Text, draft::Column::SavedAt])
        .to_owned();
    draft::Entity::insert(row).on_conflict(overwrite).exec_without_returning(db).await?;
    drop_oldest(db, session).await
}

async fn drop_oldest(db: &impl ConnectionTrait, session: &str) -> Result<()> {
    let of_session = draft::Entity::find().filter(draft::Column::Session.eq(session));
    let beyond = of_session.order_by_desc(draft::Column::SavedAt).offset(KEPT).limit(KEPT).all(db).await?;
    for row in beyond {
        draft::Entity::delete_by_id((row.session, row.key)).exec(db).await?;
    }
    Ok(())
}

/// The text under a key.
pub(crate) async fn find(db: &impl ConnectionTrait, session: &str, key: &str) -> Result<Option<String>> {
    let row = draft::Entity::find_by_id((session.to_owned(), key.to_owned())).one(db).await?;
    Ok(row.map(|row| row.text))
}

/// Drops the text under a key.
pub(crate) async fn delete(db: &impl ConnectionTrait, session: &str, key: &str) -> Result<()> {
    draft::Entity::delete_by_id((session.to_owned(), key.to_owned())).exec(db).await?;
    Ok(())
}
