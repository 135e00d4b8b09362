//! Every template can be taken as it is.

use shared::command::Command;
use shared::division::Division;
use shared::stage::{RuleEdition, Stage};
use shared::structure::templates::{ALL, structure};

use crate::play::run;

#[test]
fn every_template_makes_a_structure_that_is_accepted() {
    for rules in [RuleEdition::Cxa2011, RuleEdition::Cxa1999, RuleEdition::HongKong] {
        for template in ALL {
            let made = structure(template.key, rules).unwrap_or_else(|| panic!("{} makes nothing", template.key));
            assert_eq!(made.team.is_some(), template.team, "{}", template.key);
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
