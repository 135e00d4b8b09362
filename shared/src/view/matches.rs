//! 一场: a match of several games or boards.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::PlayerId;
use crate::matches::{GameKind, MatchState};
use crate::result::{GameResult, Penalty};
use crate::side::Side;
use crate::team::Player;
use crate::view::Person;

/// A match with its games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchView {
    /// The round of the stage.
    pub round: u32,
    /// The board of the round.
    pub board: u32,
    /// 场次 of a bracket.
    pub number: Option<u32>,
    /// The pairing's first side.
    pub first: Person,
    /// The pairing's second side.
    pub second: Person,
    /// Score, what is next, what decided.
    pub state: MatchState,
    /// The games so far.
    pub games: Vec<GameView>,
    /// Whether the match has only its one result and no games.
    pub single: bool,
    /// Whether it must have a winner.
    pub knockout: bool,
    /// Line-ups of a team match.
    pub line_ups: Option<LineUps>,
    /// The version of the pairing.
    pub version: u32,
}

/// One game of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameView {
    /// From 1.
    pub game: u32,
    /// What kind.
    pub kind: GameKind,
    /// The board of a team match.
    pub board: Option<u32>,
    /// Which side of the pairing has the first move.
    pub first: Side,
    /// The players of the pairing's first and second side in a team match.
    pub players: [Option<Player>; 2],
    /// The result, seen from the game's own first mover.
    pub result: GameResult,
    /// 犯规 of the game's own first and second mover.
    pub fouls: [u32; 2],
    /// Penalties of the game's own first and second mover.
    pub penalties: [Vec<Penalty>; 2],
}

/// 出场名单 of both teams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LineUps {
    /// 台数.
    pub boards: u32,
    /// Whether the list of a side is in.
    pub handed_in: [bool; 2],
    /// The lists, shown once both are in; to the organizer always.
    pub lists: [Option<Vec<PlayerId>>; 2],
    /// Everybody of both teams.
    pub players: [Vec<Player>; 2],
    /// Whether they are still sealed: one is in and the other is not.
    pub sealed: bool,
    /// Caps that are broken, as words: a warning.
    pub warnings: Vec<String>,
}

/// A published match. With `sealed_too` the line-ups are shown before both are in: only for the organizer.
pub fn match_view(
    _division: &Division,
    _stage: usize,
    _round: u32,
    _board: u32,
    _sealed_too: bool,
) -> Option<MatchView> {
    None
}
