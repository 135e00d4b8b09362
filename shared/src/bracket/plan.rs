//! The table of matches of a format.

use super::{Bracket, double, single};
use crate::stage::Format;

/// Lines of the first round for so many entrants: the smallest `until` × 2ʳ that holds them, in a double elimination
/// the smallest power of two, 4 at least. 0 for a format that has no bracket.
pub fn size(format: &Format, entrants: u32) -> u32 {
    let mut size = match format {
        Format::SingleElim(single) => single.until.max(1),
        Format::DoubleElim => 4,
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Heats(_) | Format::Ladder => {
            return 0;
        }
    };
    while size < entrants {
        size = size.saturating_mul(2);
    }
    size
}

/// The matches of a bracket for so many entrants; none for a format that has no bracket.
pub fn plan(format: &Format, entrants: u32) -> Bracket {
    let size = size(format, entrants);
    match format {
        Format::SingleElim(format) => single::lay(*format, size).numbered(size),
        Format::DoubleElim => double::lay(size).numbered(size),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Heats(_) | Format::Ladder => {
            Bracket::default()
        }
    }
}

/// Rounds of the stage that the bracket of so many entrants takes: from the lines down to who is left, and in a double
/// elimination twice as many, the final included.
pub fn total_rounds(format: &Format, entrants: u32) -> u32 {
    let size = size(format, entrants);
    match format {
        Format::SingleElim(single) => (size / single.until.max(1)).checked_ilog2().unwrap_or(0),
        Format::DoubleElim => 2 * size.checked_ilog2().unwrap_or(0),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Groups(_) | Format::Heats(_) | Format::Ladder => 0,
    }
}
