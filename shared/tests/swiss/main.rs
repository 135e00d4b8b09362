//! The Swiss engine against its specification: a slow reference, golden cases, real events, made-up events.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic, missing_docs)]

mod boards;
mod by_hand;
mod byes;
mod faults;
mod field_pairable;
mod first_round;
mod invariants;
mod laws;
mod play;
mod real_event;
mod reference;
mod segments;
mod small_fields;
