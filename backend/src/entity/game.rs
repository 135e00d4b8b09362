//! Games of a pairing: 0 is its own result, and those of a match count from 1.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "games")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub division_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub stage: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub round: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub board: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub game: i64,
    pub result: String,
    pub fouls_first: i64,
    pub fouls_second: i64,
    pub penalties: Json,
    pub of_match: Option<Json>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
