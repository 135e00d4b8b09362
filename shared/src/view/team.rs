//! 团体: a team, its players and their records; 队员总分.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::team::{Player, TeamTotals};
use crate::view::Person;

/// A team with its players' records.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TeamView {
    /// Which team.
    pub person: Person,
    /// The players in the order of boards.
    pub players: Vec<PlayerRecord>,
}

/// What a player of a team did over all stages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRecord {
    /// Who.
    pub player: Player,
    /// Games that have a result.
    pub games: u32,
    /// Won, drawn, lost.
    pub won_drawn_lost: [u32; 3],
    /// Points.
    pub points: Points,
}

/// A team.
pub fn team_view(_division: &Division, _no: No) -> Option<TeamView> {
    None
}

/// 队员总分: a table of units.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TotalsView {
    /// How it is reckoned.
    pub settings: TeamTotals,
    /// In order of ranks; units without a rank last.
    pub rows: Vec<TotalsRow>,
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
    /// Their rank in the division.
    pub rank: Option<u32>,
    /// Their points.
    pub points: Points,
    /// Whether they count.
    pub counts: bool,
}

/// Every 队员总分 table of an individual division, as of a stage after a round.
pub fn totals_view(_division: &Division, _stage: usize, _after: u32) -> Vec<TotalsView> {
    Vec::new()
}
