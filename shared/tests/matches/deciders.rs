//! Level matches: quick games, the game with draw odds, lots.

use shared::matches::{DecidedBy, Decider, FirstMove, GameKind, MatchLength, MatchSettings};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::side::Side;

use crate::help::{
    Draw, FirstWins, SecondWins, Unfinished, game, knockout, next, pairing, play, points, refused, result, run, state,
    swiss,
};

fn deciders(list: &[Decider]) -> MatchSettings {
    MatchSettings { deciders: list.to_vec(), ..MatchSettings::default() }
}

/// 全国个人锦标赛 2019: one game, quick games, 和棋黑胜.
fn national() -> MatchSettings {
    deciders(&[Decider::Quick(2), Decider::DrawOdds])
}

#[test]
fn a_drawn_game_of_a_knockout_waits_for_its_deciders() {
    let division = run(&knockout(national()), &result(0, Draw));
    let state = state(&division);
    assert_eq!((pairing(&division).result, state.result, state.level), (Unfinished, Unfinished, true));
    assert_eq!((pairing(&division).games.len(), pairing(&division).games[0].result), (1, Draw));
    let next = state.next[0];
    assert_eq!((next.game, next.kind, next.first), (2, GameKind::Quick, FirstMove::Side(Side::Second)));
}

#[test]
fn the_drawn_game_can_still_be_corrected_as_one_result() {
    let division = run(&knockout(national()), &result(0, Draw));
    assert_eq!(run(&division, &result(1, Draw)), division, "once more the same");
    let division = run(&division, &result(1, FirstWins));
    assert_eq!((pairing(&division).result, pairing(&division).games.len()), (FirstWins, 0));
}

#[test]
fn quick_games_decide_as_soon_as_nobody_can_catch_up() {
    let division = play(run(&knockout(national()), &result(0, Draw)), &[FirstWins]);
    assert_eq!(state(&division).result, Unfinished);
    let division = play(division, &[Draw]);
    let state = state(&division);
    assert_eq!((state.result, state.decided_by), (FirstWins, Some(DecidedBy::Quick)));
    assert_eq!((state.score, state.deciders), (points(["1", "1"]), points(["3", "1"])));
}

#[test]
fn who_has_not_chosen_by_lot_chooses_the_colour_of_the_game_with_draw_odds() {
    let division = play(run(&knockout(national()), &result(0, Draw)), &[FirstWins, SecondWins]);
    let odds = state(&division).next[0];
    assert_eq!((odds.game, odds.kind, odds.first), (4, GameKind::DrawOdds, FirstMove::Chosen(Side::Second)));
    let division = next(&division, Draw);
    assert_eq!((state(&division).result, state(&division).decided_by), (SecondWins, Some(DecidedBy::DrawOdds)));
}

#[test]
fn a_game_with_draw_odds_that_both_lose_is_played_again_and_the_other_chooses() {
    let division = play(run(&knockout(national()), &result(0, Draw)), &[Draw, Draw]);
    let division = next(&division, GameResult::BothLose);
    assert_eq!(state(&division).next[0].first, FirstMove::Chosen(Side::First));
}

#[test]
fn the_last_decider_of_the_list_comes_again() {
    let division = run(&knockout(deciders(&[Decider::Quick(1)])), &result(0, Draw));
    let division = play(division, &[Draw, Draw, Draw]);
    assert_eq!((state(&division).next[0].game, state(&division).next[0].kind), (5, GameKind::Quick));
    assert_eq!(state(&play(division, &[SecondWins])).result, SecondWins);
}

#[test]
fn without_a_list_the_organizer_may_enter_any_decider() {
    let division = run(&knockout(MatchSettings::default()), &result(0, Draw));
    let kinds: Vec<GameKind> = state(&division).next.iter().map(|next| next.kind).collect();
    assert_eq!(kinds, [GameKind::Quick, GameKind::DrawOdds, GameKind::Lots]);
    let lots = run(&division, &game(2, Unfinished, (GameKind::Lots, Side::First), SecondWins));
    assert_eq!((pairing(&lots).result, state(&lots).decided_by), (SecondWins, Some(DecidedBy::Lots)));
}

#[test]
fn lots_have_a_winner() {
    let division = run(&knockout(MatchSettings::default()), &result(0, Draw));
    let refusal = refused(&division, &game(2, Unfinished, (GameKind::Lots, Side::First), Draw));
    assert_eq!(refusal, Refusal::NeedsWinner { board: 1 });
}

#[test]
fn f24_quick_games_decide_the_match_and_do_not_enter_its_score() {
    let settings = MatchSettings { length: MatchLength::Games(2), ..deciders(&[Decider::Quick(2)]) };
    let division = play(swiss(settings), &[FirstWins, SecondWins, FirstWins, FirstWins]);
    let state = state(&division);
    assert_eq!((state.result, state.decided_by), (FirstWins, Some(DecidedBy::Quick)));
    assert_eq!((state.score, state.deciders), (points(["2", "2"]), points(["4", "0"])));
}

#[test]
fn f24_quick_games_give_no_points_where_a_pairing_is_one_game() {
    let division = run(&swiss(deciders(&[Decider::Quick(1)])), &result(0, Draw));
    let division = play(division, &[FirstWins]);
    let rows = shared::view::standings::standings_view(&division, 0, 1).rows;
    assert_eq!(pairing(&division).result, FirstWins);
    assert_eq!(rows.iter().map(|row| row.points.to_string()).collect::<Vec<_>>(), ["1", "1"]);
}

#[test]
fn a_corrected_game_that_leaves_the_match_unlevel_makes_its_deciders_needless() {
    let settings = MatchSettings { length: MatchLength::Games(2), ..deciders(&[Decider::Quick(2)]) };
    let division = play(knockout(settings), &[FirstWins, SecondWins, SecondWins, SecondWins]);
    let corrected = run(&division, &game(2, FirstWins, (GameKind::Slow, Side::Second), Draw));
    assert_eq!((state(&corrected).result, state(&corrected).decided_by), (FirstWins, Some(DecidedBy::Games)));
}

#[test]
fn lots_decide_and_are_no_points() {
    let division = run(&knockout(deciders(&[Decider::Quick(1), Decider::Lots])), &result(0, Draw));
    let division = play(division, &[Draw, SecondWins]);
    let state = state(&division);
    assert_eq!((state.result, state.decided_by), (SecondWins, Some(DecidedBy::Lots)));
    assert_eq!((state.score, state.deciders), (points(["1", "1"]), points(["1", "1"])));
}
