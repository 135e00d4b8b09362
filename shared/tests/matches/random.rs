//! Matches of every kind with random results: they end as the rule says, and their scores add up.

use proptest::prelude::*;
use shared::division::Division;
use shared::matches::{Decider, GameKind, MatchLength, MatchSettings};
use shared::points::Points;
use shared::result::GameResult;

use crate::help::{Draw, FirstWins, SecondWins, Unfinished, game, knockout, mover, pairing, run, state, swiss};

fn lengths() -> impl Strategy<Value = MatchLength> {
    prop_oneof![
        Just(MatchLength::One),
        (2_u32..6).prop_map(MatchLength::Games),
        prop::sample::select(vec![3_u32, 5, 7]).prop_map(MatchLength::BestOf),
    ]
}

fn deciders() -> impl Strategy<Value = Vec<Decider>> {
    let decider = prop_oneof![(1_u32..4).prop_map(Decider::Quick), Just(Decider::DrawOdds), Just(Decider::Lots)];
    prop::collection::vec(decider, 0..4)
}

fn settings() -> impl Strategy<Value = MatchSettings> {
    (lengths(), deciders(), any::<bool>()).prop_map(|(length, deciders, draws_count)| MatchSettings {
        length,
        deciders,
        draws_count,
        ..MatchSettings::default()
    })
}

fn results() -> impl Strategy<Value = Vec<(usize, GameResult)>> {
    let result = prop_oneof![
        4 => Just(FirstWins),
        4 => Just(SecondWins),
        4 => Just(Draw),
        1 => Just(GameResult::FirstByForfeit),
        1 => Just(GameResult::BothLose),
    ];
    prop::collection::vec((0_usize..3, result), 60)
}

/// Plays what comes next until the match is decided; after 30 games the pairing's first side always wins.
fn play_out(mut division: Division, results: &[(usize, GameResult)], check: impl Fn(&Division)) -> Division {
    for (turn, (choice, result)) in results.iter().enumerate() {
        let Some(next) = state(&division).next.get(choice % state(&division).next.len().max(1)).copied() else { break };
        let has_no_draw = next.kind == GameKind::Lots || turn > 30;
        let result = if has_no_draw && !matches!(result, FirstWins | SecondWins) { &FirstWins } else { result };
        let winner = if mover(&next) == shared::side::Side::First { FirstWins } else { SecondWins };
        let result = if turn > 30 { winner } else { *result };
        division = run(&division, &game(next.game, Unfinished, (next.kind, mover(&next)), result));
        check(&division);
    }
    division
}

/// What a game gives to both sides together.
fn worth(result: GameResult) -> Points {
    match result {
        GameResult::BothLose | GameResult::BothForfeit | Unfinished => Points::ZERO,
        _ => Points::whole(2),
    }
}

proptest! {
    #[test]
    fn every_match_ends_and_one_that_needs_a_winner_has_one(
        settings in settings(), results in results(), is_knockout in any::<bool>(),
    ) {
        let needs_winner = is_knockout || !settings.deciders.is_empty();
        let division = if is_knockout { knockout(settings) } else { swiss(settings) };
        let division = play_out(division, &results, |_| ());
        let result = state(&division).result;
        prop_assert!(result.is_finished());
        prop_assert!(!needs_winner || result != Draw);
        prop_assert_eq!(pairing(&division).result, result);
    }

    #[test]
    fn a_match_has_a_next_game_exactly_while_it_is_open(settings in settings(), results in results()) {
        play_out(knockout(settings), &results, |division| {
            let state = state(division);
            assert_eq!(state.next.is_empty(), state.result.is_finished(), "{state:?}");
            assert_eq!(state.decided_by.is_some(), state.result.is_finished());
            assert!(!state.level || !state.result.is_finished());
        });
    }

    #[test]
    fn the_score_is_that_of_the_matchs_own_games(settings in settings(), results in results()) {
        play_out(swiss(settings), &results, |division| {
            let pairing = pairing(division);
            let own = pairing.games.iter().filter(|game| game.kind == GameKind::Slow).map(|game| game.result);
            let one = pairing.games.is_empty().then_some(pairing.result);
            let best_of = matches!(division.stages[0].settings.matches.length, MatchLength::BestOf(_));
            let wins = |result| matches!(result, FirstWins | SecondWins | GameResult::FirstByForfeit);
            let draws_count = division.stages[0].settings.matches.draws_count;
            let won = |result| match result {
                Draw if draws_count => Points::whole(1),
                result if wins(result) => Points::whole(1),
                _ => Points::ZERO,
            };
            let worth: Points = own.chain(one).map(|result| if best_of { won(result) } else { worth(result) }).sum();
            let [first, second] = state(division).score;
            assert_eq!(first + second, worth);
        });
    }

    #[test]
    fn the_games_are_of_the_kinds_that_the_list_asks_for(settings in settings(), results in results()) {
        let deciders = settings.deciders.clone();
        play_out(swiss(settings), &results, |division| {
            let games = shared::matches::games(pairing(division));
            let own = games.iter().take_while(|game| game.kind == GameKind::Slow).count();
            assert!(games[own..].iter().all(|game| game.kind != GameKind::Slow));
            assert!(own == games.len() || !deciders.is_empty());
        });
    }
}
