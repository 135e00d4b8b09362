//! Entering results: two people at once, corrections, limits.

use shared::command::Command;
use shared::decide::{Effect, MAX_FOULS, preview};
use shared::refusal::Refusal;
use shared::result::{GameResult, Penalty};

use crate::help::{board_of, drawn, first_sides_win, paired, refused, result, result_of, run, swiss};

#[test]
fn a_result_counts_the_version_of_its_board_up() {
    let division = run(&paired(&drawn(swiss(5), 4)), result(1, 1, 0, GameResult::FirstWins));
    let pairing = &division.stages[0].rounds[0].pairings[0];
    assert_eq!((pairing.result, pairing.version), (GameResult::FirstWins, 1));
}

#[test]
fn two_different_values_for_one_board_are_both_shown_and_nothing_is_overwritten() {
    let division = run(&paired(&drawn(swiss(5), 4)), result(1, 1, 0, GameResult::FirstWins));
    let refusal = refused(&division, result(1, 1, 0, GameResult::Draw));
    let (stands, sent) = (GameResult::FirstWins, GameResult::Draw);
    assert_eq!(refusal, Refusal::ResultChanged { board: 1, stands, stands_fouls: [0, 0], sent, version: 1 });
}

#[test]
fn the_same_value_from_a_second_phone_is_accepted_and_changes_nothing() {
    let division = run(&paired(&drawn(swiss(5), 4)), result(1, 1, 0, GameResult::FirstWins));
    assert_eq!(run(&division, result(1, 1, 0, GameResult::FirstWins)), division);
}

#[test]
fn different_boards_never_conflict() {
    let division = run(&paired(&drawn(swiss(5), 4)), result(1, 1, 0, GameResult::FirstWins));
    let both = run(&division, result(1, 2, 0, GameResult::Draw));
    assert!(both.stages[0].rounds[0].is_complete());
}

#[test]
fn a_result_is_taken_back_with_a_star() {
    let division = run(&paired(&drawn(swiss(5), 4)), result(1, 1, 0, GameResult::FirstWins));
    let open = run(&division, result(1, 1, 1, GameResult::Unfinished));
    assert!(!open.stages[0].rounds[0].has_results());
}

#[test]
fn fouls_and_penalties_stand_beside_the_result_and_have_limits() {
    let division = paired(&drawn(swiss(5), 4));
    let with = |fouls, penalties| Command::SetResult {
        stage: 0,
        round: 1,
        board: 1,
        seen: 0,
        result: GameResult::Draw,
        fouls,
        penalties,
        later: None,
    };
    let penalties = [vec![Penalty::Warning], vec![]];
    let pairing = run(&division, with([0, 1], penalties.clone())).stages[0].rounds[0].pairings[0].clone();
    assert_eq!((pairing.fouls, pairing.penalties), ([0, 1], penalties));
    assert_eq!(refused(&division, with([0, MAX_FOULS + 1], [vec![], vec![]])), Refusal::BadFouls);
    assert_eq!(refused(&division, with([0, 0], [vec![], vec![Penalty::Warning; 5]])), Refusal::BadFouls);
}

#[test]
fn an_unknown_stage_round_or_board_is_named() {
    let division = paired(&drawn(swiss(5), 4));
    assert_eq!(refused(&division, result(2, 1, 0, GameResult::Draw)), Refusal::NoSuchRound { round: 2 });
    assert_eq!(refused(&division, result(0, 1, 0, GameResult::Draw)), Refusal::NoSuchRound { round: 0 });
    assert_eq!(refused(&division, result(1, 9, 0, GameResult::Draw)), Refusal::NoSuchBoard { board: 9 });
    assert_eq!(refused(&division, Command::ProposeRound { stage: 1 }), Refusal::NoSuchStage);
}

#[test]
fn f14_a_game_that_ends_after_the_next_round_is_paired_leaves_that_round_as_it_is() {
    let mut division = first_sides_win(&paired(&drawn(swiss(5), 6)));
    division = run(&division, result(1, 2, 1, GameResult::Unfinished));
    let next = paired(&division);
    let late = run(&next, result(1, 2, 2, GameResult::SecondWins));
    assert_eq!(late.stages[0].rounds[1], next.stages[0].rounds[1]);
    assert_eq!(result_of(&late, 1, 3), GameResult::SecondWins);
}

#[test]
fn a_correction_of_an_old_round_is_previewed_with_points_ranks_and_the_round_that_stays() {
    let division = first_sides_win(&paired(&first_sides_win(&paired(&drawn(swiss(5), 4)))));
    let board = board_of(&division, 1, 1);
    let correction = result(1, board, 1, GameResult::Draw);
    let effects = preview(&division, &correction);
    let points = effects.iter().filter(|effect| matches!(effect, Effect::Points { .. })).count();
    assert_eq!(points, 2);
    assert!(effects.contains(&Effect::RoundStays { round: 2 }));
    assert!(preview(&division, &result(1, board, 0, GameResult::Draw)).is_empty(), "refused, so no effect");
}
