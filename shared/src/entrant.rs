//! Who takes part.

use serde::{Deserialize, Serialize};

use crate::id::{EntrantId, No, PlayerId};
use crate::team::Player;

/// 参赛者: a player of a division, or a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The order of registration; names the entrant for ever.
    pub id: EntrantId,
    /// 序号, once drawn.
    pub no: Option<No>,
    /// What was registered.
    #[serde(flatten)]
    pub details: EntrantDetails,
    /// The round of the first stage in which the entrant first takes part: 1, or more for a late entry.
    pub entered_in: u32,
    /// The last round the entrant took part in before leaving.
    pub withdrawn_after: Option<u32>,
    /// The stage, from 0, whose round that is. In later stages the entrant takes no part.
    #[serde(default)]
    pub withdrawn_stage: u32,
    /// The players of a team, in the order of boards; empty for one person.
    #[serde(default)]
    pub players: Vec<Player>,
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

/// The tag of the lists of women.
pub const WOMEN: &str = "women";

/// The tag of 外援: whoever carries it counts in no team table of an individual event.
pub const OUTSIDER: &str = "外援";

/// The tag of a word: the lists of women are known by one name, whoever typed it.
pub fn tag_of_word(word: &str) -> String {
    if matches!(word, "女" | "女子" | "女子组") { WOMEN.to_owned() } else { word.to_owned() }
}

impl Entrant {
    /// One who is registered from the start.
    pub const fn new(id: EntrantId, no: Option<No>, details: EntrantDetails) -> Self {
        Self { id, no, details, entered_in: 1, withdrawn_after: None, withdrawn_stage: 0, players: Vec::new() }
    }

    /// Whether the entrant takes part in `round` of a stage as far as entry and withdrawal decide it.
    pub fn is_in_round(&self, stage: usize, round: u32) -> bool {
        let entered = stage > 0 || self.entered_in <= round;
        entered && !self.has_left_before(stage, round)
    }

    /// Whether the entrant has left before `round` of a stage begins.
    pub fn has_left_before(&self, stage: usize, round: u32) -> bool {
        let Some(last) = self.withdrawn_after else { return false };
        let left_in = usize::try_from(self.withdrawn_stage).unwrap_or(usize::MAX);
        stage > left_in || (stage == left_in && last < round)
    }

    /// The player of a team with this id.
    pub fn player(&self, id: PlayerId) -> Option<&Player> {
        self.players.iter().find(|player| player.id == id)
    }
}
