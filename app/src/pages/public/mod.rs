//! What everybody sees, without an account.

pub mod event;
pub mod events;
pub mod not_found;
pub mod player;
pub mod players;
pub mod round;
pub mod rules;
pub mod standings;
pub mod table;
