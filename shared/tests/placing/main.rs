//! Final places over all stages, and prizes.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

#[path = "../stages/help.rs"]
mod help;
mod lists;
mod prizes;
#[path = "../stages/random.rs"]
mod random;
mod worked;
