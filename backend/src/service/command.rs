//! Running a command of `shared`.

use serde::{Deserialize, Serialize};
use shared::command::Command;
use shared::decide::decide;
use uuid::Uuid;

use super::journal::Entry;
use crate::Backend;
use crate::auth::Actor;
use crate::auth::policy::Action;
use crate::error::{Error, Result};
use crate::store::command::Sent;
use crate::{clock, store};

/// What comes of a command that was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answer {
    /// The version of the division that the command made.
    pub version: i64,
}

impl Backend {
    /// Does a command on division `number` of an event, in one transaction, or refuses it and changes nothing. Sent
    /// twice under one id, it acts once and is answered twice. When this has answered, the change is on disk.
    pub async fn run(&self, actor: &Actor, slug: &str, number: u32, id: Uuid, command: Command) -> Result<Answer> {
        let event = store::event::find(self.database().reader(), slug).await?.ok_or(Error::NotFound)?;
        self.authorise_for(actor, Some(&event), Action::Run(&command)).await?;
        let sent = Sent::new(id, &format!("division {number} of {slug}"), &command)?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let row = store::division::locked(&tx, event.id, number).await?.ok_or(Error::NotFound)?;
        if let Some(answer) = store::command::claim(&tx, &sent, now).await? {
            return Ok(answer);
        }
        let before = match self.cache().get(row.id, row.version, event.version) {
            Some(known) => known,
            None => {
                let division = store::division::load(&tx, &row).await?;
                self.known(&event, &row, division)?
            }
        };
        let after = decide(&before.division, &command)?;
        let row = store::division::save(&tx, row, &before.division, &after, now).await?;
        let answer = Answer { version: row.version };
        store::journal::append(&tx, &Entry::of_command(actor, &row, command, &before.division, &after, now)).await?;
        store::command::remember(&tx, sent, &answer).await?;
        tx.commit().await?;
        self.known(&event, &row, after)?;
        Ok(answer)
    }
}
