//! Events.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::event::EventInfo;
use shared::prizes::Prizes;
use shared::stage::{Format, StageSettings};
use shared::structure::templates::Structure;
use shared::team::{TeamRules, TeamTotals};
use uuid::Uuid;

use super::check;
use super::journal::{Action as Journalled, Entry};
use crate::Backend;
use crate::auth::Actor;
use crate::auth::policy::{Action, Page};
use crate::error::{Error, Result};
use crate::store::command::Sent;
use crate::store::number::place;
use crate::{clock, entity, random, store};

/// More events than one page lists.
const LISTED: u64 = 200;

/// An event in a list.
#[derive(Clone, Debug)]
pub struct EventSummary {
    /// Its address.
    pub slug: String,
    /// What it says about itself.
    pub info: EventInfo,
    /// Its divisions.
    pub divisions: Vec<DivisionSummary>,
    /// When it was made.
    pub created_at: DateTime<Utc>,
}

/// A division in a list.
#[derive(Clone, Debug)]
pub struct DivisionSummary {
    /// Which of the event, from 1.
    pub number: u32,
    /// 公开组, …
    pub name: String,
    /// What its first stage plays.
    pub format: Format,
    /// How many take part.
    pub entrants: u32,
    /// Whether everybody has a number.
    pub drawn: bool,
    /// The last stage with published rounds, from 0.
    pub stage: u32,
    /// How many rounds of that stage are published.
    pub rounds: u32,
    /// The round of that stage that is played: the first one with a pairing without a result, else the last.
    pub at_play: u32,
    /// How many pairings of that round have no result.
    pub missing: u32,
    /// Whether teams take part.
    pub team: bool,
    /// How many published pairings have no result.
    pub open_games: u32,
    /// Whether it is closed.
    pub finished: bool,
    /// Counts its changes.
    pub version: i64,
    /// When it was last changed.
    pub updated_at: DateTime<Utc>,
}

/// An event to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NewEvent {
    /// What it says about itself.
    pub info: EventInfo,
    /// Its divisions, at least one.
    pub divisions: Vec<NewDivision>,
}

/// A division to be made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct NewDivision {
    /// 公开组, …
    pub name: String,
    /// Its stages in their order, at least one.
    pub stages: Vec<StageSettings>,
    /// How its teams play; `None` where people play for themselves.
    pub team: Option<TeamRules>,
    /// 队员总分.
    pub totals: Vec<TeamTotals>,
    /// 奖项.
    pub prizes: Vec<Prizes>,
}

impl NewDivision {
    /// One of people, with one stage.
    pub fn of_one_stage(name: &str, settings: StageSettings) -> Self {
        let name = name.to_owned();
        Self { name, stages: vec![settings], team: None, totals: Vec::new(), prizes: Vec::new() }
    }

    /// As a template makes it.
    pub fn of_structure(name: &str, structure: Structure) -> Self {
        let Structure { stages, team, totals, prizes } = structure;
        Self { name: name.to_owned(), stages, team, totals, prizes }
    }

    /// The division as it begins; refused where the commands that settle it later would be.
    fn into_division(self) -> Result<Division> {
        let empty = Division { name: self.name.trim().to_owned(), ..Division::default() };
        let settled = [
            Command::SetTeamRules { team: self.team },
            Command::SetStructure { stages: self.stages },
            Command::SetTotals { totals: self.totals },
            Command::SetPrizes { prizes: self.prizes },
        ];
        Ok(settled.iter().try_fold(empty, |division, command| decide(&division, command))?)
    }
}

impl Backend {
    /// The newest events, newest first.
    pub async fn events(&self) -> Result<Vec<EventSummary>> {
        let rows = store::event::newest(self.database().reader(), LISTED).await?;
        self.summaries(rows).await
    }

    /// The event at this address.
    pub async fn event(&self, slug: &str) -> Result<EventSummary> {
        let row = store::event::find(self.database().reader(), slug).await?.ok_or(Error::NotFound)?;
        self.summaries(vec![row]).await?.pop().ok_or(Error::NotFound)
    }

    /// The events that somebody organizes, newest first: for an admin, all.
    pub async fn events_of(&self, actor: &Actor) -> Result<Vec<EventSummary>> {
        self.authorise(actor, None, Action::See(Page::Desk)).await?;
        let db = self.database().reader();
        let rows = match actor.account().filter(|account| !account.admin) {
            Some(account) => store::event::newest_of(db, account.id, LISTED).await?,
            None => store::event::newest(db, LISTED).await?,
        };
        self.summaries(rows).await
    }

