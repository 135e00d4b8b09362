//! The rounds of an archive as they are written.

use serde::{Deserialize, Serialize};

use super::is_default;
use crate::matches::GameKind;
use crate::pairing::reason::Float;
use crate::points::Points;
use crate::result::{GameResult, Penalty};

/// A published round.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// In order of boards.
    #[serde(default)]
    pub pairings: Vec<Pairing>,
    /// 轮空, or in an odd round robin the one who rests; in groups the list of those who rest.
    #[serde(default)]
    pub bye: Option<Bye>,
    /// Absent and unpaired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<u32>,
    /// Who left the stage before this round (末位淘汰, 10.6).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub out: Vec<u32>,
    /// 多人桌: the tables and what their games scored.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<Table>,
}

/// Who is not paired without being absent.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a no, a list of nos, or null")]
pub enum Bye {
    /// One, by no.
    One(u32),
    /// One of every group that is odd, by no.
    Groups(Vec<u32>),
}

/// A table of several people.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// 台, from 1.
    pub table: u32,
    /// Who sits at it, in order of seats.
    pub nos: Vec<u32>,
    /// What each game scored, seat by seat, as texts of halves.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "Vec<Vec<String>>"))]
    pub games: Vec<Vec<Points>>,
}

/// 对阵: two entrants at a board.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// 台, from 1.
    pub board: u32,
    /// The no of the one with the first move.
    pub first: u32,
    /// The no of the other.
    pub second: u32,
    /// The result, seen from the first side; `*` while the game goes on. When absent it is `*`, and in a match of
    /// several games or boards what follows from them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub result: Option<GameResult>,
    /// 犯规 of the first and the second side.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fouls: [u32; 2],
    /// Penalties of the first and the second side.
    #[serde(default, skip_serializing_if = "is_default")]
    pub penalties: [Vec<Penalty>; 2],
    /// 下调 or 上调 of the first and the second side, as the pairing saw the scores; null also for a move that is
    /// not counted. Absent when it is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub floats: Option<[Option<Float>; 2]>,
    /// Whether the organizer made or changed this pair.
    #[serde(default, skip_serializing_if = "is_default")]
    pub by_hand: bool,
    /// Articles from which a pair made by hand departs.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub departs: Vec<String>,
    /// The games of a match of several games or boards, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<Game>,
    /// 出场名单 of the first and the second team, board by board; null for one that is not in.
    #[serde(default, skip_serializing_if = "is_default")]
    pub line_ups: [Option<Vec<PlayerRef>>; 2],
}

/// One game of a match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Game {
    /// Teams: the board, from 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub board: Option<u32>,
    /// The no of the side with the first move. When absent the sides take turns, in a team match from board to board
    /// (12.2), beginning with the first side of the pairing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<u32>,
    /// Teams: who has the first move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_player: Option<PlayerRef>,
    /// Teams: the other player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second_player: Option<PlayerRef>,
    /// What kind of game it is; `slow` when absent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub kind: GameKind,
    /// The result, seen from the game's own first mover; `*` while it goes on.
    #[serde(default)]
    pub result: GameResult,
    /// 犯规 of the game's own first and second mover.
    #[serde(default, skip_serializing_if = "is_default")]
    pub fouls: [u32; 2],
    /// Penalties of the game's own first and second mover.
    #[serde(default, skip_serializing_if = "is_default")]
    pub penalties: [Vec<Penalty>; 2],
}

/// A player of a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "the id or the name of a player")]
pub enum PlayerRef {
    /// By id, which is the place in the team's list unless it says otherwise.
    Id(u32),
    /// By name, where the team has one of that name.
    Name(String),
}
