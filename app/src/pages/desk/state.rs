//! What every page of a desk is made from: who asks, the division as it stands, and what there is to say.

use std::sync::Arc;

use backend::auth::policy::{Action, Page};
use backend::auth::{Actor, Credentials};
use backend::service::division::LoadedDivision;
use backend::{Backend, Error};
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use shared::division::Division;
use shared::event::Game;
use shared::stage::Stage;

use crate::api::flash::Flash;
use crate::api::{caller, said};

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
    /// The names of all divisions of the event, in their order.
    pub divisions: Vec<String>,
    /// The stage that is played.
    pub stage: Stage,
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
    pub const fn stage_number(&self) -> u32 {
        0
    }

    /// How many rounds are published.
    pub fn published(&self) -> u32 {
        self.stage.next_round() - 1
    }

    /// How many rounds there will be.
    pub fn total_rounds(&self) -> u32 {
        let entrants = u32::try_from(self.division().entrants.len()).unwrap_or(u32::MAX);
        self.stage.settings.format.total_rounds(entrants)
    }

    /// The boards of a published round without a result.
    pub fn missing(&self, round: u32) -> Vec<u32> {
        let pairings = self.stage.round(round).map(|round| round.pairings.as_slice()).unwrap_or_default();
        pairings.iter().filter(|pairing| !pairing.result.is_finished()).map(|pairing| pairing.board).collect()
    }

    /// A page of this desk.
    pub fn page(&self, page: &str) -> String {
        format!("/desk/e/{}/{}/{page}", self.here.slug, self.here.number)
    }

    /// A public page of this division.
    pub fn public_page(&self, page: &str) -> String {
        format!("/e/{}/{}/{page}", self.here.slug, self.here.number)
    }
}

/// What the framework adds to the address of a page whose form was too large or not whole, before any of ours saw it.
const UNREADABLE: &str = "__err";

/// Who stands at the door of a page, read before anything waits.
pub struct Knock {
    door: Result<(Backend, Credentials), Error>,
    slug: String,
    k: u32,
    bounced: bool,
}

impl Knock {
    /// From the request and the address.
    pub fn read() -> Self {
        let params = use_params_map().get_untracked();
        let k = params.get("k").and_then(|k| k.parse().ok()).unwrap_or(1);
        let bounced = use_query_map().get_untracked().get(UNREADABLE).is_some();
        Self { door: caller::at_the_door(), slug: params.get("slug").unwrap_or_default(), k, bounced }
    }

    /// The same for another division of the event.
    #[must_use]
    pub fn for_division(self, k: u32) -> Self {
        Self { k, ..self }
    }

    /// The desk, for those who may see it.
    pub async fn open(self, page: Page) -> Result<Desk, Error> {
        let (backend, credentials) = self.door?;
        let actor = backend.actor(&credentials).await?;
        backend.authorise(&actor, Some(&self.slug), Action::See(page)).await?;
        let here = backend.division(&self.slug, self.k).await?;
        let event = backend.event(&self.slug).await?;
        let session = actor.session().ok_or(Error::NotSignedIn)?;
        let flash = backend.take_flash(session).await?.as_deref().and_then(Flash::from_text);
        Ok(Desk {
            csrf: session.csrf.clone(),
            flash: flash.or_else(|| self.bounced.then(said::form_not_read)),
            stage: here.division.stages.first().cloned().ok_or(Error::NotFound)?,
            divisions: event.divisions.into_iter().map(|division| division.name).collect(),
            backend,
            actor,
            here,
        })
    }
}
