//! Team matches of every kind with random results: they end as the rule says, and their scores add up.

use proptest::prelude::*;
use shared::division::Division;
use shared::matches::{Decider, GameKind, MatchLength, MatchSettings};
use shared::points::Points;
use shared::result::GameResult;
use shared::team::LineUpRule;

use crate::help::{Draw, FirstWins, SecondWins, Unfinished, game, paired, pairing, rules, run, state, swiss};

fn settings() -> impl Strategy<Value = MatchSettings> {
    let length = prop_oneof![
        3 => Just(MatchLength::One),
        1 => Just(MatchLength::Games(2)),
        1 => Just(MatchLength::BestOf(3)),
    ];
    let decider = prop_oneof![(1_u32..3).prop_map(Decider::Quick), Just(Decider::DrawOdds)];
    (length, prop::collection::vec(decider, 0..3), any::<bool>(), any::<bool>()).prop_map(
        |(length, deciders, draws_count, replay_drawn_boards)| MatchSettings {
            length,
            deciders,
            draws_count,
            replay_drawn_boards,
            ..MatchSettings::default()
        },
    )
}

fn teams() -> impl Strategy<Value = (LineUpRule, u32, u32)> {
    (prop::sample::select(vec![LineUpRule::Fixed, LineUpRule::Everybody]), 2_u32..5, 0_u32..3)
}

fn results() -> impl Strategy<Value = Vec<(usize, GameResult)>> {
    let result =
        prop_oneof![4 => Just(FirstWins), 4 => Just(SecondWins), 4 => Just(Draw), 1 => Just(GameResult::BothLose)];
    prop::collection::vec((0_usize..20, result), 120)
}

/// Plays any of the open games until the match is decided; after 80 games nothing is drawn any more on board 1.
fn play_out(mut division: Division, results: &[(usize, GameResult)], check: impl Fn(&Division)) -> Division {
    for (turn, (choice, result)) in results.iter().enumerate() {
        let next = state(&division, 1).next;
        let Some(next) = next.get(choice % next.len().max(1)) else { break };
        let stands = &pairing(&division, 1).games[usize::try_from(next.game - 1).unwrap()];
        let of_first_team = if stands.first == shared::side::Side::First { FirstWins } else { SecondWins };
        let result = if turn > 80 { of_first_team } else { *result };
        division = run(&division, &game(&division, 1, next.game, result));
        check(&division);
    }
    division
}

fn published((line_up, boards, fewer): (LineUpRule, u32, u32), settings: MatchSettings) -> Division {
    let mut division = swiss(rules(line_up, boards), 2, boards, settings);
    let left = usize::try_from(boards.saturating_sub(fewer).max(1)).unwrap();
    division.entrants[1].players.truncate(left);
    paired(&division)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_team_match_ends_and_deciders_leave_a_winner(
        teams in teams(), settings in settings(), results in results(),
    ) {
        let has_deciders = !settings.deciders.is_empty();
        let division = play_out(published(teams, settings), &results, |_| ());
        let result = pairing(&division, 1).result;
        prop_assert!(result.is_finished(), "{:?}", state(&division, 1));
        prop_assert!(!has_deciders || result != Draw);
    }

    #[test]
    fn open_games_are_there_to_be_entered_and_no_others(
        teams in teams(), settings in settings(), results in results(),
    ) {
        play_out(published(teams, settings), &results, |division| {
            let state = state(division, 1);
            let games = &pairing(division, 1).games;
            let open: Vec<u32> =
                (1..).zip(games).filter(|(_, game)| !game.result.is_finished()).map(|(number, _)| number).collect();
            assert_eq!(state.next.iter().map(|next| next.game).collect::<Vec<_>>(), open);
            assert_eq!(pairing(division, 1).result, state.result);
            assert_eq!(state.result.is_finished(), open.is_empty());
        });
    }

    #[test]
    fn the_score_of_a_match_is_that_of_its_boards(
        line_up in prop::sample::select(vec![LineUpRule::Fixed, LineUpRule::Everybody]),
        boards in 2_u32..5,
        results in results(),
    ) {
        let settings = MatchSettings::default();
        play_out(published((line_up, boards, 0), settings), &results, |division| {
            let own = pairing(division, 1).games.iter().filter(|game| game.kind == GameKind::Slow);
            let worth = |result: GameResult| match result {
                GameResult::BothLose | Unfinished => Points::ZERO,
                _ => Points::whole(2),
            };
            let [first, second] = state(division, 1).score;
            assert_eq!(first + second, own.map(|game| worth(game.result)).sum());
        });
    }
}
