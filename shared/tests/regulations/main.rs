//! Regulations of real events, each built as an organizer would build it, from a template where one fits, and played to
//! its end with results of chance: places and prizes come out as the regulation says.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod found;
mod help;
mod knockouts;
mod leagues;
mod swiss;
mod swiss_with_branch;
mod team_totals;
mod teams;
mod with_groups;
