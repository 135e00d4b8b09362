//! Neighbours of one unit are moved apart after the draw.

use std::collections::BTreeMap;

use proptest::prelude::*;
use shared::command::Command;
use shared::division::{Division, LotMethod};
use shared::entrant::EntrantDetails;
use shared::id::No;
use shared::stage::{FirstRound, Format};

use crate::help::{empty, numbers, player, run, swiss};

fn drawn(units: &[u8], method: LotMethod, first_round: FirstRound, seed: &str) -> Division {
    let mut settings = swiss(7);
    if let Format::Swiss(swiss) = &mut settings.format {
        swiss.first_round = first_round;
    }
    let entrants = units.iter().enumerate().map(|(place, unit)| EntrantDetails {
        unit: if *unit == 0 { String::new() } else { format!("{unit} 中") },
        ..player(&format!("棋手{place}"))
    });
    let division = run(&empty(settings), Command::AddEntrants { entrants: entrants.collect() });
    run(&division, Command::DrawNumbers { seed: seed.into(), method, units_apart: true })
}

/// Pairs of one unit in round 1.
fn clashes(division: &Division, first_round: FirstRound) -> usize {
    let players = division.entrants.len() as u32 / 2 * 2;
    let unit = |no: u32| division.by_no(No(no)).unwrap().details.unit.clone();
    let pairs = (1..=players / 2).map(|board| match first_round {
        FirstRound::Adjacent => (2 * board - 1, 2 * board),
        FirstRound::Ends => (board, players + 1 - board),
        FirstRound::Halves => (board, board + players / 2),
    });
    pairs.filter(|(a, b)| !unit(*a).is_empty() && unit(*a) == unit(*b)).count()
}

#[test]
fn a_class_that_fills_more_than_half_meets_itself_as_seldom_as_it_can() {
    let division = drawn(&[1, 1, 1, 1, 1, 1, 2, 3], LotMethod::All, FirstRound::Adjacent, "a");
    assert_eq!(clashes(&division, FirstRound::Adjacent), 2);
}

proptest! {
    #[test]
    fn no_unit_of_at_most_half_meets_itself(
        units in prop::collection::vec(0_u8..5, 4..40),
        seed in "[a-z]{1,8}",
        first_round in prop::sample::select(vec![FirstRound::Adjacent, FirstRound::Ends, FirstRound::Halves]),
    ) {
        let mut sizes = BTreeMap::new();
        units.iter().filter(|unit| **unit != 0).for_each(|unit| *sizes.entry(*unit).or_insert(0) += 1);
        prop_assume!(sizes.values().all(|size| *size <= units.len() / 2));
        let division = drawn(&units, LotMethod::All, first_round, &seed);
        prop_assert_eq!(clashes(&division, first_round), 0);
        let mut given = numbers(&division);
        given.sort();
        prop_assert_eq!(given, (1..=units.len() as u32).collect::<Vec<_>>());
    }

    #[test]
    fn exchanges_keep_odd_numbers_with_those_who_drew_odd(
        units in prop::collection::vec(0_u8..3, 4..30),
        seed in "[a-z]{1,8}",
    ) {
        let apart = drawn(&units, LotMethod::SeedsOdd, FirstRound::Adjacent, &seed);
        let mut plain = apart.clone();
        plain = run(&plain, Command::UndoNumbers);
        let command = Command::DrawNumbers { seed, method: LotMethod::SeedsOdd, units_apart: false };
        plain = run(&plain, command);
        let odd = |division: &Division| numbers(division).iter().map(|no| no % 2).collect::<Vec<_>>();
        prop_assert_eq!(odd(&apart), odd(&plain));
    }
}
