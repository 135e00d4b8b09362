//! Leagues of teams, home and away.

use std::collections::BTreeMap;

use shared::id::No;
use shared::matches::{self, GameKind};
use shared::points::Points;
use shared::ranking::{self, Value};
use shared::result::Outcome;
use shared::side::Side;
use shared::stage::PointTable;

use crate::help::{SEEDS, pairings, play, template};

/// 象甲 2011: home and away; a match won scores 3, a draw at home 1 and away 2.
#[test]
fn the_first_league_2011() {
    let table = PointTable::THREE_SECOND_TWO;
    for seed in SEEDS {
        let division = play(&template("team_home_away"), 6, seed);
        assert_eq!(division.stages[0].rounds.len(), 10);
        let mut expected: BTreeMap<No, Points> = BTreeMap::new();
        for (_, pairing) in pairings(&division, 0) {
            for side in [Side::First, Side::Second] {
                let outcome = pairing.result.outcome(side);
                assert_ne!(outcome, Outcome::Unfinished);
                *expected.entry(pairing.on(side)).or_default() += table.score(outcome, side);
            }
        }
        for line in ranking::standings(&division, 0, u32::MAX) {
            assert_eq!(line.values[0], Value::Points(expected[&line.no]));
        }
    }
}

/// 女子甲级 2026: three boards, eighteen rounds; at 3:3 only the drawn boards are played again, quick and with the colours
/// reversed.
#[test]
fn the_first_league_of_women_2026() {
    for seed in SEEDS {
        let division = play(&template("team_replay"), 10, seed);
        assert_eq!(division.stages[0].rounds.len(), 18);
        let mut replayed = 0;
        for (round, pairing) in pairings(&division, 0) {
            let slow =
                |board| pairing.games.iter().find(|game| game.board == board && game.kind == GameKind::Slow).unwrap();
            let quick: Vec<_> = pairing.games.iter().filter(|game| game.kind == GameKind::Quick).collect();
            let [first, second] = matches::state(&division, 0, round, pairing).score;
            assert!(quick.is_empty() || first == second);
            for game in &quick {
                let own = slow(game.board);
                assert_eq!((own.result.outcome(Side::First), game.first), (Outcome::Draw, own.first.other()));
            }
            replayed += quick.len();
        }
        assert!(replayed > 0);
    }
}
