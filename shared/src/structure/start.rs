//! The start of a stage: its entrants get their seats.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::refusal::Refusal;
use crate::stage::{ByHand, StageSeats};

/// How the seats of a stage are found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum StageDraw {
    /// By the rule of the stage; what is drawn follows from the seed.
    Machine {
        /// The published text.
        seed: String,
    },
    /// Drawn in the hall and typed in: groups one after the other, lines of a bracket from the top (`None` a bye), or
    /// seats in order.
    Typed {
        /// Everybody in the order of seats.
        order: Vec<Option<No>>,
    },
}

/// The seats with which a stage starts. Refused with what is missing.
pub fn begin(
    _division: &Division,
    _stage: usize,
    _draw: &StageDraw,
    _by_hand: &[ByHand],
) -> Result<StageSeats, Refusal> {
    Err(Refusal::NoSuchStage)
}
