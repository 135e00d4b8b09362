//! What an organizer sees and does.

pub mod draw;
pub mod entrants;
pub mod event;
pub mod events;
pub mod journal;
pub mod new;
pub mod papers;
pub mod results;
pub mod round;
pub mod settings;
pub mod standings;
