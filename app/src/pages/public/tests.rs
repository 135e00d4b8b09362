//! The pages, rendered from divisions made by the simulator.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use std::sync::Arc;

use backend::service::division::LoadedDivision;
use leptos::prelude::*;
use shared::division::Division;
use shared::event::EventInfo;
use shared::id::No;
use shared::result::GameResult;
use shared::simulate::{SimulateOptions, simulate};
use shared::view::cross::round_table;
use shared::view::standings::standings_view;

use super::division::Here;

const STAGE: usize = 0;
use super::{event, player, player_stages, players, round, rules, standings, table};
use crate::serve::Assets;

fn here(players: u32, rounds: u32) -> Here {
    let mut division = simulate(&SimulateOptions { units: 9, ..SimulateOptions::swiss(players, rounds, 7) });
    let open = division.stages[0].rounds.last_mut().and_then(|round| round.pairings.first_mut());
    open.unwrap().result = GameResult::Unfinished;
    here_of(division)
}

/// A division of an event, as the backend gives it.
pub(super) fn here_of(division: Division) -> Here {
    let event = EventInfo { name: "青松杯".to_owned(), ..EventInfo::default() };
    Here::new(Arc::new(LoadedDivision {
        event,
        slug: "pine".to_owned(),
        number: 1,
        division,
        version: 1,
        event_version: 1,
        updated_at: backend::clock::now(),
    }))
}

pub(super) fn html(page: impl FnOnce() -> AnyView) -> String {
    Owner::new().with(|| {
        provide_context(leptos_meta::ServerMetaContext::new().0);
        leptos_meta::provide_meta_context();
        provide_context(LeptosOptions::builder().output_name("app").build());
        provide_context(Assets { root: ".".into(), version: "1".to_owned(), has_browser_bundle: false });
        page().to_html()
    })
}

/// Every page of a division after some rounds, the last of them with an open board.
fn pages(here: &Here) -> Vec<(&'static str, String)> {
    let division = &here.division;
    let last = here.published();
    let standings = standings_view(division, STAGE, last - 1);
    let games = table::Tables::Rounds(round_table(division, STAGE, last));
    let me = player_stages::of(here, No(1));
    let asked = standings::Asked { why: Some(No(1)), ..standings::Asked::default() };
    vec![
        ("event", html(|| event::show(std::slice::from_ref(here), "1").unwrap())),
        ("round", html(|| round::show(here, here.round(last).unwrap(), false, ""))),
        ("standings", html(|| standings::show(here, &standings, &asked))),
        ("table", html(|| table::show(here, &games, 1))),
        ("players", html(|| players::show(here, ""))),
        ("player", html(|| player::show(here, &me[0].view.person, &me))),
        ("rules", html(|| rules::show(std::slice::from_ref(here)).unwrap())),
    ]
}

#[test]
fn every_page_has_one_title_one_main_part_and_tables_that_say_what_their_heads_head() {
    for (name, html) in pages(&here(31, 4)) {
        assert_eq!((html.matches("<h1").count(), html.matches("<main").count()), (1, 1), "{name}");
        assert_eq!(html.matches("<th ").count(), html.matches("<th scope=").count(), "{name}");
        assert!(!html.contains("<th>"), "{name}");
    }
}

#[test]
fn results_are_words_and_nowhere_signs() {
    let pages = pages(&here(31, 4));
    assert!(pages.iter().any(|(_, html)| html.contains("红胜")));
    assert!(pages.iter().any(|(_, html)| html.contains("对弈中")));
    for (name, html) in pages {
        assert!(!html.contains(">1-0<") && !html.contains(">0-1<") && !html.contains("1/2"), "{name}");
    }
}

#[test]
fn who_is_asked_for_is_marked_in_both_views_and_told_in_words() {
    let here = here(31, 4);
    let view = here.round(4).unwrap();
    let name = view.boards[2].first.person.name.clone();
    let html = html(|| round::show(&here, view, true, &name));
    assert_eq!(html.matches(" id=\"me\"").count(), 1);
    assert!(html.contains("find me") && html.contains(&format!("{name} 第 3 台，对")));
}

#[test]
fn a_rank_shows_its_arithmetic() {
    let here = here(31, 4);
    let view = standings_view(&here.division, STAGE, 3);
    let row = &view.rows[10];
    let asked = standings::Asked { why: Some(row.person.no), ..standings::Asked::default() };
    let html = html(|| standings::show(&here, &view, &asked));
    assert!(html.contains(&format!("为什么{}第", row.person.name)));
    assert_eq!(html.matches("class=\"sum\"").count(), 1);
    assert_eq!(
        html.matches("第 1 轮 ").count() + html.matches("第 2 轮 ").count() + html.matches("第 3 轮 ").count(),
        row.shares.len()
    );
}

#[test]
fn three_entrants_have_the_same_pages_as_three_hundred() {
    for (name, html) in pages(&here(3, 2)) {
        assert!(html.contains("青松杯"), "{name}");
    }
}

#[test]
fn three_hundred_entrants_do_not_make_a_page_heavy() {
    for (name, html) in pages(&here(300, 9)) {
        // Markup of one kind shrinks to a tenth on the way; this leaves room under 30 KB.
        assert!(html.len() < 150_000, "{name}: {}", html.len());
    }
}
