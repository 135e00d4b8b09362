//! Swiss events that some leave for a knockout or a final.

use shared::matches::GameKind;
use shared::view::standings::standings_view;

use crate::help::{SEEDS, draws, in_stage, pairings, placed, play, shape, slow_games, template, winner};

/// 石柱 2019: eleven rounds; after round 7 the first 32 leave for a knockout of five rounds, the others play on.
#[test]
fn shizhu_2019() {
    for seed in SEEDS {
        let division = play(&template("swiss_branch_bands"), 76, seed);
        let seats = |round: usize| division.stages[0].rounds[round - 1].pairings.len() * 2;
        assert_eq!((division.stages[0].rounds.len(), division.stages[1].rounds.len()), (11, 5));
        assert_eq!((seats(7), seats(8)), (76, 44));
        assert!(shape(&division).starts_with(&[1, 1, 2, 4, 8, 16]));
        assert_eq!(placed(&division, 1, 32), in_stage(&division, 1));
        let moved = |after: u32| {
            let rows = standings_view(&division, 0, after).rows.into_iter();
            let mut moved: Vec<_> = rows.filter(|row| row.moved_to == Some(1)).map(|row| row.person.no).collect();
            moved.sort();
            moved
        };
        assert_eq!((moved(6), moved(7), moved(11)), (Vec::new(), in_stage(&division, 1), in_stage(&division, 1)));
    }
}

/// The final of two while the others play the last round: who has the first two places.
fn final_of_two(division: &shared::division::Division, last: usize) {
    let two = in_stage(division, 1);
    assert_eq!((two.len(), placed(division, 1, 2), shape(division)[..2].to_vec()), (2, two.clone(), vec![1, 1]));
    let rounds = &division.stages[0].rounds;
    assert_eq!(rounds.len(), last);
    assert!(two.iter().all(|no| rounds[last - 1].pairing_of(*no).is_none()));
    assert!(two.iter().all(|no| rounds[last - 2].pairing_of(*no).is_some()));
}

/// World championships: eight rounds, then the first two play a final while the others play round 9.
#[test]
fn world_championships() {
    for seed in SEEDS {
        final_of_two(&play(&template("totals_final"), 48, seed), 9);
    }
}

/// Asian individual 2024: six rounds, then a final of a slow game and of quick ones while it is level, the others play
/// round 7.
#[test]
fn asian_individual_2024() {
    for seed in SEEDS {
        let division = play(&template("swiss_final_6"), 26, seed);
        final_of_two(&division, 7);
        let of_final = pairings(&division, 1)[0].1;
        let quick = of_final.games.iter().filter(|game| game.kind != GameKind::Slow);
        assert!(quick.clone().all(|game| game.kind == GameKind::Quick) && winner(of_final).is_some());
        assert_eq!(quick.count() > 0, draws(slow_games(of_final)) == 1);
    }
}

/// Toronto 2011 and 2013: seven rounds; the first four play matches of two games, then a quick one, then one in which a
/// draw wins for 后走.
#[test]
fn toronto() {
    for seed in SEEDS {
        let division = play(&template("swiss_knockout_4"), 34, seed);
        assert_eq!((division.stages[0].rounds.len(), in_stage(&division, 1).len()), (7, 4));
        for (_, pairing) in pairings(&division, 1) {
            let later: Vec<GameKind> = pairing.games.iter().skip(2).map(|game| game.kind).collect();
            let course = [GameKind::Quick, GameKind::DrawOdds];
            assert!(slow_games(pairing).len() == 2 && course.starts_with(&later), "{later:?}");
        }
        assert!(shape(&division).starts_with(&[1, 1, 2]));
        assert_eq!(placed(&division, 1, 4), in_stage(&division, 1));
    }
}
