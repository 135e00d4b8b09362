//! 组别: one competition of an event, run by itself.

use serde::{Deserialize, Serialize};

use crate::entrant::Entrant;
use crate::id::{EntrantId, No};
use crate::stage::Stage;

/// The whole state of one division. Every decision is a function of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Division {
    /// 公开组, 女子组, …
    pub name: String,
    /// In order of registration.
    pub entrants: Vec<Entrant>,
    /// The stages in their order; at least one.
    pub stages: Vec<Stage>,
    /// How the numbers were drawn, once they are.
    pub lot: Option<LotRecord>,
    /// Whether the organizer has closed the division.
    pub finished: bool,
}

/// How the numbers before round 1 came about, so that anybody can draw them again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum LotRecord {
    /// Drawn by machine from a published seed.
    Machine {
        /// The text from which the whole draw follows.
        seed: String,
        /// Which numbers were for whom.
        method: LotMethod,
        /// Whether neighbours of one unit were moved apart.
        units_apart: bool,
    },
    /// Drawn by hand in the hall and typed in.
    Hand,
    /// Numbers came with an archive.
    Archive,
}

/// Which numbers are for whom (附二 二.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LotMethod {
    /// One draw for all.
    #[default]
    All,
    /// The upper half (seeds first, then as drawn) draws the odd numbers and the others the even ones.
    SeedsOdd,
    /// No draw: by rating from the top; equal ratings as drawn.
    ByRating,
}

impl Division {
    /// The entrant with this number.
    pub fn by_no(&self, no: No) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.no == Some(no))
    }

    /// The entrant registered under this id.
    pub fn by_id(&self, id: EntrantId) -> Option<&Entrant> {
        self.entrants.iter().find(|entrant| entrant.id == id)
    }

    /// Whether every entrant has a number, so that rounds can be paired.
    pub fn is_drawn(&self) -> bool {
        !self.entrants.is_empty() && self.entrants.iter().all(|entrant| entrant.no.is_some())
    }

    /// How many entrants have a number: N of the table of a round robin.
    pub fn numbered(&self) -> u32 {
        let numbered = self.entrants.iter().filter(|entrant| entrant.no.is_some()).count();
        u32::try_from(numbered).unwrap_or(u32::MAX)
    }

    /// Whether any round of any stage has been published or proposed: from then on entrants only enter late.
    pub fn has_started(&self) -> bool {
        self.stages.iter().any(|stage| !stage.rounds.is_empty())
    }
}
