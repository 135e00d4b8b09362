//! Matchings in general graphs. This module knows nothing of tournaments: vertices, kinds of vertices, costs.
#![allow(clippy::indexing_slicing, reason = "every index is a vertex of the instance the vectors were made for")]

pub(crate) mod cardinality;
mod instance;
mod keeper;
mod tight;
mod transport;
mod weighted;

#[cfg(test)]
mod tests;

pub(crate) use instance::{Instance, KindTable};
pub(crate) use keeper::Keeper;
