//! `qisai export` and `qisai import`: between a database and an archive.

use std::fmt::Display;

use backend::auth::Actor;
use backend::{Backend, Error};
use clap::Args;
use shared::archive;
use uuid::Uuid;

use super::failure::Failure;
use super::input::File;
use super::server::Database;

#[derive(Debug, Args)]
pub(super) struct ExportOptions {
    /// The event, as in its address /e/…
    event: String,
    #[command(flatten)]
    database: Database,
}

#[derive(Debug, Args)]
pub(super) struct ImportOptions {
    #[command(flatten)]
    file: File,
    #[command(flatten)]
    database: Database,
}

/// Writes an event of the database as an archive.
pub(super) async fn export(options: &ExportOptions) -> Result<String, Failure> {
    let backend = open(&options.database).await?;
    let archive = backend.export(&options.event).await;
    close(backend).await?;
    archive.map(|archive| archive::write(&archive)).map_err(|error| failed(&options.event, error))
}

/// Takes an archive in as a new event, and prints its address.
pub(super) async fn import(options: &ImportOptions) -> Result<String, Failure> {
    let archive = options.file.read()?;
    let backend = open(&options.database).await?;
    let name = archive.event.name.clone();
    let slug = backend.import(&Actor::console(), Uuid::new_v4(), archive).await;
    close(backend).await?;
    slug.map(|slug| format!("/e/{slug}\n")).map_err(|error| failed(&name, error))
}

async fn open(database: &Database) -> Result<Backend, Failure> {
    Backend::open(&database.config()).await.map_err(|error| Failure::other(&error))
}

async fn close(backend: Backend) -> Result<(), Failure> {
    backend.close().await.map_err(|error| Failure::other(&error))
}

/// What the event or the archive is to blame for is refused; the rest is not its fault.
fn failed(what: &dyn Display, error: Error) -> Failure {
    match error {
        Error::NotFound | Error::Invalid(_) | Error::Refused(_) => Failure::refused(format!("{what}: {error}")),
        Error::Forbidden | Error::NotSignedIn | Error::ForeignForm | Error::Internal { .. } => Failure::other(&error),
    }
}
