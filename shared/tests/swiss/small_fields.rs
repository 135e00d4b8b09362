//! Thousands of small fields: what the engine makes is what the reference makes.

use shared::division::Division;
use shared::id::No;
use shared::pairing::propose;
use shared::result::GameResult;
use shared::simulate::{Dice, SimulateOptions, simulate};
use shared::stage::{FirstRound, Format, Round};

use crate::play::pairs_of;
use crate::reference::Hall;

/// An event of chance, small enough for the reference, with everything that can befall one.
fn options(dice: &mut Dice, largest: u32) -> SimulateOptions {
    let players = 3 + dice.below(largest - 2);
    let planned = 2 + dice.below(players + 2);
    let mut options = SimulateOptions::swiss(players, planned, dice.roll());
    let troubled = dice.chance(500);
    let some = |dice: &mut Dice, most: u32| if troubled { dice.below(most) } else { 0 };
    options.withdraw = some(dice, 80);
    options.absent = some(dice, 150);
    options.forfeit = some(dice, 200);
    options.unfinished = some(dice, 100);
    options.late = some(dice, 3);
    options.draw = dice.below(700);
    options.units = if dice.chance(400) { 2 + dice.below(4) } else { 0 };
    if let Format::Swiss(format) = &mut options.format
        && options.units > 0
    {
        format.avoid_unit_rounds = (2..=planned).filter(|_| dice.chance(600)).collect();
    }
    options
}

/// The division as it stood before each round from the second on, and the round that was made.
pub(crate) fn steps(mut division: Division) -> Vec<(Division, Option<Round>)> {
    let rounds = std::mem::take(&mut division.stages[0].rounds);
    let mut steps = Vec::new();
    for (at, round) in rounds.into_iter().enumerate() {
        let mut before = division.clone();
        let number = at as u32 + 1;
        before.stages[0].next_absent.clone_from(&round.absent);
        before.entrants.retain(|entrant| entrant.entered_in <= number);
        if at > 0 {
            steps.push((before, Some(round.clone())));
        }
        division.stages[0].rounds.push(round);
    }
    steps.push((division, None));
    steps
}

fn check(before: &Division, seed: u64) {
    let (hall, _) = Hall::open(before);
    let expected = hall.later_round();
    let made = propose(before, 0).ok();
    assert_eq!(made.as_ref().map(pairs_of), expected, "seed {seed}, round {}", hall.k);
}

#[test]
fn rounds_of_small_fields_are_those_of_the_reference() {
    for seed in 0..1500 {
        let mut dice = Dice::new(seed);
        let options = options(&mut dice, 10);
        for (before, _) in steps(simulate(&options)) {
            if before.stages[0].rounds.len() < options.rounds as usize {
                check(&before, seed);
            }
        }
    }
}

#[test]
fn rounds_are_those_of_the_reference_when_an_archive_lacks_floats_and_the_organizer_forbids_and_allows() {
    for seed in 100_000..101_000 {
        let mut dice = Dice::new(seed);
        let options = options(&mut dice, 10);
        for (mut before, _) in steps(simulate(&options)) {
            let stage = &mut before.stages[0];
            if stage.rounds.len() >= options.rounds as usize {
                continue;
            }
            for pairing in stage.rounds.iter_mut().flat_map(|round| &mut round.pairings) {
                pairing.floats = None;
                if dice.chance(100) {
                    pairing.result = GameResult::Unfinished;
                }
            }
            let no = |dice: &mut Dice| No(1 + dice.below(options.players));
            stage.settings.forbidden = (0..dice.below(4)).map(|_| (no(&mut dice), no(&mut dice))).collect();
            stage.settings.allow_rematch = (0..dice.below(4)).map(|_| (no(&mut dice), no(&mut dice))).collect();
            check(&before, seed);
        }
    }
}

#[test]
fn first_rounds_of_small_fields_are_those_of_the_reference() {
    for seed in 200_000..203_000 {
        let mut dice = Dice::new(seed);
        let players = 2 + dice.below(7);
        let mut first =
            simulate(&SimulateOptions { units: 1 + dice.below(5), ..SimulateOptions::swiss(players, 0, seed) });
        let no = |dice: &mut Dice| No(1 + dice.below(players));
        let stage = &mut first.stages[0];
        stage.settings.forbidden = (0..dice.below(5)).map(|_| (no(&mut dice), no(&mut dice))).collect();
        stage.next_absent = (0..dice.below(3)).map(|_| no(&mut dice)).collect();
        let Format::Swiss(format) = &mut stage.settings.format else { panic!("a Swiss") };
        format.avoid_unit_rounds = if dice.chance(700) { vec![1] } else { Vec::new() };
        let methods = [FirstRound::Adjacent, FirstRound::Ends, FirstRound::Halves];
        format.first_round = *dice.pick(&methods).unwrap();
        let method = format.first_round;
        let expected = Hall::open(&first).0.first_round(|at, count| match method {
            FirstRound::Adjacent => at ^ 1,
            FirstRound::Ends => count - 1 - at,
            FirstRound::Halves => (at + count / 2) % count,
        });
        assert_eq!(propose(&first, 0).ok().as_ref().map(pairs_of), expected, "seed {seed}");
    }
}
