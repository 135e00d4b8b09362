//! Every command, decided: what it changes, and why it is refused.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod divisions;
mod entrants;
mod figures;
mod finish;
mod help;
mod late_entry;
mod numbers;
mod proposal;
mod result;
mod settings;
mod units_apart;
mod withdrawal;
