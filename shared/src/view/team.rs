//! 团体: a team, its players and their records; 队员总分.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::team::{TeamTotals, player_record};
use crate::view::Person;

pub use super::totals::{summed_stage, totals_view};
pub use crate::team::PlayerRecord;

/// A team with its players' records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamView {
    /// Which team.
    pub person: Person,
    /// The players in the order of boards.
    pub players: Vec<PlayerRecord>,
}

/// A team.
pub fn team_view(division: &Division, no: No) -> Option<TeamView> {
    let team = division.by_no(no)?;
    let records = team.players.iter().map(|player| player_record(division, no, player));
    Some(TeamView { person: Person::in_division(division, no)?, players: records.collect() })
}

/// 队员总分: a table of units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TotalsView {
    /// How it is reckoned.
    pub settings: TeamTotals,
    /// In order of ranks; units without a rank last.
    pub rows: Vec<TotalsRow>,
    /// Whether somebody whose place is summed still plays for it.
    pub open: bool,
}

/// One unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TotalsRow {
    /// The rank; `None` for one short of members.
    pub rank: Option<u32>,
    /// The unit.
    pub unit: String,
    /// The sum.
    pub value: Points,
    /// One value for each tie-break.
    pub ties: Vec<Points>,
    /// The members, best first.
    pub members: Vec<TotalsMember>,
    /// Why there is no rank, in words; empty otherwise.
    pub short: String,
}

/// One member of a unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TotalsMember {
    /// Who.
    pub person: Person,
    /// Their rank: in the stage, or over all stages once a later one is played.
    pub rank: Option<u32>,
    /// Their points.
    pub points: Points,
    /// Whether they count.
    pub counts: bool,
}
