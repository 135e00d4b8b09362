//! What the templates are put together from.

use crate::matches::{Decider, MatchSettings};
use crate::prizes::{Prize, PrizeCount, Prizes};
use crate::stage::{
    Format, GroupsFormat, RuleEdition, Seating, SingleElimFormat, Source, StageSettings, SwissFormat, Take,
};

use super::Structure;

/// A structure of people with these stages.
pub(super) fn of_people(stages: Vec<StageSettings>) -> Structure {
    Structure { stages, ..Structure::default() }
}

/// A stage with the usual settings.
pub(super) fn stage(rules: RuleEdition, name: &str, format: Format) -> StageSettings {
    StageSettings { name: name.to_owned(), ..StageSettings::usual(format, rules) }
}

/// 积分编排 in whose first round nobody meets their own unit (附二 一.7).
pub(super) fn swiss(rules: RuleEdition, name: &str, rounds: u32) -> StageSettings {
    let format = SwissFormat { avoid_unit_rounds: vec![1], ..SwissFormat::of(rounds) };
    stage(rules, name, Format::Swiss(format))
}

/// 分组循环 by draw, units apart.
pub(super) fn groups(rules: RuleEdition, groups: u32) -> StageSettings {
    let format = Format::Groups(GroupsFormat { groups, legs: 1, rounds: None });
    StageSettings { seating: drawn(), ..stage(rules, "小组赛", format) }
}

/// 单淘汰 in which a level match is decided by quick games, and then by one in which a draw wins for 后走.
pub(super) fn knockout(rules: RuleEdition, name: &str, until: u32) -> StageSettings {
    let format = Format::SingleElim(SingleElimFormat { until, ..SingleElimFormat::CHAMPION });
    StageSettings { matches: with_deciders(), ..stage(rules, name, format) }
}

/// One game, and deciders.
pub(super) fn with_deciders() -> MatchSettings {
    MatchSettings { deciders: vec![Decider::Quick(2), Decider::DrawOdds], ..MatchSettings::default() }
}

/// 抽签, nobody seeded, units apart.
pub(super) const fn drawn() -> Seating {
    Seating::Draw { seeds: 0, apart: true }
}

/// Takes from an earlier stage after its end.
pub(super) fn from(stage: u32, take: Take) -> Vec<Source> {
    vec![Source { stage, after: None, take }]
}

/// Takes from an earlier stage after a round, while it goes on.
pub(super) fn branch(stage: u32, after: u32, to: u32) -> Vec<Source> {
    vec![Source { stage, after: Some(after), take: Take::Ranks { from: 1, to } }]
}

/// The first `to` of every group.
pub(super) const fn of_each(to: u32) -> Take {
    Take::OfGroups { from: 1, to, best: 0 }
}

/// The first `to` of the ranking.
pub(super) const fn first(to: u32) -> Take {
    Take::Ranks { from: 1, to }
}

/// Prizes of the whole division by numbers of places.
pub(super) fn prizes(of_places: &[(&str, u32)]) -> Vec<Prizes> {
    let prizes =
        of_places.iter().map(|&(name, places)| Prize { name: name.to_owned(), count: PrizeCount::Places(places) });
    vec![Prizes { prizes: prizes.collect(), ..Prizes::default() }]
}
