//! The pages of stages with groups, brackets and tables, rendered from divisions made by the simulator.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use shared::id::No;
use shared::result::GameResult;
use shared::simulate::{play_out, prepared, structure_of};
use shared::view::bracket::bracket_view;
use shared::view::groups::groups_view;
use shared::view::heats::heats_view;

use super::division::Here;
use super::tabs::{self, Tab};
use super::tests::{here_of, html};
use super::{bracket, event, groups, heats, player, player_stages, round, rules};

/// A made-up division of a structure, played to its end.
fn played(structure: &str, entrants: u32) -> Here {
    let structure = structure_of(structure, entrants, None).unwrap();
    here_of(play_out(&prepared(&structure, entrants, 5, 3).unwrap(), 3))
}

fn bracket_page(here: &Here, asked: &bracket::Asked) -> String {
    html(|| bracket::show(here, &bracket_view(&here.division, here.index()), asked))
}

#[test]
fn every_page_of_every_stage_is_whole() {
    for (name, entrants) in [("double_elim", 3), ("groups_12x4", 48), ("heats", 24), ("ladder", 5), ("team_groups", 8)]
    {
        let now = played(name, entrants);
        for stage in (0..now.division.stages.len()).filter_map(|stage| now.in_stage(stage)) {
            for page in pages_of(&stage) {
                assert_eq!((page.matches("<h1").count(), page.matches("<main").count()), (1, 1), "{name}");
                assert!(!page.contains("<th>"), "{name}");
            }
        }
    }
}

fn pages_of(here: &Here) -> Vec<String> {
    let division = &here.division;
    let me = player_stages::of(here, No(1));
    let mut pages = vec![
        bracket_page(here, &bracket::Asked::default()),
        html(|| groups::show(here, &groups_view(division, here.index()), "1")),
        html(|| heats::show(here, &heats_view(division, here.index()), "1")),
        html(|| event::show(std::slice::from_ref(here), "1").unwrap()),
        html(|| rules::show(std::slice::from_ref(here)).unwrap()),
        html(|| player::show(here, &me[0].view.person, &me)),
    ];
    let rounds = (1..=here.published()).filter_map(|number| here.round(number));
    pages.extend(rounds.map(|view| html(|| round::show(here, view, false, ""))));
    pages
}

#[test]
fn the_way_of_somebody_is_marked_and_told() {
    let here = played("double_elim", 16);
    let page = bracket_page(&here, &bracket::Asked { no: Some(No(1)), ..bracket::Asked::default() });
    assert_eq!(page.matches("class=\"route\"").count(), 1);
    assert!(page.contains(" mine") && page.contains("class=\"own"));
}

#[test]
fn links_of_a_page_keep_its_stage() {
    let now = played("groups_4x4", 16);
    assert_eq!(now.index(), 1);
    let first = now.in_stage(0).unwrap();
    let page = html(|| groups::show(&first, &groups_view(&first.division, 0), ""));
    assert!(page.contains("/rounds/3?s=1") && page.contains("/bracket?s=2") && page.contains("name=\"s\""));
    assert_eq!(page.matches("class=\"through\"").count(), 8);
}

#[test]
fn a_stage_without_rounds_is_shown_at_its_bracket() {
    let structure = structure_of("groups_4x4", 16, None).unwrap();
    let here = here_of(prepared(&structure, 16, 5, 3).unwrap());
    let knockout = here.in_stage(1).unwrap();
    assert!(knockout.published() == 0);
    for tab in [Tab::Groups, Tab::Rounds] {
        assert_eq!(tabs::nearest(&knockout, tab), "/e/pine/1/bracket?s=2");
    }
}

#[test]
fn a_final_that_is_a_stage_is_named_once() {
    let mut division = played("swiss_final", 30).division.clone();
    let last = &mut division.stages[1].rounds[0].pairings[0];
    last.result = GameResult::Unfinished;
    last.games.clear();
    let page = html(|| event::show(&[here_of(division)], "1").unwrap());
    assert!(page.contains("进行中") && page.contains("决赛</h2>") && !page.contains("决赛·决赛"), "{page}");
}

#[test]
fn brackets_and_groups_of_many_are_light() {
    let bracket = bracket_page(&played("single_elim", 64), &bracket::Asked::default());
    assert!(bracket.len() < 100_000, "{}", bracket.len());
    let here = played("groups", 48);
    let groups = html(|| groups::show(&here, &groups_view(&here.division, 0), ""));
    // Markup of one kind shrinks to a tenth on the way; this leaves room under 30 KB.
    assert!(groups.len() < 150_000, "{}", groups.len());
}

#[test]
fn the_rules_tell_what_a_match_scores_and_what_parts_equal_teams() {
    let rules_of = |structure: &str, entrants: u32| {
        let here = played(structure, entrants);
        html(|| rules::show(std::slice::from_ref(&here)).unwrap())
    };
    let league = rules_of("team_home_away", 4);
    assert_eq!(league.matches("主队平 1 分，客队平 2 分").count(), 2, "{league}");
    assert!(rules_of("totals", 12).contains("相同时依次比最好的一名队员的名次。"));
    let lots = rules_of("swiss_second_wins", 8);
    assert!(lots.contains("当场抽签定先后") && !lots.contains("全部相同的并列"), "{lots}");
}
