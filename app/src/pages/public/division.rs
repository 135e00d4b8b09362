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
use shared::view::structure::{StageBox, structure_view};
use shared::view::team::summed_stage;
use shared::view::{round, standings};
use shared::words;

use super::frame::dotted;
use crate::api::sent;

/// A division as the backend keeps it, and the stage of it that is shown, with what its pages ask of it.
#[derive(Clone, Debug)]
pub struct Here {
    loaded: Arc<LoadedDivision>,
    stage: usize,
}

impl Deref for Here {
    type Target = LoadedDivision;

    fn deref(&self) -> &LoadedDivision {
        &self.loaded
    }
}

impl Here {
    /// What the backend gives, in the stage that is played.
    pub fn new(loaded: Arc<LoadedDivision>) -> Self {
        let stage = loaded.division.running_stage();
        Self { loaded, stage }
    }

    /// The same division in another stage, from 0.
    pub(super) fn in_stage(&self, stage: usize) -> Option<Self> {
        (stage < self.division.stages.len()).then(|| Self { loaded: Arc::clone(&self.loaded), stage })
    }

    /// The stage that the address asks for, from 1, or the one that is played. `None` where there is no such stage.
    pub(super) fn asked(self, stage: Option<u32>) -> Option<Self> {
        match stage {
            Some(number) => self.in_stage(usize::try_from(number.checked_sub(1)?).ok()?),
            None => Some(self),
        }
    }

    /// The same division in the stage that the totals sum up.
    pub(super) fn with_totals(&self) -> Self {
        self.in_stage(summed_stage(&self.division, self.stage)).unwrap_or_else(|| self.clone())
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

    /// A page of the stage that is shown: `rounds/3`, `standings?after=3#me`.
    pub(super) fn to(&self, page: &str) -> String {
        let (page, anchor) = page.split_at(page.find('#').unwrap_or(page.len()));
        let stage = if self.has_stages() { u32::try_from(self.stage + 1).unwrap_or(0) } else { 0 };
        sent::with_stage(&format!("{}/{page}", self.base()), stage) + anchor
    }

    /// Whether the division has more than one stage, so that addresses must say which.
    pub(super) fn has_stages(&self) -> bool {
        self.division.stages.len() > 1
    }

    /// The page of a player, or of a team.
    pub(super) fn player(&self, no: No) -> String {
        let kind = if self.is_team() { "teams" } else { "players" };
        format!("{}/{kind}/{no}", self.base())
    }

    /// The page of a match of the stage that is shown.
    pub(super) fn match_page(&self, round: u32, board: u32) -> String {
        self.to(&format!("matches/{round}/{board}"))
    }

    /// The game.
    pub(super) fn game(&self) -> Game {
        self.event.game
    }

    /// The index of the stage that is shown, from 0.
    pub(super) const fn index(&self) -> usize {
        self.stage
    }

    /// The stage that is shown.
    pub(super) fn stage(&self) -> Option<&Stage> {
        self.division.stages.get(self.stage)
    }

    /// Its own name, or that of its format.
    pub(super) fn stage_name(&self) -> String {
        self.stage().map(|stage| words::stage_name(&stage.settings)).unwrap_or_default()
    }

    /// Whether those who take part are teams.
    pub(super) fn is_team(&self) -> bool {
        self.division.team.is_some()
    }

    /// 人, or 队.
    pub(super) fn counter(&self) -> &'static str {
        words::counter(self.is_team())
    }

    /// How many rounds are published.
    pub(super) fn published(&self) -> u32 {
        self.stage().map_or(0, |stage| stage.next_round() - 1)
    }

    /// How many entrants are registered.
    pub(super) fn entrants(&self) -> u32 {
        u32::try_from(self.division.entrants.len()).unwrap_or(u32::MAX)
    }

    /// How many are in the stage: once it has started those who came in, before that everybody registered or, in a later
    /// stage, as many as it will take.
    pub(super) fn in_the_stage(&self) -> u32 {
        let started = self.division.size_of(self.stage);
        match self.stage() {
            Some(stage) if stage.seats.is_some() => started,
            Some(_) if self.stage == 0 => started.max(self.entrants()),
            _ => self.planned().map_or(started, |planned| planned.comes_in),
        }
    }

    /// How many rounds the stage has.
    pub(super) fn total_rounds(&self) -> u32 {
        match self.stage() {
            Some(stage) if stage.has_begun() => self.division.total_rounds(self.stage),
            Some(stage) => stage.settings.format.total_rounds(self.in_the_stage()),
            None => 0,
        }
    }

    fn planned(&self) -> Option<StageBox> {
        structure_view(&self.division).stages.into_iter().nth(self.stage)
    }

    /// 积分编排 7 轮, 大循环 11 轮.
    pub(super) fn format_and_rounds(&self) -> String {
        let Some(stage) = self.stage() else { return String::new() };
        let name = words::format_name(&stage.settings.format);
        match &stage.settings.format {
            Format::RoundRobin { .. } => format!("{name} {} 轮", self.total_rounds()),
            Format::Swiss(_)
            | Format::Groups(_)
            | Format::SingleElim(_)
            | Format::DoubleElim
            | Format::Heats(_)
            | Format::Ladder => name,
        }
    }

    /// `公开组·81 人·积分编排 7 轮`; of a stage `公开组·决赛·12 人·单淘汰`.
    pub(super) fn summary(&self) -> String {
        let stage = if self.has_stages() { self.stage_name() } else { String::new() };
        let format = self.format_and_rounds();
        let format = if format == stage { String::new() } else { format };
        dotted([self.division.name.clone(), stage, format!("{} {}", self.in_the_stage(), self.counter()), format])
    }

    /// The last round in which every game has a result.
    pub(super) fn last_complete(&self) -> u32 {
        standings::last_complete_round(&self.division, self.stage)
    }

    /// A published round, as pages show it.
    pub(super) fn round(&self, number: u32) -> Option<RoundView> {
        round::round_view(&self.division, self.stage, number)
    }

    /// The number of the round that is played now; 0 before the first.
    pub(super) fn at_play(&self) -> u32 {
        self.stage().map_or(0, Stage::round_at_play)
    }

    /// The round that is played now.
    pub(super) fn round_now(&self) -> Option<&Round> {
        self.stage()?.round(self.at_play())
    }

    /// Everybody who has a number.
    pub(super) fn people(&self) -> Vec<Person> {
        self.division.entrants.iter().filter(|entrant| entrant.no.is_some()).map(person).collect()
    }

    /// Those of them who are in the stage that is shown.
    pub(super) fn people_of_stage(&self) -> Vec<Person> {
        let nos = self.division.nos_of(self.stage);
        self.people().into_iter().filter(|person| nos.contains(&person.no)).collect()
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
