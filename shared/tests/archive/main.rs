//! The archive: nothing is lost on the way, and what cannot be is refused with its place.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod mutated;
mod refused;
mod refused_structures;
mod round_trip;
#[cfg(feature = "schema")]
mod schema;

/// An archive with every key, to change one thing of.
pub(crate) const WHOLE: &str = include_str!("whole.json");

/// An archive with every key of stages, matches and teams, written as the program writes it.
pub(crate) const STRUCTURES: &str = include_str!("structures.json");
