//! A check recomputes a division and names what departs from the rules or from itself.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod structures;

use shared::archive::read;
use shared::check::{Finding, FindingKind, check};
use shared::command::Command;
use shared::decide::decide;
use shared::division::{Division, LotMethod};
use shared::entrant::EntrantDetails;
use shared::id::No;
use shared::pairing::DepartureKind;
use shared::pairing::reason::Float;
use shared::result::GameResult;
use shared::simulate::{SimulateOptions, simulate};
use shared::words;

fn kinds(division: &Division) -> Vec<FindingKind> {
    check(division).into_iter().map(|finding| finding.kind).collect()
}

/// Twelve play five rounds by the rules.
fn clean() -> Division {
    simulate(&SimulateOptions::swiss(12, 5, 7))
}

fn round_robin() -> Division {
    let text = include_str!("../cases/1985_liuquan_cup_women_rr9.json");
    read(text).unwrap().divisions.remove(0)
}

#[test]
fn an_event_by_the_rules_has_no_findings() {
    for seed in 0..20 {
        let options =
            SimulateOptions { withdraw: 30, absent: 30, forfeit: 50, late: 2, ..SimulateOptions::swiss(15, 7, seed) };
        assert_eq!(check(&simulate(&options)), [], "seed {seed}");
    }
}

#[test]
fn exchanged_colours_are_found_at_their_board_with_the_article() {
    let mut division = clean();
    let pairing = &mut division.stages[0].rounds[2].pairings[0];
    (pairing.first, pairing.second) = (pairing.second, pairing.first);
    pairing.by_hand = true;
    let found: Vec<Finding> = check(&division).into_iter().filter(|finding| finding.round == 3).collect();
    let colours = found.iter().find(|f| f.kind == FindingKind::Pairing(DepartureKind::Colours)).unwrap();
    assert_eq!((&colours.boards[..], colours.article.as_str(), colours.by_hand), (&[1][..], "附二 二.4", true));
}

#[test]
fn a_rematch_is_found() {
    let mut division = clean();
    let again = division.stages[0].rounds[0].pairings[0].clone();
    let round = &mut division.stages[0].rounds[4];
    let (a, b) = (again.first, again.second);
    let partner = round.pairing_of(a).map(|p| if p.first == a { p.second } else { p.first }).unwrap();
    for pairing in &mut round.pairings {
        for seat in [&mut pairing.first, &mut pairing.second] {
            *seat = if *seat == b {
                partner
            } else if *seat == partner {
                b
            } else {
                *seat
            };
        }
    }
    assert!(kinds(&division).contains(&FindingKind::Pairing(DepartureKind::Rematch)));
}

#[test]
fn somebody_left_out_is_named() {
    let mut division = clean();
    let gone = division.stages[0].rounds[4].pairings.pop().unwrap();
    let mut left_out: Vec<No> = check(&division)
        .into_iter()
        .filter(|finding| finding.kind == FindingKind::LeftOut && finding.round == 5)
        .flat_map(|finding| finding.nos)
        .collect();
    let mut expected = vec![gone.first, gone.second];
    expected.sort();
    left_out.sort();
    assert_eq!(left_out, expected);
}

#[test]
fn a_game_of_one_who_had_left_and_of_one_not_yet_there_are_found() {
    let mut division = clean();
    division.entrants[0].withdrawn_after = Some(1);
    assert!(kinds(&division).contains(&FindingKind::AfterLeaving));
    let mut division = clean();
    division.entrants[0].entered_in = 2;
    assert!(kinds(&division).contains(&FindingKind::BeforeEntry));
}

#[test]
fn an_open_game_of_an_old_round_is_found_and_of_the_last_one_not() {
    let mut division = clean();
    division.stages[0].rounds[4].pairings[0].result = GameResult::Unfinished;
    assert_eq!(check(&division), []);
    division.stages[0].rounds[0].pairings[0].result = GameResult::Unfinished;
    assert!(kinds(&division).contains(&FindingKind::OpenGame));
}

#[test]
fn floats_other_than_those_of_the_scores_are_found() {
    let mut division = clean();
    division.stages[0].rounds[0].pairings[0].floats = Some([Some(Float::Down), Some(Float::Up)]);
    assert!(kinds(&division).contains(&FindingKind::Floats));
}

#[test]
fn the_real_round_robin_of_1985_is_the_table_of_annex_1() {
    let found = check(&round_robin());
    assert_eq!(found, [], "{found:?}");
}

#[test]
fn a_pair_off_the_table_and_wrong_colours_are_found() {
    let mut division = round_robin();
    let [one, two, ..] = &mut division.stages[0].rounds[3].pairings[..] else { panic!() };
    std::mem::swap(&mut one.second, &mut two.second);
    let pairing = &mut division.stages[0].rounds[4].pairings[0];
    std::mem::swap(&mut pairing.first, &mut pairing.second);
    assert_eq!(kinds(&division), [FindingKind::OffTable, FindingKind::OffTable, FindingKind::TableColours]);
}

fn numbered(numbering: Command, late: bool) -> Division {
    let details = |name: String| EntrantDetails { name, ..EntrantDetails::default() };
    let division = Division { stages: clean().stages, ..Division::default() };
    let mut division =
        Division { stages: vec![shared::stage::Stage::new(division.stages[0].settings.clone())], ..division };
    let entrants = (1..=9).map(|place| details(format!("棋手{place}"))).collect();
    for command in [Command::AddEntrants { entrants }, numbering] {
        division = decide(&division, &command).unwrap();
    }
    if late {
        division = decide(&division, &Command::EnterLate { details: details("迟来".into()) }).unwrap();
    }
    division
}

fn drawn(late: bool) -> Division {
    let seed = "骰子 5 2 6".into();
    numbered(Command::DrawNumbers { seed, method: LotMethod::All, units_apart: true }, late)
}

#[test]
fn numbers_said_to_follow_the_list_do_so() {
    let mut division = numbered(Command::NumberAsListed, true);
    assert_eq!(check(&division), []);
    let (a, b) = (division.entrants[0].no, division.entrants[1].no);
    (division.entrants[0].no, division.entrants[1].no) = (b, a);
    assert_eq!(kinds(&division), [FindingKind::Draw]);
}

#[test]
fn numbers_that_follow_from_the_recorded_seed_are_in_order_with_late_entries_too() {
    assert_eq!(check(&drawn(false)), []);
    assert_eq!(check(&drawn(true)), []);
}

#[test]
fn numbers_that_do_not_follow_from_the_recorded_seed_are_found() {
    let mut division = drawn(true);
    let (a, b) = (division.entrants[0].no, division.entrants[1].no);
    (division.entrants[0].no, division.entrants[1].no) = (b, a);
    assert_eq!(kinds(&division), [FindingKind::Draw]);
}

#[test]
fn a_finding_is_said_in_a_sentence_with_its_place() {
    let mut division = clean();
    division.stages[0].rounds[0].pairings[0].result = GameResult::Unfinished;
    let open = check(&division).into_iter().find(|finding| finding.kind == FindingKind::OpenGame).unwrap();
    let said = words::finding(&open, &|no| format!("{no} 号"));
    assert_eq!(said, "第 1 轮第 1 台（1 号、2 号）：后面的轮次已经编排，这一局还没有成绩。");
}
