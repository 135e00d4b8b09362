//! Accounts.

use crate::Backend;
use crate::auth::policy::{Action, Page};
use crate::auth::{Account, Actor, SessionToken};
use crate::error::{Error, Invalid, Result};
use crate::{clock, store};

const NAME: usize = 40;

impl Backend {
    /// Changes the own password, ends every session of the account and begins a new one.
    pub async fn change_password(&self, actor: &Actor, old: &str, new: &str, peer: &str) -> Result<SessionToken> {
        self.authorise(actor, None, Action::ChangePassword).await?;
        let account = actor.account().ok_or(Error::Forbidden)?;
        let attempt = self.count_attempt(&account.name, peer).await?;
        let row = store::account::by_id(self.database().reader(), account.id).await?.ok_or(Error::NotSignedIn)?;
        if !self.passwords().verify(old, Some(&row.password_hash)).await? {
            return Err(Invalid::WrongPassword.into());
        }
        self.forgive(attempt).await?;
        let hash = self.passwords().hash(new).await?;
        let tx = self.database().begin().await?;
        store::account::set_password(&tx, row, hash).await?;
        store::session::delete_of(&tx, account.id).await?;
        let token = store::session::insert(&tx, account.id, clock::now()).await?;
        tx.commit().await?;
        Ok(token)
    }

    /// Who organizes an event, in order of names.
    pub async fn organizers(&self, actor: &Actor, slug: &str) -> Result<Vec<Account>> {
        self.authorise(actor, Some(slug), Action::See(Page::People)).await?;
        let db = self.database().reader();
        let event = store::event::find(db, slug).await?.ok_or(Error::NotFound)?;
        Ok(store::event::members(db, event.id).await?.into_iter().map(Account::from).collect())
    }
}

/// A name that people can read in the journal: 1..=40 characters.
pub(super) fn check_name(name: &str) -> Result<()> {
    let length = name.trim().chars().count();
    let in_order = (1..=NAME).contains(&length) && !name.chars().any(char::is_control);
    if in_order { Ok(()) } else { Err(Invalid::AccountName.into()) }
}
