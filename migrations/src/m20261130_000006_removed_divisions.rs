//! Divisions that are removed. A row from before has nothing in the new column, and is not removed.

use sea_orm_migration::prelude::*;

use crate::columns::maybe_moment;

#[derive(DeriveMigrationName)]
pub(crate) struct Migration;

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = maybe_moment("removed_at");
        manager.alter_table(Table::alter().table("divisions").add_column(column).take()).await
    }

    /// What was removed goes for good: before, there is no way to tell it from the others.
    async fn down(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let removed = Query::delete().from_table("divisions").and_where(Expr::col("removed_at").is_not_null()).take();
        manager.execute(removed).await?;
        manager.alter_table(Table::alter().table("divisions").drop_column("removed_at").take()).await
    }
}
