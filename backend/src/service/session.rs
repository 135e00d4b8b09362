//! Signing in and out.

use crate::Backend;
use crate::auth::{Actor, Session, SessionToken};
use crate::error::{Invalid, Result};
use crate::{clock, store};

impl Backend {
    /// Signs somebody in. `peer` is where the request comes from. Unknown names take as long as wrong passwords, and
    /// too many attempts are made to wait. Every time it is a new session.
    pub async fn sign_in(&self, name: &str, password: &str, peer: &str) -> Result<SessionToken> {
        let attempt = self.count_attempt(name, peer).await?;
        let account = store::account::by_name(self.database().reader(), name).await?;
        let stored = account.as_ref().map(|account| account.password_hash.as_str());
        let right = self.passwords().verify(password, stored).await?;
        let account = account.filter(|_| right).ok_or(Invalid::WrongPassword)?;
        self.forgive(attempt).await?;
        self.begin_session(account.id).await
    }

    /// Ends the session.
    pub async fn sign_out(&self, actor: &Actor) -> Result<()> {
        let Some(session) = actor.session() else { return Ok(()) };
        let tx = self.database().begin().await?;
        store::session::delete(&tx, &session.key).await?;
        Ok(tx.commit().await?)
    }

    /// The session of a token, unless it has been ended or has run out.
    pub async fn session(&self, token: &str) -> Result<Option<Session>> {
        store::session::find(self.database().reader(), token, clock::now()).await
    }

    pub(super) async fn begin_session(&self, account_id: i64) -> Result<SessionToken> {
        let tx = self.database().begin().await?;
        let token = store::session::insert(&tx, account_id, clock::now()).await?;
        tx.commit().await?;
        Ok(token)
    }
}
