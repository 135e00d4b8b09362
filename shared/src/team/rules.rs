//! How teams play.

use serde::{Deserialize, Serialize};

use crate::entrant::Entrant;

/// How the teams of a division play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct TeamRules {
    /// 台数 of a match.
    pub boards: u32,
    /// Who plays on which board.
    pub line_up: LineUpRule,
    /// Whether one taken out of the line-up may come back in a later round.
    pub may_return: bool,
    /// Most 外援 in one line-up; more is a warning.
    pub most_guests: Option<u32>,
    /// Most points of 等级分 or 段位 together in one line-up; more is a warning.
    pub most_rating: Option<u32>,
    /// Most players of a team; more are refused.
    pub most_players: Option<u32>,
    /// Fewest players of a team; fewer are named before the draw.
    pub least_players: Option<u32>,
}

impl Default for TeamRules {
    fn default() -> Self {
        Self {
            boards: 4,
            line_up: LineUpRule::default(),
            may_return: true,
            most_guests: None,
            most_rating: None,
            most_players: None,
            least_players: None,
        }
    }
}

impl TeamRules {
    /// Whether a team lacks players that the event asks for.
    pub fn is_short(&self, team: &Entrant) -> bool {
        self.least_players.is_some_and(|least| u32::try_from(team.players.len()).is_ok_and(|players| players < least))
    }
}

/// Who plays on which board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum LineUpRule {
    /// 分台定人: the first of the list, in its order, in every match.
    Fixed,
    /// 分台换人: a choice from the list that keeps its order.
    #[default]
    Ordered,
    /// 临时定台: any choice in any order, sealed until both are in.
    Free,
    /// 全队轮赛: every member against every member of the other team.
    Everybody,
}
