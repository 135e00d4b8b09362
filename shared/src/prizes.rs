//! 奖项: which places win what.

use serde::{Deserialize, Serialize};

/// The prizes of a division or of one of its lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Prizes {
    /// The tag of the list they are for; empty for the whole division.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub list: String,
    /// From the best.
    pub prizes: Vec<Prize>,
    /// 优秀奖, 鼓励奖 for everybody else who is ranked; empty for none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub rest: String,
}

/// One prize.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Prize {
    /// 一等奖, 金牌, …
    pub name: String,
    /// For how many places it is, below those of the prizes before. Whoever shares a place wins what its best one wins.
    pub count: PrizeCount,
}

/// How many win a prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PrizeCount {
    /// So many.
    Places(u32),
    /// So many in a hundred of those ranked, rounded up.
    Percent(u32),
}

impl PrizeCount {
    /// For how many places it is, of so many who are ranked.
    pub fn places(self, ranked: usize) -> usize {
        match self {
            Self::Places(places) => usize::try_from(places).unwrap_or(usize::MAX),
            Self::Percent(percent) => {
                let percent = usize::try_from(percent).unwrap_or(usize::MAX);
                percent.saturating_mul(ranked).div_ceil(100)
            }
        }
    }
}
