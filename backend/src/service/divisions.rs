//! The divisions of an event: renamed, removed and restored, and entrants moved between them.

use chrono::{DateTime, Utc};
use sea_orm::DatabaseTransaction;
use shared::decide;
use shared::division::Division;
use shared::id::EntrantId;
use uuid::Uuid;

use super::change::changes;
use super::check;
use super::journal::{Action as Journalled, Entry};
use crate::Backend;
use crate::auth::Actor;
use crate::auth::policy::Action;
use crate::entity::{division, event};
use crate::error::{Error, Result};
use crate::store::command::Sent;
use crate::{clock, store};

/// A division that was removed and can be restored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RemovedDivision {
    /// Which of the event, from 1.
    pub number: u32,
    /// 公开组, …
    pub name: String,
}

impl Backend {
    /// Gives a division another name.
    pub async fn rename_division(&self, actor: &Actor, slug: &str, number: u32, name: &str) -> Result<()> {
        self.authorise(actor, Some(slug), Action::EditDivision).await?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let event = store::event::locked(&tx, slug).await?.ok_or(Error::NotFound)?;
        self.check_name(&tx, &event, number, name).await?;
        let (row, before) = self.locked_division(&tx, &event, number).await?;
        let after = Division { name: name.trim().to_owned(), ..before.clone() };
        if before == after {
            return Ok(());
        }
        let row = store::division::save(&tx, row, &before, &after, now).await?;
        let action = Journalled::RenameDivision { before: before.name, after: after.name.clone() };
        store::journal::append(&tx, &Entry::of_division(actor, &row, action, now)).await?;
        tx.commit().await?;
        self.known(&event, &row, after)?;
        Ok(())
    }

    /// Removes a division of which nothing is published; its entrants go with it. Sent twice under one id, it acts once.
    pub async fn remove_division(&self, actor: &Actor, slug: &str, number: u32, id: Uuid) -> Result<()> {
        self.authorise(actor, Some(slug), Action::RemoveDivision).await?;
        let sent = Sent::new(id, &format!("remove division of {slug}"), &number)?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let event = store::event::locked(&tx, slug).await?.ok_or(Error::NotFound)?;
        if store::command::claim::<u32>(&tx, &sent, now).await?.is_some() {
            return Ok(());
        }
        let (row, division) = self.locked_division(&tx, &event, number).await?;
        decide::cancel(&division)?;
        let left = store::summary::of_events(&tx, &[event.id]).await?;
        let left = left.iter().filter(|(_, summary)| summary.number != number);
        check::division_names(left.map(|(_, summary)| summary.name.as_str()))?;
        store::division::set_removed(&tx, row, Some(now), now).await?;
        let action = Journalled::RemoveDivision { name: division.name.clone(), entrants: division.registered() };
        store::journal::append(&tx, &Entry::of_event(actor, event.id, action, now)).await?;
        store::command::remember(&tx, sent, &number).await?;
        Ok(tx.commit().await?)
    }

    /// Restores a division that was removed, with everybody in it. Nothing happens if it is there already.
    pub async fn restore_division(&self, actor: &Actor, slug: &str, number: u32) -> Result<()> {
        self.authorise(actor, Some(slug), Action::RemoveDivision).await?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let event = store::event::locked(&tx, slug).await?.ok_or(Error::NotFound)?;
        let removed = store::division::removed(&tx, event.id).await?;
        let Some(row) = removed.into_iter().find(|row| u32::try_from(row.number) == Ok(number)) else { return Ok(()) };
        self.check_name(&tx, &event, number, &row.name).await?;
        let action = Journalled::RestoreDivision { name: row.name.clone() };
        store::division::set_removed(&tx, row, None, now).await?;
        store::journal::append(&tx, &Entry::of_event(actor, event.id, action, now)).await?;
        Ok(tx.commit().await?)
    }

    /// The divisions of an event that were removed. Who may know them is asked before.
    pub async fn removed_divisions(&self, slug: &str) -> Result<Vec<RemovedDivision>> {
        let db = self.database().reader();
        let event = store::event::find(db, slug).await?.ok_or(Error::NotFound)?;
        let rows = store::division::removed(db, event.id).await?;
        let removed =
            |row: division::Model| Ok(RemovedDivision { number: store::number::count(row.number)?, name: row.name });
        rows.into_iter().map(removed).collect()
    }

    /// Moves entrants from one division to another, both or neither; into their own nothing moves. Sent twice under one id,
    /// it acts once.
    pub async fn move_entrants(
        &self,
        actor: &Actor,
        slug: &str,
        [from, into]: [u32; 2],
        id: Uuid,
        who: &[EntrantId],
    ) -> Result<()> {
        self.authorise(actor, Some(slug), Action::MoveEntrants).await?;
        if from == into {
            return Ok(());
        }
        let sent = Sent::new(id, &format!("move from {from} to {into} of {slug}"), &who)?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        // Whoever moves entrants holds the event, so that no two wait for each other's division.
        let event = store::event::locked(&tx, slug).await?.ok_or(Error::NotFound)?;
        if store::command::claim::<u32>(&tx, &sent, now).await?.is_some() {
            return Ok(());
        }
        let (from_row, from) = self.locked_division(&tx, &event, from).await?;
        let (into_row, into) = self.locked_division(&tx, &event, into).await?;
        let [from_after, into_after] = decide::move_entrants(&from, &into, who)?;
        let count = u32::try_from(who.len()).map_err(Error::internal)?;
        let action = Journalled::MoveEntrants { count, from: from.name.clone(), into: into.name.clone() };
        let from_row = save(&tx, actor, from_row, [&from, &from_after], action.clone(), now).await?;
        let into_row = save(&tx, actor, into_row, [&into, &into_after], action, now).await?;
        store::command::remember(&tx, sent, &count).await?;
        tx.commit().await?;
        self.known(&event, &from_row, from_after)?;
        self.known(&event, &into_row, into_after)?;
        Ok(())
    }

    /// Refuses a name that another division of the event has, or that cannot be one.
    async fn check_name(&self, tx: &DatabaseTransaction, event: &event::Model, number: u32, name: &str) -> Result<()> {
        let there = store::summary::of_events(tx, &[event.id]).await?;
        let others = there.iter().filter(|(_, summary)| summary.number != number);
        check::division_names(others.map(|(_, summary)| summary.name.as_str()).chain([name]))
    }

    /// The row and the state of a division, which nobody else changes until the transaction ends.
    async fn locked_division(
        &self,
        tx: &DatabaseTransaction,
        event: &event::Model,
        number: u32,
    ) -> Result<(division::Model, Division)> {
        let row = store::division::locked(tx, event.id, number).await?.ok_or(Error::NotFound)?;
        let division = store::division::load(tx, &row).await?;
        Ok((row, division))
    }
}

/// Writes a division that entrants left or came into, and its line of the journal.
async fn save(
    tx: &DatabaseTransaction,
    actor: &Actor,
    row: division::Model,
    [before, after]: [&Division; 2],
    action: Journalled,
    now: DateTime<Utc>,
) -> Result<division::Model> {
    let row = store::division::save(tx, row, before, after, now).await?;
    let entry = Entry { changes: changes(before, after), ..Entry::of_division(actor, &row, action, now) };
    store::journal::append(tx, &entry).await?;
    Ok(row)
}
