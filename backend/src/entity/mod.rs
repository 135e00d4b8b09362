//! The tables, one file each, without behaviour. What rows mean is known to [`crate::store`] alone.
#![allow(unreachable_pub, reason = "what the derives make is public, and fits only public rows")]

pub(crate) mod account;
pub(crate) mod command_seen;
pub(crate) mod division;
pub(crate) mod draft;
pub(crate) mod entrant;
pub(crate) mod event;
pub(crate) mod event_member;
pub(crate) mod game;
pub(crate) mod invitation;
pub(crate) mod journal_line;
pub(crate) mod login_attempt;
pub(crate) mod pairing;
pub(crate) mod round;
pub(crate) mod session;
pub(crate) mod stage;
