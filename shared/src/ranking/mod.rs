//! Points, tie-breaks and ranks (`ranking.md`; 2011 articles 13, 14, 18.5, 19).

pub mod standing;
pub mod tie_break;

pub use standing::{Standing, Value};
pub use tie_break::TieBreak;
