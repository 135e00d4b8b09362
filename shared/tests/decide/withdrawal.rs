//! 退出比赛, in a Swiss (19.3) and in a round robin (19.2).

use shared::command::Command;
use shared::id::No;
use shared::refusal::Refusal;
use shared::result::GameResult;

use crate::help::{
    board_of, drawn, first_sides_win, paired, refused, result, result_of, round_robin, run, swiss, withdraw,
};

fn back(no: u32) -> Command {
    Command::ReturnEntrant { no: No(no), later: None }
}

#[test]
fn f13_withdrawn_from_a_swiss_the_results_stand_and_nobody_is_paired_with_them_again() {
    let played = first_sides_win(&paired(&first_sides_win(&paired(&first_sides_win(&paired(&drawn(swiss(9), 8)))))));
    let left = run(&played, withdraw(3, 3));
    assert_eq!(left.stages[0].rounds, played.stages[0].rounds);
    let next = paired(&left);
    assert!(next.stages[0].rounds[3].pairing_of(No(3)).is_none());
}

#[test]
fn article_19_3_a_game_published_before_the_withdrawal_is_a_forfeit() {
    let published = paired(&first_sides_win(&paired(&drawn(swiss(9), 8))));
    let left = run(&published, withdraw(3, 1));
    let pairing = left.stages[0].rounds[1].pairing_of(No(3)).unwrap();
    let expected = if pairing.first == No(3) { GameResult::SecondByForfeit } else { GameResult::FirstByForfeit };
    assert_eq!((pairing.result, pairing.version), (expected, 1));
}

#[test]
fn both_of_a_board_withdrawn_both_forfeit() {
    let published = paired(&drawn(swiss(9), 4));
    let left = run(&run(&published, withdraw(1, 0)), withdraw(2, 0));
    assert_eq!(result_of(&left, 1, 1), GameResult::BothForfeit);
    assert_eq!(result_of(&run(&left, back(1)), 1, 1), GameResult::FirstByForfeit);
}

#[test]
fn a_withdrawal_taken_back_leaves_no_trace_in_the_running_round() {
    let published = paired(&drawn(swiss(9), 4));
    let returned = run(&run(&published, withdraw(1, 0)), back(1));
    assert_eq!(result_of(&returned, 1, 1), GameResult::Unfinished);
    assert_eq!(returned.by_no(No(1)).unwrap().withdrawn_after, None);
}

#[test]
fn whoever_returns_after_a_round_without_them_keeps_the_forfeit_of_the_round_they_left() {
    let left = run(&paired(&drawn(swiss(9), 6)), withdraw(1, 0));
    let next = paired(&first_sides_win(&left));
    let returned = run(&next, back(1));
    assert_eq!(result_of(&returned, 1, 1), GameResult::SecondByForfeit);
}

#[test]
fn article_19_2_the_open_games_of_a_published_schedule_are_forfeits() {
    let schedule = run(&drawn(round_robin(), 6), Command::PublishSchedule { stage: 0 });
    let board = board_of(&schedule, 1, 6);
    let played = run(&schedule, result(1, board, 0, GameResult::Draw));
    let left = run(&played, withdraw(6, 1));
    assert_eq!(result_of(&left, 1, 6), GameResult::Draw);
    for round in 2..=5 {
        assert!(!result_of(&left, round, 6).is_played(), "round {round}");
    }
}

#[test]
fn f30_one_leaves_a_round_robin_of_eight_before_the_start_and_the_others_keep_their_numbers_and_rest_in_turn() {
    let left = run(&drawn(round_robin(), 8), withdraw(8, 0));
    let schedule = run(&left, Command::PublishSchedule { stage: 0 });
    let resting: Vec<No> = schedule.stages[0]
        .rounds
        .iter()
        .map(|round| {
            let pairing = round.pairing_of(No(8)).unwrap();
            assert!(pairing.result.is_finished() && !pairing.result.is_played());
            if pairing.first == No(8) { pairing.second } else { pairing.first }
        })
        .collect();
    let mut once = resting.clone();
    once.sort();
    assert_eq!(once, (1..=7).map(No).collect::<Vec<_>>());
    let standings = shared::ranking::standings(&schedule, 0, 7);
    let last = standings.last().unwrap();
    assert!(last.no == No(8) && last.annulled && last.rank.is_none());
    assert!(standings.iter().take(7).all(|line| line.rank == Some(1)), "a rest scores nothing");
}

#[test]
fn a_round_published_after_the_withdrawal_carries_its_forfeit_from_the_start() {
    let left = run(&first_sides_win(&paired(&drawn(round_robin(), 4))), withdraw(4, 1));
    let next = paired(&left);
    assert!(!result_of(&next, 2, 4).is_played());
}

#[test]
fn nobody_withdraws_before_a_game_they_have_played() {
    let played = first_sides_win(&paired(&first_sides_win(&paired(&drawn(swiss(9), 4)))));
    assert_eq!(refused(&played, withdraw(1, 1)), Refusal::PlayedSince { no: No(1), round: 2 });
    assert_eq!(refused(&played, withdraw(1, 3)), Refusal::NoSuchRound { round: 3 });
}

#[test]
fn a_second_withdrawal_and_a_return_of_one_who_is_there_are_refused() {
    let division = paired(&drawn(swiss(9), 4));
    assert_eq!(refused(&division, back(1)), Refusal::NotWithdrawn { no: No(1) });
    let left = run(&division, withdraw(1, 0));
    assert_eq!(refused(&left, withdraw(1, 1)), Refusal::Withdrawn { no: No(1) });
    assert_eq!(refused(&left, withdraw(77, 1)), Refusal::NoSuchNo { no: No(77) });
}

#[test]
fn a_withdrawal_throws_the_open_proposal_away() {
    let proposed = run(&drawn(swiss(9), 5), Command::ProposeRound { stage: 0 });
    assert!(run(&proposed, withdraw(2, 0)).stages[0].proposal.is_none());
}
