//! Whether a stage can start.

use serde::{Deserialize, Serialize};

use super::coming;
use super::played::is_played_out;
use crate::division::Division;
use crate::id::No;
use crate::stage::{Format, StageSettings};

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
    /// An earlier stage is not of a format in which there is whom to take: the winners of a Swiss, of each group of a
    /// knockout.
    Misfit {
        /// Which stage, from 0.
        stage: u32,
    },
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
    /// A round of an earlier stage is published in which somebody plays who leaves that stage before it.
    RoundBeyond {
        /// Which stage, from 0.
        stage: u32,
        /// The round.
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
pub fn state(division: &Division, stage: usize) -> StageState {
    let Some(settled) = division.stages.get(stage) else { return StageState::Waits { missing: Vec::new() } };
    if settled.has_begun() {
        return if is_played_out(division, stage) { StageState::Done } else { StageState::Runs };
    }
    match coming::coming(division, stage) {
        Err(missing) => StageState::Waits { missing },
        Ok(coming) if coming.len() < fewest(&settled.settings) => {
            let needed = u32::try_from(fewest(&settled.settings)).unwrap_or(u32::MAX);
            StageState::Waits { missing: vec![Missing::Entrants { needed }] }
        }
        Ok(coming) => StageState::Ready { nos: coming.into_iter().map(|one| one.no).collect() },
    }
}

/// The fewest with whom a stage can be played: two in every group, and a bracket ends with fewer than it began. A later
/// stage may also hold those who have nobody to play there, as who is promoted: it is played out at once.
pub(super) fn fewest(settings: &StageSettings) -> usize {
    let is_later = !settings.from.is_empty();
    let fewest = match &settings.format {
        Format::Groups(groups) => groups.groups.saturating_mul(2),
        Format::DoubleElim | Format::Heats(_) => 3,
        Format::SingleElim(_) | Format::Swiss(_) | Format::RoundRobin { .. } | Format::Ladder if is_later => 1,
        Format::SingleElim(single) => single.until.saturating_add(1),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Ladder => 2,
    };
    usize::try_from(fewest).unwrap_or(usize::MAX)
}
