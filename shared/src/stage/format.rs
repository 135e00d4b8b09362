//! 赛制: what is played in a stage (2011 article 10).

use serde::{Deserialize, Serialize};

use crate::bracket;
use crate::pairing::round_robin;

/// What is played in a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Format {
    /// 积分编排制, also with 末位淘汰 (10.5, 10.6).
    Swiss(SwissFormat),
    /// 大循环制, one cycle or two (10.1).
    RoundRobin {
        /// 1 or 2.
        legs: u32,
    },
    /// 分组循环制 (10.2).
    Groups(GroupsFormat),
    /// 单淘汰 (10.4).
    SingleElim(SingleElimFormat),
    /// 双败淘汰 (10.4, 附三).
    DoubleElim,
    /// 多人桌: tables of several people with points a game.
    Heats(HeatsFormat),
    /// 擂台赛: the winner stays, challengers come in the order of seats.
    Ladder,
}

impl Format {
    /// How many rounds the stage has with this many entrants. A ladder has at most so many.
    pub fn total_rounds(&self, entrants: u32) -> u32 {
        match self {
            Self::Swiss(swiss) => swiss.rounds,
            Self::RoundRobin { legs } => round_robin::total_rounds(entrants, *legs),
            Self::Groups(groups) => groups.total_rounds(groups.largest(entrants)),
            Self::SingleElim(_) | Self::DoubleElim => bracket::total_rounds(self, entrants),
            Self::Heats(_) => 1,
            Self::Ladder => entrants.saturating_sub(1),
        }
    }

    /// Whether the pairs of later rounds follow from results, without a pairing by the organizer.
    pub const fn is_knockout(&self) -> bool {
        matches!(self, Self::SingleElim(_) | Self::DoubleElim | Self::Ladder)
    }

    /// Whether rounds are paired one after the other and ranked by points.
    pub const fn is_paired(&self) -> bool {
        matches!(self, Self::Swiss(_) | Self::RoundRobin { .. } | Self::Groups(_))
    }

    /// Whether the stage must be started by a draw or an order of seats, also where it is the first.
    pub const fn has_seats(&self) -> bool {
        !matches!(self, Self::Swiss(_) | Self::RoundRobin { .. })
    }
}

/// 积分编排制.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwissFormat {
    /// K, the number of rounds.
    pub rounds: u32,
    /// How round 1 is paired.
    pub first_round: FirstRound,
    /// Whether the smaller number has the first move on every board of round 1, as some event plans say; otherwise on the
    /// odd boards alone (附二 二.1).
    #[serde(default)]
    pub smaller_first: bool,
    /// Rounds in which entrants of one unit are kept apart.
    pub avoid_unit_rounds: Vec<u32>,
    /// Whether entrants of one unit may not meet at all, as in a contest of two teams.
    #[serde(default)]
    pub units_never_meet: bool,
    /// 积分末位淘汰 (10.6).
    #[serde(default)]
    pub eliminate: Option<Eliminate>,
    /// 负几场出局: whoever has lost so many games leaves before the next round; nobody without it. Games lost before
    /// count where all points are brought along.
    #[serde(default)]
    pub losses_out: Option<u32>,
}

impl SwissFormat {
    /// A Swiss of so many rounds, with nothing else settled.
    pub fn of(rounds: u32) -> Self {
        Self {
            rounds,
            first_round: FirstRound::default(),
            smaller_first: false,
            avoid_unit_rounds: Vec::new(),
            units_never_meet: false,
            eliminate: None,
            losses_out: None,
        }
    }
}

/// 积分末位淘汰: after a round and after each later one, except the last, the lowest leave (10.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Eliminate {
    /// After this round they leave for the first time.
    pub from_round: u32,
    /// How many leave each time.
    pub each: u32,
}

/// How round 1 of a Swiss is paired (附二 二.1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FirstRound {
    /// 近号: 1-2, 4-3, 5-6 …
    #[default]
    Adjacent,
    /// 首尾: 1-N, (N−1)-2 …
    Ends,
    /// 对半交叉: 1-(N/2+1) …
    Halves,
}

/// 分组循环制: every group a round robin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupsFormat {
    /// How many groups, of sizes that differ by one at most unless changed by hand.
    pub groups: u32,
    /// 1 or 2.
    pub legs: u32,
    /// Rounds played, where not all of the table (湖头小学: two fixed rounds).
    #[serde(default)]
    pub rounds: Option<u32>,
    /// Rounds of the table that are left out at its beginning: 1 has 1-2 and 3-4 first in a group of four (湖头小学).
    #[serde(default)]
    pub skip: u32,
}

impl GroupsFormat {
    /// How many the largest group holds.
    pub const fn largest(&self, entrants: u32) -> u32 {
        if self.groups == 0 { 0 } else { entrants.div_ceil(self.groups) }
    }

    /// How many rounds are played when the largest group holds so many.
    pub fn total_rounds(&self, largest: u32) -> u32 {
        let table = round_robin::total_rounds(largest, self.legs).saturating_sub(self.skip);
        self.rounds.map_or(table, |rounds| rounds.min(table))
    }
}

/// 单淘汰.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SingleElimFormat {
    /// Ends when so many are left; 1 is the champion. The bracket is the smallest `until` × 2ʳ that holds everybody.
    pub until: u32,
    /// 附加赛 for the third place; otherwise it is shared. Only where `until` is 1.
    pub third_place: bool,
    /// 附加赛 down to this place: 8 plays off places 5 to 8, 16 also 9 to 16; 0 none. Only where `until` is 1.
    pub play_off: u32,
}

impl SingleElimFormat {
    /// Down to the champion, the third place shared.
    pub const CHAMPION: Self = Self { until: 1, third_place: false, play_off: 0 };
}

/// 多人桌: everybody at a table plays every game of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeatsFormat {
    /// 3 to 6; some tables are smaller by one where all cannot be full, and fewer are laid rather than one of two.
    pub table_size: u32,
    /// Games at a table.
    pub games: u32,
}
