//! A fresh database for each test.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Once;

use sea_orm::{ConnectionTrait, Database, DatabaseConnection, Statement};
use uuid::Uuid;

/// Where a test keeps its data; a SQLite file goes with it.
pub struct Fresh {
    pub url: String,
    folder: Option<PathBuf>,
}

impl Fresh {
    pub fn sqlite() -> Self {
        let folder = std::env::temp_dir().join(format!("qisai-test-{}", Uuid::new_v4().simple()));
        std::fs::create_dir_all(&folder).unwrap();
        let url = format!("sqlite://{}", folder.join("test.sqlite").display());
        Self { url, folder: Some(folder) }
    }

    /// `None` where there is no PostgreSQL, which CI does not accept.
    pub async fn postgres() -> Option<Self> {
        let Ok(base) = std::env::var("QISAI_TEST_POSTGRES_URL") else {
            assert_ne!(std::env::var("CI").as_deref(), Ok("true"), "CI must run this through scripts/with-postgres");
            say_skipped();
            return None;
        };
        let name = format!("t{}", Uuid::new_v4().simple());
        let connection = Database::connect(format!("{base}/postgres")).await.unwrap();
        connection.execute_unprepared(&format!("CREATE DATABASE {name}")).await.unwrap();
        connection.close().await.unwrap();
        Some(Self { url: format!("{base}/{name}"), folder: None })
    }

    /// One that is there already and is somebody else's to remove.
    pub fn at(url: &str) -> Self {
        Self { url: url.to_owned(), folder: None }
    }

    /// A connection of the test's own, beside the server's.
    pub async fn connect(&self) -> DatabaseConnection {
        Database::connect(self.url.as_str()).await.unwrap()
    }

    /// Does something that the server offers nobody.
    pub async fn sql(&self, sql: &str) {
        let connection = self.connect().await;
        connection.execute_unprepared(sql).await.unwrap();
        connection.close().await.unwrap();
    }

    /// The first column of every row, as text.
    pub async fn texts(&self, sql: &str) -> Vec<String> {
        let connection = self.connect().await;
        let rows = connection.query_all_raw(Statement::from_string(connection.get_database_backend(), sql)).await;
        let texts = rows.unwrap().into_iter().map(|row| row.try_get_by_index::<String>(0).unwrap()).collect();
        connection.close().await.unwrap();
        texts
    }
}

/// Once, and past the harness, which would keep it to itself.
fn say_skipped() {
    static SAID: Once = Once::new();
    SAID.call_once(|| {
        let message = "skipped on PostgreSQL: QISAI_TEST_POSTGRES_URL is not set; run through scripts/with-postgres\n";
        std::io::stderr().write_all(message.as_bytes()).ok();
    });
}

impl Drop for Fresh {
    fn drop(&mut self) {
        if let Some(folder) = &self.folder {
            std::fs::remove_dir_all(folder).ok();
        }
    }
}
