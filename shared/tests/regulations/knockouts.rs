//! Knockouts, and knockouts that end in a round robin.

use shared::matches::{Decider, GameKind, MatchLength, MatchSettings};
use shared::ranking::TieBreak;
use shared::side::Side;
use shared::stage::{Format, Seating, SingleElimFormat, StageSettings, Take};
use shared::structure::templates::Structure;

use crate::help::{
    SEEDS, draws, from, in_stage, pairings, placed, play, prizes_of, shape, slow_games, stage, template, winner,
    winners_of, wins,
};

/// 网络部工会 2013: one game in the first round, best of three from the second on; the last four play a round robin at
/// 3-1-0 ranked by points only; 鼓励奖 for everybody else.
#[test]
fn the_union_of_a_network_department_2013() {
    let mut structure = template("best_of_three");
    structure.stages[1].tie_breaks = vec![TieBreak::Points];
    structure.prizes[0].rest = "鼓励奖".into();
    for seed in SEEDS {
        let division = play(&structure, 27, seed);
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
    let mut structure = template("single_elim");
    structure.stages[0].matches.deciders = vec![Decider::Quick(1), Decider::Lots];
    structure.prizes = prizes_of(&[("一等奖", 1), ("二等奖", 1), ("三等奖", 2), ("四等奖", 4)], "");
    for seed in SEEDS {
        let division = play(&structure, 32, seed);
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
    let best_of_three = MatchSettings { length: MatchLength::BestOf(3), ..MatchSettings::default() };
    let down_to = |until| StageSettings {
        seating: Seating::Draw { seeds: 0, apart: false },
        matches: best_of_three.clone(),
        ..stage(Format::SingleElim(SingleElimFormat { until, ..SingleElimFormat::CHAMPION }))
    };
    let four = StageSettings { from: vec![from(0, Take::Winners)], ..down_to(4) };
    let last = StageSettings {
        from: vec![from(1, Take::Winners)],
        matches: best_of_three.clone(),
        tie_breaks: vec![TieBreak::Points, TieBreak::SonnebornBerger],
        ..stage(Format::RoundRobin { legs: 1 })
    };
    let structure = Structure { stages: vec![down_to(7), four, last], ..Structure::default() };
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
    let mut structure = template("groups_cross");
    let sections = SingleElimFormat { until: 4, ..SingleElimFormat::CHAMPION };
    let crossed =
        StageSettings { from: vec![from(0, Take::Winners)], seating: Seating::InOrder, ..structure.stages[1].clone() };
    let drawn = Seating::Draw { seeds: 0, apart: true };
    structure.stages = vec![StageSettings { seating: drawn, ..stage(Format::SingleElim(sections)) }, crossed];
    structure.stages[1].matches.deciders = vec![Decider::Quick(1), Decider::DrawOdds];
    structure.prizes = prizes_of(&[("第一名", 1), ("第二名", 1), ("第三名", 2)], "");
    for seed in SEEDS {
        let division = play(&structure, 20, seed);
        assert_eq!(shape(&division), [1, 1, 2, 4, 8, 4]);
        assert_eq!(winners_of(&division, "第三名"), 2);
        assert!(pairings(&division, 1).iter().all(|(_, pairing)| slow_games(pairing).len() == 2));
    }
}

/// 2019 全国个人锦标赛: men's B is a Swiss from which the leader leaves after each of three given rounds; men's A and the
/// women's play a knockout of single games: drawn, then quick games, then one in which a draw wins for 后走.
#[test]
fn the_national_individual_championship_2019() {
    let mut swiss = template("swiss_9");
    let leader = Take::Ranks { from: 1, to: 1 };
    let sources = [5, 7, 8].map(|after| shared::stage::Source { stage: 0, after: Some(after), take: leader });
    let three = SingleElimFormat { until: 3, ..SingleElimFormat::CHAMPION };
    swiss.stages.push(StageSettings { from: sources.to_vec(), ..stage(Format::SingleElim(three)) });
    for seed in SEEDS {
        let division = play(&swiss, 40, seed);
        let promoted = in_stage(&division, 1);
        assert_eq!((promoted.len(), placed(&division, 1, 3)), (3, promoted.clone()));
        assert_eq!((division.stages[1].rounds.len(), shape(&division)[0]), (0, 3));
        let played = |no| pairings(&division, 0).iter().filter(|(_, pairing)| pairing.side_of(no).is_some()).count();
        let mut rounds: Vec<usize> = promoted.into_iter().map(played).collect();
        rounds.sort_unstable();
        assert_eq!(rounds, [5, 7, 8]);
        let knockout = play(&template("single_elim"), 48, seed);
        for (_, pairing) in pairings(&knockout, 0) {
            let odds = pairing.games.iter().filter(|game| game.kind == GameKind::DrawOdds).count();
            assert!(winner(pairing).is_some() && odds <= 1);
        }
        assert_eq!(shape(&knockout), [1, 1, 2, 4, 8, 16, 16]);
    }
}
