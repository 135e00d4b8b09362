//! Signing in and out.

pub mod account;
pub mod invite;
pub mod login;
pub mod setup;
