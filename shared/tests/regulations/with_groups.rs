//! Groups, and what follows them.

use std::collections::{BTreeMap, BTreeSet};

use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::placing;
use shared::points::Points;
use shared::ranking::{self, Value};
use shared::simulate::prepared;
use shared::stage::{ByHand, Pairing};
use shared::structure::StageDraw;
use shared::structure::templates::Structure;

use crate::help::{SEEDS, give, in_stage, pairings, placed, play, shape, template, to_the_end, winner, winners_of};

/// 象棋比赛细则: 12 groups of 4; the winner of group 1 against that of group 7, and so on; six drawn into three pairs;
/// three in a round robin; prizes 1, 2, 3, the third ones for the losers of the round of six.
#[test]
fn detailed_rules_of_a_competition_of_48() {
    for seed in SEEDS {
        let division = play(&template("groups_12x4"), 48, seed);
        let group_of: BTreeMap<No, usize> = division.stages[0]
            .seats
            .as_ref()
            .unwrap()
            .groups
            .iter()
            .zip(1..)
            .flat_map(|(group, number)| group.iter().map(move |no| (*no, number)))
            .collect();
        for (_, pairing) in pairings(&division, 1) {
            assert_eq!(group_of[&pairing.first].abs_diff(group_of[&pairing.second]), 6);
        }
        assert_eq!([1, 2, 3].map(|stage| in_stage(&division, stage).len()), [12, 6, 3]);
        assert!(shape(&division).ends_with(&[3, 6, 12, 12, 12]));
        let losers = pairings(&division, 2)
            .into_iter()
            .map(|(_, p)| if winner(p) == Some(p.first) { p.second } else { p.first });
        let losers: BTreeSet<No> = losers.collect();
        assert_eq!(placed(&division, 4, 4), losers.into_iter().collect::<Vec<No>>());
        assert_eq!(winners_of(&division, "三等奖"), 3);
        assert_eq!(winners_of(&division, "一等奖") + winners_of(&division, "二等奖"), 3);
    }
}

/// The first stage alone is played, then the whole structure stands again.
fn after_the_first_stage(structure: &Structure, entrants: u32, seed: u64) -> Division {
    let alone = Structure { stages: structure.stages[..1].to_vec(), ..structure.clone() };
    let played = play(&alone, entrants, seed);
    give(&played, &Command::SetStructure { stages: structure.stages.clone() })
}

/// 丰圩小学 2016: three groups of six; every winner goes straight to the last stage, the second and third to a second one.
/// The text also speaks of nine in the second stage: the organizer puts the fourth ones in by hand.
#[test]
fn a_primary_school_2016() {
    for seed in SEEDS {
        let division = play(&template("groups_3x6"), 18, seed);
        assert_eq!([1, 2].map(|stage| in_stage(&division, stage).len()), [6, 6]);
        assert_eq!(placed(&division, 1, 6), in_stage(&division, 2));
        let begun = after_the_first_stage(&template("groups_3x6"), 18, seed);
        let fourth = placing::group_places(&begun, 0).into_iter().map(|group| group[3].no);
        let put_in = |no| ByHand { no, put_in: true, reason: "规程写明第二阶段九人".into() };
        let draw = StageDraw::Machine { seed: "第二阶段".into() };
        let nine = give(&begun, &Command::StartStage { stage: 1, draw, by_hand: fourth.map(put_in).collect() });
        let division = to_the_end(&nine, seed);
        assert_eq!([1, 2].map(|stage| in_stage(&division, stage).len()), [9, 6]);
    }
}

/// 湖头小学: groups of four, two fixed rounds; two losses are out, there and in the rounds that follow; points are carried
/// into these.
#[test]
fn two_fixed_rounds_in_groups_of_four() {
    let structure = template("groups_two_rounds");
    for seed in SEEDS {
        let division = play(&structure, 32, seed);
        assert_eq!(division.stages[0].rounds.len(), 2);
        for group in &division.stages[0].seats.as_ref().unwrap().groups {
            let met = |round: usize, seat: usize| {
                let pairing = division.stages[0].rounds[round].pairing_of(group[seat]).unwrap();
                let is_first = pairing.first == group[seat];
                let other = if is_first { pairing.second } else { pairing.first };
                (group.iter().position(|no| *no == other).unwrap(), is_first)
            };
            assert_eq!([met(0, 0).0, met(0, 2).0, met(1, 0).0, met(1, 1).0], [1, 3, 2, 3], "1-2, 3-4 / 1-3, 2-4");
            assert!((0..4).all(|seat| met(0, seat).1 != met(1, seat).1), "each has each colour once");
        }
        let lost_in = |stage: usize, before: u32, no: No| {
            let lost = |(round, p): &(u32, &Pairing)| {
                *round < before && p.side_of(no).is_some() && winner(p).is_some_and(|winner| winner != no)
            };
            pairings(&division, stage).iter().filter(|pairing| lost(pairing)).count()
        };
        let twice: Vec<No> = division.nos_of(0).into_iter().filter(|no| lost_in(0, 3, *no) == 2).collect();
        assert!(!twice.is_empty() && twice.iter().all(|no| !in_stage(&division, 1).contains(no)));
        assert_eq!(in_stage(&division, 1).len(), 32 - twice.len());
        for (round, pairing) in pairings(&division, 1) {
            for no in [pairing.first, pairing.second] {
                assert!(lost_in(0, 3, no) + lost_in(1, round, no) < 2, "{no} plays on in round {round}");
            }
        }
        assert!(division.stages[1].rounds.iter().any(|round| !round.out.is_empty()));
        let carried: Points = division.stages[1].seats.as_ref().unwrap().carried.values().copied().sum();
        let own = pairings(&division, 1).len() + division.stages[1].rounds.iter().filter(|r| r.bye.is_some()).count();
        let standings = ranking::standings(&division, 1, u32::MAX);
        let total = standings.iter().map(|line| match line.values[0] {
            Value::Points(points) => points,
            _ => panic!("points stand first"),
        });
        assert!(carried > Points::ZERO);
        assert_eq!(total.sum::<Points>(), carried + Points::whole(2) * i64::try_from(own).unwrap());
    }
}

/// A group is cancelled when fewer than ten enter (2016 职工赛): it never begins, and nobody has a place in it.
#[test]
fn workers_2016() {
    let structure = template("swiss_prizes");
    let nine = prepared(&structure, 9, 0, 1).unwrap();
    assert!(placing::places(&nine).iter().all(|placed| placed.place.is_none()));
    for seed in SEEDS {
        let division = play(&structure, 24, seed);
        assert!(winners_of(&division, "一等奖") >= 1 && winners_of(&division, "优秀奖") > 0);
        let all = ["一等奖", "二等奖", "三等奖", "优秀奖"].map(|prize| winners_of(&division, prize));
        assert_eq!(all.iter().sum::<usize>(), 24);
    }
}
