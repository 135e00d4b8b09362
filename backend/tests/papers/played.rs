//! Papers of structures that were played by the rules, through the views that pages use too.

use backend::paper::{PaperSize, boards, bracket, groups, heats, matches, names as names_list, places, teams, totals};
use shared::division::Division;
use shared::simulate::{play_out, prepared, structure_of};
use shared::stage::RuleEdition;
use shared::structure::templates::{Structure, structure};
use shared::view::bracket::{BracketView, bracket_view};
use shared::view::groups::groups_view;
use shared::view::heats::heats_view;
use shared::view::matches::match_view;
use shared::view::places::places_view;
use shared::view::round::round_view;
use shared::view::team::{team_view, totals_view};
use shared::words::place_reason;

use crate::brackets::entrants;
use crate::paper;

fn played(structure: &Structure, entrants: u32) -> Division {
    play_out(&prepared(structure, entrants, 7, 11).unwrap(), 11)
}

fn of_template(key: &str, entrants: u32) -> Division {
    played(&structure(key, RuleEdition::Cxa2011).unwrap(), entrants)
}

fn of_format(name: &str, entrants: u32) -> Division {
    played(&structure_of(name, entrants, None).unwrap(), entrants)
}

/// Every name of the first round.
fn names(view: &BracketView) -> Vec<String> {
    entrants(view).into_iter().map(|person| person.name).collect()
}

#[test]
fn a_single_elimination_with_a_match_for_the_third_place_is_whole_on_one_page() {
    for count in [3, 8, 16, 48, 64] {
        let division = of_template("single_elim_third", count);
        let view = bracket_view(&division, 0);
        let paper = paper(&format!("single-{count}"), |context| bracket(context, &view, PaperSize::A4));
        assert_eq!(paper.pages.len(), 1, "{count}");
        paper.shows(&["决赛", "冠军"]);
        names(&view).iter().for_each(|name| paper.shows(&[name]));
    }
}

#[test]
fn a_double_elimination_shows_both_sides_and_the_final() {
    for (count, a4, a3) in [(3, 1, 1), (8, 1, 1), (16, 1, 1), (32, 2, 1), (64, 4, 2)] {
        let division = of_format("double_elim", count);
        let view = bracket_view(&division, 0);
        for (size, pages) in [(PaperSize::A4, a4), (PaperSize::A3, a3)] {
            let paper = paper(&format!("double-{count}-{size:?}"), |context| bracket(context, &view, size));
            assert_eq!(paper.pages.len(), pages, "{count} on {size:?}");
            paper.shows(&["胜者组", "决赛", "冠军"]);
            names(&view).iter().for_each(|name| paper.shows(&[name]));
        }
    }
}

#[test]
fn forty_eight_in_twelve_groups_go_on_to_three() {
    let division = of_template("groups_12x4", 48);
    let view = groups_view(&division, 0);
    let of_groups = paper("played-groups", |context| groups(context, &view));
    of_groups.shows(&["第 12 组", "出线"]);
    let knockout = bracket_view(&division, 1);
    paper("played-knockout", |context| bracket(context, &knockout, PaperSize::A4))
        .shows(&names(&knockout).iter().map(String::as_str).collect::<Vec<_>>());
    let why = |reason: &_| place_reason(reason, &division);
    let view = places_view(&division);
    let last = paper("played-places", |context| places(context, &view, &why));
    for row in &view.rows {
        last.shows(&[&row.person.name, &row.prize]);
    }
}

#[test]
fn who_rests_in_an_odd_group_stands_on_both_lists() {
    let division = of_format("groups", 11);
    let round = round_view(&division, 0, 1).unwrap();
    let resting = &division.stages[0].rounds[0].resting;
    assert!(!resting.is_empty());
    let lists = [
        paper("resting-boards", |context| boards(context, &round)),
        paper("resting-names", |context| names_list(context, &round)),
    ];
    for no in resting {
        let name = &division.by_no(*no).unwrap().details.name;
        lists.iter().for_each(|list| list.shows(&["轮空", name]));
    }
}

#[test]
fn who_leaves_before_a_round_stands_on_both_lists() {
    let division = of_template("swiss_eliminate", 16);
    let round = round_view(&division, 0, 5).unwrap();
    assert_eq!(round.out.len(), 2);
    let lists = [
        paper("out-boards", |context| boards(context, &round)),
        paper("out-names", |context| names_list(context, &round)),
    ];
    for person in &round.out {
        lists.iter().for_each(|list| list.shows(&["本轮起离开", &person.name]));
    }
}

#[test]
fn tables_of_several_people_show_seats_and_games() {
    let division = of_template("heats", 19);
    for (stage, rounds) in division.stages.iter().map(|stage| &stage.rounds).enumerate() {
        let view = heats_view(&division, stage);
        if view.tables.is_empty() {
            continue;
        }
        assert_eq!(rounds.len(), 1);
        let paper = paper(&format!("heats-{stage}"), |context| heats(context, &view));
        for seat in view.tables.iter().flat_map(|table| &table.seats) {
            paper.line(&[&seat.person.name, &seat.total.to_string()]);
        }
    }
}

#[test]
fn team_matches_show_who_played_on_which_board() {
    let division = of_template("team_swiss", 8);
    let pairings = &division.stages[0].rounds[0].pairings;
    let views: Vec<_> =
        pairings.iter().filter_map(|pairing| match_view(&division, 0, 1, pairing.board, false)).collect();
    let sheets = paper("played-matches", |context| matches(context, 1, &views));
    for player in views.iter().flat_map(|view| &view.games).flat_map(|game| &game.players).flatten() {
        sheets.shows(&[&player.name]);
    }
    let views: Vec<_> =
        division.entrants.iter().filter_map(|entrant| team_view(&division, entrant.no.unwrap())).collect();
    let players = paper("played-teams", |context| teams(context, &views));
    for record in views.iter().flat_map(|team| &team.players) {
        players.line(&[&record.player.name, &record.points.to_string()]);
    }
}

#[test]
fn units_are_ranked_by_their_members() {
    let division = of_template("totals", 42);
    let views = totals_view(&division, 0, 9);
    let table = paper("played-totals", |context| totals(context, &views));
    for member in views.iter().flat_map(|view| &view.rows).flat_map(|row| &row.members) {
        table.shows(&[&member.person.name]);
    }
}
