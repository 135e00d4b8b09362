//! Invitations and the code of the first start, found by the digest of their token.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::ActiveValue::Set;
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect};

use crate::entity::invitation;
use crate::error::Result;
use crate::random;

/// What an invitation is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// The first account of the server.
    First,
    /// One more organizer.
    Organizer,
}

impl Purpose {
    const fn as_str(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Organizer => "organizer",
        }
    }
}

/// An invitation to be written.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NewInvitation<'a> {
    pub(crate) token: &'a str,
    pub(crate) purpose: Purpose,
    pub(crate) event_id: Option<i64>,
    pub(crate) made_by: Option<i64>,
    pub(crate) lasts: TimeDelta,
}

/// Writes an invitation and answers until when it holds.
pub(crate) async fn insert(
    db: &impl ConnectionTrait,
    new: NewInvitation<'_>,
    now: DateTime<Utc>,
) -> Result<DateTime<Utc>> {
    let row = invitation::ActiveModel {
        token_hash: Set(random::digest(new.token)),
        purpose: Set(new.purpose.as_str().to_owned()),
        event_id: Set(new.event_id),
        made_by: Set(new.made_by),
        created_at: Set(now),
        expires_at: Set(now + new.lasts),
        used_at: Set(None),
    };
    Ok(row.insert(db).await?.expires_at)
}

/// An invitation that still holds, to look at.
pub(crate) async fn peek(
    db: &impl ConnectionTrait,
    token: &str,
    purpose: Purpose,
    now: DateTime<Utc>,
) -> Result<Option<invitation::Model>> {
    let row = invitation::Entity::find_by_id(random::digest(token)).one(db).await?;
    Ok(row.filter(|row| holds(row, purpose, now)))
}

/// An invitation that still holds, to use: nobody else can use it until the transaction ends.
pub(crate) async fn find(
    db: &impl ConnectionTrait,
    token: &str,
    purpose: Purpose,
    now: DateTime<Utc>,
) -> Result<Option<invitation::Model>> {
    let row = invitation::Entity::find_by_id(random::digest(token)).lock_exclusive().one(db).await?;
    Ok(row.filter(|row| holds(row, purpose, now)))
}

fn holds(row: &invitation::Model, purpose: Purpose, now: DateTime<Utc>) -> bool {
    row.purpose == purpose.as_str() && row.used_at.is_none() && row.expires_at > now
}

/// Marks an invitation as used.
pub(crate) async fn mark_used(db: &impl ConnectionTrait, row: invitation::Model, now: DateTime<Utc>) -> Result<()> {
    let mut row = row.into_active_model();
    row.used_at = Set(Some(now));
    row.update(db).await?;
    Ok(())
}

/// Deletes every invitation of this kind.
pub(crate) async fn delete_all(db: &impl ConnectionTrait, purpose: Purpose) -> Result<()> {
    invitation::Entity::delete_many().filter(invitation::Column::Purpose.eq(purpose.as_str())).exec(db).await?;
    Ok(())
}

/// Deletes the invitations that have run out.
pub(crate) async fn delete_expired(db: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<()> {
    invitation::Entity::delete_many().filter(invitation::Column::ExpiresAt.lte(now)).exec(db).await?;
    Ok(())
}
