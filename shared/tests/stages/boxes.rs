//! The boxes of the structure.

use shared::division::Division;
use shared::stage::{Format, RankingList, RuleEdition, Source, Stage, StageSettings, Take};
use shared::structure::templates::structure;
use shared::view::structure::{About, StageBox, structure_for, structure_view};

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

#[test]
fn a_box_names_its_stages_before_anybody_is_registered() {
    let made = structure("swiss_branch_32", RuleEdition::Cxa2011).unwrap();
    let mut stages = made.stages;
    stages.push(StageSettings { from: vec![Source { stage: 0, after: None, take: Take::All }], ..stages[1].clone() });
    let division = Division { stages: stages.into_iter().map(Stage::new).collect(), ..Division::default() };
    assert_eq!(fact(&structure_view(&division).stages[2], "来自"), "第 1 阶段");
    assert_eq!(fact(&structure_for(&division, 40).stages[2], "来自"), "第 1 阶段 40 人");
}

#[test]
fn rounds_that_are_played_at_the_same_time_count_once() {
    let rounds = |template: &str, entrants| {
        let stages = structure(template, RuleEdition::Cxa2011).unwrap().stages;
        structure_for(&drawn(stages, 4, of_no_unit), entrants).rounds
    };
    assert_eq!(rounds("groups_12x4", 48), 3 + 1 + 1 + 3);
    assert_eq!(rounds("swiss_final", 40), 9);
    assert_eq!(rounds("swiss_branch_32", 100), 7 + 5);
    assert_eq!(rounds("swiss_branch_32", 4), 11);
}

#[test]
fn what_is_settled_apart_from_the_usual_is_said() {
    let mut stages = structure("swiss_9", RuleEdition::Cxa2011).unwrap().stages;
    stages[0].lists = ["女子", "少年"].map(|name| RankingList { name: name.to_owned(), tag: name.to_owned() }).to_vec();
    stages[0].matches.by_game_points = true;
    if let Format::Swiss(swiss) = &mut stages[0].format {
        swiss.units_never_meet = true;
    }
    let view = structure_view(&drawn(stages, 8, of_no_unit));
    let said = ["分列", "回避", "得分"].map(|word| fact(&view.stages[0], word).to_owned());
    assert_eq!(said, ["女子、少年", "同单位始终不相遇", "每轮得分就是局分"]);
}

#[test]
fn what_holds_for_the_whole_division_is_told_in_sentences() {
    let whole = |template: &str| {
        let made = structure(template, RuleEdition::Cxa2011).unwrap();
        let stages = made.stages.into_iter().map(Stage::new).collect();
        let division =
            Division { stages, team: made.team, totals: made.totals, prizes: made.prizes, ..Division::default() };
        structure_view(&division).settled.into_iter().map(|one| (one.about, one.text)).collect::<Vec<_>>()
    };
    let boards = "每场 5 台，分台定人：按报名次序出场。".to_owned();
    assert_eq!(whole("team_groups"), [(About::Teams, boards)]);
    let totals = "个人名次相加，少者列前；取最好的 3 人，不足 3 人的不计名次。相同时依次比最好的一名队员的名次。";
    assert_eq!(whole("totals"), [(About::Totals, totals.to_owned())]);
    let prizes = "冠军 1 名，亚军 1 名，季军 2 名。".to_owned();
    assert_eq!(whole("single_elim"), [(About::Prizes, prizes)]);
}
