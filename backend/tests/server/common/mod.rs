//! A server as in the hall, for tests: real HTTP over a real database, SQLite or PostgreSQL.
#![allow(unreachable_pub)]

pub mod browser;
pub mod database;
pub mod event;
pub mod http;
pub mod server;

pub use browser::Browser;
pub use server::Server;

/// Makes of each scenario two tests: on SQLite and on PostgreSQL. Without `QISAI_TEST_POSTGRES_URL`
/// (`scripts/with-postgres` sets it) the second is skipped, and says so; in CI it fails.
macro_rules! on_both_databases {
    ($(async fn $name:ident($server:ident) $body:block)*) => {$(
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            async fn scenario($server: Server) $body

            #[actix_web::test]
            async fn on_sqlite() {
                scenario(Server::on_sqlite().await).await;
            }

            #[actix_web::test]
            async fn on_postgres() {
                if let Some(server) = Server::on_postgres().await {
                    scenario(server).await;
                }
            }
        }
    )*};
}
pub(crate) use on_both_databases;
