//! Matches of several games between two people.
#![allow(clippy::unwrap_used, clippy::indexing_slicing, clippy::panic, missing_docs)]

mod deciders;
mod entering;
mod help;
mod knockout;
mod lengths;
mod random;
mod standings;
