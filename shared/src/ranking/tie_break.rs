//! The keys of a ranking chain.
//!
//! | key | name | higher is better |
//! |---|---|---|
//! | `points` | 积分 | yes |
//! | `buchholz` | 对手分 | yes |
//! | `buchholz_cut_n` | 对手分去低 n | yes |
//! | `sonneborn_berger` | 小分 | yes |
//! | `cumulative` | 累进分 | yes |
//! | `cumulative_cut` | 累进分去首轮 | yes |
//! | `wins` | 胜局 | yes |
//! | `direct` | 直胜 | yes |
//! | `fouls` | 犯规 | no |
//! | `seconds` | 后走局数 | yes |
//! | `second_wins` | 后走胜局 | yes |
//! | `direct_second` | 对局时后走 | yes |
//! | `previous` | 前一轮成绩 | yes |
//! | `match_points` | 场分 | yes |
//! | `game_points` | 局分 | yes |
//! | `by_board` | 台次分 | yes, board by board |
//! | `match_wins` | 全队胜场 | yes |
//! | `team_wins` | 全队胜局 | yes |
//! | `team_buchholz` | 团体对手分 | yes |
//! | `draw_lots` | 抽签 | earlier place |
//!
//! 个人名次总和, 最高个人名次 and 次高个人名次 rank no stage: they belong to 队员总分 ([`crate::team::TeamTotals`]).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// One key of a ranking chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TieBreak {
    /// 积分.
    Points,
    /// 对手分 (14.3.1).
    Buchholz,
    /// 对手分 without the n lowest, n ≥ 1.
    BuchholzCut(u32),
    /// 小分 (14.1).
    SonnebornBerger,
    /// 累进分 (14.3.2).
    Cumulative,
    /// 累进分去首轮 (14.3.2).
    CumulativeCut,
    /// 胜局.
    Wins,
    /// 直胜 (T3).
    Direct,
    /// 犯规, fewer is better.
    Fouls,
    /// 后走局数.
    Seconds,
    /// 后走胜局.
    SecondWins,
    /// 对局时后走.
    DirectSecond,
    /// 前一轮成绩 (T4).
    Previous,
    /// 场分.
    MatchPoints,
    /// 局分.
    GamePoints,
    /// 台次分: what the team's players scored on board 1, then on board 2, ….
    ByBoard,
    /// 全队胜场 (14.5).
    MatchWins,
    /// 全队胜局 (14.5).
    TeamWins,
    /// 团体对手分 (14.6).
    TeamBuchholz,
    /// 抽签.
    DrawLots,
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no tie-break")]
pub struct UnknownTieBreak(pub String);

impl TieBreak {
    /// Every key once; 对手分去低 with 1.
    pub const ALL: [Self; 20] = [
        Self::Points,
        Self::Buchholz,
        Self::BuchholzCut(1),
        Self::SonnebornBerger,
        Self::Cumulative,
        Self::CumulativeCut,
        Self::Wins,
        Self::Direct,
        Self::Fouls,
        Self::Seconds,
        Self::SecondWins,
        Self::DirectSecond,
        Self::Previous,
        Self::MatchPoints,
        Self::GamePoints,
        Self::ByBoard,
        Self::MatchWins,
        Self::TeamWins,
        Self::TeamBuchholz,
        Self::DrawLots,
    ];

    /// Whether the smaller value stands first.
    pub const fn fewer_is_better(self) -> bool {
        matches!(self, Self::Fouls | Self::DrawLots)
    }

    /// Whether the value exists only among entrants who are tied on everything before.
    pub const fn looks_at_the_tied(self) -> bool {
        matches!(self, Self::Direct | Self::DirectSecond | Self::DrawLots)
    }
}

impl fmt::Display for TieBreak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let key = match self {
            Self::Points => "points",
            Self::Buchholz => "buchholz",
            Self::BuchholzCut(n) => return write!(f, "buchholz_cut_{n}"),
            Self::SonnebornBerger => "sonneborn_berger",
            Self::Cumulative => "cumulative",
            Self::CumulativeCut => "cumulative_cut",
            Self::Wins => "wins",
            Self::Direct => "direct",
            Self::Fouls => "fouls",
            Self::Seconds => "seconds",
            Self::SecondWins => "second_wins",
            Self::DirectSecond => "direct_second",
            Self::Previous => "previous",
            Self::MatchPoints => "match_points",
            Self::GamePoints => "game_points",
            Self::ByBoard => "by_board",
            Self::MatchWins => "match_wins",
            Self::TeamWins => "team_wins",
            Self::TeamBuchholz => "team_buchholz",
            Self::DrawLots => "draw_lots",
        };
        f.write_str(key)
    }
}

impl FromStr for TieBreak {
    type Err = UnknownTieBreak;

    fn from_str(key: &str) -> Result<Self, UnknownTieBreak> {
        if let Some(n) = key.strip_prefix("buchholz_cut_") {
            let n = n.parse().ok().filter(|n| (1..=99).contains(n));
            return n.map(Self::BuchholzCut).ok_or_else(|| UnknownTieBreak(key.to_owned()));
        }
        let known = Self::ALL.into_iter().find(|candidate| candidate.to_string() == key);
        known.ok_or_else(|| UnknownTieBreak(key.to_owned()))
    }
}

impl Serialize for TieBreak {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TieBreak {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let key = String::deserialize(deserializer)?;
        key.parse().map_err(de::Error::custom)
    }
}
