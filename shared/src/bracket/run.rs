//! A bracket with the pairings of its stage laid over it.

use serde::{Deserialize, Serialize};

use super::{BracketMatch, Feed};
use crate::division::Division;
use crate::id::No;

/// Who sits at one side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "seat", rename_all = "snake_case")]
pub enum Seat {
    /// Somebody.
    Taken {
        /// Who.
        no: No,
    },
    /// Nobody, for ever: a bye, or both of an earlier match are gone.
    Empty,
    /// Not known yet.
    Waiting {
        /// For whom.
        on: Feed,
    },
}

/// One match as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The match.
    pub planned: BracketMatch,
    /// Who sits at its first and second line, by the bracket (not by colours).
    pub seats: [Seat; 2],
    /// Who goes on; `None` while it is open, or where nobody does.
    pub winner: Option<No>,
    /// Who does not; `None` also where there was only one.
    pub loser: Option<No>,
    /// Whether it is decided, played or not.
    pub decided: bool,
    /// Whether the pairing was kept as played although its entrants are no longer those of the bracket.
    pub kept: bool,
}

/// Every match of the bracket of a stage as it stands, in order of numbers; empty where the stage has none or has not
/// started.
pub fn run(_division: &Division, _stage: usize) -> Vec<Standing> {
    Vec::new()
}
