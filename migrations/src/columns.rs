//! The few kinds of columns that the tables are made of.

use sea_orm_migration::prelude::*;

/// A number given by the database, naming the row.
pub(crate) fn id() -> ColumnDef {
    ColumnDef::new("id").big_integer().not_null().auto_increment().primary_key().take()
}

/// A text that is always there.
pub(crate) fn text(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).text().not_null().take()
}

/// A text that may be missing.
pub(crate) fn maybe_text(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).text().null().take()
}

/// A whole number that is always there.
pub(crate) fn number(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).big_integer().not_null().take()
}

/// A whole number that may be missing.
pub(crate) fn maybe_number(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).big_integer().null().take()
}

/// Yes or no.
pub(crate) fn flag(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).boolean().not_null().take()
}

/// A moment.
pub(crate) fn moment(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).timestamp_with_time_zone().not_null().take()
}

/// A moment that may be missing.
pub(crate) fn maybe_moment(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).timestamp_with_time_zone().null().take()
}

/// A value that only the program looks into.
pub(crate) fn json(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).json_binary().not_null().take()
}

/// Such a value that may be missing.
pub(crate) fn maybe_json(name: &'static str) -> ColumnDef {
    ColumnDef::new(name).json_binary().null().take()
}

/// A reference to the row `id` of another table, which takes this row along when it goes.
pub(crate) fn belongs_to(table: &'static str, column: &'static str, other: &'static str) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .name(format!("fk_{table}_{column}"))
        .from(table, column)
        .to(other, "id")
        .on_delete(ForeignKeyAction::Cascade)
        .take()
}

/// Makes an index over some columns of a table.
pub(crate) async fn index(
    manager: &SchemaManager<'_>,
    table: &'static str,
    columns: &[&'static str],
) -> Result<(), DbErr> {
    manager.create_index(named_index(table, columns)).await
}

/// Makes an index that lets no two rows agree on all of these columns.
pub(crate) async fn unique_index(
    manager: &SchemaManager<'_>,
    table: &'static str,
    columns: &[&'static str],
) -> Result<(), DbErr> {
    manager.create_index(named_index(table, columns).unique().take()).await
}

fn named_index(table: &'static str, columns: &[&'static str]) -> IndexCreateStatement {
    let mut index = Index::create().name(format!("ix_{table}_{}", columns.join("_"))).table(table).take();
    for column in columns {
        index.col(*column);
    }
    index
}
