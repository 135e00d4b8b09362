//! The schema itself: it can be made, made again, and taken down; and what must hold for every table.

use crate::common::database::Fresh;
use crate::common::event::{begin, result};
use crate::common::server::open;
use crate::common::{Server, on_both_databases};
use migrations::{Migrator, MigratorTrait};
use shared::result::GameResult;
use tokio::task::JoinSet;

on_both_databases! {
    async fn migrating_again_changes_nothing_and_loses_nothing(server) {
        let slug = begin(&server, &server.admin().await, 4).await;
        let db = server.database.connect().await;
        Migrator::up(&db, None).await.unwrap();
        assert!(Migrator::get_pending_migrations(&db).await.unwrap().is_empty());
        assert_eq!(server.other().await.division(&slug, 1).await.unwrap().division.entrants.len(), 4);
    }

    async fn rows_from_before_there_were_structures_mean_what_they_meant(server) {
        let admin = server.admin().await;
        let slug = begin(&server, &admin, 5).await;
        admin.run(&slug, &result(1, 2, 0, GameResult::FirstByForfeit)).await;
        let before = server.other().await.division(&slug, 1).await.unwrap();
        let db = server.database.connect().await;
        Migrator::down(&db, Some(2)).await.unwrap();
        assert_eq!(server.database.texts("SELECT CAST(min(game) AS TEXT) FROM games").await, ["1"]);
        Migrator::up(&db, None).await.unwrap();
        assert_eq!(server.other().await.division(&slug, 1).await.unwrap().division, before.division);
    }

    async fn every_migration_can_be_taken_back(server) {
        let db = server.database.connect().await;
        Migrator::down(&db, None).await.unwrap();
        Migrator::up(&db, None).await.unwrap();
        server.other().await;
    }
}

/// A row that goes takes others along or frees them: without an index each time by reading a whole table.
const REFERENCES_WITHOUT_AN_INDEX: &str = "
    SELECT c.conrelid::regclass::text || ' ' || c.conname FROM pg_constraint c WHERE c.contype = 'f' AND NOT EXISTS (
        SELECT 1 FROM pg_index i WHERE i.indrelid = c.conrelid
        AND (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)";
const REFERENCES: &str = "SELECT conname::text FROM pg_constraint WHERE contype = 'f'";
const TABLES_WITHOUT_A_KEY: &str = "
    SELECT t.relname::text FROM pg_class t JOIN pg_namespace n ON n.oid = t.relnamespace
    WHERE t.relkind = 'r' AND n.nspname = 'public'
    AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conrelid = t.oid AND c.contype = 'p')";
const MOMENTS_WITHOUT_A_ZONE: &str = "
    SELECT table_name || '.' || column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND data_type = 'timestamp without time zone'";
const DEFAULTS_OF_THE_DATABASE: &str = "
    SELECT table_name || '.' || column_name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_default IS NOT NULL AND column_default NOT LIKE 'nextval(%'";

#[actix_web::test]
async fn what_must_hold_for_every_table() {
    let Some(server) = Server::on_postgres().await else { return };
    let none = Vec::<String>::new();
    assert!(server.database.texts(REFERENCES).await.len() >= 13, "the question finds no references");
    assert_eq!(server.database.texts(REFERENCES_WITHOUT_AN_INDEX).await, none, "references without an index");
    assert_eq!(server.database.texts(TABLES_WITHOUT_A_KEY).await, none, "tables without a key");
    assert_eq!(server.database.texts(MOMENTS_WITHOUT_A_ZONE).await, none, "moments without a zone");
    assert_eq!(server.database.texts(DEFAULTS_OF_THE_DATABASE).await, none, "values that the program did not write");
}

#[actix_web::test]
async fn a_removed_event_takes_everything_below_it_along() {
    let server = Server::on_sqlite().await;
    begin(&server, &server.admin().await, 4).await;
    server.database.sql("PRAGMA foreign_keys = ON; DELETE FROM events").await;
    for table in ["divisions", "entrants", "stages", "rounds", "pairings", "games", "event_members", "journal"] {
        let rows = server.database.texts(&format!("SELECT CAST(count(*) AS TEXT) FROM {table}")).await;
        assert_eq!(rows, ["0"], "{table}");
    }
}

#[actix_web::test]
async fn servers_that_start_at_once_on_an_empty_database_all_come_up() {
    for database in [Some(Fresh::sqlite()), Fresh::postgres().await].into_iter().flatten() {
        let mut all = JoinSet::new();
        for _ in 0..6 {
            let database = Fresh::at(&database.url);
            all.spawn(async move { open(&database).await });
        }
        for backend in all.join_all().await {
            assert!(backend.needs_first_account().await.unwrap().is_some(), "{}", database.url);
        }
    }
}
