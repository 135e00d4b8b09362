//! What is found in stages, groups, brackets, matches and line-ups: each time one thing of a clean event is changed.

use shared::bracket::{self, Seat};
use shared::check::{Finding, FindingKind, check};
use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::id::No;
use shared::points::Points;
use shared::result::GameResult;
use shared::simulate::{Chances, play_out_with, prepared};
use shared::stage::{Pairing, RuleEdition, Stage};
use shared::structure::{StageDraw, templates};
use shared::words;

/// A template played to its end, in which nothing is found.
fn clean(key: &str, entrants: u32) -> Division {
    let structure = templates::structure(key, RuleEdition::default()).unwrap();
    let chances = Chances { draw: 300, forfeit: 0, withdraw: 0 };
    let division = play_out_with(&prepared(&structure, entrants, 5, 3).unwrap(), 3, chances);
    assert_eq!(check(&division), []);
    division
}

fn kinds(division: &Division) -> Vec<FindingKind> {
    check(division).into_iter().map(|finding| finding.kind).collect()
}

fn first_of(division: &Division, kind: FindingKind) -> Finding {
    let found = check(division);
    found.iter().find(|finding| finding.kind == kind).unwrap_or_else(|| panic!("{kind:?} is not in {found:?}")).clone()
}

#[test]
fn the_loser_in_the_next_round_is_found() {
    let mut division = clean("single_elim", 8);
    let rounds = &mut division.stages[0].rounds;
    let lost = |pairing: &Pairing| if pairing.result == GameResult::FirstWins { pairing.second } else { pairing.first };
    let loser = lost(&rounds[0].pairings[0]);
    let semi = rounds[1].pairings.iter_mut().find(|pairing| pairing.board == 1).unwrap();
    let (a, b) = (semi.first, semi.second);
    let through = if [a, b].contains(&loser) { panic!("the loser went on") } else { a };
    semi.first = loser;
    let found = first_of(&division, FindingKind::OtherInMatch);
    assert_eq!((found.stage, found.round, &found.boards[..], found.by_hand), (1, 2, &[1][..], false));
    assert!(found.nos.contains(&loser) && !found.nos.contains(&through));
}

#[test]
fn a_match_off_the_bracket_a_walkover_that_is_played_and_a_missing_match_are_found() {
    let mut division = clean("single_elim", 6);
    let bye = bracket::run(&division, 0).into_iter().find(|at| at.seats.contains(&Seat::Empty)).unwrap();
    let seated = bye.seats.into_iter().find_map(Seat::no).unwrap();
    let other = No(if seated == No(1) { 2 } else { 1 });
    division.stages[0].rounds[0].pairings.push(Pairing::new(bye.planned.board, seated, other));
    division.stages[0].rounds[2].pairings.push(Pairing::new(9, seated, other));
    assert_eq!(first_of(&division, FindingKind::NotToPlay).boards, [bye.planned.board]);
    assert_eq!(first_of(&division, FindingKind::OffBracket).boards, [9]);
    let mut division = clean("double_elim_8", 8);
    let last = division.stages[0].rounds.last_mut().unwrap();
    last.pairings.clear();
    assert_eq!(kinds(&division), [FindingKind::MatchMissing]);
}

#[test]
fn a_game_of_a_ladder_without_the_holder_is_found() {
    let mut division = clean("ladder", 6);
    let result = &mut division.stages[0].rounds[2].pairings[0].result;
    *result = if *result == GameResult::SecondWins { GameResult::FirstWins } else { GameResult::SecondWins };
    let found = first_of(&division, FindingKind::OtherInMatch);
    assert_eq!((found.stage, found.round), (1, 4));
}

#[test]
fn a_result_that_does_not_follow_from_the_games_is_found() {
    let mut division = clean("team_round_robin", 4);
    let pairing = &mut division.stages[0].rounds[1].pairings[0];
    pairing.result =
        if pairing.result == GameResult::FirstWins { GameResult::SecondWins } else { GameResult::FirstWins };
    let found = first_of(&division, FindingKind::MatchResult);
    assert_eq!((found.round, found.boards), (2, vec![1]));
    let mut division = clean("single_elim", 4);
    let single = division.stages[0].rounds[0].pairings.iter_mut().find(|pairing| pairing.games.is_empty()).unwrap();
    single.result = GameResult::Draw;
    assert!(kinds(&division).contains(&FindingKind::MatchResult), "a level match of a knockout has no result");
}

