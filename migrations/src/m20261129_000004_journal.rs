//! The journal: every change, who made it, when and from what device.

use sea_orm_migration::prelude::*;

use crate::columns::{belongs_to, id, index, json, maybe_number, moment, number, text};

#[derive(DeriveMigrationName)]
pub(crate) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(journal()).await?;
        index(manager, "journal", &["event_id", "id"]).await?;
        index(manager, "journal", &["division_id", "id"]).await?;
        index(manager, "journal", &["account_id"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.drop_table(Table::drop().table("journal").take()).await
    }
}

/// A line without a division is about the event; one without an account was made at the server's console. The name is
/// written into the line, so that it can still be read when the account is gone.
fn journal() -> TableCreateStatement {
    Table::create()
        .table("journal")
        .col(id())
        .col(number("event_id"))
        .col(maybe_number("division_id"))
        .col(maybe_number("version"))
        .col(maybe_number("account_id"))
        .col(text("who"))
        .col(text("device"))
        .col(moment("at"))
        .col(json("action"))
        .col(json("changes"))
        .foreign_key(&mut belongs_to("journal", "event_id", "events"))
        .foreign_key(&mut belongs_to("journal", "division_id", "divisions"))
        .foreign_key(
            ForeignKey::create()
                .name("fk_journal_account_id")
                .from("journal", "account_id")
                .to("accounts", "id")
                .on_delete(ForeignKeyAction::SetNull),
        )
        .take()
}
