//! The journal: who changed what, when, and from what device.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared::command::Command;
use shared::division::Division;
use shared::event::EventInfo;
use shared::side::Side;

use super::change::{Changes, changes};
use crate::Backend;
use crate::auth::Actor;
use crate::entity::division;
use crate::error::{Error, Result};
use crate::store;

/// Lines to a page.
const PAGE: u64 = 50;

/// Some lines of the journal, newest first.
#[derive(Clone, Debug)]
pub struct JournalPage {
    /// The lines.
    pub lines: Vec<JournalLine>,
    /// Which page, from 1.
    pub page: u32,
    /// How many pages there are, at least 1.
    pub pages: u32,
}

/// One line of the journal.
#[derive(Clone, Debug)]
pub struct JournalLine {
    /// Grows with time.
    pub id: i64,
    /// The version of the division that the change made; `None` for changes of the event.
    pub version: Option<i64>,
    /// The name of the account; empty for the server's console.
    pub who: String,
    /// What the browser called itself.
    pub device: String,
    /// When.
    pub at: DateTime<Utc>,
    /// What was done.
    pub action: Action,
    /// What it changed.
    pub changes: Changes,
}

/// What was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "action", rename_all = "snake_case")]
pub enum Action {
    /// The event was made.
    CreateEvent,
    /// The event was taken in from an archive.
    Import,
    /// What the event says about itself was changed.
    EditEvent {
        /// What it said.
        before: Box<EventInfo>,
        /// What it says.
        after: Box<EventInfo>,
    },
    /// The division was added.
    AddDivision,
    /// The division got another name.
    RenameDivision {
        /// What it was called.
        before: String,
        /// What it is called.
        after: String,
    },
    /// A division was removed.
    RemoveDivision {
        /// 公开组, …
        name: String,
        /// How many were registered in it.
        entrants: u32,
    },
    /// A division that was removed is there again.
    RestoreDivision {
        /// 公开组, …
        name: String,
    },
    /// Entrants moved from one division to another; both have this line.
    MoveEntrants {
        /// How many.
        count: u32,
        /// The name of the division they left.
        from: String,
        /// The name of the one they came into.
        into: String,
    },
    /// A command was done.
    Command {
        /// Which.
        done: Box<Command>,
    },
    /// A line-up was handed in that stays sealed: the journal lies open, and does not say who is in it. Once both are
    /// in, the change to the board tells of both.
    SealLineUp {
        /// The stage, from 0.
        stage: u32,
        /// The round, from 1.
        round: u32,
        /// The board of the round.
        board: u32,
        /// Whose it is.
        side: Side,
    },
}

/// A line to be written.
pub(crate) struct Entry<'a> {
    pub(crate) actor: &'a Actor,
    pub(crate) event_id: i64,
    pub(crate) division_id: Option<i64>,
    pub(crate) version: Option<i64>,
    pub(crate) action: Action,
    pub(crate) changes: Changes,
    pub(crate) at: DateTime<Utc>,
}

impl<'a> Entry<'a> {
    /// About the event.
    pub(super) fn of_event(actor: &'a Actor, event_id: i64, action: Action, at: DateTime<Utc>) -> Self {
        Self { actor, event_id, division_id: None, version: None, action, changes: Changes::default(), at }
    }

    /// About a division, as it is by now.
    pub(super) fn of_division(actor: &'a Actor, row: &division::Model, action: Action, at: DateTime<Utc>) -> Self {
        let of_event = Self::of_event(actor, row.event_id, action, at);
        Self { division_id: Some(row.id), version: Some(row.version), ..of_event }
    }

    /// About a command that made `after` of `before`.
    pub(super) fn of_command(
        actor: &'a Actor,
        row: &division::Model,
        command: Command,
        before: &Division,
        after: &Division,
        at: DateTime<Utc>,
    ) -> Self {
        let action = match command {
            Command::SetLineUp { stage, round, board, side, players }
                if !players.is_empty() && is_sealed(after, stage, round, board) =>
            {
                Action::SealLineUp { stage, round, board, side }
            }
            command => Action::Command { done: Box::new(command) },
        };
        Self { changes: changes(before, after), ..Self::of_division(actor, row, action, at) }
    }
}

/// Whether a line-up of this board is in while the other is not.
fn is_sealed(division: &Division, stage: u32, round: u32, board: u32) -> bool {
    let stage = usize::try_from(stage).ok().and_then(|stage| division.stages.get(stage));
    let pairing = stage.and_then(|stage| stage.round(round)).and_then(|round| round.at(board));
    pairing.is_some_and(|pairing| matches!(pairing.line_ups, [Some(_), None] | [None, Some(_)]))
}

impl Backend {
    /// A page of the journal of a division, newest first, with the lines about its event between. Pages count from 1.
    pub async fn journal(&self, slug: &str, number: u32, page: u32) -> Result<JournalPage> {
        let db = self.database().reader();
        let event = store::event::find(db, slug).await?.ok_or(Error::NotFound)?;
        let division = store::division::find(db, event.id, number).await?.ok_or(Error::NotFound)?;
        let lines = store::journal::count(db, event.id, division.id).await?;
        let pages = u32::try_from(lines.div_ceil(PAGE).max(1)).map_err(Error::internal)?;
        let page = page.clamp(1, pages);
        let skipped = u64::from(page - 1) * PAGE;
        let lines = store::journal::lines(db, event.id, division.id, skipped, PAGE).await?;
        Ok(JournalPage { lines, page, pages })
    }
}
