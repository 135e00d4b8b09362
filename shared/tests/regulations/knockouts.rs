//! Knockouts, and knockouts that end in a round robin.

use shared::matches::GameKind;
use shared::side::Side;

use crate::help::{
    SEEDS, draws, in_stage, pairings, placed, play, shape, slow_games, template, winner, winners_of, wins,
};

/// 网络部工会 2013: one game in the first round, best of three from the second on; the last four play a round robin at
/// 3-1-0 ranked by points only; 鼓励奖 for everybody else.
#[test]
fn the_union_of_a_network_department_2013() {
    for seed in SEEDS {
        let division = play(&template("best_of_three"), 27, seed);
        for (round, pairing) in pairings(&division, 0) {
            let best = [Side::First, Side::Second].map(|side| wins(slow_games(pairing), side)).into_iter().max();
            assert!(if round == 1 { slow_games(pairing).len() <= 1 } else { best == Some(2) }, "{pairing:?}");
        }
        assert_eq!((in_stage(&division, 1).len(), division.stages[1].rounds.len()), (4, 3));
        assert_eq!(placed(&division, 1, 4), in_stage(&division, 1));
        let first_three: usize = ["第一名", "第二名", "第三名"].iter().map(|prize| winners_of(&division, prize)).sum();
        assert!((3..=4).contains(&first_three));
        assert_eq!(winners_of(&division, "鼓励奖"), 27 - first_three);
    }
}

/// 科艺节: one game a match; a draw is decided by an extra game, then by lot; prizes 1-1-2-4.
#[test]
fn a_festival_of_science_and_arts() {
    for seed in SEEDS {
        let division = play(&template("single_elim_lots"), 32, seed);
        assert_eq!(shape(&division), [1, 1, 2, 4, 8, 16]);
        let prizes = ["一等奖", "二等奖", "三等奖", "四等奖"].map(|prize| winners_of(&division, prize));
        assert_eq!(prizes, [1, 1, 2, 4]);
        for (_, pairing) in pairings(&division, 0) {
            let kinds: Vec<GameKind> = pairing.games.iter().map(|game| game.kind).collect();
            let course = [GameKind::Slow, GameKind::Quick, GameKind::Lots];
            assert!(course.starts_with(&kinds), "{kinds:?}");
        }
    }
}

/// 焦化公司 2013: best of three down to seven, again down to four, who play a round robin of best of three; a drawn game
/// is played again; 小分 parts equal points.
#[test]
fn a_coking_company_2013() {
    let structure = template("best_of_three_7_4");
    for entrants in [14, 25] {
        for seed in SEEDS {
            let division = play(&structure, entrants, seed);
            assert_eq!([1, 2].map(|stage| in_stage(&division, stage).len()), [7, 4]);
            for stage in 0..3 {
                for (_, pairing) in pairings(&division, stage) {
                    let games = slow_games(pairing);
                    let won = [Side::First, Side::Second].map(|side| wins(games.iter().copied(), side));
                    assert_eq!(won.iter().max(), Some(&2), "{pairing:?}");
                    assert_eq!(won.iter().sum::<usize>() + draws(games.iter().copied()), games.len());
                }
            }
            assert_eq!(placed(&division, 1, 4), in_stage(&division, 2));
            assert!(
                shape(&division).ends_with(if entrants == 14 { &[3, 7] } else { &[3, 7, 11] }),
                "{:?}",
                shape(&division)
            );
        }
    }
}

/// 学校 2023: four sections of a knockout; their winners cross in matches of two games with an extra one; two third places.
#[test]
fn a_school_2023() {
    for seed in SEEDS {
        let division = play(&template("sections"), 20, seed);
        assert_eq!(shape(&division), [1, 1, 2, 4, 8, 4]);
        assert_eq!(winners_of(&division, "第三名"), 2);
        assert!(pairings(&division, 1).iter().all(|(_, pairing)| slow_games(pairing).len() == 2));
    }
}

/// 2019 全国个人锦标赛: men's B is a Swiss from which the leader leaves after each of three given rounds; men's A and the women's play a knockout of single games: drawn, then a quick game, then one in which a
/// draw wins for 后走.
#[test]
fn the_national_individual_championship_2019() {
    for seed in SEEDS {
        let division = play(&template("swiss_promoted"), 40, seed);
        let promoted = in_stage(&division, 1);
        assert_eq!((promoted.len(), placed(&division, 1, 3)), (3, promoted.clone()));
        assert_eq!((division.stages[1].rounds.len(), shape(&division)[0]), (0, 3));
        let played = |no| pairings(&division, 0).iter().filter(|(_, pairing)| pairing.side_of(no).is_some()).count();
        let mut rounds: Vec<usize> = promoted.into_iter().map(played).collect();
        rounds.sort_unstable();
        assert_eq!(rounds, [5, 7, 8]);
        let knockout = play(&template("single_elim"), 48, seed);
        for (_, pairing) in pairings(&knockout, 0) {
            let kinds: Vec<GameKind> = pairing.games.iter().map(|game| game.kind).collect();
            let course = [GameKind::Slow, GameKind::Quick, GameKind::DrawOdds];
            assert!(winner(pairing).is_some() && course.starts_with(&kinds), "{kinds:?}");
        }
        assert_eq!(shape(&knockout), [1, 1, 2, 4, 8, 16, 16]);
    }
}
