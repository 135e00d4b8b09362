//! How teams play, their players, and 队员总分.

use crate::division::Division;
use crate::id::EntrantId;
use crate::refusal::Refusal;
use crate::team::{Player, TeamRules, TeamTotals};

/// Makes the division one of teams, or of people.
pub(super) fn set_rules(division: &mut Division, team: Option<&TeamRules>) -> Result<(), Refusal> {
    division.team = team.cloned();
    Ok(())
}

/// The players of a team.
pub(super) fn set_players(_division: &mut Division, _id: EntrantId, _players: &[Player]) -> Result<(), Refusal> {
    Err(Refusal::NotTeams)
}

/// 队员总分.
pub(super) fn set_totals(division: &mut Division, totals: &[TeamTotals]) -> Result<(), Refusal> {
    division.totals = totals.to_vec();
    Ok(())
}
