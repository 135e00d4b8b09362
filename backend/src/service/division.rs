//! Reading a division.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use shared::division::Division;
use shared::event::EventInfo;

use crate::Backend;
use crate::entity::{division, event};
use crate::error::{Error, Result};
use crate::store;

/// A division as it stands, with what is printed above it.
#[derive(Clone, Debug)]
pub struct LoadedDivision {
    /// What the event says about itself.
    pub event: EventInfo,
    /// The event's address.
    pub slug: String,
    /// Which division of the event, from 1.
    pub number: u32,
    /// The state.
    pub division: Division,
    /// Counts the changes of the division.
    pub version: i64,
    /// Counts the changes of what the event says.
    pub event_version: i64,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

impl Backend {
    /// Division `number` of an event, from 1. Costs two small queries while nothing changes.
    pub async fn division(&self, slug: &str, number: u32) -> Result<Arc<LoadedDivision>> {
        let db = self.database().reader();
        let event = store::event::find(db, slug).await?.ok_or(Error::NotFound)?;
        let row = store::division::find(db, event.id, number).await?.ok_or(Error::NotFound)?;
        if let Some(known) = self.cache().get(row.id, row.version, event.version) {
            return Ok(known);
        }
        // As of one moment, so that a change between two queries cannot mix two states.
        let tx = self.database().snapshot().await?;
        let event = store::event::find(&tx, slug).await?.ok_or(Error::NotFound)?;
        let row = store::division::find(&tx, event.id, number).await?.ok_or(Error::NotFound)?;
        let division = store::division::load(&tx, &row).await?;
        self.known(&event, &row, division)
    }

    /// Puts a state together with its versions, and keeps it.
    pub(crate) fn known(
        &self,
        event: &event::Model,
        row: &division::Model,
        division: Division,
    ) -> Result<Arc<LoadedDivision>> {
        let loaded = Arc::new(LoadedDivision {
            event: store::event::info(event)?,
            slug: event.slug.clone(),
            number: store::number::count(row.number)?,
            division,
            version: row.version,
            event_version: event.version,
            updated_at: row.updated_at,
        });
        self.cache().put(row.id, &loaded);
        Ok(loaded)
    }
}
