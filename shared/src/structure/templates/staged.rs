//! Templates of several stages.

use super::Structure;
use super::parts::{branch, first, from, groups, knockout, of_each, of_people, prizes, stage, swiss};
use crate::matches::{Decider, MatchLength, MatchSettings};
use crate::stage::{Format, RuleEdition, Seating, StageSettings, Take};

/// Groups, and the first two of each in a crossed knockout.
pub(super) fn groups_then_knockout(rules: RuleEdition, count: u32) -> Structure {
    let last = StageSettings { from: from(0, of_each(2)), seating: Seating::Cross, ..knockout(rules, "淘汰赛", 1) };
    let prizes = prizes(&[("冠军", 1), ("亚军", 1), ("季军", 2)]);
    Structure { prizes, ..of_people(vec![groups(rules, count), last]) }
}

/// 12 groups of 4; group i's winner against that of group i + 6; the six drawn into three pairs, whose losers share
/// the third prize; the three winners in a round robin.
pub(super) fn twelve_groups(rules: RuleEdition) -> Structure {
    let crossed =
        StageSettings { from: from(0, of_each(1)), seating: Seating::Cross, ..knockout(rules, "12 进 6", 6) };
    let again = Seating::Draw { seeds: 0, apart: false };
    let halved =
        StageSettings { from: from(1, Take::Winners), seating: again.clone(), ..knockout(rules, "6 进 3", 3) };
    let last = StageSettings {
        from: from(2, Take::Winners),
        seating: again,
        ..stage(rules, "决赛循环", Format::RoundRobin { legs: 1 })
    };
    let prizes = prizes(&[("一等奖", 1), ("二等奖", 2), ("三等奖", 3)]);
    Structure { prizes, ..of_people(vec![groups(rules, 12), crossed, halved, last]) }
}

/// Two groups, the first two of each crossed, two games a match.
pub(super) fn two_groups_crossed(rules: RuleEdition) -> Structure {
    let crossed = StageSettings {
        from: from(0, of_each(2)),
        seating: Seating::Cross,
        matches: two_games(),
        ..knockout(rules, "交叉淘汰", 1)
    };
    let prizes = prizes(&[("冠军", 1), ("亚军", 1), ("季军", 2)]);
    Structure { prizes, ..of_people(vec![groups(rules, 2), crossed]) }
}

/// Two games with colours swapped, then quick ones, then one in which a draw wins for 后走.
fn two_games() -> MatchSettings {
    MatchSettings {
        length: MatchLength::Games(2),
        deciders: vec![Decider::Quick(2), Decider::DrawOdds],
        ..MatchSettings::default()
    }
}

/// 积分晋圈淘汰制 (10.5).
pub(super) fn swiss_then_knockout(rules: RuleEdition) -> Structure {
    let last = StageSettings { from: from(0, first(16)), ..knockout(rules, "淘汰赛", 1) };
    of_people(vec![swiss(rules, "预赛", 9), last])
}

/// Seven rounds, then the first four in matches of two games.
pub(super) fn swiss_then_four(rules: RuleEdition) -> Structure {
    let last = StageSettings { from: from(0, first(4)), matches: two_games(), ..knockout(rules, "前四名淘汰", 1) };
    of_people(vec![swiss(rules, "预赛", 7), last])
}

/// After the last round but one the first two play a final while the others play the last round.
pub(super) fn swiss_with_final(rules: RuleEdition) -> Structure {
    let last = StageSettings { from: branch(0, 8, 2), ..knockout(rules, "决赛", 1) };
    of_people(vec![swiss(rules, "积分编排", 9), last])
}

/// After round 7 the first 32 leave for a knockout, and the others play on.
pub(super) fn swiss_with_branch(rules: RuleEdition) -> Structure {
    let last = StageSettings { from: branch(0, 7, 32), ..knockout(rules, "前 32 名淘汰", 1) };
    of_people(vec![swiss(rules, "积分编排", 11), last])
}
