//! Who may sign in, and what belongs to being signed in. Secrets are stored as digests only.

use sea_orm_migration::prelude::*;

use crate::columns::{belongs_to, flag, id, index, maybe_text, moment, number, text, unique_index};

#[derive(DeriveMigrationName)]
pub(crate) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(accounts()).await?;
        unique_index(manager, "accounts", &["name_key"]).await?;
        manager.create_table(sessions()).await?;
        index(manager, "sessions", &["account_id"]).await?;
        index(manager, "sessions", &["expires_at"]).await?;
        manager.create_table(drafts()).await?;
        manager.create_table(login_attempts()).await?;
        index(manager, "login_attempts", &["last_at"]).await
    }

    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in ["login_attempts", "drafts", "sessions", "accounts"] {
            manager.drop_table(Table::drop().table(table).take()).await?;
        }
        Ok(())
    }
}

/// `name_key` is the name as it is compared: without regard to case.
fn accounts() -> TableCreateStatement {
    Table::create()
        .table("accounts")
        .col(id())
        .col(text("name"))
        .col(text("name_key"))
        .col(text("password_hash"))
        .col(flag("admin"))
        .col(moment("created_at"))
        .take()
}

fn sessions() -> TableCreateStatement {
    Table::create()
        .table("sessions")
        .col(text("token_hash").primary_key())
        .col(number("account_id"))
        .col(text("csrf"))
        .col(maybe_text("flash"))
        .col(moment("created_at"))
        .col(moment("expires_at"))
        .foreign_key(&mut belongs_to("sessions", "account_id", "accounts"))
        .take()
}

/// What somebody has typed and not yet confirmed.
fn drafts() -> TableCreateStatement {
    Table::create()
        .table("drafts")
        .col(text("session"))
        .col(text("key"))
        .col(text("text"))
        .col(moment("saved_at"))
        .primary_key(Index::create().col("session").col("key"))
        .foreign_key(
            ForeignKey::create()
                .name("fk_drafts_session")
                .from("drafts", "session")
                .to("sessions", "token_hash")
                .on_delete(ForeignKeyAction::Cascade),
        )
        .take()
}

/// `key` is a digest of whom and from where; neither is stored.
fn login_attempts() -> TableCreateStatement {
    Table::create()
        .table("login_attempts")
        .col(text("key").primary_key())
        .col(number("failures"))
        .col(moment("last_at"))
        .col(moment("blocked_until"))
        .take()
}
