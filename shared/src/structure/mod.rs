//! Which stages may start, with whom, and why not yet; and how their seats are given.

mod ready;
mod start;
pub mod templates;

pub use ready::{Missing, StageState, state};
pub use start::{StageDraw, begin};
