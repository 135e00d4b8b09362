//! 模板: the structures an organizer picks in one click.

mod all;
mod fitting;
mod groups;
mod knockout;
mod onward;
mod parts;
mod swiss;
mod table;
mod teams;
mod totals;
mod traits;

pub use all::ALL;
pub use fitting::{Fitting, fitting};

use crate::prizes::Prizes;
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
    /// Among which it is shown.
    pub kind: Kind,
}

impl Template {
    /// Whether its entrants are teams.
    pub fn is_for_teams(&self) -> bool {
        self.kind == Kind::Teams
    }
}

/// A group of templates, as an organizer looks for them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 积分编排 in one stage.
    Swiss,
    /// 循环, and groups with what follows them.
    Groups,
    /// 淘汰, also with a round robin behind it.
    Knockout,
    /// 积分编排 with a later stage for the best.
    Onward,
    /// An individual event with a table of teams.
    Totals,
    /// Teams that meet.
    Teams,
    /// 多人桌, 擂台.
    Tables,
}

impl Kind {
    /// All, in the order of the page.
    pub const ALL: [Self; 7] =
        [Self::Swiss, Self::Groups, Self::Knockout, Self::Onward, Self::Totals, Self::Teams, Self::Tables];

    /// The templates of this kind, in their order.
    pub fn templates(self) -> impl Iterator<Item = Template> {
        ALL.into_iter().filter(move |template| template.kind == self)
    }
}

/// What a template makes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Structure {
    /// The stages in their order.
    pub stages: Vec<StageSettings>,
    /// How teams play.
    pub team: Option<TeamRules>,
    /// 队员总分.
    pub totals: Vec<TeamTotals>,
    /// 奖项 that belong to it.
    pub prizes: Vec<Prizes>,
}

/// The template with this key.
pub fn named(key: &str) -> Option<Template> {
    ALL.into_iter().find(|template| template.key == key)
}

/// What the template with this key makes.
pub fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    match named(key)?.kind {
        Kind::Swiss => swiss::structure(key, rules),
        Kind::Groups => groups::structure(key, rules),
        Kind::Knockout => knockout::structure(key, rules),
        Kind::Onward => onward::structure(key, rules),
        Kind::Totals => totals::structure(key, rules),
        Kind::Teams => teams::structure(key, rules),
        Kind::Tables => table::structure(key, rules),
    }
}

/// Whether prizes are as some template brings them, and so nobody's own.
pub fn brings(prizes: &[Prizes], rules: RuleEdition) -> bool {
    let mut made = ALL.into_iter().filter_map(|template| structure(template.key, rules));
    made.any(|made| made.prizes == prizes)
}
