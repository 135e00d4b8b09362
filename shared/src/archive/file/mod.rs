//! The archive as it is written: the types from which its JSON Schema is made. They only mirror the file; what the
//! values must be is checked when they become a [`crate::division::Division`].

mod round;
mod stage;

pub use round::{Bye, Game, Pairing, PlayerRef, Round, Table};
pub use stage::{Format, Groups, Match, MatchFrom, PointTable, Stage};

use serde::{Deserialize, Serialize};

use crate::division::LotMethod;
use crate::event;
use crate::prizes::Prizes;
use crate::team::{LineUpRule, TeamTotals};

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
    pub game: event::Game,
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
    /// `individual`, or `team` where the entrants are teams.
    #[serde(default = "individual")]
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["individual", "team"])))]
    pub kind: String,
    /// Teams: 台数 of a match, 1 to 20; 4 when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub boards: Option<u32>,
    /// Teams: who plays on which board; `ordered` when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line_up: Option<LineUpRule>,
    /// Teams: whether one taken out of the line-up may come back; true when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub may_return: Option<bool>,
    /// Teams: most 外援 in one line-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_guests: Option<u32>,
    /// Teams: most points of 等级分 or 段位 together in one line-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_rating: Option<u32>,
    /// Teams: most players of a team, 1 to 30.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most_players: Option<u32>,
    /// Teams: fewest players of a team, 1 to 30.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub least_players: Option<u32>,
    /// How the numbers were drawn; absent when that is not known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lot: Option<Lot>,
    /// Whether the organizer has closed the division.
    #[serde(default, skip_serializing_if = "is_default")]
    pub finished: bool,
    /// In order of registration.
    #[serde(default)]
    pub entrants: Vec<Entrant>,
    /// 队员总分 of the units of an individual division.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub totals: Vec<TeamTotals>,
    /// 奖项, of the division and of its lists.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prizes: Vec<Prizes>,
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
    /// Not at all: numbered as the list has them.
    Listed,
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
    /// The stage, from 0, whose round that is; the first when absent.
    #[serde(default, skip_serializing_if = "is_default")]
    pub withdrawn_stage: u32,
    /// The players of a team, in the order of boards.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Player>,
}

/// 队员.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// Names the player inside the team; the place in the list, from 1, when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<u32>,
    /// 姓名, 1 to 40 characters.
    pub name: String,
    /// 等级分 or 段位.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<u32>,
    /// 外援.
    #[serde(default, skip_serializing_if = "is_default")]
    pub guest: bool,
    /// Lists the player also stands in, as `women`.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
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
