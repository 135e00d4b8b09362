//! Stages: who comes in, with which seats and points, and how they are played to the end.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

mod at_play;
mod boxes;
mod branches;
mod carried;
mod eliminated;
mod forfeit_limit;
mod groups;
mod heats;
mod help;
mod ladder;
mod losses_out;
#[path = "../play/mod.rs"]
mod play;
mod played_out;
mod settled;
mod starts;
mod templates;
mod unfinished;
