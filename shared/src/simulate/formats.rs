//! Structures by name, for made-up events.

use crate::decide::MAX_GROUPS;
use crate::stage::{Format, GroupsFormat, RuleEdition, StageSettings};
use crate::structure::templates::{self, Structure};

/// How many a group of a made-up event holds.
const OF_A_GROUP: u32 = 4;

/// The structure with this name for so many: `groups`, `double_elim`, or the key of a template, also as
/// `template:KEY`. `rounds` are those of a Swiss that is its only stage.
pub fn structure_of(name: &str, entrants: u32, rounds: Option<u32>) -> Option<Structure> {
    let rules = RuleEdition::default();
    let single = |format| Structure { stages: vec![StageSettings::usual(format, rules)], ..Structure::default() };
    let mut structure = match name {
        "groups" => {
            let groups = (entrants / OF_A_GROUP).clamp(1, MAX_GROUPS);
            single(Format::Groups(GroupsFormat { groups, legs: 1, rounds: None, skip: 0 }))
        }
        "double_elim" => single(Format::DoubleElim),
        key => templates::structure(key.strip_prefix("template:").unwrap_or(key), rules)?,
    };
    if let (Some(rounds), [only]) = (rounds, structure.stages.as_mut_slice())
        && let Format::Swiss(swiss) = &mut only.format
    {
        swiss.rounds = rounds;
    }
    Some(structure)
}
