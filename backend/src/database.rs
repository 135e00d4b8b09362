//! The connection to SQLite or PostgreSQL.
//!
//! SQLite has one writer at a time. Writers therefore queue for a pool of a single connection, where each waits its
//! turn, rather than in the database, where they would poll; and every transaction is immediate, because one that
//! reads first and writes later fails at once when another has written between.

use std::time::{Duration, Instant};

use migrations::{Migrator, MigratorTrait};
use sea_orm::sqlx::sqlite::{SqliteJournalMode, SqliteSynchronous};
use sea_orm::sqlx::{Connection, SqliteConnection};
use sea_orm::{
    ConnectOptions, ConnectionTrait, Database as SeaOrm, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr,
    IsolationLevel, RuntimeErr, SqliteTransactionMode, TransactionOptions, TransactionTrait,
};

/// How long somebody waits for a connection or for another process's write.
const PATIENCE: Duration = Duration::from_secs(15);
/// How soon a connection is tried again that SQLite refused without waiting.
const AGAIN: Duration = Duration::from_millis(20);
const READERS: u32 = 8;
const POSTGRES_CONNECTIONS: u32 = 16;
/// PostgreSQL has no single writer: those who migrate take this lock, of a number that is ours alone, until they end.
const LOCK_TO_MIGRATE: &str = "SELECT pg_advisory_xact_lock(7210361894112)";

/// Connections for reading and for writing.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    reader: DatabaseConnection,
    writer: DatabaseConnection,
}

impl Database {
    /// Connects and brings the schema up to date.
    pub(crate) async fn open(url: &str) -> Result<Self, DbErr> {
        let database = if url.starts_with("sqlite:") { Self::sqlite(url).await? } else { Self::postgres(url).await? };
        database.migrate().await?;
        Ok(database)
    }

    async fn sqlite(url: &str) -> Result<Self, DbErr> {
        let writer = connect_when_free(&sqlite_options(url, 1)).await?;
        let reader = SeaOrm::connect(sqlite_options(url, READERS)).await?;
        Ok(Self { reader, writer })
    }

    async fn postgres(url: &str) -> Result<Self, DbErr> {
        let mut options = ConnectOptions::new(url);
        options.max_connections(POSTGRES_CONNECTIONS).acquire_timeout(PATIENCE).sqlx_logging(false);
        let connection = SeaOrm::connect(options).await?;
        Ok(Self { reader: connection.clone(), writer: connection })
    }

    /// Makes or updates the tables, all or nothing. Another who starts at the same moment waits and finds it done.
    async fn migrate(&self) -> Result<(), DbErr> {
        let tx = self.begin().await?;
        if tx.get_database_backend() == DbBackend::Postgres {
            tx.execute_unprepared(LOCK_TO_MIGRATE).await?;
        }
        Migrator::up(&tx, None).await?;
        tx.commit().await
    }

    /// For queries outside a transaction.
    pub(crate) const fn reader(&self) -> &DatabaseConnection {
        &self.reader
    }

    /// Begins a transaction that may write. Dropped without a commit it leaves nothing.
    pub(crate) async fn begin(&self) -> Result<DatabaseTransaction, DbErr> {
        let immediate = TransactionOptions {
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..TransactionOptions::default()
        };
        self.writer.begin_with_options(immediate).await
    }

    /// Begins a transaction that only reads, and reads everything as it stood at one moment.
    pub(crate) async fn snapshot(&self) -> Result<DatabaseTransaction, DbErr> {
        let isolation_level = match self.reader.get_database_backend() {
            DbBackend::Postgres => Some(IsolationLevel::RepeatableRead),
            _ => None,
        };
        self.reader.begin_with_options(TransactionOptions { isolation_level, ..TransactionOptions::default() }).await
    }

    /// Whether the database answers.
    pub(crate) async fn ping(&self) -> Result<(), DbErr> {
        self.reader.ping().await
    }

    /// Closes all connections; SQLite's log is then folded into its file.
    pub(crate) async fn close(&self) -> Result<(), DbErr> {
        self.reader.close_by_ref().await?;
        self.writer.close_by_ref().await
    }
}

