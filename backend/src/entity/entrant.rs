//! Entrants of a division.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "entrants")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub division_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub entrant: i64,
    pub no: Option<i64>,
    pub name: String,
    pub unit: String,
    pub rating: Option<i64>,
    pub seed: Option<i64>,
    pub guest: bool,
    pub tags: Json,
    pub entered_in: i64,
    pub withdrawn_after: Option<i64>,
    pub withdrawn_stage: Option<i64>,
    pub players: Option<Json>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