    /// Makes an event and answers its address. Sent twice under one id, it is made once.
    pub async fn create_event(&self, actor: &Actor, id: Uuid, new: NewEvent) -> Result<String> {
        self.authorise(actor, None, Action::CreateEvent).await?;
        check::info(&new.info)?;
        check::division_names(new.divisions.iter().map(|division| division.name.as_str()))?;
        let sent = Sent::new(id, "create event", &new)?;
        let divisions = new.divisions.into_iter().map(NewDivision::into_division).collect::<Result<_>>()?;
        self.insert_event(actor, sent, &new.info, divisions, Journalled::CreateEvent).await
    }

    /// Changes what an event says about itself.
    pub async fn edit_event(&self, actor: &Actor, slug: &str, info: EventInfo) -> Result<()> {
        self.authorise(actor, Some(slug), Action::EditEvent).await?;
        check::info(&info)?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let row = store::event::locked(&tx, slug).await?.ok_or(Error::NotFound)?;
        let before = store::event::info(&row)?;
        if before == info {
            return Ok(());
        }
        let row = store::event::update(&tx, row, &info, now).await?;
        let action = Journalled::EditEvent { before: Box::new(before), after: Box::new(info) };
        store::journal::append(&tx, &Entry::of_event(actor, row.id, action, now)).await?;
        Ok(tx.commit().await?)
    }

    /// Adds a division to an event and answers its number. Sent twice under one id, it is added once.
    pub async fn add_division(&self, actor: &Actor, slug: &str, id: Uuid, new: NewDivision) -> Result<u32> {
        self.authorise(actor, Some(slug), Action::AddDivision).await?;
        let sent = Sent::new(id, &format!("add division to {slug}"), &new)?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let event = store::event::locked(&tx, slug).await?.ok_or(Error::NotFound)?;
        if let Some(number) = store::command::claim(&tx, &sent, now).await? {
            return Ok(number);
        }
        let there = store::summary::of_events(&tx, &[event.id]).await?;
        let names = there.iter().map(|(_, summary)| summary.name.as_str());
        check::division_names(names.chain([new.name.as_str()]))?;
        let number = store::division::last_number(&tx, event.id).await? + 1;
        let division = new.into_division()?;
        let row = store::division::insert(&tx, event.id, i64::from(number), &division, now).await?;
        store::journal::append(&tx, &Entry::of_division(actor, &row, Journalled::AddDivision, now)).await?;
        store::command::remember(&tx, sent, &number).await?;
        tx.commit().await?;
        Ok(number)
    }

    /// Writes a new event with everything in it, unless it was written under this id before.
    pub(super) async fn insert_event(
        &self,
        actor: &Actor,
        sent: Sent,
        info: &EventInfo,
        divisions: Vec<Division>,
        action: Journalled,
    ) -> Result<String> {
        let now = clock::now();
        let tx = self.database().begin().await?;
        if let Some(slug) = store::command::claim(&tx, &sent, now).await? {
            return Ok(slug);
        }
        let event = store::event::insert(&tx, &random::slug(), info, now).await?;
        for (index, division) in divisions.iter().enumerate() {
            store::division::insert(&tx, event.id, place(index)? + 1, division, now).await?;
        }
        if let Some(account) = actor.account() {
            store::event::add_member(&tx, event.id, account.id, now).await?;
        }
        store::journal::append(&tx, &Entry::of_event(actor, event.id, action, now)).await?;
        store::command::remember(&tx, sent, &event.slug).await?;
        tx.commit().await?;
        Ok(event.slug)
    }

    async fn summaries(&self, rows: Vec<entity::event::Model>) -> Result<Vec<EventSummary>> {
        let ids: Vec<i64> = rows.iter().map(|row| row.id).collect();
        let mut divisions: HashMap<i64, Vec<DivisionSummary>> = HashMap::new();
        for (event, summary) in store::summary::of_events(self.database().reader(), &ids).await? {
            divisions.entry(event).or_default().push(summary);
        }
        let summary = |row: entity::event::Model| {
            let info = store::event::info(&row)?;
            let divisions = divisions.remove(&row.id).unwrap_or_default();
            Ok(EventSummary { slug: row.slug, info, divisions, created_at: row.created_at })
        };
        rows.into_iter().map(summary).collect()
    }
}
