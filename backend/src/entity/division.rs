//! Divisions; what is in them stands in the tables below them.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "divisions")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub event_id: i64,
    pub number: i64,
    pub name: String,
    pub lot: Option<Json>,
    pub finished: bool,
    pub version: i64,
    pub updated_at: DateTimeUtc,
    pub team: Option<Json>,
    pub totals: Option<Json>,
    pub prizes: Option<Json>,
    pub removed_at: Option<DateTimeUtc>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
