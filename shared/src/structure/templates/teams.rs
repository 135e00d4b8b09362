//! Templates of team events (2011 article 11).

use super::Structure;
use super::parts::{drawn, from, groups as group_stage, knockout, of_each, stage, swiss as swiss_stage};
use crate::ranking::presets;
use crate::stage::{Format, RuleEdition, Seating, StageSettings, Take};
use crate::team::{LineUpRule, TeamRules};

fn of_teams(boards: u32, line_up: LineUpRule, stages: Vec<StageSettings>) -> Structure {
    let team = TeamRules { boards, line_up, ..TeamRules::default() };
    Structure { stages: stages.into_iter().map(ranked_as_teams).collect(), team: Some(team), ..Structure::default() }
}

/// The chain of the rule book for teams (14.5, 14.6).
fn ranked_as_teams(settings: StageSettings) -> StageSettings {
    let chain = presets::usual_for(&settings.format, settings.rules, &settings.matches, true);
    StageSettings { tie_breaks: chain.to_vec(), ..settings }
}

/// 团体循环, 分台定人.
pub(super) fn round_robin(rules: RuleEdition) -> Structure {
    of_teams(4, LineUpRule::Fixed, vec![stage(rules, "", Format::RoundRobin { legs: 1 })])
}

/// 团体积分编排, 分台换人.
pub(super) fn swiss(rules: RuleEdition) -> Structure {
    of_teams(4, LineUpRule::Ordered, vec![swiss_stage(rules, "", 7)])
}

/// Five boards; a knockout until four teams are left, who play a round robin.
pub(super) fn knockout_then_round_robin(rules: RuleEdition) -> Structure {
    let first = StageSettings { seating: drawn(), ..knockout(rules, "淘汰赛", 4) };
    let last = StageSettings {
        from: from(0, Take::Winners),
        seating: drawn(),
        ..stage(rules, "决赛循环", Format::RoundRobin { legs: 1 })
    };
    of_teams(5, LineUpRule::Fixed, vec![first, last])
}

/// Two groups, the first two of each crossed.
pub(super) fn groups(rules: RuleEdition) -> Structure {
    let crossed =
        StageSettings { from: from(0, of_each(2)), seating: Seating::Cross, ..knockout(rules, "交叉淘汰", 1) };
    of_teams(5, LineUpRule::Fixed, vec![group_stage(rules, 2), crossed])
}

/// 全队轮赛.
pub(super) fn everybody(rules: RuleEdition) -> Structure {
    of_teams(4, LineUpRule::Everybody, vec![stage(rules, "", Format::RoundRobin { legs: 1 })])
}
