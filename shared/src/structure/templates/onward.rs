//! Templates of 积分编排 with a later stage for the best (10.5).

use super::Structure;
use super::parts::{TWO_IN_ALL, branch, first, from, knockout, matches, medals, of_people, prizes_of, stage, swiss};
use crate::matches::{Decider, MatchLength, MatchSettings};
use crate::stage::{Format, RankingList, RuleEdition, Seating, SingleElimFormat, Source, StageSettings};

/// What a template of this kind makes.
pub(super) fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    Some(match key {
        "swiss_knockout_16" => swiss_then_knockout(rules),
        "swiss_knockout_4" => swiss_then_four(rules),
        "swiss_final" => swiss_with_final(rules),
        "swiss_final_6" => swiss_with_final_of_two_games(rules),
        "swiss_branch_32" => of_people(swiss_with_branch(rules)),
        "swiss_branch_bands" => swiss_with_branch_and_bands(rules),
        "swiss_promoted" => swiss_with_promotions(rules),
        _ => return None,
    })
}

/// 积分晋圈淘汰制 (10.5).
fn swiss_then_knockout(rules: RuleEdition) -> Structure {
    let last = StageSettings { from: from(0, first(16)), ..knockout(rules, "淘汰赛", 1) };
    of_people(vec![swiss(rules, "预赛", 9), last])
}

/// Seven rounds, in which two games missed are too many; then the first four in matches of two games.
fn swiss_then_four(rules: RuleEdition) -> Structure {
    let last = StageSettings {
        from: from(0, first(4)),
        matches: matches(MatchLength::Games(2)),
        ..knockout(rules, "前四名淘汰", 1)
    };
    let qualifier = StageSettings { forfeit_limit: TWO_IN_ALL, ..swiss(rules, "预赛", 7) };
    Structure { prizes: medals(2), ..of_people(vec![qualifier, last]) }
}

/// After the last round but one the first two play a final while the others play the last round.
fn swiss_with_final(rules: RuleEdition) -> Structure {
    let last = StageSettings { from: branch(0, 8, 2), ..knockout(rules, "决赛", 1) };
    of_people(vec![swiss(rules, "积分编排", 9), last])
}

/// The same after six rounds of seven; the final is a slow game, and quick ones while it is level.
fn swiss_with_final_of_two_games(rules: RuleEdition) -> Structure {
    let matches = MatchSettings { deciders: vec![Decider::Quick(1)], ..MatchSettings::default() };
    let last = StageSettings { from: branch(0, 6, 2), matches, ..knockout(rules, "决赛", 1) };
    of_people(vec![swiss(rules, "积分编排", 7), last])
}

/// After round 7 the first 32 leave for a knockout, and the others play on.
fn swiss_with_branch(rules: RuleEdition) -> Vec<StageSettings> {
    let last = StageSettings { from: branch(0, 7, 32), ..knockout(rules, "前 32 名淘汰", 1) };
    vec![swiss(rules, "积分编排", 11), last]
}

/// The same with a ranking and prizes for each of four bands of age.
fn swiss_with_branch_and_bands(rules: RuleEdition) -> Structure {
    let bands = ["甲组", "乙组", "丙组", "丁组"];
    let list = |band: &str| RankingList { name: band.to_owned(), tag: band.to_owned() };
    let prizes = bands.map(|band| prizes_of(band, &[("第一名", 1), ("第二名", 1), ("第三名", 1)])).to_vec();
    let mut stages = swiss_with_branch(rules);
    if let Some(pool) = stages.first_mut() {
        pool.lists = bands.map(list).to_vec();
    }
    Structure { prizes, ..of_people(stages) }
}

/// After each of three rounds the leader is through and leaves; where they go nobody plays.
fn swiss_with_promotions(rules: RuleEdition) -> Structure {
    let from = [5, 7, 8].map(|after| Source { stage: 0, after: Some(after), take: first(1) }).to_vec();
    let through = Format::SingleElim(SingleElimFormat { until: 3, ..SingleElimFormat::CHAMPION });
    let through = StageSettings { from, seating: Seating::InOrder, ..stage(rules, "晋级", through) };
    of_people(vec![swiss(rules, "积分编排", 9), through])
}
