//! 要紧的几项: numbers of a division, 分列名次 and 奖项, changed together.

use shared::command::{Command, FigureChange, ListsChange, PrizesChange};
use shared::decide::decide;
use shared::division::Division;
use shared::prizes::{Prize, PrizeCount, Prizes};
use shared::refusal::{FigureProblem, Refusal, SettingsProblem};
use shared::stage::{ForfeitLimit, RuleEdition, Source, Stage, Take};
use shared::structure::figures::{Figure, FigureAt, figures};
use shared::structure::templates::{self, structure};

use crate::help::{drawn, paired, refused, run, swiss};

fn division(template: &str) -> Division {
    let made = structure(template, RuleEdition::Cxa2011).unwrap();
    let stages = made.stages.into_iter().map(Stage::new).collect();
    Division { stages, team: made.team, totals: made.totals, prizes: made.prizes, ..Division::default() }
}

fn figure(key: &str) -> Figure {
    key.parse().unwrap()
}

fn at(division: &Division, key: &str) -> FigureAt {
    let all = figures(division);
    *all.iter().find(|at| at.figure == figure(key)).unwrap_or_else(|| panic!("no {key} in {all:?}"))
}

fn only(figures: Vec<FigureChange>) -> Command {
    Command::SetFigures { figures, lists: None, prizes: Vec::new() }
}

/// The numbers as seen now, and what they shall be.
fn changed(division: &Division, changes: &[(&str, Option<u32>)]) -> Command {
    let change =
        |(key, to): &(&str, Option<u32>)| FigureChange { figure: figure(key), seen: at(division, key).value, to: *to };
    only(changes.iter().map(change).collect())
}

fn problem(division: &Division, command: Command) -> (String, FigureProblem) {
    match refused(division, command) {
        Refusal::BadFigure { figure, problem } => (figure.to_string(), problem),
        other => panic!("{other:?}"),
    }
}

/// Another value that is surely allowed beside the others of the same template.
fn other_value(at: &FigureAt) -> u32 {
    let value = at.value.unwrap_or(at.bounds.least);
    let key = at.figure.to_string();
    let down = (key.contains("-source-") && key.ends_with("-from")) || key.ends_with("out_from");
    if down || value == at.bounds.most { value.saturating_sub(1).max(at.bounds.least) } else { value + 1 }
}

