//! 出场名单.

use super::result::Place;
use crate::division::Division;
use crate::id::PlayerId;
use crate::refusal::Refusal;
use crate::side::Side;

/// Keeps a line-up; once both are in, their games are made.
pub(super) fn set(_division: &mut Division, _place: Place, _side: Side, _players: &[PlayerId]) -> Result<(), Refusal> {
    Err(Refusal::NotTeams)
}
