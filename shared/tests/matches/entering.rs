//! Entering games one by one: in turn, twice, corrected, taken back, by two people at once.

use shared::matches::{GameKind, MatchLength, MatchSettings};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::side::Side;

use crate::help::{Draw, FirstWins, SecondWins, Unfinished, game, pairing, play, refused, result, run, state, swiss};

const SLOW: (GameKind, Side) = (GameKind::Slow, Side::First);

fn two_games() -> MatchSettings {
    MatchSettings { length: MatchLength::Games(2), ..MatchSettings::default() }
}

#[test]
fn only_the_game_that_is_next_is_added() {
    let division = swiss(two_games());
    assert_eq!(refused(&division, &game(2, Unfinished, SLOW, Draw)), Refusal::NoSuchGame { game: 2 });
    assert_eq!(refused(&division, &game(0, Unfinished, SLOW, Draw)), Refusal::NoSuchGame { game: 0 });
    let quick = (GameKind::Quick, Side::First);
    assert_eq!(refused(&division, &game(1, Unfinished, quick, Draw)), Refusal::GameNotNext { game: 1 });
    let over = play(division, &[Draw, Draw]);
    assert_eq!(refused(&over, &game(3, Unfinished, SLOW, Draw)), Refusal::GameNotNext { game: 3 });
}

#[test]
fn the_pairing_has_the_result_of_its_games_and_counts_every_change() {
    let division = play(swiss(two_games()), &[FirstWins]);
    assert_eq!((pairing(&division).result, pairing(&division).version), (Unfinished, 1));
    let division = play(division, &[Draw]);
    assert_eq!((pairing(&division).result, pairing(&division).version), (FirstWins, 2));
}

#[test]
fn the_same_game_from_a_second_phone_changes_nothing() {
    let division = play(swiss(two_games()), &[FirstWins]);
    assert_eq!(run(&division, &game(1, Unfinished, SLOW, FirstWins)), division);
}

#[test]
fn two_different_values_for_a_game_are_both_shown() {
    let division = play(swiss(two_games()), &[FirstWins]);
    let (stands, sent) = (FirstWins, Draw);
    let expected = Refusal::ResultChanged { board: 1, stands, stands_fouls: [0, 0], sent, version: 1 };
    assert_eq!(refused(&division, &game(1, Unfinished, SLOW, Draw)), expected);
}

#[test]
fn a_game_that_was_taken_back_is_next_again() {
    let division = play(swiss(two_games()), &[FirstWins, Draw]);
    let back = run(&division, &game(2, Draw, (GameKind::Slow, Side::Second), Unfinished));
    assert_eq!((pairing(&back).games.len(), pairing(&back).result, state(&back).next[0].game), (1, Unfinished, 2));
    let open = run(&division, &game(1, FirstWins, SLOW, Unfinished));
    assert_eq!((pairing(&open).games.len(), state(&open).next[0].game), (2, 1));
}

#[test]
fn a_match_takes_only_a_forfeit_as_its_result() {
    let division = swiss(two_games());
    assert_eq!(refused(&division, &result(0, FirstWins)), Refusal::ResultFromGames);
    let forfeited = run(&division, &result(0, GameResult::SecondByForfeit));
    assert_eq!(refused(&forfeited, &game(1, Unfinished, SLOW, Draw)), Refusal::GameNotNext { game: 1 });
    let back = run(&forfeited, &result(1, Unfinished));
    assert_eq!((pairing(&back).result, state(&back).next[0].game), (Unfinished, 1));
}

#[test]
fn a_forfeit_of_the_whole_match_that_is_taken_back_leaves_the_games_that_were_played() {
    let division = play(swiss(two_games()), &[SecondWins]);
    let forfeited = run(&division, &result(1, GameResult::FirstByForfeit));
    let back = run(&forfeited, &result(2, Unfinished));
    assert_eq!(pairing(&back).games, pairing(&division).games);
}

#[test]
fn the_colours_stand_as_they_were_played_5_8_1() {
    let division = run(&swiss(two_games()), &game(1, Unfinished, (GameKind::Slow, Side::Second), FirstWins));
    assert_eq!(play(division, &[Draw]).stages[0].rounds[0].pairings[0].result, SecondWins);
}
