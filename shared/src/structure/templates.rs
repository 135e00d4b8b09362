//! 模板: the structures an organizer picks in one click.

use crate::stage::{RuleEdition, StageSettings};
use crate::team::{TeamRules, TeamTotals};

/// A structure to begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Template {
    /// Names it in forms.
    pub key: &'static str,
    /// 分组循环后淘汰.
    pub name: &'static str,
    /// What it is like, in a line.
    pub line: &'static str,
    /// How many it suits: 48 人, 8 至 40 队.
    pub suits: &'static str,
    /// Whether its entrants are teams.
    pub team: bool,
}

/// What a template makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Structure {
    /// The stages in their order.
    pub stages: Vec<StageSettings>,
    /// How teams play.
    pub team: Option<TeamRules>,
    /// 队员总分.
    pub totals: Vec<TeamTotals>,
}

/// Every template, in the order of the page.
pub const ALL: [Template; 0] = [];

/// What the template with this key makes.
pub fn structure(_key: &str, _rules: RuleEdition) -> Option<Structure> {
    None
}
