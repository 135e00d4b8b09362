//! How long a match is, and what decides a level one.

use serde::{Deserialize, Serialize};

use crate::stage::PointTable;

/// What is settled about the matches of a stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchSettings {
    /// How many games; in a team match on each board.
    pub length: MatchLength,
    /// Another length from a later round on, in order of rounds.
    pub later: Vec<LaterLength>,
    /// Whether a drawn game counts towards the n of a best of n.
    pub draws_count: bool,
    /// What decides a level match, one after the other, the last one again and again. Empty: a level match is drawn,
    /// and in a knockout it waits for a decision by hand.
    pub deciders: Vec<Decider>,
    /// What a match scores: 场分. 2-1-0 when `None` (2011 13.2), in Hong Kong 1-½-0 (五.2).
    pub points: Option<PointTable>,
    /// Whether the score of a round is the 局分 of the match instead of its 场分.
    pub by_game_points: bool,
    /// A level team match replays its drawn boards, quick and with the colours reversed.
    pub replay_drawn_boards: bool,
}

/// How many games a match has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum MatchLength {
    /// One game.
    #[default]
    One,
    /// So many games, all played, colours swapped from one to the next (12.4).
    Games(u32),
    /// First to more than half of n: 3, 5, 7.
    BestOf(u32),
}

/// Another length of matches from a round on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct LaterLength {
    /// From this round on.
    pub from_round: u32,
    /// The length.
    pub length: MatchLength,
}

/// What decides a level match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// So many quick games, colours swapped each time.
    Quick(u32),
    /// One quick game in which a draw is a win for 后走 (和棋黑胜); who did not choose by lot before chooses the colour.
    DrawOdds,
    /// 抽签.
    Lots,
}

impl MatchSettings {
    /// Whether matches of any round have more than one game.
    pub fn has_several_games(&self) -> bool {
        self.length != MatchLength::One || self.later.iter().any(|later| later.length != MatchLength::One)
    }

    /// The length of matches in a round.
    pub fn length_in(&self, round: u32) -> MatchLength {
        let later = self.later.iter().rev().find(|later| later.from_round <= round);
        later.map_or(self.length, |later| later.length)
    }
}
