//! 队员总分: a table of teams (units) that follows from an individual division (14.8; 1999 15.5).

use serde::{Deserialize, Serialize};

use crate::stage::RuleEdition;

/// How the teams of an individual division are scored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TeamTotals {
    /// 团体名次, 女子团体, …
    pub name: String,
    /// What is summed.
    pub value: TotalValue,
    /// The best n members count; all when absent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<u32>,
    /// Teams with fewer members are listed without a rank.
    #[serde(default)]
    pub at_least: u32,
    /// Teams with fewer women are listed without a rank; where `best` is set, at least so many women count.
    #[serde(default)]
    pub women: u32,
    /// What parts equal teams, first to last.
    #[serde(default)]
    pub ties: Vec<TotalTie>,
}

/// What is summed over the members.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TotalValue {
    /// 个人名次总和, fewer is better.
    #[default]
    RankSum,
    /// 个人积分总和.
    PointSum,
    /// 名次分: the first 0, the second 2, the third 3, …; fewer is better.
    RankScores,
}

/// What parts teams with equal sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum TotalTie {
    /// The best rank of a member that counts.
    BestRank,
    /// The second best rank.
    SecondBestRank,
    /// 犯规 of all that count, fewer is better.
    Fouls,
    /// The sum of points without the last round, without the last two, and so back.
    LastRoundBackwards,
    /// The sum of 对手分.
    Buchholz,
}

impl TeamTotals {
    /// 个人名次总和, all members, with what parts equal teams in a rule book (2011 14.8; 1999 15.5).
    pub fn of_book(rules: RuleEdition, name: &str) -> Self {
        let ties = match rules {
            RuleEdition::Cxa2011 | RuleEdition::HongKong => vec![TotalTie::BestRank],
            RuleEdition::Cxa1999 => vec![TotalTie::BestRank, TotalTie::SecondBestRank, TotalTie::Fouls],
        };
        Self { name: name.to_owned(), value: TotalValue::RankSum, best: None, at_least: 0, women: 0, ties }
    }
}
