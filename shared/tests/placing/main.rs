//! Final places over all stages, and prizes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

mod lists;
#[path = "../play/mod.rs"]
mod play;
mod prizes;
mod worked;