#[test]
fn a_line_up_out_of_order_and_a_player_who_is_not_in_it_are_found() {
    let mut division = clean("team_swiss", 8);
    let changed = &mut division.stages[0].rounds[2].pairings[1];
    changed.line_ups[0].as_mut().unwrap().reverse();
    let (team, board) = (changed.first, changed.board);
    let found = first_of(&division, FindingKind::LineUp);
    assert_eq!((found.round, found.boards, found.nos), (3, vec![board], vec![team]));
    let mut division = clean("team_swiss", 8);
    let pairing = &mut division.stages[0].rounds[0].pairings[0];
    let own = pairing.line_ups[1].clone().unwrap();
    let substitute = (1..=6).map(shared::id::PlayerId).find(|id| !own.contains(id));
    pairing.games[0].players[1] = substitute;
    assert_eq!(first_of(&division, FindingKind::LineUp).nos, [division.stages[0].rounds[0].pairings[0].second]);
}

#[test]
fn a_pair_of_two_groups_another_who_rests_and_somebody_left_out_are_found() {
    let mut division = clean("groups_cross", 7);
    let groups = division.stages[0].seats.as_ref().unwrap().groups.clone();
    let round = &mut division.stages[0].rounds[0];
    let in_first = |pairing: &Pairing| groups[0].contains(&pairing.first);
    let one = round.pairings.iter().position(in_first).unwrap();
    let other = round.pairings.iter().position(|pairing| !in_first(pairing)).unwrap();
    let second = round.pairings[one].second;
    round.pairings[one].second = round.pairings[other].second;
    round.pairings[other].second = second;
    assert_eq!(kinds(&division).iter().filter(|kind| **kind == FindingKind::OffTable).count(), 2);
    let mut division = clean("groups_cross", 7);
    division.stages[0].rounds[0].resting.clear();
    assert_eq!(kinds(&division), [FindingKind::TableRest]);
    let mut division = clean("groups_cross", 8);
    division.stages[0].rounds[2].pairings.pop();
    assert!(kinds(&division).contains(&FindingKind::LeftOut));
}

#[test]
fn another_list_of_those_who_left_is_found() {
    let mut division = clean("swiss_eliminate", 24);
    let out = division.stages[0].rounds[4].out.clone();
    assert!(!out.is_empty());
    division.stages[0].rounds[4].out.remove(0);
    assert_eq!(first_of(&division, FindingKind::OutList).nos, out[..1]);
}

#[test]
fn seats_that_are_not_those_of_the_draw_are_found() {
    let mut division = clean("single_elim", 8);
    division.stages[0].rounds.clear();
    let seats = division.stages[0].seats.as_mut().unwrap();
    seats.slots.swap(0, 3);
    let found = first_of(&division, FindingKind::Seats);
    assert_eq!((found.stage, found.round), (1, 0));
    assert_eq!(
        words::finding(&found, &|no| no.to_string()),
        "第 1 阶段：座次与记下的抽签不符；抽签后改过姓名也会这样。"
    );
}

#[test]
fn seats_that_were_exchanged_by_hand_after_the_draw_are_told_as_such() {
    let mut division = clean("single_elim", 8);
    let drawn = division.stages[0].seats.clone();
    let draw = StageDraw::Machine { seed: drawn.unwrap().seed.unwrap() };
    division.stages[0] = Stage::new(division.stages[0].settings.clone());
    for command in [
        Command::StartStage { stage: 0, draw, by_hand: Vec::new() },
        Command::SwapSeats { stage: 0, a: No(3), b: No(7) },
    ] {
        division = decide(&division, &command).unwrap();
    }
    let [found] = <[Finding; 1]>::try_from(check(&division)).unwrap();
    assert_eq!((found.kind, found.nos.as_slice(), found.by_hand), (FindingKind::Seats, &[No(3), No(7)][..], true));
    division.stages[0].seats.as_mut().unwrap().slots.swap(0, 3);
    assert!(!first_of(&division, FindingKind::Seats).by_hand, "more was changed than was recorded");
}

#[test]
fn somebody_else_in_a_later_stage_is_found() {
    let mut division = clean("swiss_knockout_4", 16);
    let inside = division.nos_of(1);
    let outsider = division.nos_of(0).into_iter().find(|no| !inside.contains(no)).unwrap();
    let seats = division.stages[1].seats.as_mut().unwrap();
    seats.nos[3] = outsider;
    assert_eq!(first_of(&division, FindingKind::Entrants).nos.len(), 2);
}

#[test]
fn points_that_nobody_brings_along_are_found() {
    let mut division = clean("swiss_knockout_4", 16);
    let seats = division.stages[1].seats.as_mut().unwrap();
    let no = seats.nos[0];
    seats.carried.insert(no, Points::whole(2));
    assert_eq!(first_of(&division, FindingKind::Carried).nos, [no]);
}

#[test]
fn tables_that_were_not_drawn_are_found() {
    let mut division = clean("heats", 12);
    let tables = &mut division.stages[0].rounds[0].tables;
    let first = tables[0].nos[0];
    tables[0].nos[0] = tables[1].nos[0];
    tables[1].nos[0] = first;
    assert!(kinds(&division).contains(&FindingKind::OtherTables));
}
