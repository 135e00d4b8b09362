//! Events in and out, whole.

use shared::archive::{self, Archive};
use uuid::Uuid;

use super::check;
use super::journal::Action as Journalled;
use crate::Backend;
use crate::auth::Actor;
use crate::auth::policy::Action;
use crate::error::Result;
use crate::store::command::Sent;

impl Backend {
    /// Takes an archive in as a new event and answers its address. Sent twice under one id, it is taken in once.
    pub async fn import(&self, actor: &Actor, id: Uuid, archive: Archive) -> Result<String> {
        self.authorise(actor, None, Action::Import).await?;
        check::info(&archive.event)?;
        check::division_names(archive.divisions.iter().map(|division| division.name.as_str()))?;
        let sent = Sent::new(id, "import", &archive::write(&archive))?;
        self.insert_event(actor, sent, &archive.event, archive.divisions, Journalled::Import).await
    }

    /// The whole event as an archive. Who may have it is asked before.
    pub async fn export(&self, slug: &str) -> Result<Archive> {
        let event = self.event(slug).await?;
        let mut divisions = Vec::with_capacity(event.divisions.len());
        for summary in &event.divisions {
            divisions.push(self.division(slug, summary.number).await?.division.clone());
        }
        Ok(Archive { event: event.info, divisions })
    }
}
