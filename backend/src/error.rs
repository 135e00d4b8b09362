//! What can go wrong, for the person who asked. Causes that are nobody's business but the operator's are logged once,
//! when they become an [`Error::Internal`], under a short id that the person can quote.

use std::fmt::Display;

use sea_orm::DbErr;
use shared::refusal::Refusal;

/// What comes of asking.
pub type Result<T> = std::result::Result<T, Error>;

/// Why something was not done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The rules of the tournament refuse it.
    #[error("the command is refused: {0:?}")]
    Refused(Refusal),
    /// Signed in, and not allowed to.
    #[error("not allowed")]
    Forbidden,
    /// Only for people who have signed in.
    #[error("not signed in")]
    NotSignedIn,
    /// There is nothing at this address.
    #[error("not found")]
    NotFound,
    /// The form was not made for this session, or the request comes from another site: load the page again.
    #[error("the form is not of this session")]
    ForeignForm,
    /// What was sent is not in order.
    #[error("{0}")]
    Invalid(Invalid),
    /// The server failed; the cause is in the log under this id.
    #[error("internal error {id}")]
    Internal {
        /// The id in the log.
        id: String,
    },
}

/// What was sent and is not in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Invalid {
    /// An account's name is 1..=40 characters.
    #[error("the name of the account is empty or too long")]
    AccountName,
    /// The name is taken.
    #[error("the name of the account is taken")]
    AccountNameTaken,
    /// A password is 8..=200 characters.
    #[error("the password is too short or too long")]
    Password,
    /// Name and password do not belong together.
    #[error("name or password is wrong")]
    WrongPassword,
    /// Too many attempts: wait.
    #[error("too many attempts, wait {wait_seconds} s")]
    TooManyAttempts {
        /// For how long.
        wait_seconds: u32,
    },
    /// The code of the first start is wrong or used.
    #[error("the code is wrong, used or expired")]
    FirstCode,
    /// The invitation is unknown, used or expired.
    #[error("the invitation is unknown, used or expired")]
    Invitation,
    /// An event's name is 1..=80 characters, and its other texts have their bounds.
    #[error("a text of the event is empty or too long: {0}")]
    EventText(&'static str),
    /// A day is not `YYYY-MM-DD`, or the last day is before the first.
    #[error("a day of the event cannot be")]
    EventDays,
    /// A division's name is 1..=40 characters, and no two of an event are equal.
    #[error("the name of a division is empty, too long or given twice")]
    DivisionName,
    /// An event has 1..=20 divisions.
    #[error("the number of divisions cannot be")]
    DivisionCount,
    /// A draft is longer than what is kept.
    #[error("the text is too long to be kept")]
    DraftTooLong,
    /// The archive holds no division, or too many.
    #[error("the archive cannot be taken in")]
    Archive,
}

impl Error {
    /// An internal error; logs its cause.
    pub(crate) fn internal(cause: impl Display) -> Self {
        let id = crate::random::short_id();
        tracing::error!(id, cause = %cause, "internal error");
        Self::Internal { id }
    }
}

impl From<DbErr> for Error {
    fn from(cause: DbErr) -> Self {
        Self::internal(cause)
    }
}

impl From<serde_json::Error> for Error {
    fn from(cause: serde_json::Error) -> Self {
        Self::internal(cause)
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<Invalid> for Error {
    fn from(invalid: Invalid) -> Self {
        Self::Invalid(invalid)
    }
}
