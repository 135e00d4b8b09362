//! Rounds of a stage, the proposed one among them.

use sea_orm::entity::prelude::*;

#[derive(Clone, Debug, PartialEq, DeriveEntityModel)]
#[sea_orm(table_name = "rounds")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub division_id: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub stage: i64,
    #[sea_orm(primary_key, auto_increment = false)]
    pub round: i64,
    pub published: bool,
    pub bye: Option<i64>,
    pub bye_reason: Option<Json>,
    pub absent: Json,
    pub resting: Option<Json>,
    pub out: Option<Json>,
    pub tables: Option<Json>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
