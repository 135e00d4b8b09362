//! The line of stages, and their starts.

use crate::division::Division;
use crate::id::No;
use crate::refusal::Refusal;
use crate::stage::{ByHand, StageSettings};
use crate::structure::StageDraw;

/// Replaces the stages that have not started.
pub(super) fn set(_division: &mut Division, _stages: &[StageSettings]) -> Result<(), Refusal> {
    Err(Refusal::NoSuchStage)
}

/// Starts a stage.
pub(super) fn start(
    _division: &mut Division,
    _stage: u32,
    _draw: &StageDraw,
    _by_hand: &[ByHand],
) -> Result<(), Refusal> {
    Err(Refusal::NoSuchStage)
}

/// Takes a start back.
pub(super) fn unstart(_division: &mut Division, _stage: u32) -> Result<(), Refusal> {
    Err(Refusal::NoSuchStage)
}

/// Exchanges two seats.
pub(super) fn swap_seats(_division: &mut Division, _stage: u32, _a: No, _b: No) -> Result<(), Refusal> {
    Err(Refusal::NoSuchStage)
}
