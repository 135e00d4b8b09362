//! More organizers, by links that work once.

use chrono::{DateTime, TimeDelta, Utc};

use super::account::check_name;
use crate::Backend;
use crate::auth::policy::Action;
use crate::auth::{Actor, SessionToken};
use crate::error::{Error, Invalid, Result};
use crate::store::invitation::{NewInvitation, Purpose};
use crate::{clock, random, store};

const LASTS: TimeDelta = TimeDelta::days(7);

/// An invitation that was made.
#[derive(Clone, Debug)]
pub struct Invitation {
    /// The link to hand on. It is shown once and stored nowhere.
    pub link: String,
    /// Until when it holds.
    pub expires_at: DateTime<Utc>,
}

/// What an invitation is to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitedTo {
    /// Address and name of the event; `None` for the server alone.
    pub event: Option<(String, String)>,
}

impl Backend {
    /// Invites one more organizer, to an event or to the server alone.
    pub async fn invite(&self, actor: &Actor, event: Option<&str>) -> Result<Invitation> {
        let action = if event.is_some() { Action::InviteToEvent } else { Action::InviteToServer };
        self.authorise(actor, event, action).await?;
        let token = random::token();
        let tx = self.database().begin().await?;
        let event = match event {
            Some(slug) => Some(store::event::find(&tx, slug).await?.ok_or(Error::NotFound)?.id),
            None => None,
        };
        let made_by = actor.account().map(|account| account.id);
        let new = NewInvitation { token: &token, purpose: Purpose::Organizer, event_id: event, made_by, lasts: LASTS };
        let expires_at = store::invitation::insert(&tx, new, clock::now()).await?;
        tx.commit().await?;
        Ok(Invitation { link: format!("{}/invite/{token}", self.config().public_url()), expires_at })
    }

    /// What an invitation is to, if it still holds.
    pub async fn invitation(&self, token: &str) -> Result<InvitedTo> {
        let tx = self.database().snapshot().await?;
        let row = store::invitation::peek(&tx, token, Purpose::Organizer, clock::now()).await?;
        let row = row.ok_or(Invalid::Invitation)?;
        let event = match row.event_id {
            Some(id) => store::event::by_id(&tx, id).await?,
            None => None,
        };
        let named = |row| store::event::info(&row).map(|info| (row.slug, info.name));
        Ok(InvitedTo { event: event.map(named).transpose()? })
    }

    /// Makes an account by an invitation and signs it in.
    pub async fn accept_invite(&self, token: &str, name: &str, password: &str) -> Result<SessionToken> {
        check_name(name)?;
        self.invitation(token).await?;
        let hash = self.passwords().hash(password).await?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let row = store::invitation::find(&tx, token, Purpose::Organizer, now).await?.ok_or(Invalid::Invitation)?;
        let account = store::account::insert(&tx, name, hash, false, now).await?;
        if let Some(event) = row.event_id {
            store::event::add_member(&tx, event, account.id, now).await?;
        }
        store::invitation::mark_used(&tx, row, now).await?;
        let session = store::session::insert(&tx, account.id, now).await?;
        tx.commit().await?;
        Ok(session)
    }

    /// Lets somebody who has an account organize the event of an invitation.
    pub async fn join(&self, actor: &Actor, token: &str) -> Result<()> {
        let account = actor.account().ok_or(Error::NotSignedIn)?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let row = store::invitation::find(&tx, token, Purpose::Organizer, now).await?.ok_or(Invalid::Invitation)?;
        let event = row.event_id.ok_or(Invalid::Invitation)?;
        store::event::add_member(&tx, event, account.id, now).await?;
        store::invitation::mark_used(&tx, row, now).await?;
        Ok(tx.commit().await?)
    }
}
