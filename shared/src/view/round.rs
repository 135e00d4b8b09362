//! A round by board and by name.

use serde::{Deserialize, Serialize};

use crate::pairing::reason::{ByeReason, Float, Reason};
use crate::points::Points;
use crate::result::{GameResult, Penalty};
use crate::side::Side;
use crate::view::Person;

/// A round, published or proposed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundView {
    /// From 1.
    pub number: u32,
    /// How many rounds the stage has.
    pub total: u32,
    /// Whether only the organizer sees it yet.
    pub proposed: bool,
    /// In order of boards.
    pub boards: Vec<BoardRow>,
    /// Everybody in the round, in order of pinyin.
    pub names: Vec<NameRow>,
    /// 轮空.
    pub bye: Option<Bye>,
    /// Absent and unpaired.
    pub absent: Vec<Person>,
}

/// One board of a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BoardRow {
    /// 台, from 1.
    pub board: u32,
    /// Who has the first move.
    pub first: Seat,
    /// Who has the second.
    pub second: Seat,
    /// The result so far.
    pub result: GameResult,
    /// 犯规 of both sides.
    pub fouls: [u32; 2],
    /// Penalties of both sides.
    pub penalties: [Vec<Penalty>; 2],
    /// The version a change must name.
    pub version: u32,
    /// Whether the organizer made the pair.
    pub by_hand: bool,
    /// Articles the pair departs from.
    pub departs: Vec<String>,
    /// Why this pair.
    pub reason: Option<Reason>,
}

/// One side of a board, as it was when the round was paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// Who.
    pub person: Person,
    /// Points before this round, as now known.
    pub points: Points,
    /// Firsts minus seconds before this round: 少先 below zero, 多先 above.
    pub balance: i32,
    /// The trailing run of one colour before this round: above zero firsts, below zero seconds.
    pub run: i32,
    /// 下调 or 上调.
    pub float: Option<Float>,
}

/// Who has the bye, and why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bye {
    /// Who.
    pub person: Person,
    /// Points before this round.
    pub points: Points,
    /// Why.
    pub reason: Option<ByeReason>,
}

/// One line of the list by name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NameRow {
    /// The first letter of the name's pinyin, `A`..`Z`, or `#`.
    pub letter: char,
    /// Who.
    pub person: Person,
    /// Where they sit.
    pub place: NamePlace,
}

/// Where somebody sits in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "at", rename_all = "snake_case")]
pub enum NamePlace {
    /// At a board.
    Board {
        /// 台.
        board: u32,
        /// Which side.
        side: Side,
        /// Against whom.
        opponent: Person,
    },
    /// 轮空.
    Bye,
    /// Absent from this round.
    Absent,
}
