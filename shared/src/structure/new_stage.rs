//! What the form of a stage begins with.

use crate::division::Division;
use crate::stage::{Format, RuleEdition, StageSettings, SwissFormat};

/// The settings that a stage has, or those that a new one begins with: one behind all others, or with `insert` one before
/// the stage that stands there, from which it takes over whom that takes from the stage before. A new one is played by
/// the rule book of the last stage.
pub fn settings_or_new(division: &Division, stage: u32, insert: bool) -> StageSettings {
    let there = usize::try_from(stage).ok().and_then(|index| division.stages.get(index));
    if let Some(there) = there.filter(|_| !insert) {
        return there.settings.clone();
    }
    let rules = division.stages.last().map_or(RuleEdition::default(), |stage| stage.settings.rules);
    let format = Format::Swiss(SwissFormat { avoid_unit_rounds: vec![1], ..SwissFormat::of(7) });
    let from = there.map(|next| next.settings.from.clone()).unwrap_or_default();
    let from = from.into_iter().filter(|source| source.stage + 1 == stage).collect();
    StageSettings { from, ..StageSettings::usual(format, rules) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::Stage;
    use crate::structure::templates;

    fn twelve_groups() -> Division {
        let structure = templates::structure("groups_12x4", RuleEdition::Cxa1999).unwrap_or_default();
        Division { stages: structure.stages.into_iter().map(Stage::new).collect(), ..Division::default() }
    }

    #[test]
    fn a_stage_that_is_there_keeps_its_settings_and_a_new_one_has_the_rule_book_of_the_others() {
        let division = twelve_groups();
        let second = division.stages.get(1).map(|stage| stage.settings.clone());
        assert_eq!(Some(settings_or_new(&division, 1, false)), second);
        let last = settings_or_new(&division, 4, false);
        assert_eq!((last.rules, last.from), (RuleEdition::Cxa1999, Vec::new()));
    }

    #[test]
    fn one_that_is_put_in_takes_whom_the_next_takes_from_the_stage_before() {
        let division = twelve_groups();
        let next = division.stages.get(2).map(|stage| stage.settings.from.clone()).unwrap_or_default();
        assert_eq!(settings_or_new(&division, 2, true).from, next);
        assert!(!next.is_empty());
        assert!(settings_or_new(&division, 0, true).from.is_empty());
    }
}
