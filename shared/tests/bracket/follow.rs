//! Winners move on; corrections, withdrawals and forfeits follow through the bracket.

use shared::bracket::{Feed, Seat, first_mover};
use shared::command::{Command, LaterMatches};
use shared::decide::decide;
use shared::division::Division;
use shared::id::No;
use shared::matches::{GameKind, LaterLength, MatchLength};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, Round, SwissFormat};
use shared::structure::StageDraw;

use crate::help::{
    PLAYED_OFF, SINGLE, corrected, entry, given, open_matches, pairing, standing, started, two_of, win_of, won,
};

/// printf '青松杯\n1' | sha256sum ends with 3, for matches 2 and 3 with 8 and 4.
const COLOURS: [Side; 3] = [Side::Second, Side::First, Side::First];

fn entered(division: &Division, number: u32, result: GameResult) -> Division {
    given(division, &entry(division, number, result, None))
}

fn withdrawn(division: &Division, no: u32, after: u32) -> Division {
    given(division, &Command::WithdrawEntrant { no: No(no), after })
}

/// Eight, played by the favourites up to the final, which is open: 1 v 2.
fn before_the_final() -> Division {
    let wins = [(1, 1), (2, 4), (3, 3), (4, 2), (5, 1), (6, 2)];
    wins.into_iter().fold(started(&SINGLE, 8), |division, (number, no)| won(&division, number, no))
}

#[test]
fn a_match_is_published_as_soon_as_both_are_known_also_before_its_round() {
    let division = started(&SINGLE, 5);
    assert_eq!(open_matches(&division), [2, 6], "4 v 5, and 3 v 2 who both had a bye");
    let division = won(&division, 6, 2);
    assert_eq!(division.stages[0].rounds.len(), 2, "no match of the third round is known");
    let division = won(&won(&division, 2, 5), 5, 5);
    assert_eq!(two_of(&division, 7), Some([2, 5]));
}

#[test]
fn a_bye_has_no_pairing() {
    let division = started(&SINGLE, 5);
    let bye = standing(&division, 1);
    assert_eq!((bye.seats, bye.winner), ([Seat::Taken { no: No(1) }, Seat::Empty], Some(No(1))));
    assert_eq!(pairing(&division, 1), None);
}

#[test]
fn nobody_moves_on_from_a_level_match() {
    let division = entered(&started(&SINGLE, 4), 1, GameResult::Draw);
    assert!(!standing(&division, 1).decided);
    assert_eq!(standing(&division, 3).seats[0], Seat::Waiting { on: Feed::WinnerOf(1) });
}

#[test]
fn colours_follow_from_the_seed_and_the_number_of_the_match() {
    assert_eq!([1, 2, 3].map(|number| first_mover("青松杯", number)), COLOURS);
    let division = started(&SINGLE, 8);
    let first = [1, 2, 3].map(|number| pairing(&division, number).unwrap().first.0);
    let lines = [[1, 8], [4, 5], [3, 6]];
    let drawn = lines.into_iter().zip(COLOURS).map(|(line, side)| if side == Side::First { line[0] } else { line[1] });
    assert_eq!(first.to_vec(), drawn.collect::<Vec<u32>>());
}

#[test]
fn colours_drawn_in_the_hall_are_exchanged_while_the_match_is_open() {
    let division = started(&SINGLE, 4);
    let swap = Command::SwapMatchColours { stage: 0, round: 1, board: 1 };
    let (before, after) = (pairing(&division, 1).unwrap(), pairing(&given(&division, &swap), 1).unwrap());
    assert_eq!((after.first, after.second, after.version), (before.second, before.first, before.version + 1));
    let played = won(&division, 1, 1);
    assert_eq!(decide(&played, &swap), Err(Refusal::HasResults { boards: vec![1] }));
    let Command::SetResult { stage, round, board, seen, result, penalties, later, .. } =
        entry(&division, 1, GameResult::Unfinished, None)
    else {
        panic!("a match of one game")
    };
    let fouls = Command::SetResult { stage, round, board, seen, result, fouls: [1, 0], penalties, later };
    let fouled = given(&given(&division, &fouls), &swap);
    assert_eq!(pairing(&fouled, 1).unwrap().fouls, [0, 1], "the foul stays with whoever committed it");
}

