//! Who somebody is, and whether that is enough.

use crate::Backend;
use crate::auth::policy::{self, Action, Role};
use crate::auth::{Actor, Credentials};
use crate::entity::event;
use crate::error::{Error, Result};
use crate::store;

impl Backend {
    /// Who sends a request. A token that is unknown or has run out makes a visitor.
    pub async fn actor(&self, credentials: &Credentials) -> Result<Actor> {
        let session = match &credentials.session_token {
            Some(token) => self.session(token).await?,
            None => None,
        };
        Ok(match session {
            Some(session) => Actor::signed_in(session, credentials.device()),
            None => Actor::visitor(credentials.device()),
        })
    }

    /// Who sends a request that changes something: signed in, from these pages, with the token of their own session.
    pub async fn actor_for_change(&self, credentials: &Credentials, csrf: &str) -> Result<Actor> {
        let actor = self.actor(credentials).await?;
        let session = actor.session().ok_or(Error::NotSignedIn)?;
        if credentials.from_here && session.csrf == csrf { Ok(actor) } else { Err(Error::ForeignForm) }
    }

    /// Refuses what the policy does not allow: [`Error::NotSignedIn`] to visitors, [`Error::Forbidden`] to others. An
    /// event that does not exist is [`Error::NotFound`].
    pub async fn authorise(&self, actor: &Actor, slug: Option<&str>, action: Action<'_>) -> Result<Role> {
        let event = match slug {
            Some(slug) => Some(store::event::find(self.database().reader(), slug).await?.ok_or(Error::NotFound)?),
            None => None,
        };
        self.authorise_for(actor, event.as_ref(), action).await
    }

    pub(crate) async fn authorise_for(
        &self,
        actor: &Actor,
        event: Option<&event::Model>,
        action: Action<'_>,
    ) -> Result<Role> {
        let role = self.role(actor, event).await?;
        match role {
            role if policy::allows(role, action) => Ok(role),
            Role::Visitor => Err(Error::NotSignedIn),
            Role::OtherOrganizer | Role::Organizer | Role::Admin => Err(Error::Forbidden),
        }
    }

    async fn role(&self, actor: &Actor, event: Option<&event::Model>) -> Result<Role> {
        if actor.is_console() {
            return Ok(Role::Admin);
        }
        let Some(account) = actor.account() else { return Ok(Role::Visitor) };
        let organizes = match event {
            Some(event) if !account.admin => {
                store::event::is_member(self.database().reader(), event.id, account.id).await?
            }
            Some(_) | None => false,
        };
        Ok(match (account.admin, organizes) {
            (true, _) => Role::Admin,
            (false, true) => Role::Organizer,
            (false, false) => Role::OtherOrganizer,
        })
    }
}
