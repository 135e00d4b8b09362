//! Several stages, matches of several games, and teams. A row from before has nothing in the new columns, and means what
//! it meant.

use sea_orm_migration::prelude::*;

use crate::columns::{maybe_json, maybe_number};

#[derive(DeriveMigrationName)]
pub(crate) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (table, column) in columns() {
            manager.alter_table(Table::alter().table(table).add_column(column).take()).await?;
        }
        renumber_games(manager, 1, 0).await
    }

    /// Games of matches are lost: there is no room for them before.
    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let of_matches = Query::delete().from_table("games").and_where(Expr::col("game").gt(0)).take();
        manager.execute(of_matches).await?;
        renumber_games(manager, 0, 1).await?;
        for (table, column) in columns() {
            let column = column.get_column_name();
            manager.alter_table(Table::alter().table(table).drop_column(column).take()).await?;
        }
        Ok(())
    }
}

/// What is not there is empty; without `withdrawn_stage` an entrant left in the first stage.
fn columns() -> [(&'static str, ColumnDef); 12] {
    [
        ("divisions", maybe_json("team")),
        ("divisions", maybe_json("totals")),
        ("divisions", maybe_json("prizes")),
        ("entrants", maybe_json("players")),
        ("entrants", maybe_number("withdrawn_stage")),
        ("stages", maybe_json("seats")),
        ("stages", maybe_number("first_version")),
        ("rounds", maybe_json("resting")),
        ("rounds", maybe_json("out")),
        ("rounds", maybe_json("tables")),
        ("pairings", maybe_json("line_ups")),
        ("games", maybe_json("of_match")),
    ]
}

/// Game 0 is the pairing's own result; the games of a match count from 1 and have `of_match`.
async fn renumber_games(manager: &SchemaManager<'_>, from: i64, to: i64) -> Result<(), DbErr> {
    let all = Query::update().table("games").value("game", to).and_where(Expr::col("game").eq(from)).take();
    manager.execute(all).await
}