#[test]
fn colours_of_other_formats_are_not_exchanged_so() {
    let mut division = started(&SINGLE, 4);
    division.stages[0].settings.format = Format::Swiss(SwissFormat::of(3));
    let swap = Command::SwapMatchColours { stage: 0, round: 1, board: 1 };
    assert_eq!(decide(&division, &swap), Err(Refusal::NoSuchBoard { board: 1 }));
}

#[test]
fn a_result_taken_back_takes_the_open_match_after_it_back() {
    let division = before_the_final();
    let open = entered(&division, 5, GameResult::Unfinished);
    assert_eq!(pairing(&open, 7), None);
    assert_eq!(open.stages[0].rounds.len(), 2);
}

#[test]
fn a_correction_changes_an_open_later_match_and_counts_its_version_up() {
    let division = corrected(&before_the_final(), 5, 4, None).unwrap();
    assert_eq!(two_of(&division, 7), Some([2, 4]));
    assert_eq!(pairing(&division, 7).unwrap().version, 1);
}

#[test]
fn a_correction_lists_every_later_match_that_was_played() {
    let division = won(&before_the_final(), 7, 1);
    let refusal = corrected(&division, 1, 8, None).unwrap_err();
    assert_eq!(refusal, Refusal::LaterMatchesPlayed { matches: vec![5, 7] });
}

#[test]
fn replay_drops_the_later_results_and_the_new_winner_plays() {
    let division = won(&before_the_final(), 7, 1);
    let again = corrected(&division, 1, 8, Some(LaterMatches::Replay)).unwrap();
    assert_eq!(two_of(&again, 5), Some([4, 8]));
    assert_eq!((pairing(&again, 5).unwrap().result, pairing(&again, 7)), (GameResult::Unfinished, None));
    assert_eq!(two_of(&again, 6), Some([2, 3]), "the other half is as it was");
    assert!(standing(&again, 6).decided);
}

#[test]
fn kept_matches_stand_as_played_and_the_new_winner_does_not_go_on() {
    let division = won(&before_the_final(), 7, 1);
    let kept = corrected(&division, 1, 8, Some(LaterMatches::Keep)).unwrap();
    assert_eq!(two_of(&kept, 5), Some([1, 4]));
    assert!(standing(&kept, 5).kept && !standing(&kept, 7).kept);
    assert_eq!((standing(&kept, 1).winner, standing(&kept, 1).loser), (Some(No(1)), Some(No(8))));
    assert_eq!(standing(&kept, 7).winner, Some(No(1)));
}

#[test]
fn a_kept_match_is_the_brackets_own_again_when_the_first_result_is_back() {
    let division = won(&before_the_final(), 7, 1);
    let kept = corrected(&division, 1, 8, Some(LaterMatches::Keep)).unwrap();
    let back = corrected(&kept, 1, 1, None).unwrap();
    assert!(!standing(&back, 5).kept);
}

#[test]
fn a_kept_match_whose_result_is_taken_back_takes_the_new_winner() {
    let kept = corrected(&won(&won(&started(&SINGLE, 4), 1, 1), 2, 2), 1, 1, None).unwrap();
    let kept = corrected(&won(&kept, 3, 1), 1, 4, Some(LaterMatches::Keep)).unwrap();
    let open = entered(&kept, 3, GameResult::Unfinished);
    assert_eq!(two_of(&open, 3), Some([2, 4]));
    assert!(!standing(&open, 3).kept);
}

