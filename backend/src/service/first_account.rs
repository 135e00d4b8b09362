//! The first start: somebody at the console reads a code that makes the first account, which is an admin.

use std::fmt;

use chrono::TimeDelta;

use super::account::check_name;
use crate::Backend;
use crate::auth::SessionToken;
use crate::database::Database;
use crate::error::{Invalid, Result};
use crate::store::invitation::{NewInvitation, Purpose};
use crate::{clock, random, store};

/// A machine is set up within a day, or started again.
const LASTS: TimeDelta = TimeDelta::days(1);

/// Nobody can sign in yet.
#[derive(Clone)]
pub struct FirstAccount {
    code: Option<String>,
    link: Option<String>,
}

impl FirstAccount {
    /// The code, for the console alone: never for a page.
    pub fn code(&self) -> Option<&str> {
        self.code.as_deref()
    }

    /// The link that holds the code, for the console alone.
    pub fn link(&self) -> Option<&str> {
        self.link.as_deref()
    }
}

impl fmt::Debug for FirstAccount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FirstAccount(…)")
    }
}

/// Makes a new code where nobody can sign in yet. Codes of earlier starts no longer hold.
pub(crate) async fn prepare(database: &Database) -> Result<Option<String>> {
    if store::account::count(database.reader()).await? > 0 {
        return Ok(None);
    }
    let code = random::code();
    let new = NewInvitation { token: &code, purpose: Purpose::First, event_id: None, made_by: None, lasts: LASTS };
    let tx = database.begin().await?;
    store::invitation::delete_all(&tx, Purpose::First).await?;
    store::invitation::insert(&tx, new, clock::now()).await?;
    tx.commit().await?;
    Ok(Some(code))
}

impl Backend {
    /// Whether nobody can sign in yet, and with which code that changes.
    pub async fn needs_first_account(&self) -> Result<Option<FirstAccount>> {
        if store::account::count(self.database().reader()).await? > 0 {
            return Ok(None);
        }
        let code = self.first_code().map(str::to_owned);
        let link = code.as_ref().map(|code| format!("{}/setup?code={code}", self.config().public_url()));
        Ok(Some(FirstAccount { code, link }))
    }

    /// Makes the first account by its code and signs it in.
    pub async fn first_account(&self, code: &str, name: &str, password: &str, peer: &str) -> Result<SessionToken> {
        check_name(name)?;
        self.count_attempt("first account", peer).await?;
        let hash = self.passwords().hash(password).await?;
        let now = clock::now();
        let tx = self.database().begin().await?;
        let code = code.trim().to_lowercase();
        let row = store::invitation::find(&tx, &code, Purpose::First, now).await?.ok_or(Invalid::FirstCode)?;
        let account = store::account::insert(&tx, name, hash, true, now).await?;
        store::invitation::mark_used(&tx, row, now).await?;
        let token = store::session::insert(&tx, account.id, now).await?;
        tx.commit().await?;
        Ok(token)
    }
}
