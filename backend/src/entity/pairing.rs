//! Pairings of a round: who sits at which board, and why.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "pairings")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub division_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub stage: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub round: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub board: i64,
    pub first: i64,
    pub second: i64,
    pub floats: Option<Json>,
    pub by_hand: bool,
    pub departs: Json,
    pub reason: Option<Json>,
    pub version: i64,
    pub line_ups: Option<Json>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
