//! Teams: players, line-ups, matches on several boards.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, missing_docs)]

mod best_players;
mod boards;
mod help;
mod laws;
mod line_ups;
mod players;
mod random;
mod standings;
mod totals;
mod views;
