//! The stages of an archive as they are written.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{Round, is_default};
use crate::matches::Decider;
use crate::points::Points;
use crate::ranking::TieBreak;
use crate::stage::{
    ByHand, Carry, Eliminate, FirstRound, ForfeitLimit, Lots, RankingList, RuleEdition, Seating, Source,
};

/// 阶段: what is played, how it is scored, and the rounds so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Stage {
    /// 预赛, 决赛, …
    #[serde(default)]
    pub name: String,
    /// What is played.
    pub format: Format,
    /// Which rule book decides withdrawals and forfeits.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rules: RuleEdition,
    /// What a game scores; 2-1-0 when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<PointTable>,
    /// The ranking chain, first key first; that of the rule book when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<Vec<String>>"))]
    pub tie_breaks: Option<Vec<TieBreak>>,
    /// The games of a match; one game when absent.
    #[serde(rename = "match", default, skip_serializing_if = "is_default")]
    pub games: Match,
    /// Where the entrants come from; a first stage without it takes everybody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub from: Vec<Source>,
    /// How those who come in get their seats.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seating: Seating,
    /// Which points they bring along.
    #[serde(default, skip_serializing_if = "is_default")]
    pub carry: Carry,
    /// The best place that the stage gives, where it does not follow from the order of stages.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub places_from: Option<u32>,
    /// How many games somebody may miss; any number without it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit_limit: Option<ForfeitLimit>,
    /// The nos of those in the stage in the order taken, once it has started.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entrants: Option<Vec<u32>>,
    /// Points brought along, by no, once it has started.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", schemars(with = "BTreeMap<String, String>"))]
    pub carried: BTreeMap<u32, Points>,
    /// The published text from which the seats were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Who exchanged seats by hand after that, one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub swapped: Vec<[u32; 2]>,
    /// Who was put in or kept out by hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub by_hand: Vec<ByHand>,
    /// Pairs that the organizer forbids in every round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub forbidden: Vec<[u32; 2]>,
    /// Pairs that may meet again.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub allow_rematch: Vec<[u32; 2]>,
    /// Boards that an entrant must have, by no.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub fixed_boards: BTreeMap<u32, u32>,
    /// Ranking lists inside the pool.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lists: Vec<RankingList>,
    /// Who will be absent from the next round.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub next_absent: Vec<u32>,
    /// 抽签 among the tied, in the order recorded.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lots: Vec<Lots>,
    /// The published rounds, round 1 first.
    #[serde(default)]
    pub rounds: Vec<Round>,
}

/// What is played in a stage.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Format {
    /// Which format; says which of the other keys there are.
    #[cfg_attr(
        feature = "schema",
        schemars(extend("enum" = ["swiss", "round_robin", "groups", "single_elim", "double_elim", "heats", "ladder"]))
    )]
    pub kind: String,
    /// Swiss: the number of rounds, 1 to 30. Groups: rounds that are played, where not all of the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Swiss: how round 1 is paired; `adjacent` when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_round: Option<FirstRound>,
    /// Swiss: whether the smaller number has the first move on every board of round 1; false when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub smaller_first: Option<bool>,
    /// Swiss: the rounds in which entrants of one unit are kept apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avoid_unit_rounds: Option<Vec<u32>>,
    /// Swiss: whether entrants of one unit may not meet at all; false when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub units_never_meet: Option<bool>,
    /// Swiss: after a round and after each later one the lowest leave (10.6).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub eliminate: Option<Eliminate>,
    /// Swiss: whoever has lost so many games leaves, 1 to 9; nobody when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub losses_out: Option<u32>,
    /// Round robin and groups: 1, or 2 for a second cycle with the colours swapped; 1 when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legs: Option<u32>,
    /// Groups: how many, or once drawn the nos of each, in the order of its own table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub groups: Option<Groups>,
    /// Groups: rounds of the table left out at its beginning; none when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub skip: Option<u32>,
    /// Eliminations: lines of the first round, once drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// Eliminations, once drawn: the no in each line from the top, null for a bye.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub slots: Option<Vec<Option<u32>>>,
    /// Single elimination: ends when so many are left; 1 when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub until: Option<u32>,
    /// Single elimination: whether the third place is played off; false when absent, then it is shared.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub third_place: Option<bool>,
    /// Single elimination: places are played off down to this one; none when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub play_off: Option<u32>,
    /// Heats: 3 to 6 at a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table_size: Option<u32>,
    /// Heats: games at a table, 1 to 20.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// Heats, once drawn: the nos at each table, in order of seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tables: Option<Vec<Vec<u32>>>,
}

/// Groups before and after the draw.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged, expecting = "a number of groups, or a list of lists of nos")]
pub enum Groups {
    /// How many there will be.
    Count(u32),
    /// The nos of each.
    Drawn(Vec<Vec<u32>>),
}

/// The games of a match of a stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Match {
    /// So many games, all played.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// First to more than half of 3, 5 or 7.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_of: Option<u32>,
    /// Another length from a later round on, in order of rounds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub later: Vec<MatchFrom>,
    /// Whether a drawn game counts towards the n of a best of n.
    #[serde(skip_serializing_if = "is_default")]
    pub draws_count: bool,
    /// What decides a level match, one after the other.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub deciders: Vec<Decider>,
    /// What a match scores (场分); that of the rule book when absent.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub points: Option<PointTable>,
    /// Whether the score of a round is the 局分 of the match instead of its 场分.
    #[serde(skip_serializing_if = "is_default")]
    pub by_game_points: bool,
    /// Whether a level team match replays its drawn boards.
    #[serde(skip_serializing_if = "is_default")]
    pub replay_drawn_boards: bool,
}

/// Another length of matches from a round on: `games` or `best_of`; one game without either.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MatchFrom {
    /// From this round on.
    pub from_round: u32,
    /// So many games, all played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub games: Option<u32>,
    /// First to more than half of 3, 5 or 7.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best_of: Option<u32>,
}

/// What a game scores: texts of halves, as `"0.5"`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PointTable {
    /// A win.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub win: Points,
    /// A draw with the first move.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub draw_first: Points,
    /// A draw with the second move.
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub draw_second: Points,
    /// A loss over the board or by ruling; 0 when absent.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(with = "String"))]
    pub loss: Points,
    /// 轮空; a win when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(with = "Option<String>"))]
    pub bye: Option<Points>,
}
