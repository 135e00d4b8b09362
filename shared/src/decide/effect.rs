//! What a command would change that people have seen already.

use serde::{Deserialize, Serialize};

use crate::id::No;
use crate::points::Points;

/// One thing that a command would change, or would leave although one may expect a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "effect", rename_all = "snake_case")]
pub enum Effect {
    /// Somebody's points change.
    Points {
        /// Whose.
        no: No,
        /// Now.
        before: Points,
        /// Then.
        after: Points,
    },
    /// Somebody's rank changes.
    Rank {
        /// Whose.
        no: No,
        /// Now; `None` for one without a rank.
        before: Option<u32>,
        /// Then.
        after: Option<u32>,
    },
    /// A round that was paired since stays as it is published (附二 一.8).
    RoundStays {
        /// The round.
        round: u32,
    },
    /// The open proposal is thrown away and can be made again.
    ProposalDropped {
        /// The round proposed.
        round: u32,
    },
    /// A match of a bracket gets these two.
    MatchTakes {
        /// Which match.
        number: u32,
        /// One of them.
        first: No,
        /// The other.
        second: No,
    },
    /// A match of a bracket that was played is played again by these two; its result is dropped.
    MatchReplayed {
        /// Which match.
        number: u32,
        /// One of them.
        first: No,
        /// The other.
        second: No,
    },
    /// A match of a bracket that was known waits again.
    MatchWaits {
        /// Which match.
        number: u32,
        /// Whether it was played, so that its result is dropped.
        played: bool,
    },
    /// A match of a bracket stands as played, although another would have gone on.
    MatchKept {
        /// Which match.
        number: u32,
    },
}