#[test]
fn on_two_sides_the_new_winner_has_the_place_of_the_loser_when_the_match_after_is_kept() {
    let wins = [(1, 1), (2, 4), (3, 3), (4, 2), (7, 1)];
    let played = wins.into_iter().fold(started(&Format::DoubleElim, 8), |d, (number, no)| won(&d, number, no));
    let kept = corrected(&played, 1, 8, Some(LaterMatches::Keep)).unwrap();
    assert_eq!(two_of(&kept, 7), Some([1, 4]));
    assert_eq!(two_of(&kept, 5), Some([5, 8]), "losers of the first two matches");
}

#[test]
fn where_both_do_not_come_the_next_opponent_passes() {
    let division = entered(&started(&SINGLE, 8), 1, GameResult::BothForfeit);
    let division = won(&division, 2, 4);
    assert_eq!(standing(&division, 5).seats, [Seat::Empty, Seat::Taken { no: No(4) }]);
    assert_eq!((standing(&division, 5).winner, pairing(&division, 5)), (Some(No(4)), None));
}

#[test]
fn a_withdrawal_forfeits_the_published_match_and_later_ones_have_no_pairing() {
    let division = withdrawn(&started(&PLAYED_OFF, 8), 8, 0);
    assert_eq!(pairing(&division, 1).unwrap().result, lost_by(&division, 1, 8));
    assert_eq!(standing(&division, 1).winner, Some(No(1)));
    let division = [(2, 4), (3, 3), (4, 2)].into_iter().fold(division, |d, (number, no)| won(&d, number, no));
    let [fifth_to_eighth, _] = [5, 6].map(|number| standing(&division, number));
    assert_eq!(fifth_to_eighth.seats.map(Seat::no), [Some(No(8)), Some(No(5))]);
    assert_eq!((fifth_to_eighth.winner, pairing(&division, 5)), (Some(No(5)), None));
}

fn lost_by(division: &Division, number: u32, no: u32) -> GameResult {
    match win_of(division, number, no) {
        GameResult::FirstWins => GameResult::SecondByForfeit,
        _ => GameResult::FirstByForfeit,
    }
}

#[test]
fn somebody_who_won_and_leaves_is_walked_over() {
    let division = withdrawn(&won(&won(&started(&SINGLE, 4), 1, 1), 2, 2), 1, 1);
    assert_eq!(standing(&division, 3).winner, Some(No(2)));
    let back = given(&division, &returned(None));
    assert_eq!(pairing(&back, 3).unwrap().result, GameResult::Unfinished);
}

fn returned(later: Option<LaterMatches>) -> Command {
    Command::ReturnEntrant { no: No(1), later }
}

/// 1 won and left before the semi-final; 4 walked over and lost the final to 2.
fn played_on_without_one() -> Division {
    let mut division = withdrawn(&won(&started(&SINGLE, 8), 1, 1), 1, 1);
    for (number, no) in [(2, 4), (3, 3), (4, 2), (6, 2), (7, 2)] {
        division = won(&division, number, no);
    }
    division
}

#[test]
fn a_return_asks_what_becomes_of_a_match_to_which_the_walkover_led() {
    let division = played_on_without_one();
    assert_eq!(decide(&division, &returned(None)), Err(Refusal::LaterMatchesPlayed { matches: vec![7] }));
    let again = given(&division, &returned(Some(LaterMatches::Replay)));
    assert_eq!((two_of(&again, 5), pairing(&again, 7)), (Some([1, 4]), None));
    let kept = given(&division, &returned(Some(LaterMatches::Keep)));
    assert_eq!((pairing(&kept, 5), two_of(&kept, 7)), (None, Some([2, 4])));
    assert_eq!((standing(&kept, 5).winner, standing(&kept, 7).winner), (Some(No(4)), Some(No(2))));
    assert!(kept.by_no(No(1)).unwrap().withdrawn_after.is_none());
}

#[test]
fn a_forfeit_stands_when_the_match_after_it_is_kept() {
    let division = withdrawn(&started(&SINGLE, 4), 4, 0);
    let division = won(&won(&division, 2, 2), 3, 1);
    let forfeit = pairing(&division, 1).unwrap().result;
    let returned = |later| Command::ReturnEntrant { no: No(4), later };
    let kept = given(&division, &returned(Some(LaterMatches::Keep)));
    assert_eq!((pairing(&kept, 1).unwrap().result, two_of(&kept, 3)), (forfeit, Some([1, 2])));
}

