//! Signing in and out.

pub mod door;
pub mod invite;
pub mod login;
pub mod own;
pub mod setup;
