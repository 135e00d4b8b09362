//! The division a page is about, as the backend gives it.

use std::collections::HashSet;
use std::ops::Deref;
use std::sync::Arc;

use backend::service::division::LoadedDivision;
use backend::{Backend, Error, clock};
use shared::entrant::Entrant;
use shared::event::Game;
use shared::id::No;
use shared::stage::{Format, Round, Stage};
use shared::view::Person;
use shared::view::round::RoundView;
use shared::view::{round, standings};
use shared::words;

use super::frame::dotted;

/// A division as the backend keeps it, with what its pages ask of it.
#[derive(Clone, Debug)]
pub struct Here(Arc<LoadedDivision>);

impl Deref for Here {
    type Target = LoadedDivision;

    fn deref(&self) -> &LoadedDivision {
        &self.0
    }
}

/// The stage that is shown: the first, until divisions have several.
pub(super) const STAGE: usize = 0;

impl Here {
    /// What the backend gives.
    pub fn new(loaded: Arc<LoadedDivision>) -> Self {
        Self(loaded)
    }

    /// A division of an event.
    pub(super) async fn find(backend: &Backend, slug: &str, number: u32) -> Result<Self, Error> {
        backend.division(slug, number).await.map(Self::new)
    }

    /// Every division of an event.
    pub(super) async fn all(backend: &Backend, slug: &str) -> Result<Vec<Self>, Error> {
        let mut divisions = Vec::new();
        for summary in backend.event(slug).await?.divisions {
            divisions.push(Self::find(backend, slug, summary.number).await?);
        }
        Ok(divisions)
    }

    /// When it was last changed, in the hall's time.
    pub(super) fn updated(&self) -> String {
        clock::in_words(self.updated_at)
    }

    /// The address under which the division's pages stand.
    pub(super) fn base(&self) -> String {
        format!("/e/{}/{}", self.slug, self.number)
    }

    /// The page of a player.
    pub(super) fn player(&self, no: No) -> String {
        format!("/e/{}/{}/players/{no}", self.slug, self.number)
    }

    /// The game.
    pub(super) fn game(&self) -> Game {
        self.event.game
    }

    /// The stage that is shown.
    pub(super) fn stage(&self) -> Option<&Stage> {
        self.division.stages.get(STAGE)
    }

    /// How many rounds are published.
    pub(super) fn published(&self) -> u32 {
        self.stage().map_or(0, |stage| stage.next_round() - 1)
    }

    /// How many entrants are registered.
    pub(super) fn entrants(&self) -> u32 {
        u32::try_from(self.division.entrants.len()).unwrap_or(u32::MAX)
    }

    /// How many rounds the stage has.
    pub(super) fn total_rounds(&self) -> u32 {
        self.stage()
            .map_or(0, |stage| stage.settings.format.total_rounds(self.division.numbered().max(self.entrants())))
    }

    /// 积分编排 7 轮, 大循环 11 轮.
    pub(super) fn format_and_rounds(&self) -> String {
        let Some(stage) = self.stage() else { return String::new() };
        let name = words::format_name(&stage.settings.format);
        match &stage.settings.format {
            Format::RoundRobin { .. } => format!("{name} {} 轮", self.total_rounds()),
            _ => name,
        }
    }

    /// `公开组·81 人·积分编排 7 轮`.
    pub(super) fn summary(&self) -> String {
        dotted([self.division.name.clone(), format!("{} 人", self.entrants()), self.format_and_rounds()])
    }

    /// The last round in which every game has a result.
    pub(super) fn last_complete(&self) -> u32 {
        standings::last_complete_round(&self.division, STAGE)
    }

    /// A published round, as pages show it.
    pub(super) fn round(&self, number: u32) -> Option<RoundView> {
        round::round_view(&self.division, STAGE, number)
    }

    /// The round published last.
    pub(super) fn round_now(&self) -> Option<&Round> {
        self.stage()?.rounds.last()
    }

    /// Everybody who has a number.
    pub(super) fn people(&self) -> Vec<Person> {
        self.division.entrants.iter().filter(|entrant| entrant.no.is_some()).map(person).collect()
    }

    /// From how many units they come.
    pub(super) fn units(&self) -> usize {
        let units = self.division.entrants.iter().map(|entrant| entrant.details.unit.as_str());
        units.filter(|unit| !unit.is_empty()).collect::<HashSet<_>>().len()
    }
}

/// An entrant as lists show them; before the draw with the number 0, which nobody has.
pub(super) fn person(entrant: &Entrant) -> Person {
    Person { no: entrant.no.unwrap_or(No(0)), name: entrant.details.name.clone(), unit: entrant.details.unit.clone() }
}
