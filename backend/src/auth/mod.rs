//! Who is asking, and what they may do.
//!
//! A request is read into [`Credentials`] without touching the database; [`crate::Backend::actor`] turns those into an
//! [`Actor`], and [`crate::Backend::actor_for_change`] also checks that the request was meant. What an actor may do is
//! said in [`policy`] and nowhere else.

mod cookie;
mod credentials;
mod origin;
pub(crate) mod password;
pub mod policy;

pub(crate) use cookie::SESSION_DAYS;
pub use cookie::{FormToken, session_cookie, signed_out_cookie};
pub use credentials::Credentials;

use std::fmt;

/// Somebody who can sign in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The row.
    pub id: i64,
    /// The name they sign in with, which the journal shows.
    pub name: String,
    /// Whether they may organize every event and invite to the server.
    pub admin: bool,
}

/// The secret that a browser keeps while somebody is signed in. Stored as a digest only.
#[derive(Clone, PartialEq, Eq)]
pub struct SessionToken(pub(crate) String);

impl SessionToken {
    /// The text of the cookie.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SessionToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionToken(…)")
    }
}

/// Somebody being signed in, in one browser.
#[derive(Clone, PartialEq, Eq)]
pub struct Session {
    /// Who.
    pub account: Account,
    /// What every form of this session carries.
    pub csrf: String,
    pub(crate) key: String,
}

impl fmt::Debug for Session {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Session").field("account", &self.account.id).finish_non_exhaustive()
    }
}

/// Who asks for something, and from what device.
#[derive(Clone, Debug)]
pub struct Actor {
    who: Who,
    device: String,
}

#[derive(Clone, Debug)]
enum Who {
    Visitor,
    SignedIn(Session),
    Console,
}

impl Actor {
    /// Somebody who has not signed in.
    pub fn visitor(device: &str) -> Self {
        Self { who: Who::Visitor, device: device.to_owned() }
    }

    /// Somebody who has.
    pub fn signed_in(session: Session, device: &str) -> Self {
        Self { who: Who::SignedIn(session), device: device.to_owned() }
    }

    /// Whoever runs the program on the machine of the server, and so may do everything.
    pub fn console() -> Self {
        Self { who: Who::Console, device: String::new() }
    }

    /// The session, if there is one.
    pub const fn session(&self) -> Option<&Session> {
        match &self.who {
            Who::SignedIn(session) => Some(session),
            Who::Visitor | Who::Console => None,
        }
    }

    /// The account, if signed in.
    pub fn account(&self) -> Option<&Account> {
        self.session().map(|session| &session.account)
    }

    pub(crate) const fn is_console(&self) -> bool {
        matches!(self.who, Who::Console)
    }

    /// The name that stands in the journal.
    pub(crate) fn journal_name(&self) -> &str {
        self.account().map_or("", |account| account.name.as_str())
    }

    pub(crate) fn device(&self) -> &str {
        &self.device
    }
}
