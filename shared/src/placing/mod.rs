//! 最终名次: places over all stages, and the prizes that follow.

mod groups;
mod knockout;
mod ladder;
mod over_all;
mod prizes;
mod table;

pub use groups::group_places;
pub use over_all::places;
pub use prizes::prize_of;

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::stage::Format;

/// A final place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placed {
    /// The place; who shares it has the same. `None` for those who are not ranked.
    pub place: Option<u32>,
    /// How many share it.
    pub shared_by: u32,
    /// Who.
    pub no: No,
    /// Why.
    pub reason: PlaceReason,
}

/// Why somebody has their place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum PlaceReason {
    /// The rank in the last stage they were in.
    Rank {
        /// Which stage, from 0.
        stage: u32,
        /// The rank there.
        rank: u32,
    },
    /// The rank in a group of a group stage.
    InGroup {
        /// Which stage, from 0.
        stage: u32,
        /// Which group, from 1.
        group: u32,
        /// The rank there.
        rank: u32,
    },
    /// Won the bracket or a match for a place.
    Won {
        /// Which stage, from 0.
        stage: u32,
        /// Which match.
        number: u32,
    },
    /// Went out in a match.
    LostIn {
        /// Which stage, from 0.
        stage: u32,
        /// Which match.
        number: u32,
        /// The round of the stage.
        round: u32,
    },
    /// Still in a knockout.
    Open,
    /// A guest, or annulled.
    Unranked,
}

/// The ranking of one stage over all its groups or its bracket, best first, with shared ranks.
pub fn stage_places(division: &Division, stage: usize) -> Vec<Placed> {
    stage_places_after(division, stage, u32::MAX)
}

/// The same after a round of a stage whose standings are counted round by round.
pub(crate) fn stage_places_after(division: &Division, stage: usize, after: u32) -> Vec<Placed> {
    let Some(running) = division.stages.get(stage) else { return Vec::new() };
    match running.settings.format {
        Format::Swiss(_) | Format::RoundRobin { .. } => table::places(division, stage, running, after),
        Format::Groups(_) | Format::Heats(_) => groups::over_groups(division, stage),
        Format::SingleElim(_) | Format::DoubleElim => knockout::places(division, stage, running),
        Format::Ladder => ladder::places(division, stage),
    }
}
