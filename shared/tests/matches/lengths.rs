//! One game, n games, best of n: when a match is over and who has won it.

use shared::matches::{DecidedBy, FirstMove, GameKind, LaterLength, MatchLength, MatchSettings, has_games};
use shared::points::Points;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{PointTable, RuleEdition};

use crate::help::{Draw, FirstWins, SecondWins, Unfinished, knockout, play, points, result, run, state, swiss};

fn length(length: MatchLength) -> MatchSettings {
    MatchSettings { length, ..MatchSettings::default() }
}

#[test]
fn one_game_is_its_result() {
    let division = run(&swiss(MatchSettings::default()), &result(0, SecondWins));
    let state = state(&division);
    assert_eq!((state.result, state.decided_by, state.score), (SecondWins, Some(DecidedBy::Games), points(["0", "2"])));
    assert!(state.next.is_empty());
}

#[test]
fn the_colours_change_from_game_to_game_12_4() {
    let mut division = swiss(length(MatchLength::Games(4)));
    for expected in [Side::First, Side::Second, Side::First, Side::Second] {
        let next = state(&division).next[0];
        assert_eq!((next.kind, next.first), (GameKind::Slow, FirstMove::Side(expected)));
        division = play(division, &[Draw]);
    }
    assert_eq!(state(&division).result, Draw);
}

#[test]
fn more_points_of_games_win_a_match_of_two_13_2() {
    let division = play(swiss(length(MatchLength::Games(2))), &[Draw]);
    assert_eq!((state(&division).result, state(&division).score), (Unfinished, points(["1", "1"])));
    let division = play(division, &[SecondWins]);
    assert_eq!((state(&division).result, state(&division).score), (SecondWins, points(["1", "3"])));
}

#[test]
fn all_games_of_a_match_of_n_are_played() {
    let division = play(swiss(length(MatchLength::Games(4))), &[FirstWins, FirstWins, FirstWins]);
    assert_eq!((state(&division).result, state(&division).next[0].game), (Unfinished, 4));
}

#[test]
fn a_best_of_three_ends_with_the_second_win() {
    let division = play(knockout(length(MatchLength::BestOf(3))), &[FirstWins, SecondWins]);
    assert_eq!(state(&division).result, Unfinished);
    let division = play(division, &[SecondWins]);
    assert_eq!((state(&division).result, state(&division).decided_by), (SecondWins, Some(DecidedBy::Games)));
}

#[test]
fn a_draw_does_not_count_towards_a_best_of_three() {
    let division = play(knockout(length(MatchLength::BestOf(3))), &[Draw, Draw, Draw, FirstWins]);
    assert_eq!((state(&division).result, state(&division).next[0].game), (Unfinished, 5));
    assert_eq!(state(&play(division, &[FirstWins])).result, FirstWins);
}

#[test]
fn where_draws_count_a_best_of_three_ends_when_nobody_can_catch_up() {
    let settings = MatchSettings { draws_count: true, ..length(MatchLength::BestOf(3)) };
    let division = play(swiss(settings.clone()), &[FirstWins, Draw]);
    assert_eq!(state(&division).result, Unfinished, "the other side can still draw level");
    assert_eq!(state(&play(division, &[Draw])).result, FirstWins);
    let level = play(swiss(settings), &[FirstWins, Draw, SecondWins]);
    assert_eq!((state(&level).result, state(&level).level), (Draw, false));
}

#[test]
fn a_later_round_may_have_longer_matches() {
    let later = LaterLength { from_round: 2, length: MatchLength::BestOf(3) };
    let division = knockout(MatchSettings { later: vec![later], ..MatchSettings::default() });
    assert_eq!([1, 2, 3].map(|round| has_games(&division, 0, round)), [false, true, true]);
}

#[test]
fn an_absent_side_forfeits_all_games_hong_kong_5_2() {
    let mut division = swiss(length(MatchLength::Games(2)));
    division.stages[0].settings.rules = RuleEdition::HongKong;
    let division = run(&division, &result(0, GameResult::FirstByForfeit));
    let state = state(&division);
    assert_eq!((state.score, state.decided_by), (points(["4", "0"]), Some(DecidedBy::Forfeit)));
}

#[test]
fn who_leaves_in_the_middle_loses_the_games_that_are_left() {
    let division = play(knockout(length(MatchLength::BestOf(5))), &[SecondWins, FirstWins]);
    let version = crate::help::pairing(&division).version;
    let division = run(&division, &result(version, GameResult::FirstByForfeit));
    assert_eq!(state(&division).score, points(["3", "1"]));
}

#[test]
fn where_draws_count_who_leaves_loses_no_more_games_than_the_match_has() {
    let settings = MatchSettings { draws_count: true, ..length(MatchLength::BestOf(3)) };
    let division = play(knockout(settings), &[Draw, Draw]);
    let version = crate::help::pairing(&division).version;
    let division = run(&division, &result(version, GameResult::FirstByForfeit));
    assert_eq!(state(&division).score, points(["2", "1"]));
}

#[test]
fn both_lose_when_every_game_is_lost_by_both() {
    let division = play(swiss(length(MatchLength::Games(2))), &[GameResult::BothLose, GameResult::BothForfeit]);
    assert_eq!(state(&division).result, GameResult::BothLose);
}

#[test]
fn one_drawn_game_is_a_draw_also_where_draws_score_by_colours() {
    let mut division = swiss(MatchSettings::default());
    division.stages[0].settings.points = PointTable::THREE_SECOND_TWO;
    let state = state(&run(&division, &result(0, Draw)));
    assert_eq!((state.result, state.score), (Draw, [Points::whole(1), Points::whole(2)]));
}
