//! Stages of a division.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "stages")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub division_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub stage: i64,
    pub settings: Json,
    pub next_absent: Json,
    pub lots: Json,
    pub seats: Option<Json>,
    pub first_version: Option<i64>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
