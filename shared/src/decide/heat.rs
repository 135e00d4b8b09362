//! 多人桌: what the games at a table scored.

use super::result::Place;
use crate::division::Division;
use crate::points::Points;
use crate::refusal::Refusal;

/// Keeps what the games at a table scored.
pub(super) fn set(_division: &mut Division, _place: Place, _seen: u32, _games: &[Vec<Points>]) -> Result<(), Refusal> {
    Err(Refusal::BadTable)
}
