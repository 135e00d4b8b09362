//! Matches on several boards: colours, scores, level matches.

use shared::division::Division;
use shared::matches::{DecidedBy, Decider, GameKind, MatchLength, MatchSettings};
use shared::result::GameResult;
use shared::side::Side;
use shared::team::LineUpRule;

use crate::help::{
    Draw, FirstWins, SecondWins, Unfinished, game, paired, pairing, play, points, rules, run, state, swiss, whole,
};

/// Two teams on four boards, their games made.
fn four_boards(matches: MatchSettings) -> Division {
    paired(&swiss(rules(LineUpRule::Fixed, 4), 2, 4, matches))
}

#[test]
fn the_first_team_has_the_first_move_on_odd_boards_12_2() {
    let division = four_boards(MatchSettings::default());
    let firsts: Vec<Side> = pairing(&division, 1).games.iter().map(|game| game.first).collect();
    assert_eq!(firsts, [Side::First, Side::Second, Side::First, Side::Second]);
}

#[test]
fn more_board_points_win_the_match_13_2() {
    let division = play(four_boards(MatchSettings::default()), 1, &[FirstWins, SecondWins, Draw]);
    assert_eq!((state(&division, 1).result, pairing(&division, 1).result), (Unfinished, Unfinished));
    let division = play(division, 1, &[SecondWins]);
    assert_eq!((state(&division, 1).score, pairing(&division, 1).result), (points(["3", "5"]), SecondWins));
}

#[test]
fn boards_are_entered_in_any_order_and_corrected() {
    let division = four_boards(MatchSettings::default());
    let division = run(&division, &game(&division, 1, 4, FirstWins));
    assert_eq!(state(&division, 1).score, points(["0", "2"]), "the second team moves first on board 4");
    let division = run(&division, &game(&division, 1, 4, Draw));
    assert_eq!(state(&division, 1).score, points(["1", "1"]));
    let division = run(&division, &game(&division, 1, 4, Unfinished));
    assert_eq!((state(&division, 1).next.len(), pairing(&division, 1).games.len()), (4, 4));
}

#[test]
fn two_games_a_board_swap_the_colours_12_4() {
    let settings = MatchSettings { length: MatchLength::Games(2), ..MatchSettings::default() };
    let division = play(four_boards(settings), 1, &[FirstWins]);
    let games = &pairing(&division, 1).games;
    assert_eq!((games.len(), games[4].board, games[4].first), (5, Some(1), Side::Second));
    assert_eq!(games[4].players, games[0].players);
    let taken_back = run(&division, &game(&division, 1, 1, Unfinished));
    assert_eq!(pairing(&taken_back, 1).games.len(), 4);
}

#[test]
fn a_board_of_best_of_three_counts_as_one_game() {
    let settings = MatchSettings { length: MatchLength::BestOf(3), ..MatchSettings::default() };
    let mut division = paired(&swiss(rules(LineUpRule::Fixed, 2), 2, 2, settings));
    while !state(&division, 1).result.is_finished() {
        division = play(division, 1, &[FirstWins]);
    }
    assert_eq!((state(&division, 1).score, pairing(&division, 1).games.len()), (points(["4", "0"]), 4));
}

#[test]
fn a_level_match_is_drawn_or_replays_only_its_drawn_boards_with_the_colours_reversed() {
    let level = [FirstWins, Draw, SecondWins, Draw];
    assert_eq!(state(&play(four_boards(MatchSettings::default()), 1, &level), 1).result, Draw);
    let settings = MatchSettings { replay_drawn_boards: true, ..MatchSettings::default() };
    let division = play(four_boards(settings), 1, &level);
    let replays: Vec<_> =
        pairing(&division, 1).games[4..].iter().map(|game| (game.kind, game.board, game.first)).collect();
    let quick = |board, first| (GameKind::Quick, Some(board), first);
    assert_eq!(replays, [quick(2, Side::First), quick(4, Side::First)]);
    let won = play(division.clone(), 1, &[Draw, FirstWins]);
    assert_eq!((state(&won, 1).result, state(&won, 1).decided_by), (FirstWins, Some(DecidedBy::Quick)));
    assert_eq!(state(&won, 1).score, points(["4", "4"]));
    assert_eq!(state(&play(division, 1, &[Draw, Draw]), 1).result, Draw);
}

#[test]
fn a_board_that_both_lost_is_not_replayed() {
    let settings = MatchSettings { replay_drawn_boards: true, ..MatchSettings::default() };
    let division = play(four_boards(settings), 1, &[FirstWins, SecondWins, Draw, GameResult::BothLose]);
    let replays: Vec<_> = state(&division, 1).next.iter().map(|next| next.board).collect();
    assert_eq!(replays, [Some(3)]);
}

#[test]
fn deciders_are_played_on_every_board_and_lots_once() {
    let deciders = vec![Decider::Quick(1), Decider::Lots];
    let division = four_boards(MatchSettings { deciders, ..MatchSettings::default() });
    let division = play(division, 1, &[Draw; 8]);
    let next = &state(&division, 1).next;
    assert_eq!((next.len(), next[0].game, next[0].kind, next[0].board), (1, 9, GameKind::Lots, None));
}

#[test]
fn a_team_that_does_not_come_forfeits_every_board() {
    let division = four_boards(MatchSettings::default());
    let forfeited = run(&division, &whole(&division, 1, GameResult::SecondByForfeit));
    assert_eq!((state(&forfeited, 1).score, state(&forfeited, 1).next.len()), (points(["0", "8"]), 0));
    let back = run(&forfeited, &whole(&forfeited, 1, Unfinished));
    assert_eq!(pairing(&back, 1).games, pairing(&division, 1).games);
}
