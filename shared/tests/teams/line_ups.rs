//! 出场名单 under the four rules of article 11.

use shared::division::Division;
use shared::id::PlayerId;
use shared::matches::MatchSettings;
use shared::refusal::{LineUpProblem, Refusal};
use shared::side::Side;
use shared::team::{LineUpRule, TeamRules, allowed_line_ups};

use crate::help::{
    Draw, FirstWins, game, line_up, lined_up, paired, pairing, play, player, refused, rules, run, state, swiss, whole,
};

fn of_six(rules: TeamRules) -> Division {
    paired(&swiss(rules, 4, 6, MatchSettings::default()))
}

fn problem(division: &Division, players: &[u32]) -> LineUpProblem {
    match refused(division, &line_up(division, 1, Side::First, players)) {
        Refusal::BadLineUp { problem } => problem,
        other => panic!("{other:?}"),
    }
}

#[test]
fn six_people_and_four_boards_have_exactly_the_fifteen_line_ups_of_11_2() {
    let players: Vec<_> = (1..=6).map(player).collect();
    let allowed: Vec<String> = allowed_line_ups(&rules(LineUpRule::Ordered, 4), &players)
        .map(|line_up| line_up.iter().map(ToString::to_string).collect())
        .collect();
    let expected = [
        "1234", "1235", "1236", "1245", "1246", "1256", "1345", "1346", "1356", "1456", "2345", "2346", "2356", "2456",
        "3456",
    ];
    assert_eq!(allowed, expected);
}

#[test]
fn every_allowed_line_up_is_taken_and_every_other_is_refused() {
    let division = of_six(rules(LineUpRule::Ordered, 4));
    let allowed: Vec<Vec<PlayerId>> =
        allowed_line_ups(&rules(LineUpRule::Ordered, 4), &division.entrants[0].players).collect();
    for code in 0..7_u32.pow(4) {
        let players: Vec<u32> = (0..4).map(|place| code / 7_u32.pow(place) % 7).collect();
        let is_allowed = allowed.contains(&players.iter().copied().map(PlayerId).collect());
        let command = line_up(&division, 1, Side::First, &players);
        assert_eq!(shared::decide::decide(&division, &command).is_ok(), is_allowed, "{players:?}");
    }
}

#[test]
fn a_refused_line_up_says_what_is_wrong_with_it() {
    let division = of_six(rules(LineUpRule::Ordered, 4));
    assert_eq!(problem(&division, &[1, 2, 3]), LineUpProblem::Count { boards: 4 });
    assert_eq!(problem(&division, &[1, 2, 3, 7]), LineUpProblem::Stranger { player: PlayerId(7) });
    assert_eq!(problem(&division, &[1, 2, 2, 3]), LineUpProblem::Twice { player: PlayerId(2) });
    let expected = LineUpProblem::Order { upper: PlayerId(3), lower: PlayerId(4) };
    assert_eq!(problem(&division, &[1, 2, 4, 3]), expected);
}

#[test]
fn nothing_is_made_before_both_line_ups_are_in() {
    let division = of_six(rules(LineUpRule::Free, 4));
    let half = run(&division, &line_up(&division, 1, Side::First, &[6, 2, 4, 1]));
    assert!(pairing(&half, 1).games.is_empty() && state(&half, 1).next.is_empty());
    let both = run(&half, &line_up(&half, 1, Side::Second, &[3, 4, 5, 6]));
    let players: Vec<_> = pairing(&both, 1).games.iter().map(|game| game.players.map(Option::unwrap)).collect();
    assert_eq!(players, [[6, 3], [2, 4], [4, 5], [1, 6]].map(|pair| pair.map(PlayerId)));
}

#[test]
fn a_line_up_can_be_changed_until_a_game_has_a_result() {
    let division = lined_up(&of_six(rules(LineUpRule::Ordered, 4)), 1, [&[1, 2, 3, 4], &[1, 2, 3, 4]]);
    let changed = run(&division, &line_up(&division, 1, Side::First, &[1, 2, 3, 6]));
    assert_eq!(pairing(&changed, 1).games[3].players[0], Some(PlayerId(6)));
    let back = run(&division, &line_up(&division, 1, Side::First, &[]));
    assert!(pairing(&back, 1).line_ups[0].is_none() && pairing(&back, 1).games.is_empty());
    let played = run(&division, &game(&division, 1, 2, FirstWins));
    assert_eq!(problem(&played, &[1, 2, 3, 6]), LineUpProblem::Played);
    let forfeited = run(&division, &whole(&division, 1, shared::result::GameResult::FirstByForfeit));
    assert_eq!(problem(&forfeited, &[1, 2, 3, 6]), LineUpProblem::Played);
}

#[test]
fn fixed_boards_line_up_by_themselves_11_1() {
    let division = of_six(rules(LineUpRule::Fixed, 4));
    let four = Some([1, 2, 3, 4].map(PlayerId).to_vec());
    assert_eq!(pairing(&division, 2).line_ups, [four.clone(), four]);
    assert_eq!(state(&division, 2).next.len(), 4);
    assert_eq!(problem(&division, &[1, 2, 3, 5]), LineUpProblem::Fixed);
}

#[test]
fn everybody_meets_everybody_in_one_match_11_4() {
    let division = paired(&swiss(rules(LineUpRule::Everybody, 3), 2, 3, MatchSettings::default()));
    let games = &pairing(&division, 1).games;
    assert_eq!((games.len(), state(&division, 1).next.len()), (9, 9));
    let division = play(division, 1, &[Draw; 8]);
    assert!(!state(&division, 1).result.is_finished());
    assert_eq!(state(&play(division, 1, &[FirstWins]), 1).result, FirstWins);
}

#[test]
fn one_taken_out_may_return_unless_the_event_says_no() {
    for may_return in [true, false] {
        let rules = TeamRules { may_return, ..rules(LineUpRule::Ordered, 2) };
        let mut division = swiss(rules, 4, 3, MatchSettings::default());
        for players in [[1, 2], [2, 3]] {
            division = paired(&division);
            for board in [1, 2] {
                division = lined_up(&division, board, [&players, &players]);
                division = play(division, board, &[FirstWins, FirstWins]);
            }
        }
        let division = paired(&division);
        let command = line_up(&division, 1, Side::First, &[1, 2]);
        if may_return {
            run(&division, &command);
        } else {
            assert_eq!(problem(&division, &[1, 2]), LineUpProblem::Returned { player: PlayerId(1) });
        }
    }
}

#[test]
fn the_last_boards_of_a_team_with_too_few_players_are_forfeited() {
    let mut division = swiss(rules(LineUpRule::Ordered, 4), 2, 4, MatchSettings::default());
    division.entrants[1].players.truncate(3);
    let division = lined_up(&paired(&division), 1, [&[1, 2, 3, 4], &[1, 2, 3]]);
    assert_eq!(state(&division, 1).next.len(), 3);
    let changed = run(&division, &line_up(&division, 1, Side::Second, &[]));
    assert!(pairing(&changed, 1).games.is_empty(), "nobody entered that forfeit");
    let division = play(division, 1, &[Draw, Draw, Draw]);
    assert_eq!(state(&division, 1).result, FirstWins);
}