#[test]
fn every_number_of_every_template_is_written_where_it_is_read() {
    let mut seen = std::collections::BTreeSet::new();
    for template in templates::ALL {
        let division = division(template.key);
        for before in figures(&division) {
            let key = before.figure.to_string();
            let to = other_value(&before);
            let after = run(&division, changed(&division, &[(&key, Some(to))]));
            assert_eq!(at(&after, &key).value.unwrap_or(0), to, "{} {key}", template.key);
            let others =
                |of: &Division| figures(of).into_iter().filter(|at| at.figure != before.figure).collect::<Vec<_>>();
            assert_eq!(others(&division), others(&after), "{} {key}", template.key);
            if Some(to) != before.value {
                seen.insert(key.rsplit('-').next().unwrap().to_owned());
            }
        }
    }
    let all = [
        "after",
        "at_least",
        "best",
        "boards",
        "forfeit_limit",
        "from",
        "group_rounds",
        "groups",
        "guests",
        "least_players",
        "legs",
        "losses",
        "losses_out",
        "most_players",
        "out_each",
        "out_from",
        "rating",
        "rounds",
        "table_games",
        "table_size",
        "to",
        "units_apart",
        "until",
        "women",
    ];
    let missing: Vec<_> = all.iter().filter(|key| !seen.contains(**key)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_number_beyond_its_bounds_is_refused_by_name() {
    for template in templates::ALL {
        let division = division(template.key);
        for FigureAt { figure, bounds, .. } in figures(&division) {
            let key = figure.to_string();
            let below = bounds.least.checked_sub(1);
            let beyond = [below, Some(bounds.most + 1), Some(u32::MAX)];
            for to in beyond.into_iter().flatten() {
                let (named, why) = problem(&division, changed(&division, &[(&key, Some(to))]));
                assert_eq!((named.as_str(), why), (key.as_str(), FigureProblem::Beyond { bounds }), "{to}");
            }
            let left_out = decide(&division, &changed(&division, &[(&key, None)]));
            assert_eq!(left_out.is_ok(), bounds.optional, "{} {key}: {left_out:?}", template.key);
        }
    }
}

#[test]
fn one_that_is_refused_leaves_all_as_they_were() {
    let before = division("groups_12x4");
    let command = changed(&before, &[("stage-0-groups", Some(8)), ("stage-1-until", Some(0))]);
    assert_eq!(problem(&before, command).0, "stage-1-until");
    let both = run(&before, changed(&before, &[("stage-0-groups", Some(8)), ("stage-1-until", Some(4))]));
    assert_eq!([at(&both, "stage-0-groups").value, at(&both, "stage-1-until").value], [Some(8), Some(4)]);
}

#[test]
fn numbers_that_do_not_fit_each_other_are_refused_by_the_name_of_the_last() {
    let settings = |problem| FigureProblem::Settings { problem };
    let crossed = division("groups_cross");
    let reversed = changed(&crossed, &[("stage-1-source-0-from", Some(3)), ("stage-1-source-0-to", Some(2))]);
    let named = problem(&crossed, reversed);
    assert_eq!(named, ("stage-1-source-0-to".to_owned(), settings(SettingsProblem::SourceRanks)));
    let moved = changed(&crossed, &[("stage-1-source-0-from", Some(3)), ("stage-1-source-0-to", Some(4))]);
    let take = run(&crossed, moved).stages[1].settings.from[0].take;
    assert_eq!(take, Take::OfGroups { from: 3, to: 4, best: 0 });

    let eliminate = division("swiss_eliminate");
    let named = problem(&eliminate, changed(&eliminate, &[("stage-0-rounds", Some(4))]));
    assert_eq!(named, ("stage-0-rounds".to_owned(), settings(SettingsProblem::Eliminate)));

    let totals = division("totals");
    let named = problem(&totals, changed(&totals, &[("totals-0-best", Some(2)), ("totals-0-women", Some(3))]));
    assert_eq!(named, ("totals-0-women".to_owned(), settings(SettingsProblem::Totals)));
}

#[test]
fn a_number_that_somebody_else_changed_is_not_overwritten() {
    let before = division("swiss_branch_32");
    let mine = changed(&before, &[("stage-1-source-0-after", Some(6))]);
    let theirs = run(&before, changed(&before, &[("stage-0-rounds", Some(9)), ("stage-1-source-0-to", Some(16))]));
    let source = Source { stage: 0, after: Some(6), take: Take::Ranks { from: 1, to: 16 } };
    assert_eq!(run(&theirs, mine.clone()).stages[1].settings.from, [source]);

    let same = run(&before, changed(&before, &[("stage-1-source-0-after", Some(5))]));
    let (named, why) = problem(&same, mine);
    assert_eq!((named.as_str(), why), ("stage-1-source-0-after", FigureProblem::Changed { stands: Some(5) }));
    let agreed = run(&before, changed(&before, &[("stage-1-source-0-after", Some(6))]));
    let again = changed(&before, &[("stage-1-source-0-after", Some(6))]);
    assert_eq!(run(&agreed, again), agreed);
}

#[test]
fn a_number_that_is_gone_is_refused() {
    let command = changed(&division("groups_4x4"), &[("stage-0-groups", Some(3))]);
    let named = problem(&division("swiss_7"), command);
    assert_eq!(named, ("stage-0-groups".to_owned(), FigureProblem::Gone));
}

#[test]
fn how_far_a_knockout_goes_stands_only_where_nothing_rests_on_its_champion() {
    let has_until = |template: &str| figures(&division(template)).iter().any(|at| at.figure == figure("stage-0-until"));
    assert_eq!([has_until("single_elim"), has_until("single_elim_third")], [true, false]);
}

#[test]
fn a_new_limit_of_forfeits_is_in_a_row_and_another_number_keeps_what_was_ticked() {
    let before = division("swiss_9");
    let two = run(&before, changed(&before, &[("stage-0-forfeit_limit", Some(2))]));
    let limit = |division: &Division| division.stages[0].settings.forfeit_limit;
    assert_eq!(limit(&two), Some(ForfeitLimit { games: 2, in_a_row: true, unranked: false }));
    let mut ticked = two;
    ticked.stages[0].settings.forfeit_limit = Some(ForfeitLimit { games: 2, in_a_row: false, unranked: true });
    let three = run(&ticked, changed(&ticked, &[("stage-0-forfeit_limit", Some(3))]));
    assert_eq!(limit(&three), Some(ForfeitLimit { games: 3, in_a_row: false, unranked: true }));
    assert_eq!(limit(&run(&three, changed(&three, &[("stage-0-forfeit_limit", None)]))), None);
}

#[test]
fn what_has_begun_stays_and_the_rest_can_change() {
    let begun = paired(&drawn(swiss(7), 6));
    assert!(!at(&begun, "stage-0-rounds").open);
    let command = changed(&begun, &[("stage-0-rounds", Some(9))]);
    assert_eq!(refused(&begun, command), Refusal::StageInUse { stage: 0 });
    let lists = Command::SetFigures { figures: Vec::new(), lists: Some(lists(&[], &["女子"])), prizes: Vec::new() };
    assert_eq!(refused(&begun, lists), Refusal::StageInUse { stage: 0 });

    let mut teams = begun;
    teams.team = division("team_swiss").team;
    assert_eq!(refused(&teams, changed(&teams, &[("teams-boards", Some(3))])), Refusal::Started);
    teams.totals = division("totals").totals;
    assert_eq!(run(&teams, changed(&teams, &[("totals-0-best", Some(2))])).totals[0].best, Some(2));
}

fn lists(seen: &[&str], to: &[&str]) -> ListsChange {
    let names = |names: &[&str]| names.iter().map(ToString::to_string).collect();
    ListsChange { seen: names(seen), to: names(to) }
}

fn with_lists(division: &Division, seen: &[&str], to: &[&str]) -> Result<Division, Refusal> {
    let lists = Some(lists(seen, to));
    decide(division, &Command::SetFigures { figures: Vec::new(), lists, prizes: Vec::new() })
}

fn prize(name: &str, places: u32) -> Prize {
    Prize { name: name.to_owned(), count: PrizeCount::Places(places) }
}

fn of_list(list: &str, name: &str) -> Prizes {
    Prizes { list: list.to_owned(), prizes: vec![prize(name, 1)], rest: String::new() }
}

#[test]
fn lists_stand_in_the_first_stage_that_is_ranked_by_points_with_the_tag_of_their_word() {
    let named = with_lists(&division("best_of_three"), &[], &["女子", "少年"]).unwrap();
    let of_stage = |stage: usize| {
        let lists = named.stages[stage].settings.lists.iter();
        lists.map(|list| (list.name.as_str(), list.tag.as_str())).collect::<Vec<_>>()
    };
    assert_eq!(of_stage(0), []);
    assert_eq!(of_stage(1), [("女子", "women"), ("少年", "少年")]);
    let stands = vec!["女子".to_owned(), "少年".to_owned()];
    assert_eq!(with_lists(&named, &[], &["老年"]), Err(Refusal::ListsChanged { stands }));
    assert_eq!(with_lists(&division("double_elim_8"), &[], &["女子"]), Err(Refusal::NoSuchStage));
    assert_eq!(with_lists(&named, &["女子", "少年"], &[]).unwrap().stages[1].settings.lists, []);
}

#[test]
fn prizes_of_a_list_follow_its_new_name_only_where_a_name_took_its_place() {
    let mut before = with_lists(&division("swiss_9"), &[], &["甲组", "乙组"]).unwrap();
    before.prizes = vec![of_list("", "冠军"), of_list("甲组", "甲奖"), of_list("乙组", "乙奖")];
    let lists_of = |to: &[&str]| {
        let after = with_lists(&before, &["甲组", "乙组"], to).unwrap();
        after.prizes.into_iter().map(|prizes| prizes.list).collect::<Vec<_>>()
    };
    assert_eq!(lists_of(&["十岁组", "乙组"]), ["", "十岁组", "乙组"]);
    assert_eq!(lists_of(&["乙组", "甲组"]), ["", "甲组", "乙组"]);
    assert_eq!(lists_of(&["十岁组"]), ["", "甲组", "乙组"]);
}

#[test]
fn prizes_are_changed_list_by_list_and_what_the_others_win_stays() {
    let mut before = division("swiss_9");
    before.prizes = vec![Prizes { rest: "优秀奖".to_owned(), ..of_list("", "冠军") }];
    let change = |list: &str, seen: Vec<Prize>, to: Vec<Prize>| {
        let prizes = vec![PrizesChange { list: list.to_owned(), seen, to }];
        decide(&before, &Command::SetFigures { figures: Vec::new(), lists: None, prizes })
    };
    let two = vec![prize("金奖", 1), prize("银奖", 2)];
    let changed = change("", vec![prize("冠军", 1)], two.clone()).unwrap();
    assert_eq!(changed.prizes, [Prizes { list: String::new(), prizes: two.clone(), rest: "优秀奖".to_owned() }]);
    assert_eq!(change("女子", Vec::new(), vec![prize("金奖", 1)]).unwrap().prizes[1], of_list("女子", "金奖"));
    assert_eq!(change("", Vec::new(), two), Err(Refusal::PrizesChanged { list: String::new() }));
    let nobody = change("", vec![prize("冠军", 1)], vec![prize("金奖", 0)]);
    assert_eq!(nobody, Err(Refusal::BadSettings { problem: SettingsProblem::Prizes }));
}
