//! The table of matches of a format.

use super::Bracket;
use crate::stage::Format;

/// Lines of the first round for so many entrants.
pub fn size(_format: &Format, _entrants: u32) -> u32 {
    0
}

/// The matches of a bracket for so many entrants; none for a format that has no bracket.
pub fn plan(_format: &Format, _entrants: u32) -> Bracket {
    Bracket::default()
}

/// Rounds of the stage that the bracket of so many entrants takes.
pub fn total_rounds(format: &Format, entrants: u32) -> u32 {
    plan(format, entrants).matches.iter().map(|planned| planned.round).max().unwrap_or(0)
}
