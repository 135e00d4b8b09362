//! Templates of one table, of tables of several people, and of a ladder.

use super::Structure;
use super::parts::{drawn, from, of_each, of_people, stage, swiss as swiss_stage};
use crate::stage::{Eliminate, Format, HeatsFormat, RuleEdition, StageSettings, SwissFormat};
use crate::team::TeamTotals;

/// 积分编排制 (10.3).
pub(super) fn swiss(rules: RuleEdition, rounds: u32) -> Structure {
    of_people(vec![swiss_stage(rules, "", rounds)])
}

/// 大循环, 双循环 (10.1).
pub(super) fn round_robin(rules: RuleEdition, legs: u32) -> Structure {
    of_people(vec![stage(rules, "", Format::RoundRobin { legs })])
}

/// 积分末位淘汰制 (10.6).
pub(super) fn eliminate(rules: RuleEdition) -> Structure {
    let eliminate = Some(Eliminate { from_round: 4, each: 2 });
    let format = SwissFormat { eliminate, avoid_unit_rounds: vec![1], ..SwissFormat::of(9) };
    of_people(vec![stage(rules, "", Format::Swiss(format))])
}

/// 队员总分 beside an individual Swiss (14.8).
pub(super) fn totals(rules: RuleEdition) -> Structure {
    let totals = TeamTotals { best: Some(3), at_least: 3, ..TeamTotals::of_book(rules, "团体") };
    Structure { totals: vec![totals], ..swiss(rules, 9) }
}

/// 擂台赛.
pub(super) fn ladder(rules: RuleEdition) -> Structure {
    of_people(vec![StageSettings { seating: drawn(), ..stage(rules, "", Format::Ladder) }])
}

/// 斗地主: three at a table; the first two of every table go on, twice, to a last stage.
pub(super) fn heats(rules: RuleEdition) -> Structure {
    let heat = |name: &str| {
        let format = Format::Heats(HeatsFormat { table_size: 3, games: 4 });
        StageSettings { seating: drawn(), ..stage(rules, name, format) }
    };
    let second = StageSettings { from: from(0, of_each(2)), ..heat("复赛") };
    let last = StageSettings { from: from(1, of_each(2)), ..heat("决赛") };
    of_people(vec![heat("预赛"), second, last])
}
