//! Pages of matches, teams, totals and places, rendered from divisions that were played by commands.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::id::No;
use shared::matches::MatchLength;
use shared::result::GameResult;
use shared::side::Side;
use shared::simulate::{play_out, prepared};
use shared::stage::RuleEdition;
use shared::structure::templates::structure;
use shared::team;
use shared::view::matches::match_view;
use shared::view::places::places_view;
use shared::view::team::{team_view, totals_view};

use super::tabs::{Tab, tabs};
use super::tests::{here_of, html};
use super::{match_page, places, team as team_page, totals};

fn made(template: &str, entrants: u32) -> Division {
    prepared(&structure(template, RuleEdition::default()).unwrap(), entrants, 4, 7).unwrap()
}

fn played(template: &str, entrants: u32) -> Division {
    play_out(&made(template, entrants), 7)
}

/// One title, one main part, and tables that say what their heads head.
fn is_whole(html: &str) {
    assert_eq!((html.matches("<h1").count(), html.matches("<main").count()), (1, 1));
    assert_eq!(html.matches("<th ").count(), html.matches("<th scope=").count());
}

#[test]
fn every_match_of_a_team_event_names_its_players() {
    let here = here_of(played("team_swiss", 8));
    let view = match_view(&here.division, 0, 1, 1, false).unwrap();
    let html = html(|| match_page::show(&here, &view));
    is_whole(&html);
    for player in view.games.iter().flat_map(|game| &game.players).flatten() {
        assert!(html.contains(&player.name), "{}", player.name);
    }
}

#[test]
fn nobody_has_lost_a_drawn_board() {
    let here = here_of(played("team_swiss", 8));
    let pairings = here.division.stages[0].rounds.iter().zip(1..);
    let matches = pairings.flat_map(|(of, round)| of.pairings.iter().map(move |pairing| (round, pairing.board)));
    let mut drawn = 0;
    for (round, board) in matches {
        let view = match_view(&here.division, 0, round, board, false).unwrap();
        let html = html(|| match_page::show(&here, &view));
        let table = html.split("<table").nth(1).unwrap();
        let of_result = |result| view.games.iter().filter(|game| game.result == result).count();
        drawn += of_result(GameResult::Draw);
        let won = of_result(GameResult::FirstWins) + of_result(GameResult::SecondWins);
        assert_eq!((table.matches("win\"").count(), table.matches("lose\"").count()), (won, won));
    }
    assert!(drawn > 0);
}

#[test]
fn a_line_up_is_not_told_before_the_other_is_in() {
    let division = made("team_swiss", 8);
    let division = decide(&division, &Command::ProposeRound { stage: 0 }).unwrap();
    let division = decide(&division, &Command::PublishRound { stage: 0, round: 1, seen: None }).unwrap();
    let pairing = division.stages[0].rounds[0].pairings[0].clone();
    let rules = division.team.clone().unwrap();
    let first = division.by_no(pairing.first).unwrap().clone();
    let players = team::allowed_line_ups(&rules, &first.players).next().unwrap();
    let command = Command::SetLineUp { stage: 0, round: 1, board: pairing.board, side: Side::First, players };
    let here = here_of(decide(&division, &command).unwrap());
    let view = match_view(&here.division, 0, 1, pairing.board, false).unwrap();
    let html = html(|| match_page::show(&here, &view));
    is_whole(&html);
    assert!(html.contains("两队都交齐以后公布"));
    for player in &first.players {
        assert!(!html.contains(&format!(">{}<", player.name)), "{}", player.name);
    }
}

#[test]
fn a_board_of_several_games_numbers_them() {
    let mut structure = structure("team_round_robin", RuleEdition::default()).unwrap();
    structure.stages[0].matches.length = MatchLength::BestOf(3);
    for (here, numbered) in [
        (here_of(play_out(&prepared(&structure, 4, 4, 7).unwrap(), 7)), true),
        (here_of(played("team_round_robin", 4)), false),
    ] {
        let view = match_view(&here.division, 0, 1, 1, false).unwrap();
        let html = html(|| match_page::show(&here, &view));
        is_whole(&html);
        assert_eq!(html.contains("第 1 局") && html.contains("第 2 局"), numbered);
    }
}

#[test]
fn a_team_has_its_players_and_its_matches() {
    let here = here_of(played("team_round_robin", 4));
    let view = team_view(&here.division, No(2)).unwrap();
    let html = html(|| team_page::show(&here, &view));
    is_whole(&html);
    assert_eq!(html.matches("/matches/").count(), 3);
}

#[test]
fn places_have_a_reason_each() {
    for (template, entrants) in [("groups_12x4", 48), ("double_elim_16", 16), ("team_knockout", 8)] {
        let here = here_of(played(template, entrants));
        let view = places_view(&here.division);
        let html = html(|| places::show(&here, &view, ""));
        is_whole(&html);
        assert_eq!(html.matches("class=\"meta reason\"").count(), view.rows.len(), "{template}");
        assert!(view.complete && html.contains("最终名次"), "{template}");
    }
}

#[test]
fn totals_tell_who_counted() {
    let here = here_of(played("totals", 30));
    let views = totals_view(&here.division, 0, here.published());
    let html = html(|| totals::show(&here, &views, here.published()));
    is_whole(&html);
    let members: usize = views.iter().flat_map(|view| &view.rows).map(|row| row.members.len()).sum();
    assert_eq!(html.matches("class=\"member").count() - html.matches("class=\"members").count(), members);
}

#[test]
fn totals_are_linked_where_there_are_standings_to_sum() {
    let mut division = played("swiss_final", 30);
    division.totals = structure("totals", RuleEdition::default()).unwrap().totals;
    let here = here_of(division);
    for stage in [0, 1] {
        let links = tabs(&here.in_stage(stage).unwrap(), Tab::Places);
        let totals = links.iter().find(|link| link.text == "总分").unwrap();
        assert_eq!(totals.href, "/e/pine/1/totals?s=1", "{stage}");
    }
}
