//! 阶段: a stage of a division, its format and its rounds.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::No;
use crate::pairing::reason::{ByeReason, Float, Reason};
use crate::pairing::round_robin;
use crate::points::Points;
use crate::ranking::TieBreak;
use crate::result::{GameResult, Outcome, Penalty};
use crate::side::Side;

/// One stage: what is played, how it is scored, and the rounds so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stage {
    /// What was settled before the start.
    #[serde(flatten)]
    pub settings: StageSettings,
    /// The published rounds, round 1 first.
    pub rounds: Vec<Round>,
    /// A round that is proposed and only the organizer sees.
    pub proposal: Option<Round>,
    /// Who will be absent from the next round.
    pub next_absent: Vec<No>,
    /// 抽签 among the tied, in the order recorded.
    pub lots: Vec<Lots>,
}

/// What an organizer settles about a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageSettings {
    /// 预赛, 决赛, …
    pub name: String,
    /// What is played.
    pub format: Format,
    /// Which rule book decides withdrawals and forfeits.
    pub rules: RuleEdition,
    /// What a game scores.
    pub points: PointTable,
    /// The ranking chain, first key first.
    pub tie_breaks: Vec<TieBreak>,
    /// Pairs the organizer forbids, in every round.
    pub forbidden: Vec<(No, No)>,
    /// Pairs that may meet again, granted when a round could not be paired otherwise.
    pub allow_rematch: Vec<(No, No)>,
    /// Boards that an entrant must have.
    #[serde(with = "crate::fixed_boards")]
    pub fixed_boards: BTreeMap<No, u32>,
    /// Ranking lists inside the pool, each of the entrants with one tag.
    pub lists: Vec<RankingList>,
}

/// A ranking list of the entrants that carry a tag; ranks are counted inside it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RankingList {
    /// 女子, 少年, …
    pub name: String,
    /// The tag its entrants carry.
    pub tag: String,
}

/// What is played in a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Format {
    /// 积分编排制.
    Swiss(SwissFormat),
    /// 大循环制, one cycle or two.
    RoundRobin {
        /// 1 or 2.
        legs: u32,
    },
}

impl Format {
    /// How many rounds the stage has with this many entrants.
    pub const fn total_rounds(&self, entrants: u32) -> u32 {
        match self {
            Self::Swiss(swiss) => swiss.rounds,
            Self::RoundRobin { legs } => round_robin::total_rounds(entrants, *legs),
        }
    }
}

/// 积分编排制.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SwissFormat {
    /// K, the number of rounds.
    pub rounds: u32,
    /// How round 1 is paired.
    pub first_round: FirstRound,
    /// Rounds in which entrants of one unit are kept apart.
    pub avoid_unit_rounds: Vec<u32>,
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

/// Which rule book is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RuleEdition {
    /// 象棋竞赛规则 2011.
    #[default]
    #[serde(rename = "2011")]
    Cxa2011,
    /// 象棋竞赛规则 1999.
    #[serde(rename = "1999")]
    Cxa1999,
    /// 香港.
    #[serde(rename = "hk")]
    HongKong,
}

/// What a game scores. All values are halves and not negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointTable {
    /// A win.
    pub win: Points,
    /// A draw with the first move.
    pub draw_first: Points,
    /// A draw with the second move.
    pub draw_second: Points,
    /// A loss over the board or by ruling.
    pub loss: Points,
    /// 轮空.
    pub bye: Points,
}

impl PointTable {
    /// 2-1-0 (2011 13.1).
    pub const TWO_ONE: Self = Self::of(Points::whole(2), Points::whole(1), Points::whole(1));
    /// 1-½-0 (1999 14.1).
    pub const ONE_HALF: Self = Self::of(Points::whole(1), Points::halves(1), Points::halves(1));
    /// 3-1-0 (2011 13.3).
    pub const THREE_ONE: Self = Self::of(Points::whole(3), Points::whole(1), Points::whole(1));
    /// 3, 先和 1 后和 2 (2011 13.3).
    pub const THREE_SECOND_TWO: Self = Self::of(Points::whole(3), Points::whole(1), Points::whole(2));

    const fn of(win: Points, draw_first: Points, draw_second: Points) -> Self {
        Self { win, draw_first, draw_second, loss: Points::ZERO, bye: win }
    }

