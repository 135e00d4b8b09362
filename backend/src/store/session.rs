//! Sessions, found by the digest of their token.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::ActiveValue::Set;
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect};

use super::account;
use crate::auth::{SESSION_DAYS, Session, SessionToken};
use crate::entity::session;
use crate::error::Result;
use crate::random;

/// Begins a session for an account and answers its token, which is stored nowhere.
pub(crate) async fn insert(db: &impl ConnectionTrait, account_id: i64, now: DateTime<Utc>) -> Result<SessionToken> {
    let token = random::token();
    let row = session::ActiveModel {
        token_hash: Set(random::digest(&token)),
        account_id: Set(account_id),
        csrf: Set(random::token()),
        flash: Set(None),
        created_at: Set(now),
        expires_at: Set(now + TimeDelta::days(SESSION_DAYS)),
    };
    row.insert(db).await?;
    Ok(SessionToken(token))
}

/// The session of this token, unless it has run out.
pub(crate) async fn find(db: &impl ConnectionTrait, token: &str, now: DateTime<Utc>) -> Result<Option<Session>> {
    let row = session::Entity::find_by_id(random::digest(token)).one(db).await?;
    let Some(row) = row.filter(|row| row.expires_at > now) else { return Ok(None) };
    let account = account::by_id(db, row.account_id).await?;
    Ok(account.map(|account| Session { account: account.into(), csrf: row.csrf, key: row.token_hash }))
}

/// Ends one session.
pub(crate) async fn delete(db: &impl ConnectionTrait, key: &str) -> Result<()> {
    session::Entity::delete_by_id(key).exec(db).await?;
    Ok(())
}

/// Ends every session of an account.
pub(crate) async fn delete_of(db: &impl ConnectionTrait, account_id: i64) -> Result<()> {
    session::Entity::delete_many().filter(session::Column::AccountId.eq(account_id)).exec(db).await?;
    Ok(())
}

/// Deletes the sessions that have run out.
pub(crate) async fn delete_expired(db: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<()> {
    session::Entity::delete_many().filter(session::Column::ExpiresAt.lte(now)).exec(db).await?;
    Ok(())
}

/// Leaves a message for the next page of this session.
pub(crate) async fn set_flash(db: &impl ConnectionTrait, key: &str, message: &str) -> Result<()> {
    let Some(row) = session::Entity::find_by_id(key).one(db).await? else { return Ok(()) };
    let mut row = row.into_active_model();
    row.flash = Set(Some(message.to_owned()));
    row.update(db).await?;
    Ok(())
}

/// Whether a message waits.
pub(crate) async fn has_flash(db: &impl ConnectionTrait, key: &str) -> Result<bool> {
    let row = session::Entity::find_by_id(key).filter(session::Column::Flash.is_not_null()).one(db).await?;
    Ok(row.is_some())
}

/// Takes the message away, so that it is shown once.
pub(crate) async fn take_flash(db: &impl ConnectionTrait, key: &str) -> Result<Option<String>> {
    let Some(row) = session::Entity::find_by_id(key).lock_exclusive().one(db).await? else { return Ok(None) };
    let Some(message) = row.flash.clone() else { return Ok(None) };
    let mut row = row.into_active_model();
    row.flash = Set(None);
    row.update(db).await?;
    Ok(Some(message))
}
