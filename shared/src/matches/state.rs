//! How a match stands.

use serde::{Deserialize, Serialize};

use super::GameKind;
use crate::division::Division;
use crate::points::Points;
use crate::result::GameResult;
use crate::side::Side;
use crate::stage::Pairing;

/// How a match stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchState {
    /// 局分 of the first and the second side, from the match's own games.
    pub score: [Points; 2],
    /// The score of the deciders.
    pub deciders: [Points; 2],
    /// The result of the match, seen from the first side; `*` while it goes on.
    pub result: GameResult,
    /// What decided it, once it is decided.
    pub decided_by: Option<DecidedBy>,
    /// The games that can be played now; empty once it is decided.
    pub next: Vec<NextGame>,
    /// Whether the match must have a winner and is level.
    pub level: bool,
}

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// Its own games.
    Games,
    /// Quick games.
    Quick,
    /// 和棋黑胜.
    DrawOdds,
    /// 抽签.
    Lots,
    /// One or both did not come.
    Forfeit,
    /// A rule of the final of a double elimination (附三 注意 3).
    FinalRule,
}

/// A game that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextGame {
    /// Its number in the match, from 1.
    pub game: u32,
    /// What kind.
    pub kind: GameKind,
    /// The board of a team match.
    pub board: Option<u32>,
    /// Who has the first move.
    pub first: FirstMove,
}

/// Who has the first move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// This side of the pairing, by the rule.
    Side(Side),
    /// Drawn by lot.
    ByLot,
    /// This side of the pairing chooses.
    Chosen(Side),
}

/// How the match of a pairing stands, by the rules of its stage. A pairing without games is its one result.
pub fn state(_division: &Division, _stage: usize, _round: u32, pairing: &Pairing) -> MatchState {
    MatchState {
        score: [Points::ZERO; 2],
        deciders: [Points::ZERO; 2],
        result: pairing.result,
        decided_by: None,
        next: Vec::new(),
        level: false,
    }
}
