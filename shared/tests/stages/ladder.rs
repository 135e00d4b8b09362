//! 擂台赛.

use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::placing::{places, stage_places};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::stage::{Format, RuleEdition, StageSettings};
use shared::structure::is_played_out;

use crate::help::{refused, start};
use crate::play::{drawn, of_no_unit, result, run};

fn ladder(players: u32) -> Division {
    start(&drawn(vec![StageSettings::usual(Format::Ladder, RuleEdition::Cxa2011)], players, of_no_unit), 0)
}

/// The result of the last game.
fn play(division: &Division, entered: GameResult) -> Division {
    let round = u32::try_from(division.stages[0].rounds.len()).unwrap();
    let version = division.stages[0].round(round).unwrap().pairings[0].version;
    run(division, result(0, round, 1, version, entered))
}

fn games(division: &Division) -> Vec<(u32, u32)> {
    let pairings = division.stages[0].rounds.iter().flat_map(|round| &round.pairings);
    pairings.map(|pairing| (pairing.first.0, pairing.second.0)).collect()
}

#[test]
fn the_winner_stays_and_a_draw_leaves_the_table_to_the_holder() {
    use GameResult::{Draw, FirstWins, SecondWins};
    let mut division = ladder(5);
    for entered in [SecondWins, FirstWins, Draw] {
        division = play(&division, entered);
    }
    // The challenger moves first: 1 holds against 2, 3 takes the table, and keeps it against 4.
    assert_eq!(games(&division), [(2, 1), (3, 1), (4, 3), (5, 3)]);
    assert!(!is_played_out(&division, 0));
    let played = play(&division, FirstWins);
    assert!(is_played_out(&played, 0));
    let order: Vec<u32> = places(&played).iter().map(|placed| placed.no.0).collect();
    assert_eq!(order, [5, 3, 4, 1, 2]);
    run(&played, Command::Finish);
}

#[test]
fn whoever_has_left_does_not_challenge_and_does_not_hold() {
    let division = run(&ladder(4), Command::WithdrawEntrant { no: No(3), after: 0 });
    let second = play(&division, GameResult::SecondWins);
    assert_eq!(games(&second), [(2, 1), (4, 1)]);
    let holder_left = run(&play(&ladder(4), GameResult::FirstWins), Command::WithdrawEntrant { no: No(2), after: 1 });
    assert_eq!(games(&holder_left), [(2, 1), (3, 2), (4, 3)]);
}

#[test]
fn a_corrected_game_asks_what_becomes_of_the_next() {
    let played = play(&play(&ladder(4), GameResult::FirstWins), GameResult::FirstWins);
    let pairing = &played.stages[0].rounds[0].pairings[0];
    let correction = result(0, 1, 1, pairing.version, GameResult::SecondWins);
    assert_eq!(refused(&played, correction.clone()), Refusal::LaterMatchesPlayed { matches: vec![2] });
    let Command::SetResult { stage, round, board, seen, result, fouls, penalties, .. } = correction else { panic!() };
    let later = Some(shared::command::LaterMatches::Replay);
    let replayed = run(&played, Command::SetResult { stage, round, board, seen, result, fouls, penalties, later });
    assert_eq!(games(&replayed), [(2, 1), (3, 1)]);
}

#[test]
fn a_holder_who_leaves_before_a_published_game_has_lost_once() {
    let published = play(&ladder(4), GameResult::FirstWins);
    let left = run(&published, Command::WithdrawEntrant { no: No(2), after: 1 });
    let played = play(&left, GameResult::SecondWins);
    let order: Vec<(Option<u32>, u32)> =
        stage_places(&played, 0).iter().map(|placed| (placed.place, placed.no.0)).collect();
    assert_eq!(order, [(Some(1), 3), (Some(2), 4), (Some(3), 2), (Some(4), 1)]);
}
