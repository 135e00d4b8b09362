//! Failed attempts to sign in. Neither whom they were about nor where they came from is stored, only digests.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::ActiveValue::Set;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::entity::login_attempt;
use crate::error::Result;

/// After a day without a failure all is forgiven.
const KEPT: TimeDelta = TimeDelta::days(1);
/// More than one hall can make; beyond it the oldest are forgotten.
const ROWS: u64 = 20_000;

/// What is known under a key. Attempts at the same time wait here until this transaction ends.
pub(crate) async fn locked(
    db: &impl ConnectionTrait,
    key: &str,
    now: DateTime<Utc>,
) -> Result<Option<login_attempt::Model>> {
    let nothing_yet = row(key, 0, now, now);
    login_attempt::Entity::insert(nothing_yet).on_conflict_do_nothing().exec_without_returning(db).await?;
    Ok(login_attempt::Entity::find_by_id(key).lock_exclusive().one(db).await?)
}

/// Writes how many attempts there were, and until when no other is taken.
pub(crate) async fn update(
    db: &impl ConnectionTrait,
    key: &str,
    failures: i64,
    now: DateTime<Utc>,
    blocked_until: DateTime<Utc>,
) -> Result<()> {
    let row = row(key, failures, now, blocked_until);
    login_attempt::Entity::update(row).exec(db).await?;
    Ok(())
}

fn row(key: &str, failures: i64, now: DateTime<Utc>, blocked_until: DateTime<Utc>) -> login_attempt::ActiveModel {
    login_attempt::ActiveModel {
        key: Set(key.to_owned()),
        failures: Set(failures),
        last_at: Set(now),
        blocked_until: Set(blocked_until),
    }
}

/// Forgets the attempts under a key.
pub(crate) async fn delete(db: &impl ConnectionTrait, key: &str) -> Result<()> {
    login_attempt::Entity::delete_by_id(key).exec(db).await?;
    Ok(())
}

/// Takes one attempt under a key back, together with the wait that it brought.
pub(crate) async fn take_back(db: &impl ConnectionTrait, key: &str, now: DateTime<Utc>) -> Result<()> {
    use login_attempt::Column;
    login_attempt::Entity::update_many()
        .col_expr(Column::Failures, Expr::col(Column::Failures).sub(1))
        .col_expr(Column::BlockedUntil, Expr::value(now))
        .filter(Column::Key.eq(key))
        .filter(Column::Failures.gt(0))
        .exec(db)
        .await?;
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
