//! The archive as it is written: the types from which its JSON Schema is made. They only mirror the file; what the
//! values must be is checked when they become a [`crate::division::Division`].

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::division::LotMethod;
use crate::event::Game;
use crate::pairing::reason::Float;
use crate::points::Points;
use crate::ranking::TieBreak;
use crate::result::{GameResult, Penalty};
use crate::stage::{FirstRound, Lots, RankingList, RuleEdition};

/// What is read first: whether a file is an archive at all, and of which version.
#[derive(Deserialize)]
pub(super) struct Head {
    pub(super) format: String,
    pub(super) version: u32,
}

/// An event with its divisions.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(title = "Archive of qisai", rename = "Archive"))]
#[serde(deny_unknown_fields)]
pub struct File {
    /// Always `qisai`.
    #[cfg_attr(feature = "schema", schemars(extend("const" = "qisai")))]
    pub format: String,
    /// The version of the format, 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = 1)))]
    pub version: u32,
    /// What is said about the event.
    pub event: Event,
    /// 组别.
    #[serde(default)]
    pub divisions: Vec<Division>,
}

/// What is printed at the head of every page and paper.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The full name, 1 to 80 characters.
    pub name: String,
    /// The game, which names the two sides.
    #[serde(default)]
    pub game: Game,
    /// 主办单位.
    #[serde(default)]
    pub organizer: String,
    /// 地点.
    #[serde(default)]
    pub venue: String,
    /// First day, `YYYY-MM-DD` or empty.
    #[serde(default)]
    pub starts_on: String,
    /// Last day, `YYYY-MM-DD` or empty.
    #[serde(default)]
    pub ends_on: String,
    /// 用时, as text.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time_rule: String,
    /// 补充规定, as text.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub supplement: String,
}

/// 组别: one competition of the event.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Division {
    /// 公开组, 女子组, …
    pub name: String,
    /// `individual`. Teams come with a later version of the program.
    #[serde(default = "individual")]
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["individual"])))]
    pub kind: String,
    /// How the numbers were drawn; absent when that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<Lot>,
    /// Whether the organizer has closed the division.
    #[serde(default, skip_serializing_if = "is_default")]
    pub finished: bool,
    /// In order of registration.
    #[serde(default)]
    pub entrants: Vec<Entrant>,
    /// In their order.
    #[serde(default)]
    pub stages: Vec<Stage>,
}

fn individual() -> String {
    "individual".to_owned()
}

/// 抽签 of the numbers before round 1.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// Who drew.
    pub by: LotBy,
    /// The published text from which the draw follows, when a machine drew.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// Which numbers were for whom, when a machine drew.
    #[serde(default, skip_serializing_if = "is_default")]
    pub method: LotMethod,
    /// Whether neighbours of one unit were moved apart, when a machine drew.
    #[serde(default, skip_serializing_if = "is_default")]
    pub units_apart: bool,
}

/// Who drew the numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LotBy {
    /// A machine, from a published seed.
    Machine,
    /// By hand, in the hall.
    Hand,
}

/// 参赛者.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// 序号, from 1; absent for everybody before the draw.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub no: Option<u32>,
    /// 姓名, 1 to 40 characters.
    pub name: String,
    /// 单位, up to 60 characters.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub unit: String,
    /// 等级分.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// 种子 order, 1 the strongest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// 陪打: plays and is not ranked.
    #[serde(default, skip_serializing_if = "is_default")]
    pub guest: bool,
    /// Lists the entrant also stands in, as `women`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// The first round of a late entry.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub entered_in: u32,
    /// The last round before the entrant left; 0 for one who left before the first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub withdrawn_after: Option<u32>,
}

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
    /// `swiss` or `round_robin`. Other kinds come with later versions of the program.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["swiss", "round_robin"])))]
    pub kind: String,
    /// Swiss: the number of rounds, 1 to 30.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rounds: Option<u32>,
    /// Swiss: how round 1 is paired; `adjacent` when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_round: Option<FirstRound>,
    /// Swiss: the rounds in which entrants of one unit are kept apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub avoid_unit_rounds: Option<Vec<u32>>,
    /// Round robin: 1, or 2 for a second cycle with the colours swapped; 1 when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub legs: Option<u32>,
}

/// What a game scores: texts of halves, as `"0.5"`.
#[derive(Clone, Debug, Serialize, Deserialize)]
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

/// A published round.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Round {
    /// In order of boards.
    #[serde(default)]
    pub pairings: Vec<Pairing>,
    /// 轮空, or in an odd round robin the one who rests.
    #[serde(default)]
    pub bye: Option<u32>,
    /// Absent and unpaired.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<u32>,
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
    /// The result, seen from the first side; `*` while the game goes on.
    #[serde(default)]
    pub result: GameResult,
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
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

const fn one() -> u32 {
    1
}

// Serde asks with a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_one(value: &u32) -> bool {
    *value == 1
}
