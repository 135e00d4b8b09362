//! The journal.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "journal")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub event_id: i64,
    pub division_id: Option<i64>,
    pub version: Option<i64>,
    pub account_id: Option<i64>,
    pub who: String,
    pub device: String,
    pub at: DateTimeUtc,
    pub action: Json,
    pub changes: Json,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
