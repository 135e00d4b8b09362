//! Brackets: their plans, the results laid over them, corrections, withdrawals, places.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod chance;
mod double;
mod final_games;
mod follow;
mod help;
mod places;
mod plans;
mod preview;
mod seeds;
mod views;
