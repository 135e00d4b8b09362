//! Failed attempts to sign in. Neither whom they were about nor where they came from is stored, only digests.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::login_attempt;
use crate::error::Result;

/// After a day without a failure all is forgiven.
const KEPT: TimeDelta = TimeDelta::days(1);
/// More than one hall can make; beyond it the oldest are forgotten.
const ROWS: u64 = 20_000;

/// What is known about earlier attempts.
pub(crate) async fn find(
    db: &impl ConnectionTrait,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Option<login_attempt::Model>> {
    let row = login_attempt::Entity::find_by_id(key).one(db).await?;
    Ok(row.filter(|row| row.last_at > now - KEPT))
}

/// Writes how many attempts there were, and until when no other is taken.
pub(crate) async fn put(
    db: &impl ConnectionTrait,
    key: &str,
    failures: i64,
    now: DateTime<Utc>,
    blocked_until: DateTime<Utc>,
) -> Result<()> {
    use login_attempt::Column;
    let row = login_attempt::ActiveModel {
        key: Set(key.to_owned()),
        failures: Set(failures),
        last_at: Set(now),
        blocked_until: Set(blocked_until),
    };
    let overwrite = OnConflict::column(Column::Key)
        .update_columns([Column::Failures, Column::LastAt, Column::BlockedUntil])
        .to_owned();
    login_attempt::Entity::insert(row).on_conflict(overwrite).exec_without_returning(db).await?;
    Ok(())
}

/// Forgets the attempts under these keys.
pub(crate) async fn delete(db: &impl ConnectionTrait, keys: &[String]) -> Result<()> {
    login_attempt::Entity::delete_many().filter(login_attempt::Column::Key.is_in(keys)).exec(db).await?;
    Ok(())
}

/// Forgets what is old, and the oldest when there are too many.
pub(crate) async fn forget_old(db: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<()> {
    use login_attempt::Column;
    login_attempt::Entity::delete_many().filter(Column::LastAt.lte(now - KEPT)).exec(db).await?;
    if login_attempt::Entity::find().count(db).await? <= ROWS {
        return Ok(());
    }
    let middle = login_attempt::Entity::find().order_by_asc(Column::LastAt).offset(ROWS / 2).limit(1).one(db).await?;
    if let Some(middle) = middle {
        login_attempt::Entity::delete_many().filter(Column::LastAt.lt(middle.last_at)).exec(db).await?;
    }
    Ok(())
}
