//! A player's page: next board, games so far, where they stand.

use serde::{Deserialize, Serialize};

use crate::pairing::reason::{ByeReason, Reason};
use crate::points::Points;
use crate::result::Outcome;
use crate::side::Side;
use crate::view::Person;

/// Everything about one entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerView {
    /// Who.
    pub person: Person,
    /// Rank after the last complete round, if ranked.
    pub rank: Option<u32>,
    /// How many are ranked.
    pub ranked: u32,
    /// Points now.
    pub points: Points,
    /// 对手分 now.
    pub buchholz: Points,
    /// Games with the first and with the second move.
    pub colours: [u32; 2],
    /// The last round they took part in, if they have left.
    pub withdrawn_after: Option<u32>,
    /// The published rounds, first to last.
    pub rounds: Vec<PlayerRound>,
}

/// One round of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayerRound {
    /// From 1.
    pub round: u32,
    /// Points after it.
    pub running: Points,
    /// What happened.
    pub what: PlayerDid,
}

/// What a player does in a round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "did", rename_all = "snake_case")]
pub enum PlayerDid {
    /// A game.
    Game {
        /// 台.
        board: u32,
        /// The player's side.
        side: Side,
        /// Against whom.
        opponent: Person,
        /// The opponent's points now.
        opponent_points: Points,
        /// How it ended.
        outcome: Outcome,
        /// What it scored.
        score: Points,
        /// Why this pair.
        reason: Option<Reason>,
        /// Whether the organizer made the pair by hand.
        by_hand: bool,
    },
    /// 轮空.
    Bye {
        /// What it scored.
        score: Points,
        /// Why.
        reason: Option<ByeReason>,
    },
    /// Absent, not yet entered, or withdrawn.
    Out,
}
