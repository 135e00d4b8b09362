//! What has been done under which sender's id.

use chrono::{DateTime, TimeDelta, Utc};
use sea_orm::ActiveValue::{NotSet, Set, Unchanged};
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, TryInsertResult};
use serde::Serialize;
use serde::de::DeserializeOwned;
use uuid::Uuid;

use crate::entity::command_seen;
use crate::error::Result;
use crate::random;

/// For how long an answer is kept: longer than anybody's browser tries again.
const KEPT: TimeDelta = TimeDelta::days(30);

/// A sender's id together with a digest of what was sent: under one id, something else is another command.
#[derive(Clone, Debug)]
pub(crate) struct Sent {
    id: Uuid,
    digest: String,
}

impl Sent {
    /// `target` says what is to be changed, `content` how.
    pub(crate) fn new(id: Uuid, target: &str, content: &impl Serialize) -> Result<Self> {
        let content = serde_json::to_string(content)?;
        Ok(Self { id, digest: random::digest(&format!("{target}\n{content}")) })
    }
}

/// Claims what was sent for this transaction, or finds the answer that was given when it was done before. Whoever sends
/// the same at the same time waits here until this transaction ends.
pub(crate) async fn claim<T: DeserializeOwned>(
    db: &impl ConnectionTrait,
    sent: &Sent,
    now: DateTime<Utc>,
) -> Result<Option<T>> {
    let row = command_seen::ActiveModel {
        id: Set(sent.id),
        digest: Set(sent.digest.clone()),
        answer: Set(None),
        seen_at: Set(now),
    };
    let claim = command_seen::Entity::insert(row).on_conflict_do_nothing();
    if let TryInsertResult::Inserted(1..) = claim.exec_without_returning(db).await? {
        return Ok(None);
    }
    let row = command_seen::Entity::find_by_id((sent.id, sent.digest.clone())).one(db).await?;
    Ok(row.and_then(|row| row.answer).map(serde_json::from_value).transpose()?)
}

/// Remembers the answer to what was claimed.
pub(crate) async fn remember(db: &impl ConnectionTrait, sent: Sent, answer: &impl Serialize) -> Result<()> {
    let row = command_seen::ActiveModel {
        id: Unchanged(sent.id),
        digest: Unchanged(sent.digest),
        answer: Set(Some(serde_json::to_value(answer)?)),
        seen_at: NotSet,
    };
    row.update(db).await?;
    Ok(())
}

/// Forgets what nobody will send again.
pub(crate) async fn forget_old(db: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<()> {
    command_seen::Entity::delete_many().filter(command_seen::Column::SeenAt.lt(now - KEPT)).exec(db).await?;
    Ok(())
}