/// Connects to SQLite. Of several that turn the same new file to its log at once it tells all but one that it is locked,
/// however long they would wait: those try again.
async fn connect_when_free(options: &ConnectOptions) -> Result<DatabaseConnection, DbErr> {
    let began = Instant::now();
    loop {
        match SeaOrm::connect(options.clone()).await {
            Err(error) if is_locked(&error) && began.elapsed() < PATIENCE => tokio::time::sleep(AGAIN).await,
            connected => return connected,
        }
    }
}

/// Whether another holds the file: `SQLITE_BUSY`, whose kinds differ in the higher bits.
fn is_locked(error: &DbErr) -> bool {
    let DbErr::Conn(RuntimeErr::SqlxError(error)) = error else { return false };
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    code.is_some_and(|code| code & 0xff == 5)
}

/// Acknowledged means on disk: every commit waits for the disk (`synchronous FULL`).
fn sqlite_options(url: &str, connections: u32) -> ConnectOptions {
    let mut options = ConnectOptions::new(url);
    options.max_connections(connections).acquire_timeout(PATIENCE).sqlx_logging(false).map_sqlx_sqlite_opts(|sqlite| {
        sqlite
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(PATIENCE)
    });
    options.map_sqlx_sqlite_before_acquire(|connection, _| {
        Box::pin(async move { Ok(is_between_transactions(connection)) })
    });
    options
}

/// Whether the transaction before has really ended. A full disk makes SQLite roll back by itself; the driver then fails
/// to do so, takes the connection to be inside that transaction still, and what it calls commits would never reach the
/// disk. Such a connection is closed, and a new one opened.
fn is_between_transactions(connection: &SqliteConnection) -> bool {
    !connection.is_in_transaction()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use sea_orm::Statement;

    use super::*;
    use crate::Config;

    async fn pragma(connection: &DatabaseConnection, name: &str) -> String {
        let sql = format!("SELECT CAST({name} AS TEXT) FROM pragma_{name}");
        let row = connection.query_one_raw(Statement::from_string(DbBackend::Sqlite, sql)).await.unwrap().unwrap();
        row.try_get_by_index(0).unwrap()
    }

    async fn count(connection: &DatabaseConnection) -> i64 {
        let sql = Statement::from_string(DbBackend::Sqlite, "SELECT count(*) FROM login_attempts");
        connection.query_one_raw(sql).await.unwrap().unwrap().try_get_by_index(0).unwrap()
    }

    #[tokio::test]
    async fn commits_reach_the_disk_after_sqlite_has_rolled_back_by_itself() {
        let folder = std::env::temp_dir().join(format!("qisai-full-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir_all(&folder).unwrap();
        let config = Config { data_dir: folder.clone(), ..Config::default() };
        let database = Database::open(&config.database_url()).await.unwrap();
        // What SQLite does on a full disk, behind the driver's back.
        let full = database.begin().await.unwrap();
        full.execute_unprepared("ROLLBACK").await.unwrap();
        drop(full);
        drop(database.begin().await.unwrap());
        let tx = database.begin().await.unwrap();
        let attempt = "INSERT INTO login_attempts VALUES ('a', 1, '2026-05-01', '2026-05-01')";
        tx.execute_unprepared(attempt).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(count(&database.reader).await, 1);
        database.close().await.unwrap();
        std::fs::remove_dir_all(&folder).unwrap();
    }

    #[tokio::test]
    async fn what_sqlite_acknowledges_is_on_disk_and_consistent() {
        let folder = std::env::temp_dir().join(format!("qisai 100% sure? {}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let config = Config { data_dir: folder.clone(), ..Config::default() };
        let database = Database::open(&config.database_url()).await.unwrap();
        assert!(folder.join("qisai.sqlite").is_file());
        for connection in [&database.reader, &database.writer] {
            assert_eq!(pragma(connection, "journal_mode").await, "wal");
            assert_eq!(pragma(connection, "synchronous").await, "2", "FULL");
            assert_eq!(pragma(connection, "foreign_keys").await, "1");
        }
        database.close().await.unwrap();
        assert!(!folder.join("qisai.sqlite-wal").exists(), "the log is folded into the file at the end");
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
