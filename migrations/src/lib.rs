//! The database schema: one set of migrations for SQLite and PostgreSQL.
//!
//! Times are written by the program, never by the database, and numbers are as wide as the program's own: the two
//! databases then agree on what is stored.

mod columns;
mod m20261129_000001_accounts;
mod m20261129_000002_events;
mod m20261129_000003_divisions;
mod m20261129_000004_journal;
mod m20261130_000005_structures;
mod m20261130_000006_removed_divisions;

pub use sea_orm_migration::MigratorTrait;
use sea_orm_migration::prelude::*;

/// Every migration, in order.
#[derive(Debug)]
pub struct Migrator;

#[async_trait::async_trait]
impl MigratorTrait for Migrator {
    fn migrations() -> Vec<Box<dyn MigrationTrait>> {
        vec![
            Box::new(m20261129_000001_accounts::Migration),
            Box::new(m20261129_000002_events::Migration),
            Box::new(m20261129_000003_divisions::Migration),
            Box::new(m20261129_000004_journal::Migration),
            Box::new(m20261130_000005_structures::Migration),
            Box::new(m20261130_000006_removed_divisions::Migration),
        ]
    }
}
