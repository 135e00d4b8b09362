//! Templates of tables of several people, and of a ladder.

use super::Structure;
use super::parts::{drawn, from, of_each, of_people, stage};
use crate::stage::{Format, HeatsFormat, RuleEdition, StageSettings};

/// What a template of this kind makes.
pub(super) fn structure(key: &str, rules: RuleEdition) -> Option<Structure> {
    Some(match key {
        "heats" => heats(rules),
        "ladder" => ladder(rules),
        _ => return None,
    })
}

/// 擂台赛.
fn ladder(rules: RuleEdition) -> Structure {
    of_people(vec![StageSettings { seating: drawn(), ..stage(rules, "", Format::Ladder) }])
}

/// 斗地主: three at a table; the first two of every table go on, twice, to a last stage.
fn heats(rules: RuleEdition) -> Structure {
    let heat = |name: &str| {
        let format = Format::Heats(HeatsFormat { table_size: 3, games: 4 });
        StageSettings { seating: drawn(), ..stage(rules, name, format) }
    };
    let second = StageSettings { from: from(0, of_each(2)), ..heat("复赛") };
    let last = StageSettings { from: from(1, of_each(2)), ..heat("决赛") };
    of_people(vec![heat("预赛"), second, last])
}
