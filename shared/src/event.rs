//! The event as a whole: its name, its game, and what is said about it.

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// The game that is played, which names the two sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Game {
    /// 象棋: 红 first, 黑 second.
    #[default]
    Xiangqi,
    /// 五子棋: 黑 first, 白 second.
    Gomoku,
    /// 围棋: 黑 first, 白 second.
    Go,
    /// 国际象棋: 白 first, 黑 second.
    Chess,
    /// 国际跳棋: 白 first, 黑 second.
    Draughts,
}

impl Game {
    /// Every game, in the order of the form.
    pub const ALL: [Self; 5] = [Self::Xiangqi, Self::Gomoku, Self::Go, Self::Chess, Self::Draughts];

    /// The game's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xiangqi => "象棋",
            Self::Gomoku => "五子棋",
            Self::Go => "围棋",
            Self::Chess => "国际象棋",
            Self::Draughts => "国际跳棋",
        }
    }

    /// What this game calls a side, in one character.
    pub const fn side_name(self, side: Side) -> &'static str {
        match (self, side) {
            (Self::Xiangqi, Side::First) => "红",
            (Self::Xiangqi, Side::Second) => "黑",
            (Self::Gomoku | Self::Go, Side::First) | (Self::Chess | Self::Draughts, Side::Second) => "黑",
            (Self::Gomoku | Self::Go, Side::Second) | (Self::Chess | Self::Draughts, Side::First) => "白",
        }
    }
}

/// What is printed at the head of every page and paper of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EventInfo {
    /// The full name, 1..=80 characters.
    pub name: String,
    /// The game.
    pub game: Game,
    /// 主办单位, may be empty.
    pub organizer: String,
    /// 地点, may be empty.
    pub venue: String,
    /// First day, `YYYY-MM-DD`, may be empty.
    pub starts_on: String,
    /// Last day, `YYYY-MM-DD`, may be empty.
    pub ends_on: String,
    /// 用时: stated and printed, never enforced.
    pub time_rule: String,
    /// 补充规定: free text.
    pub supplement: String,
}
