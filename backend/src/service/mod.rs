//! What the server does, one file a noun. Each method of [`crate::Backend`] reads: may they, load, decide, save, answer.

pub mod account;
pub mod archive;
mod attempts;
pub(crate) mod cache;
pub mod change;
pub(crate) mod check;
pub mod command;
pub mod division;
pub mod divisions;
pub mod draft;
pub mod event;
pub mod first_account;
pub(crate) mod housekeeping;
pub mod invitation;
pub mod journal;
pub mod paper;
pub mod permission;
pub mod session;
