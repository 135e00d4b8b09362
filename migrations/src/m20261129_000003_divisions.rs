//! Divisions with everything in them. Rows are named by what they are in the field, so that only those that differ are written.

use sea_orm_migration::prelude::*;

use crate::columns::{belongs_to, flag, id, json, maybe_json, maybe_number, moment, number, text, unique_index};

#[derive(DeriveMigrationName)]
pub(crate) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(divisions()).await?;
        unique_index(manager, "divisions", &["event_id", "number"]).await?;
        manager.create_table(entrants()).await?;
        unique_index(manager, "entrants", &["division_id", "no"]).await?;
        manager.create_table(stages()).await?;
        manager.create_table(rounds()).await?;
        manager.create_table(pairings()).await?;
        manager.create_table(games()).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in ["games", "pairings", "rounds", "stages", "entrants", "divisions"] {
            manager.drop_table(Table::drop().table(table).take()).await?;
        }
        Ok(())
    }
}

/// `number` counts the divisions of an event from 1; `version` counts the changes.
fn divisions() -> TableCreateStatement {
    Table::create()
        .table("divisions")
        .col(id())
        .col(number("event_id"))
        .col(number("number"))
        .col(text("name"))
        .col(maybe_json("lot"))
        .col(flag("finished"))
        .col(number("version"))
        .col(moment("updated_at"))
        .foreign_key(&mut belongs_to("divisions", "event_id", "events"))
        .take()
}

/// `entrant` is the order of registration, `no` the number drawn.
fn entrants() -> TableCreateStatement {
    Table::create()
        .table("entrants")
        .col(number("division_id"))
        .col(number("entrant"))
        .col(maybe_number("no"))
        .col(text("name"))
        .col(text("unit"))
        .col(maybe_number("rating"))
        .col(maybe_number("seed"))
        .col(flag("guest"))
        .col(json("tags"))
        .col(number("entered_in"))
        .col(maybe_number("withdrawn_after"))
        .primary_key(Index::create().col("division_id").col("entrant"))
        .foreign_key(&mut belongs_to("entrants", "division_id", "divisions"))
        .take()
}

fn stages() -> TableCreateStatement {
    Table::create()
        .table("stages")
        .col(number("division_id"))
        .col(number("stage"))
        .col(json("settings"))
        .col(json("next_absent"))
        .col(json("lots"))
        .primary_key(Index::create().col("division_id").col("stage"))
        .foreign_key(&mut belongs_to("stages", "division_id", "divisions"))
        .take()
}

/// A proposed round is the one that is not published.
fn rounds() -> TableCreateStatement {
    Table::create()
        .table("rounds")
        .col(number("division_id"))
        .col(number("stage"))
        .col(number("round"))
        .col(flag("published"))
        .col(maybe_number("bye"))
        .col(maybe_json("bye_reason"))
        .col(json("absent"))
        .primary_key(Index::create().col("division_id").col("stage").col("round"))
        .foreign_key(
            ForeignKey::create()
                .name("fk_rounds_stage")
                .from("rounds", ("division_id", "stage"))
                .to("stages", ("division_id", "stage"))
                .on_delete(ForeignKeyAction::Cascade),
        )
        .take()
}

/// `version` counts the changes of the pairing and of its games.
fn pairings() -> TableCreateStatement {
    Table::create()
        .table("pairings")
        .col(number("division_id"))
        .col(number("stage"))
        .col(number("round"))
        .col(number("board"))
        .col(number("first"))
        .col(number("second"))
        .col(maybe_json("floats"))
        .col(flag("by_hand"))
        .col(json("departs"))
        .col(maybe_json("reason"))
        .col(number("version"))
        .primary_key(Index::create().col("division_id").col("stage").col("round").col("board"))
        .foreign_key(
            ForeignKey::create()
                .name("fk_pairings_round")
                .from("pairings", ("division_id", "stage", "round"))
                .to("rounds", ("division_id", "stage", "round"))
                .on_delete(ForeignKeyAction::Cascade),
        )
        .take()
}

/// `game` counts the games of a pairing from 1.
fn games() -> TableCreateStatement {
    Table::create()
        .table("games")
        .col(number("division_id"))
        .col(number("stage"))
        .col(number("round"))
        .col(number("board"))
        .col(number("game"))
        .col(text("result"))
        .col(number("fouls_first"))
        .col(number("fouls_second"))
        .col(json("penalties"))
        .primary_key(Index::create().col("division_id").col("stage").col("round").col("board").col("game"))
        .foreign_key(&mut of_pairing())
        .take()
}

fn of_pairing() -> ForeignKeyCreateStatement {
    let mut reference = ForeignKey::create().name("fk_games_pairing").take();
    reference.from_tbl("games").to_tbl("pairings").on_delete(ForeignKeyAction::Cascade);
    for column in ["division_id", "stage", "round", "board"] {
        reference.from_col(column).to_col(column);
    }
    reference
}
