//! Events, who organizes them, and invitations.

use sea_orm_migration::prelude::*;

use crate::columns::{
    belongs_to, id, index, json, maybe_json, maybe_moment, maybe_number, moment, number, text, unique_index,
};

#[derive(DeriveMigrationName)]
pub(crate) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(events()).await?;
        unique_index(manager, "events", &["slug"]).await?;
        manager.create_table(event_members()).await?;
        index(manager, "event_members", &["account_id"]).await?;
        manager.create_table(invitations()).await?;
        index(manager, "invitations", &["event_id"]).await?;
        index(manager, "invitations", &["made_by"]).await?;
        manager.create_table(commands_seen()).await?;
        index(manager, "commands_seen", &["seen_at"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in ["commands_seen", "invitations", "event_members", "events"] {
            manager.drop_table(Table::drop().table(table).take()).await?;
        }
        Ok(())
    }
}

/// `version` counts the changes of what the event says about itself.
fn events() -> TableCreateStatement {
    Table::create()
        .table("events")
        .col(id())
        .col(text("slug"))
        .col(json("info"))
        .col(number("version"))
        .col(moment("created_at"))
        .col(moment("updated_at"))
        .take()
}

fn event_members() -> TableCreateStatement {
    Table::create()
        .table("event_members")
        .col(number("event_id"))
        .col(number("account_id"))
        .col(moment("since"))
        .primary_key(Index::create().col("event_id").col("account_id"))
        .foreign_key(&mut belongs_to("event_members", "event_id", "events"))
        .foreign_key(&mut belongs_to("event_members", "account_id", "accounts"))
        .take()
}

/// `purpose` is `first` for the code of the first start, and `organizer`.
fn invitations() -> TableCreateStatement {
    Table::create()
        .table("invitations")
        .col(text("token_hash").primary_key())
        .col(text("purpose"))
        .col(maybe_number("event_id"))
        .col(maybe_number("made_by"))
        .col(moment("created_at"))
        .col(moment("expires_at"))
        .col(maybe_moment("used_at"))
        .foreign_key(&mut belongs_to("invitations", "event_id", "events"))
        .foreign_key(&mut belongs_to("invitations", "made_by", "accounts"))
        .take()
}

/// What has been done under which sender's id, so that what is sent twice acts once.
fn commands_seen() -> TableCreateStatement {
    Table::create()
        .table("commands_seen")
        .col(ColumnDef::new("id").uuid().not_null())
        .col(text("digest"))
        .col(maybe_json("answer"))
        .col(moment("seen_at"))
        .primary_key(Index::create().col("id").col("digest"))
        .take()
}
