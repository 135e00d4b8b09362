//! 场: a match of several games between two entrants, or of several boards between two teams.
//!
//! [`state`] tells from the games so far how the match stands, which game comes next, and whether it is decided.

mod deciders;
mod final_rule;
mod rules;
mod scope;
mod settings;
mod state;
mod tally;
mod worth;

pub use scope::{has_games, is_final, is_scored, length, needs_winner, point_table};
pub use settings::{Decider, LaterLength, MatchLength, MatchSettings};
pub use state::{DecidedBy, FirstMove, MatchState, NextGame, games, state};
pub(crate) use worth::{Worth, board_scores, bye, bye_boards, seen, worth};

use serde::{Deserialize, Serialize};

use crate::id::PlayerId;
use crate::result::{GameResult, Penalty};
use crate::side::Side;

/// 局: one game of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchGame {
    /// What kind of game it is.
    pub kind: GameKind,
    /// Which side of the pairing has the first move.
    pub first: Side,
    /// The board of a team match, from 1; `None` in a match of two people.
    pub board: Option<u32>,
    /// Who plays for the pairing's first and for its second side in a team match; `None` while a seat is empty.
    pub players: [Option<PlayerId>; 2],
    /// The result, seen from the game's own first mover.
    pub result: GameResult,
    /// 犯规 of the game's own first and second mover.
    pub fouls: [u32; 2],
    /// Penalties of the game's own first and second mover.
    pub penalties: [Vec<Penalty>; 2],
}

impl MatchGame {
    /// A game without a result.
    pub const fn new(kind: GameKind, first: Side) -> Self {
        Self {
            kind,
            first,
            board: None,
            players: [None, None],
            result: GameResult::Unfinished,
            fouls: [0, 0],
            penalties: [Vec::new(), Vec::new()],
        }
    }

    /// Who plays for a side of the pairing in a team match.
    pub const fn player_of(&self, side: Side) -> Option<PlayerId> {
        *side.of(&self.players)
    }

    /// The side of the game's own that a side of the pairing has.
    pub fn own_side(&self, side: Side) -> Side {
        if side == self.first { Side::First } else { Side::Second }
    }
}

/// What kind of game it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum GameKind {
    /// 慢棋: one of the match's own games; only these enter 局分.
    #[default]
    Slow,
    /// 快棋, a decider.
    Quick,
    /// 和棋黑胜: a draw is a win for the second mover.
    DrawOdds,
    /// 抽签 in place of a game.
    Lots,
}
