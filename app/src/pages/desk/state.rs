//! What every page of a desk is made from: who asks, the division as it stands, and what there is to say.

use std::sync::Arc;

use backend::auth::policy::{Action, Page};
use backend::auth::{Actor, Credentials};
use backend::service::division::LoadedDivision;
use backend::service::event::DivisionSummary;
use backend::{Backend, Error};
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use shared::division::Division;
use shared::event::Game;
use shared::id::No;
use shared::stage::{Format, Stage};
use shared::words;

use crate::api::flash::Flash;
use crate::api::{caller, said, sent};

/// The desk of a division.
#[derive(Clone, Debug)]
pub struct Desk {
    /// The backend.
    pub backend: Backend,
    /// Who asks.
    pub actor: Actor,
    /// What every form carries.
    pub csrf: String,
    /// The division and its event.
    pub here: Arc<LoadedDivision>,
    /// All divisions of the event, in their order.
    pub divisions: Vec<DivisionSummary>,
    /// The stage that the page is about: the one asked for, else the one that is played.
    pub stage: Arc<Stage>,
    /// Its index, from 0.
    pub stage_index: usize,
    /// What has just happened.
    pub flash: Option<Flash>,
}

impl Desk {
    /// The state of the division.
    pub fn division(&self) -> &Division {
        &self.here.division
    }

    /// The game, which names the sides.
    pub fn game(&self) -> Game {
        self.here.event.game
    }

    /// The number of the stage in commands.
    pub fn stage_number(&self) -> u32 {
        u32::try_from(self.stage_index).unwrap_or(u32::MAX)
    }

    /// The stage as addresses and forms have it: from 1, and 0 where the division has only one.
    pub fn s(&self) -> u32 {
        if self.division().stages.len() > 1 { self.stage_number() + 1 } else { 0 }
    }

    /// The same desk at another stage.
    pub fn at_stage(&self, index: usize) -> Option<Self> {
        let stage = self.division().stages.get(index)?;
        Some(Self { stage: Arc::new(stage.clone()), stage_index: index, ..self.clone() })
    }

    /// What entrants are counted in.
    pub fn unit(&self) -> &'static str {
        words::counter(self.division().team.is_some())
    }

    /// How many rounds are published.
    pub fn published(&self) -> u32 {
        self.stage.next_round() - 1
    }

    /// How many rounds there will be.
    pub fn total_rounds(&self) -> u32 {
        let registered = u32::try_from(self.division().entrants.len()).unwrap_or(u32::MAX);
        if !self.stage.has_begun() && self.stage.settings.from.is_empty() {
            return self.stage.settings.format.total_rounds(registered);
        }
        self.division().total_rounds(self.stage_index)
    }

    /// How many boards, or tables, a published round has.
    pub fn boards(&self, round: u32) -> u32 {
        let boards = self.stage.round(round).map_or(0, |round| round.pairings.len() + round.tables.len());
        u32::try_from(boards).unwrap_or(u32::MAX)
    }

    /// What they are called: 台, or 桌 where several sit at one.
    pub fn board_word(&self) -> &'static str {
        if matches!(self.stage.settings.format, Format::Heats(_)) { "桌" } else { "台" }
    }

    /// The boards and tables of a published round without a result.
    pub fn missing(&self, round: u32) -> Vec<u32> {
        let Some(round) = self.stage.round(round) else { return Vec::new() };
        let boards = round.pairings.iter().filter(|pairing| !pairing.result.is_finished()).map(|pairing| pairing.board);
        let games = if let Format::Heats(heats) = self.stage.settings.format { heats.games } else { 0 };
        let open = |played: usize| u32::try_from(played).is_ok_and(|played| played < games);
        let tables = round.tables.iter().filter(|table| open(table.games.len())).map(|table| table.table);
        boards.chain(tables).collect()
    }

    /// The page, without its address, that ranks everybody in the end.
    pub fn last_ranks(&self) -> &'static str {
        if self.division().has_places() { "places" } else { "standings" }
    }

    /// The page, without its address, where the results of a round are entered.
    pub fn results_page(&self, round: u32) -> String {
        match self.stage.settings.format {
            Format::Heats(_) => "heats".to_owned(),
            _ => format!("results/{round}"),
        }
    }

    /// A page of this desk.
    pub fn page(&self, page: &str) -> String {
        sent::with_stage(&format!("/desk/e/{}/{}/{page}", self.here.slug, self.here.number), self.s())
    }

    /// The public page of somebody, or of a team.
    pub fn public_entrant(&self, no: No) -> String {
        let kind = if self.division().team.is_some() { "teams" } else { "players" };
        self.public_page(&format!("{kind}/{no}"))
    }

    /// A public page of this division.
    pub fn public_page(&self, page: &str) -> String {
        sent::with_stage(&format!("/e/{}/{}/{page}", self.here.slug, self.here.number), self.s())
    }

    /// The settings of the division and of the stage.
    pub fn settings_page(&self) -> String {
        sent::with_stage(&format!("/desk/e/{}/settings?k={}", self.here.slug, self.here.number), self.s())
    }

    /// The page at hand with another query.
    pub fn asking(&self, query: &str) -> String {
        sent::with_stage(&format!("?{query}"), self.s())
    }
}

/// What the framework adds to the address of a page whose form was too large or not whole, before any of ours saw it.
const UNREADABLE: &str = "__err";

/// Who stands at the door of a page, read before anything waits.
pub struct Knock {
    door: Result<(Backend, Credentials), Error>,
    slug: String,
    k: Option<u32>,
    s: Option<usize>,
    bounced: bool,
}

impl Knock {
    /// From the request and the address. Pages of the event name the division in their query, or none: then it is the
    /// first.
    pub fn read() -> Self {
        let params = use_params_map().get_untracked();
        let query = use_query_map().get_untracked();
        let k = params.get("k").or_else(|| query.get("k")).and_then(|k| k.parse().ok());
        let s = query.get("s").and_then(|s| s.parse().ok());
        let bounced = query.get(UNREADABLE).is_some();
        Self { door: caller::at_the_door(), slug: params.get("slug").unwrap_or_default(), k, s, bounced }
    }

    /// The desk, for those who may see it.
    pub async fn open(self, page: Page) -> Result<Desk, Error> {
        let (backend, credentials) = self.door?;
        let actor = backend.actor(&credentials).await?;
        backend.authorise(&actor, Some(&self.slug), Action::See(page)).await?;
        let event = backend.event(&self.slug).await?;
        let first = event.divisions.first().map_or(1, |division| division.number);
        let here = backend.division(&self.slug, self.k.unwrap_or(first)).await?;
        let session = actor.session().ok_or(Error::NotSignedIn)?;
        let flash = backend.take_flash(session).await?.as_deref().and_then(Flash::from_text);
        let (stage_index, stage) = stage_asked_for(self.s, &here.division).ok_or(Error::NotFound)?;
        Ok(Desk {
            csrf: session.csrf.clone(),
            flash: flash.or_else(|| self.bounced.then(said::form_not_read)),
            stage: Arc::new(stage),
            stage_index,
            divisions: event.divisions,
            backend,
            actor,
            here,
        })
    }
}

/// The stage asked for, from 1, where there is one, else the one that is played.
fn stage_asked_for(s: Option<usize>, division: &Division) -> Option<(usize, Stage)> {
    let asked = s.and_then(|s| s.checked_sub(1)).filter(|index| *index < division.stages.len());
    let index = asked.unwrap_or_else(|| division.running_stage());
    Some((index, division.stages.get(index)?.clone()))
}
