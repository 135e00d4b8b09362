//! What the templates are put together from.

use crate::matches::{Decider, MatchLength, MatchSettings};
use crate::prizes::{Prize, PrizeCount, Prizes};
use crate::stage::{
    ForfeitLimit, Format, GroupsFormat, RuleEdition, Seating, SingleElimFormat, Source, StageSettings, SwissFormat,
    Take,
};

use super::Structure;

/// Two games missed, one after the other.
pub(super) const TWO_IN_A_ROW: Option<ForfeitLimit> = Some(ForfeitLimit { games: 2, in_a_row: true, unranked: false });

/// Two games missed in all.
pub(super) const TWO_IN_ALL: Option<ForfeitLimit> = Some(ForfeitLimit { games: 2, in_a_row: false, unranked: false });

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
    let format = Format::Groups(GroupsFormat { groups, legs: 1, rounds: None, skip: 0 });
    StageSettings { seating: drawn(), ..stage(rules, "小组赛", format) }
}

/// 单淘汰 in which a level match is decided by a quick game, and then by one in which a draw wins for 后走.
pub(super) fn knockout(rules: RuleEdition, name: &str, until: u32) -> StageSettings {
    let format = Format::SingleElim(SingleElimFormat { until, ..SingleElimFormat::CHAMPION });
    StageSettings { matches: matches(MatchLength::One), ..stage(rules, name, format) }
}

/// Matches of this length, and the usual deciders.
pub(super) fn matches(length: MatchLength) -> MatchSettings {
    let deciders = vec![Decider::Quick(1), Decider::DrawOdds];
    MatchSettings { length, deciders, ..MatchSettings::default() }
}

/// Matches of this length without deciders: a drawn game of a best of n is played again.
pub(super) fn undecided(length: MatchLength) -> MatchSettings {
    MatchSettings { length, ..MatchSettings::default() }
}

/// 大循环 of those who come out of an earlier stage, numbers drawn.
pub(super) fn last_round_robin(rules: RuleEdition, name: &str, from: Vec<Source>) -> StageSettings {
    StageSettings { from, seating: drawn_freely(), ..stage(rules, name, Format::RoundRobin { legs: 1 }) }
}

/// 抽签, nobody seeded, units apart.
pub(super) const fn drawn() -> Seating {
    Seating::Draw { seeds: 0, apart: true }
}

/// 抽签, nobody seeded, whoever they are.
pub(super) const fn drawn_freely() -> Seating {
    Seating::Draw { seeds: 0, apart: false }
}

/// Takes from an earlier stage after its end.
pub(super) fn from(stage: u32, take: Take) -> Vec<Source> {
    vec![Source { stage, after: None, take }]
}

/// Takes from an earlier stage after a round, while it goes on.
pub(super) fn branch(stage: u32, after: u32, to: u32) -> Vec<Source> {
    vec![Source { stage, after: Some(after), take: first(to) }]
}

/// The first `to` of every group.
pub(super) const fn of_each(to: u32) -> Take {
    Take::OfGroups { from: 1, to, best: 0 }
}

/// The first `to` of the ranking.
pub(super) const fn first(to: u32) -> Take {
    Take::Ranks { from: 1, to }
}

/// 冠军, 亚军, and so many third places.
pub(super) fn medals(thirds: u32) -> Vec<Prizes> {
    prizes(&[("冠军", 1), ("亚军", 1), ("季军", thirds)])
}

/// Prizes of the whole division by numbers of places.
pub(super) fn prizes(of_places: &[(&str, u32)]) -> Vec<Prizes> {
    vec![prizes_of("", of_places)]
}

/// Prizes of a list by numbers of places.
pub(super) fn prizes_of(list: &str, of_places: &[(&str, u32)]) -> Prizes {
    let prize = |&(name, places): &(&str, u32)| Prize { name: name.to_owned(), count: PrizeCount::Places(places) };
    Prizes { list: list.to_owned(), prizes: of_places.iter().map(prize).collect(), ..Prizes::default() }
}

/// The same prizes, and one for everybody else who is ranked.
pub(super) fn with_rest(prizes: Vec<Prizes>, rest: &str) -> Vec<Prizes> {
    prizes.into_iter().map(|prizes| Prizes { rest: rest.to_owned(), ..prizes }).collect()
}

/// 金, 银, 铜牌 for 20, 30 and 50 in a hundred of a list.
pub(super) fn by_percent(list: &str) -> Prizes {
    let prize = |(name, percent): (&str, u32)| Prize { name: name.to_owned(), count: PrizeCount::Percent(percent) };
    let prizes = [("金牌", 20), ("银牌", 30), ("铜牌", 50)].map(prize).to_vec();
    Prizes { list: list.to_owned(), prizes, ..Prizes::default() }
}
