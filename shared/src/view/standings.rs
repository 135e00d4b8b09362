//! The standings after a round.

use serde::{Deserialize, Serialize};

use crate::points::Points;
use crate::ranking::{Standing, TieBreak};
use crate::view::Person;

/// The standings after a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingsView {
    /// After which round; 0 before the first.
    pub after: u32,
    /// How many rounds the stage has.
    pub total: u32,
    /// Boards of round `after` that have no result yet.
    pub open_games: u32,
    /// The chain in its order.
    pub chain: Vec<TieBreak>,
    /// In rank order.
    pub rows: Vec<StandingRow>,
    /// The lists inside the pool, each in its own order of ranks.
    pub lists: Vec<ListView>,
}

/// One line of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingRow {
    /// Who.
    pub person: Person,
    /// Rank, values and what parts the line from the one above.
    pub standing: Standing,
    /// Total points, whatever the chain begins with.
    pub points: Points,
    /// Whether the entrant has left.
    pub withdrawn: bool,
    /// 陪打.
    pub guest: bool,
    /// Where each 对手分 comes from: what every opponent, and every bye, gives.
    pub shares: Vec<OpponentShare>,
}

/// What one round gives to 对手分 and 小分.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpponentShare {
    /// The round.
    pub round: u32,
    /// The opponent; `None` for a bye.
    pub opponent: Option<Person>,
    /// Points towards 对手分: the opponent's total.
    pub buchholz: Points,
    /// Points towards 小分: the total of one beaten, half of the total of one drawn with.
    pub sonneborn_berger: Points,
}

/// A list inside the pool.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ListView {
    /// 女子, 少年, …
    pub name: String,
    /// Rank inside the list and index into [`StandingsView::rows`].
    pub rows: Vec<(u32, u32)>,
}
