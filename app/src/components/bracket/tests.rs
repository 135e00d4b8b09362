//! The drawing of a small bracket.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use shared::bracket::{Feed, Part};
use shared::view::Person;
use shared::view::bracket::{BracketLine, LineWho};

use super::*;
use shared::view::bracket::BracketBox;

/// Four people: two first matches, a final and a match for the third place.
pub(super) fn four() -> BracketView {
    let first = [of(1, 0, (1, 2), (4, 3)), of(2, 2, (2, 4), (4, 3))];
    let waiting = |number, half_row, feed: fn(u32) -> Feed| {
        let line = |on| BracketLine { who: LineWho::Waiting { on }, won: None, score: String::new() };
        BracketBox {
            lines: [line(feed(1)), line(feed(2))],
            open: false,
            winner_to: None,
            loser_to: None,
            ..of(number, half_row, (1, 2), (0, 0))
        }
    };
    let round = |part, part_round, name: &str, matches: Vec<BracketBox>| BracketRound {
        part,
        part_round,
        name: name.to_owned(),
        column: part_round - 1,
        matches,
    };
    BracketView {
        columns: 2,
        half_rows: 8,
        rounds: vec![
            round(Part::Winners, 1, "半决赛", first.to_vec()),
            round(Part::Places { from: 3, to: 4 }, 2, "第 3 名", vec![waiting(3, 5, Feed::LoserOf)]),
            round(Part::Winners, 2, "决赛", vec![waiting(4, 1, Feed::WinnerOf)]),
        ],
    }
}

fn of(number: u32, half_row: u32, nos: (u32, u32), to: (u32, u32)) -> BracketBox {
    let line = |no: u32| BracketLine {
        who: LineWho::Person { person: Person { no: No(no), name: format!("棋手{no}"), unit: String::new() } },
        won: None,
        score: String::new(),
    };
    BracketBox {
        number,
        round: 1,
        board: number,
        half_row,
        lines: [line(nos.0), line(nos.1)],
        state: None,
        lower_first: false,
        open: true,
        walkover: false,
        kept: false,
        winner_to: Some(to.0),
        loser_to: Some(to.1),
        version: 0,
    }
}

pub(super) fn scale(view: &BracketView) -> Scale {
    Scale::of(view)
}

fn html(view: &BracketView, own: Option<No>, round: Option<usize>) -> String {
    let match_page = |round: u32, board: u32| format!("matches/{round}/{board}");
    let round_page = |round: usize| format!("?r={round}");
    bracket(view, &Setting { own, round, match_page: &match_page, round_page: &round_page }).to_html()
}

#[test]
fn a_phone_shows_the_round_that_is_played_and_any_other_that_is_asked_for() {
    let on = |html: &str| {
        html.split("<section class=\"on\">").nth(1).unwrap().split("</section>").next().unwrap().contains(">决赛<")
    };
    assert!(!on(&html(&four(), None, None)));
    assert!(on(&html(&four(), None, Some(3))));
    assert!(!on(&html(&four(), None, Some(9))));
}

#[test]
fn who_is_not_known_yet_is_named_by_the_match_they_come_from() {
    let html = html(&four(), None, None);
    assert!(html.contains("1 场胜者") && html.contains("2 场负者"));
}

#[test]
fn only_published_matches_lead_to_their_page() {
    assert!(!html(&four(), None, None).contains("matches/"));
}

#[test]
fn every_match_is_there_once() {
    let html = html(&four(), None, None);
    for number in 1..=4 {
        assert_eq!(html.matches(&format!("id=\"m{number}\"")).count(), 1);
    }
}
