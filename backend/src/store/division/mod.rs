//! A division and its rows.

mod from_rows;
mod load;
mod rows;
mod save;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod structure;
#[cfg(test)]
#[allow(clippy::unwrap_used, clippy::indexing_slicing)]
mod tests;
mod to_rows;

pub(crate) use load::{find, last_number, load, locked, removed};
pub(crate) use rows::OWN_GAME;
pub(crate) use save::{insert, save, set_removed};
