//! The boxes of the structure.

use shared::division::Division;
use shared::stage::{RuleEdition, Source, Take};
use shared::structure::templates::structure;
use shared::view::structure::{StageBox, structure_for, structure_view};

use crate::play::{drawn, of_no_unit};

fn fact<'a>(stage: &'a StageBox, word: &str) -> &'a str {
    stage.facts.iter().find(|(name, _)| name == word).map(|(_, value)| value.as_str()).unwrap()
}

/// The worked example of the plans: 12 groups of 4, 12 to 6, 6 to 3, and the last three.
#[test]
fn the_worked_example_reads_as_it_is_told() {
    let division = drawn(structure("groups_12x4", RuleEdition::Cxa2011).unwrap().stages, 48, of_no_unit);
    let view = structure_view(&division);
    assert_eq!(view.registered, 48);
    let numbers: Vec<(u32, u32)> = view.stages.iter().map(|stage| (stage.comes_in, stage.rounds)).collect();
    assert_eq!(numbers, [(48, 3), (12, 1), (6, 1), (3, 3)]);
    assert_eq!(view.stages.iter().map(|stage| stage.boards).collect::<Vec<_>>(), [24, 6, 3, 1]);
    let sizes: Vec<&str> = view.stages.iter().map(|stage| stage.size.as_str()).collect();
    assert_eq!(sizes, ["12 组，每组 4 人", "6 场，胜者晋级", "3 场，胜者晋级", "3 人，人人相遇"]);
    assert_eq!(fact(&view.stages[0], "座次"), "抽签，同单位分开");
    assert_eq!(fact(&view.stages[0], "晋级"), "每组第 1 名");
    assert_eq!(fact(&view.stages[1], "座次"), "第 1 组对第 7 组，依次类推");
    assert_eq!(fact(&view.stages[2], "座次"), "重新抽签");
    assert_eq!(fact(&view.stages[3], "积分"), "从零起");
    assert_eq!(view.stages[0].goes_on, [(1, 12)]);
}

#[test]
fn boards_are_those_that_play_at_once() {
    let most = |template: &str, entrants| {
        let structure = structure(template, RuleEdition::Cxa2011).unwrap();
        let division = Division { team: structure.team, ..drawn(structure.stages, entrants, of_no_unit) };
        structure_view(&division).stages[0].boards
    };
    assert_eq!(most("groups_4x4", 14), 6);
    assert_eq!(most("heats", 24), 8);
    assert_eq!(most("team_swiss", 8), 16);
}

#[test]
fn another_number_of_entrants_is_tried_out() {
    let division = drawn(structure("swiss_branch_32", RuleEdition::Cxa2011).unwrap().stages, 40, of_no_unit);
    let numbers = |entrants| {
        structure_for(&division, entrants).stages.iter().map(|stage| (stage.comes_in, stage.rounds)).collect::<Vec<_>>()
    };
    assert_eq!(numbers(100), [(100, 11), (32, 5)]);
    assert_eq!(numbers(20), [(20, 11), (20, 5)]);
    assert_eq!(fact(&structure_view(&division).stages[0], "晋级"), "第 7 轮后前 32 名");
}

#[test]
fn a_box_names_the_stages_it_is_fed_from_unless_it_is_simply_the_one_before() {
    let mut stages = structure("groups_12x4", RuleEdition::Cxa2011).unwrap().stages;
    let second = Source { stage: 0, after: None, take: Take::OfGroups { from: 2, to: 2, best: 0 } };
    stages[2].from.push(second);
    stages[3].from = vec![Source { stage: 1, after: None, take: Take::Winners }];
    let view = structure_view(&drawn(stages, 48, of_no_unit));
    let named = |stage: usize| view.stages[stage].facts.iter().any(|(word, _)| word == "来自");
    assert_eq!([named(0), named(1)], [false, false]);
    assert_eq!(fact(&view.stages[2], "来自"), "第 1 阶段 12 人、第 2 阶段 6 人");
    assert_eq!(fact(&view.stages[3], "来自"), "第 2 阶段 6 人");
}
