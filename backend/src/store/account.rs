//! Accounts.

use chrono::{DateTime, Utc};
use sea_orm::ActiveValue::{NotSet, Set};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, SqlErr,
};

use crate::auth::Account;
use crate::entity::account;
use crate::error::{Invalid, Result};

impl From<account::Model> for Account {
    fn from(row: account::Model) -> Self {
        Self { id: row.id, name: row.name, admin: row.admin }
    }
}

/// A name as it is compared: without regard to case and to spaces around it.
pub(crate) fn name_key(name: &str) -> String {
    name.trim().to_lowercase()
}

/// How many accounts there are.
pub(crate) async fn count(db: &impl ConnectionTrait) -> Result<u64> {
    Ok(account::Entity::find().count(db).await?)
}

/// The account with this name.
pub(crate) async fn by_name(db: &impl ConnectionTrait, name: &str) -> Result<Option<account::Model>> {
    Ok(account::Entity::find().filter(account::Column::NameKey.eq(name_key(name))).one(db).await?)
}

/// The account with this id.
pub(crate) async fn by_id(db: &impl ConnectionTrait, id: i64) -> Result<Option<account::Model>> {
    Ok(account::Entity::find_by_id(id).one(db).await?)
}

/// Writes a new account, unless its name is taken.
pub(crate) async fn insert(
    db: &impl ConnectionTrait,
    name: &str,
    password_hash: String,
    admin: bool,
    now: DateTime<Utc>,
) -> Result<Account> {
    let row = account::ActiveModel {
        id: NotSet,
        name: Set(name.trim().to_owned()),
        name_key: Set(name_key(name)),
        password_hash: Set(password_hash),
        admin: Set(admin),
        created_at: Set(now),
    };
    match row.insert(db).await {
        Ok(row) => Ok(row.into()),
        Err(error) if matches!(error.sql_err(), Some(SqlErr::UniqueConstraintViolation(_))) => {
            Err(Invalid::AccountNameTaken.into())
        }
        Err(error) => Err(error.into()),
    }
}

/// Stores another password.
pub(crate) async fn set_password(db: &impl ConnectionTrait, row: account::Model, password_hash: String) -> Result<()> {
    let mut row = row.into_active_model();
    row.password_hash = Set(password_hash);
    row.update(db).await?;
    Ok(())
}