#[test]
fn on_two_sides_who_leaves_loses_twice_by_walkover() {
    let division = withdrawn(&started(&Format::DoubleElim, 4), 4, 0);
    let division = won(&won(&division, 2, 2), 4, 1);
    assert_eq!(standing(&division, 3).loser, Some(No(4)), "1 v 4 and 2 v 3 dropped 4 and 3");
    assert_eq!(pairing(&division, 3), None);
    assert_eq!(two_of(&division, 5), Some([2, 3]));
}

#[test]
fn a_start_by_rank_keeps_the_seed_from_which_colours_are_drawn() {
    let mut division = started(&SINGLE, 8);
    let expected = division.stages[0].rounds[0].clone();
    division.stages[0].seats = None;
    division.stages[0].rounds.clear();
    let draw = StageDraw::Machine { seed: "青松杯".into() };
    let division = given(&division, &Command::StartStage { stage: 0, draw, by_hand: Vec::new() });
    assert_eq!(division.stages[0].seats.as_ref().unwrap().seed.as_deref(), Some("青松杯"));
    let colours = |round: &Round| -> Vec<(No, No)> { round.pairings.iter().map(|p| (p.first, p.second)).collect() };
    assert_eq!(colours(&division.stages[0].rounds[0]), colours(&expected));
}

#[test]
fn one_game_of_a_later_match_is_enough_to_ask_before_its_entrants_change() {
    let mut division = started(&SINGLE, 4);
    division.stages[0].settings.matches.later = vec![LaterLength { from_round: 2, length: MatchLength::BestOf(3) }];
    let division = won(&won(&division, 1, 1), 2, 2);
    let (before, played) = (pairing(&division, 3).unwrap(), one_game(&division, 3));
    assert_eq!((before.games.len(), pairing(&played, 3).unwrap().games.len()), (0, 1));
    assert_eq!(two_of(&corrected(&division, 1, 4, None).unwrap(), 3), Some([2, 4]));
    assert_eq!(corrected(&played, 1, 4, None), Err(Refusal::LaterMatchesPlayed { matches: vec![3] }));
    let again = corrected(&played, 1, 4, Some(LaterMatches::Replay)).unwrap();
    assert!(pairing(&again, 3).unwrap().games.is_empty());
}

/// The first game of a match, won by its first side.
fn one_game(division: &Division, number: u32) -> Division {
    let planned = standing(division, number).planned;
    let command = Command::SetGame {
        stage: 0,
        round: planned.round,
        board: planned.board,
        game: 1,
        seen: GameResult::Unfinished,
        kind: GameKind::Slow,
        first: Side::First,
        result: GameResult::FirstWins,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    };
    given(division, &command)
}

#[test]
fn the_rounds_of_a_bracket_are_not_taken_back_by_themselves() {
    let division = won(&won(&started(&SINGLE, 4), 1, 1), 2, 2);
    let command = Command::TakeBackRound { stage: 0, round: 2 };
    assert_eq!(decide(&division, &command), Err(Refusal::NoProposals));
}

#[test]
fn a_match_that_waited_meanwhile_has_another_version_than_the_one_that_was_taken_back() {
    let known = won(&won(&started(&SINGLE, 4), 1, 1), 2, 2);
    let late = entry(&known, 3, GameResult::FirstWins, None);
    let waits = entered(&known, 1, GameResult::Unfinished);
    assert_eq!(pairing(&waits, 3), None);
    let other = won(&waits, 1, 4);
    assert_eq!((two_of(&other, 3), pairing(&other, 3).unwrap().version), (Some([2, 4]), 1));
    assert!(matches!(decide(&other, &late), Err(Refusal::ResultChanged { board: 1, version: 1, .. })));
}
