//! Templates of 循环 and of groups, with what follows them (10.1, 10.2).

use super::Structure;
use super::parts::{drawn_freely, from, groups, knockout, last_round_robin, medals, of_each, of_people, prizes, stage};
use crate::stage::{Carry, Format, GroupsFormat, RuleEdition, Seating, Source, StageSettings, SwissFormat, Take};

/// What a template of this kind makes.
pub(super) fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    Some(match key {
        "round_robin" => round_robin(rules, 1),
        "double_round_robin" => round_robin(rules, 2),
        "groups_4x4" => groups_then_knockout(rules, 4),
        "groups_8x4" => groups_then_knockout(rules, 8),
        "groups_12x4" => twelve_groups(rules),
        "groups_cross" => groups_then_knockout(rules, 2),
        "groups_3x6" => three_groups(rules),
        "groups_two_rounds" => two_rounds_in_groups(rules),
        _ => return None,
    })
}

/// 大循环, 双循环 (10.1).
fn round_robin(rules: RuleEdition, legs: u32) -> Structure {
    of_people(vec![stage(rules, "", Format::RoundRobin { legs })])
}

/// Groups, and the first two of each in a crossed knockout.
fn groups_then_knockout(rules: RuleEdition, count: u32) -> Structure {
    let last = StageSettings { from: from(0, of_each(2)), seating: Seating::Cross, ..knockout(rules, "淘汰赛", 1) };
    Structure { prizes: medals(2), ..of_people(vec![groups(rules, count), last]) }
}

/// 12 groups of 4; group i's winner against that of group i + 6; the six drawn into three pairs, whose losers share
/// the third prize; the three winners in a round robin.
fn twelve_groups(rules: RuleEdition) -> Structure {
    let crossed =
        StageSettings { from: from(0, of_each(1)), seating: Seating::Cross, ..knockout(rules, "12 进 6", 6) };
    let halved =
        StageSettings { from: from(1, Take::Winners), seating: drawn_freely(), ..knockout(rules, "6 进 3", 3) };
    let last = last_round_robin(rules, "决赛循环", from(2, Take::Winners));
    let prizes = prizes(&[("一等奖", 1), ("二等奖", 2), ("三等奖", 3)]);
    Structure { prizes, ..of_people(vec![groups(rules, 12), crossed, halved, last]) }
}

/// Three groups; every winner goes straight to the last stage, the second and third to one before it, whose first three
/// follow them.
fn three_groups(rules: RuleEdition) -> Structure {
    let second = Take::OfGroups { from: 2, to: 3, best: 0 };
    let second = last_round_robin(rules, "第二阶段", from(0, second));
    let sources = [from(0, of_each(1)), from(1, Take::Ranks { from: 1, to: 3 })].concat();
    let last = last_round_robin(rules, "决赛", sources);
    Structure { prizes: medals(1), ..of_people(vec![groups(rules, 3), second, last]) }
}

/// Groups of four that play two rounds; whoever has not lost both takes their points along into a Swiss, in which a
/// second loss is the end.
fn two_rounds_in_groups(rules: RuleEdition) -> Structure {
    let format = Format::Groups(GroupsFormat { groups: 8, legs: 1, rounds: Some(2), skip: 1 });
    let first = StageSettings { format, ..groups(rules, 8) };
    let from = vec![Source { stage: 0, after: None, take: Take::FewerLosses { losses: 2 } }];
    let then = Format::Swiss(SwissFormat { losses_out: Some(2), ..SwissFormat::of(5) });
    let then = StageSettings { from, carry: Carry::All, ..stage(rules, "积分编排", then) };
    of_people(vec![first, then])
}
