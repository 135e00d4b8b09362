//! Tables of all results: 循环赛成绩表 and 积分编排成绩表.

use serde::{Deserialize, Serialize};

use crate::id::No;
use crate::points::Points;
use crate::result::Outcome;
use crate::side::Side;
use crate::view::Person;

/// 循环赛成绩表: everybody against everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossTable {
    /// In order of numbers.
    pub rows: Vec<CrossRow>,
}

/// One line of the 循环赛成绩表.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossRow {
    /// Who.
    pub person: Person,
    /// The games against each column's entrant in order of rows; empty on the diagonal and where not yet played.
    pub cells: Vec<Vec<CrossGame>>,
    /// Total points.
    pub points: Points,
    /// Rank now, if ranked.
    pub rank: Option<u32>,
    /// 注销: struck through.
    pub annulled: bool,
}

/// One game in a cross table, seen from the line's entrant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CrossGame {
    /// The round.
    pub round: u32,
    /// The side of the line's entrant.
    pub side: Side,
    /// How it ended.
    pub outcome: Outcome,
    /// What it scored.
    pub score: Points,
    /// Whether the result is annulled.
    pub annulled: bool,
}

/// 积分编排成绩表: round by round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundTable {
    /// How many rounds are shown.
    pub rounds: u32,
    /// In order of numbers.
    pub rows: Vec<RoundTableRow>,
}

/// One line of the 积分编排成绩表.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundTableRow {
    /// Who.
    pub person: Person,
    /// One cell a round.
    pub cells: Vec<RoundCell>,
    /// Total points.
    pub points: Points,
    /// Rank now, if ranked.
    pub rank: Option<u32>,
}

/// What somebody did in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum RoundCell {
    /// A game.
    Game {
        /// Against whom.
        opponent: No,
        /// The board.
        board: u32,
        /// The side of the line's entrant.
        side: Side,
        /// How it ended.
        outcome: Outcome,
        /// What it scored.
        score: Points,
        /// Points after the round.
        running: Points,
    },
    /// 轮空.
    Bye {
        /// What it scored.
        score: Points,
        /// Points after the round.
        running: Points,
    },
    /// Absent, not yet entered, or withdrawn.
    Out {
        /// Points after the round.
        running: Points,
    },
}
