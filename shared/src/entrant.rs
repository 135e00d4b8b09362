//! Who takes part.

use serde::{Deserialize, Serialize};

use crate::id::{EntrantId, No};

/// 参赛者: a player of a division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The order of registration; names the entrant for ever.
    pub id: EntrantId,
    /// 序号, once drawn.
    pub no: Option<No>,
    /// What was registered.
    #[serde(flatten)]
    pub details: EntrantDetails,
    /// The round in which the entrant first takes part: 1, or more for a late entry.
    pub entered_in: u32,
    /// The last round the entrant took part in before leaving.
    pub withdrawn_after: Option<u32>,
}

/// What is registered about an entrant. Everything here is public.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EntrantDetails {
    /// 姓名, 1..=40 characters.
    pub name: String,
    /// 单位, may be empty: then the entrant is of no one's unit.
    pub unit: String,
    /// 等级分.
    pub rating: Option<u32>,
    /// 种子 order, 1 the strongest.
    pub seed: Option<u32>,
    /// 陪打: plays and is not ranked.
    pub guest: bool,
    /// Lists the entrant also stands in, as `women`.
    pub tags: Vec<String>,
}

impl Entrant {
    /// Whether the entrant takes part in `round` as far as entry and withdrawal decide it.
    pub fn is_in_round(&self, round: u32) -> bool {
        self.entered_in <= round && self.withdrawn_after.is_none_or(|last| round <= last)
    }

    /// Whether the entrant has left before `round` begins.
    pub fn has_left_before(&self, round: u32) -> bool {
        self.withdrawn_after.is_some_and(|last| last < round)
    }
}
