//! Rounds arranged by hand: each departure with its article.

use shared::id::No;
use shared::pairing::{Departure, DepartureKind, departures};
use shared::simulate::{SimulateOptions, simulate};
use shared::stage::Round;

use crate::play::{event, format, played, proposed, settings, units};

fn kinds(found: &[Departure]) -> Vec<(Vec<u32>, DepartureKind, &str)> {
    found.iter().map(|departure| (departure.boards.clone(), departure.kind, departure.article.as_str())).collect()
}

fn swapped(mut round: Round, a: u32, b: u32) -> Round {
    let other = |no: No| {
        if no == No(a) {
            No(b)
        } else if no == No(b) {
            No(a)
        } else {
            no
        }
    };
    for pairing in &mut round.pairings {
        (pairing.first, pairing.second) = (other(pairing.first), other(pairing.second));
        pairing.floats = None;
    }
    round.bye = round.bye.map(other);
    round
}

#[test]
fn rounds_of_the_engine_depart_from_nothing() {
    for seed in 0..20 {
        let event = simulate(&SimulateOptions { withdraw: 30, absent: 30, ..SimulateOptions::swiss(15, 9, seed) });
        for (round, number) in event.stages[0].rounds.iter().zip(1..) {
            assert_eq!(departures(&event, 0, number, round), [], "seed {seed}, round {number}");
        }
    }
}

#[test]
fn annex_2_i_6_a_rematch_by_hand_is_named_and_so_is_the_other_pair() {
    let second = played(event(4, 7), "1-2=1/2-1/2 4-3=1/2-1/2");
    let round = swapped(proposed(&second), 2, 3);
    // 3-1 2-4 by the rules; by hand 2-1 3-4.
    let found = departures(&second, 0, 2, &round);
    let board = |board| {
        [(vec![board], DepartureKind::Rematch, "附二 一.6"), (vec![board], DepartureKind::OtherPair, "附二 二.3")]
    };
    assert_eq!(kinds(&found), [board(1), board(2)].concat());
}

#[test]
fn annex_2_ii_4_colours_changed_by_hand_are_named() {
    let second = played(event(4, 7), "1-2=1/2-1/2 4-3=1/2-1/2");
    let mut round = proposed(&second);
    let pairing = &mut round.pairings[1];
    (pairing.first, pairing.second) = (pairing.second, pairing.first);
    assert_eq!(kinds(&departures(&second, 0, 2, &round)), [(vec![2], DepartureKind::Colours, "附二 二.4")]);
}

#[test]
fn annex_2_ii_1_round_1_by_hand_departs_from_its_method() {
    let first = event(4, 7);
    let mut round = swapped(proposed(&first), 1, 4);
    let found = departures(&first, 0, 1, &round);
    assert!(found.iter().all(|departure| departure.article == "附二 二.1"), "{found:?}");
    round = proposed(&first);
    assert_eq!(departures(&first, 0, 1, &round), []);
}

#[test]
fn annex_2_i_5_a_bye_given_by_hand_is_named() {
    let second = played(event(5, 5), "1-2=1-0 4-3=1-0 5");
    let round = swapped(proposed(&second), 2, 4);
    let found = departures(&second, 0, 2, &round);
    assert!(kinds(&found).contains(&(Vec::new(), DepartureKind::Bye, "附二 一.5")), "{found:?}");
}

#[test]
fn a_pair_of_one_unit_and_a_forbidden_pair_by_hand_are_named() {
    let mut second = played(event(4, 7), "1-2=1/2-1/2 4-3=1/2-1/2");
    units(&mut second, "A B A B");
    format(&mut second).avoid_unit_rounds = vec![2];
    settings(&mut second).forbidden = vec![(No(1), No(3))];
    let by_rule = proposed(&second);
    let by_hand = swapped(by_rule, 3, 4);
    let found = departures(&second, 0, 2, &by_hand);
    let has = |kind| found.iter().any(|departure| departure.kind == kind);
    assert!(has(DepartureKind::SameUnit) && has(DepartureKind::Forbidden), "{found:?}");
}