    /// What an outcome scores for the side that had it. A forfeit lost is 0, also where a loss scores.
    pub const fn score(&self, outcome: Outcome, side: Side) -> Points {
        match (outcome, side) {
            (Outcome::Win | Outcome::ForfeitWin, _) => self.win,
            (Outcome::Draw, Side::First) => self.draw_first,
            (Outcome::Draw, Side::Second) => self.draw_second,
            (Outcome::Loss, _) => self.loss,
            (Outcome::ForfeitLoss | Outcome::Unfinished, _) => Points::ZERO,
        }
    }
}

impl Default for PointTable {
    fn default() -> Self {
        Self::TWO_ONE
    }
}

/// A published round, or a proposed one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// In order of boards.
    pub pairings: Vec<Pairing>,
    /// 轮空, or in an odd round robin the one who rests.
    pub bye: Option<No>,
    /// Why this one has the bye; `None` where the organizer or an archive gave it.
    pub bye_reason: Option<ByeReason>,
    /// Absent and unpaired.
    pub absent: Vec<No>,
}

/// 对阵: two entrants at a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pairing {
    /// 台, from 1.
    pub board: u32,
    /// 先走.
    pub first: No,
    /// 后走.
    pub second: No,
    /// The result, seen from the first side.
    pub result: GameResult,
    /// 犯规 of the first and the second side.
    pub fouls: [u32; 2],
    /// Penalties of the first and the second side.
    pub penalties: [Vec<Penalty>; 2],
    /// 下调 or 上调 of the first and the second side, as the pairing saw the scores. `None` where it is not known
    /// (an archive that lacks it), `Some([None, None])` where neither floated.
    pub floats: Option<[Option<Float>; 2]>,
    /// Whether the organizer made or changed this pair.
    pub by_hand: bool,
    /// Articles from which a pair made by hand departs.
    pub departs: Vec<String>,
    /// Why this pair; `None` for pairs made by hand or read from an archive.
    pub reason: Option<Reason>,
    /// Counts the changes of this pairing, so that nobody overwrites what they have not seen.
    pub version: u32,
}

impl Pairing {
    /// A new pairing without a result.
    pub fn new(board: u32, first: No, second: No) -> Self {
        Self {
            board,
            first,
            second,
            result: GameResult::Unfinished,
            fouls: [0, 0],
            penalties: [Vec::new(), Vec::new()],
            floats: None,
            by_hand: false,
            departs: Vec::new(),
            reason: None,
            version: 0,
        }
    }

    /// Which side `no` has, if they sit here.
    pub fn side_of(&self, no: No) -> Option<Side> {
        if self.first == no {
            Some(Side::First)
        } else if self.second == no {
            Some(Side::Second)
        } else {
            None
        }
    }

    /// Who has this side.
    pub const fn on(&self, side: Side) -> No {
        match side {
            Side::First => self.first,
            Side::Second => self.second,
        }
    }
}

/// 抽签 that parts entrants who are equal on everything else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Lots {
    /// Everyone who drew.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u32>"))]
    pub among: Vec<No>,
    /// The same in the order drawn, best first.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<u32>"))]
    pub order: Vec<No>,
}

impl Round {
    /// Where `no` sits in this round.
    pub fn pairing_of(&self, no: No) -> Option<&Pairing> {
        self.pairings.iter().find(|pairing| pairing.side_of(no).is_some())
    }

    /// Whether every game has a result.
    pub fn is_complete(&self) -> bool {
        self.pairings.iter().all(|pairing| pairing.result.is_finished())
    }

    /// Whether any game has a result.
    pub fn has_results(&self) -> bool {
        self.pairings.iter().any(|pairing| pairing.result.is_finished())
    }
}

impl Stage {
    /// A stage that has not begun.
    pub fn new(settings: StageSettings) -> Self {
        Self { settings, rounds: Vec::new(), proposal: None, next_absent: Vec::new(), lots: Vec::new() }
    }

    /// The number of the next round to be paired, from 1.
    pub fn next_round(&self) -> u32 {
        u32::try_from(self.rounds.len()).unwrap_or(u32::MAX - 1) + 1
    }

    /// Round `number`, from 1.
    pub fn round(&self, number: u32) -> Option<&Round> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        self.rounds.get(index)
    }
}
