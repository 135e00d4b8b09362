//! Every template can be taken as it is.

use shared::command::Command;
use shared::division::Division;
use shared::refusal::Refusal;
use shared::stage::{RuleEdition, Stage};
use shared::structure::templates::{ALL, structure};

use crate::help::{paired, refused};
use crate::play::{drawn, of_no_unit, run};

#[test]
fn every_template_makes_a_structure_that_is_accepted() {
    for rules in [RuleEdition::Cxa2011, RuleEdition::Cxa1999, RuleEdition::HongKong] {
        for template in ALL {
            let made = structure(template.key, rules).unwrap_or_else(|| panic!("{} makes nothing", template.key));
            assert_eq!(made.team.is_some(), template.is_for_teams(), "{}", template.key);
            let empty = Division { stages: vec![Stage::new(made.stages[0].clone())], ..Division::default() };
            let set = run(&empty, Command::SetStructure { stages: made.stages.clone() });
            assert_eq!(set.stages.len(), made.stages.len(), "{}", template.key);
        }
    }
}

#[test]
fn no_key_stands_twice() {
    let mut keys: Vec<&str> = ALL.iter().map(|template| template.key).collect();
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), ALL.len());
}

#[test]
fn a_template_brings_its_teams_totals_and_prizes_and_the_next_one_takes_them_away() {
    let use_template = |division: &Division, key: &str| run(division, Command::UseTemplate { key: key.to_owned() });
    let begun_with = structure("swiss_7", RuleEdition::HongKong).map(|made| made.stages).unwrap_or_default();
    let empty = Division { stages: begun_with.into_iter().map(Stage::new).collect(), ..Division::default() };
    let groups = use_template(&empty, "groups_12x4");
    assert_eq!((groups.stages.len(), groups.prizes.is_empty(), groups.team.is_none()), (4, false, true));
    assert!(groups.stages.iter().all(|stage| stage.settings.rules == RuleEdition::HongKong));
    let totals = use_template(&groups, "totals");
    assert_eq!((totals.stages.len(), totals.totals.len()), (1, 1));
    assert!(totals.prizes.is_empty(), "prizes of the first template go with it");
    let mut own = groups.clone();
    own.prizes[0].rest = "鼓励奖".to_owned();
    assert_eq!(use_template(&own, "single_elim").prizes, own.prizes, "the organizer's own stay");
    let teams = use_template(&totals, "team_knockout");
    assert!(teams.team.is_some() && teams.totals.is_empty());
}

#[test]
fn a_stage_that_has_begun_stays_under_a_template() {
    let swiss = structure("swiss_7", RuleEdition::default()).map(|made| made.stages).unwrap_or_default();
    let begun = paired(&drawn(swiss, 8, of_no_unit), 0);
    let then = run(&begun, Command::UseTemplate { key: "groups_12x4".to_owned() });
    assert_eq!((&then.stages[0], then.stages.len()), (&begun.stages[0], 4));
    assert_eq!(refused(&begun, Command::UseTemplate { key: "nothing".to_owned() }), Refusal::NoSuchTemplate);
}
