//! Whether a stage can start.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;

/// How far a stage is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum StageState {
    /// Something is missing.
    Waits {
        /// What.
        missing: Vec<Missing>,
    },
    /// It can start with these, in the order taken.
    Ready {
        /// Who comes in.
        nos: Vec<No>,
    },
    /// It has begun.
    Runs,
    /// Everything of it is played.
    Done,
}

/// What a stage waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "missing", rename_all = "snake_case")]
pub enum Missing {
    /// Entrants; so many are needed.
    Entrants {
        /// How many at least.
        needed: u32,
    },
    /// Numbers have not been drawn.
    Numbers,
    /// An earlier stage has not started.
    Start {
        /// Which, from 0.
        stage: u32,
    },
    /// Rounds of an earlier stage have not been published.
    Rounds {
        /// Which stage, from 0.
        stage: u32,
        /// Up to which round.
        round: u32,
    },
    /// Games of an earlier stage have no result.
    Games {
        /// Which stage, from 0.
        stage: u32,
        /// How many.
        games: u32,
    },
    /// Entrants share the last rank that is taken: lots or a play-off must part them.
    Tie {
        /// Which stage, from 0.
        stage: u32,
        /// Who.
        nos: Vec<No>,
    },
}

/// How far a stage is.
pub fn state(_division: &Division, _stage: usize) -> StageState {
    StageState::Waits { missing: Vec::new() }
}
