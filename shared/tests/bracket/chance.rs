//! Brackets of every size, played with results of chance: wins, forfeits of one or both, withdrawals, corrections.

use std::collections::{BTreeMap, BTreeSet};

use shared::bracket::{Part, Seat, Standing, Ways, places, plan, run};
use shared::command::{Command, LaterMatches};
use shared::decide::decide;
use shared::division::Division;
use shared::id::No;
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::simulate::Dice;
use shared::stage::Format;

use crate::help::{PLAYED_OFF, SINGLE, entry, given, open_matches, pairing_at, started, until};

const DECISIVE: [GameResult; 5] = [
    GameResult::FirstWins,
    GameResult::FirstWins,
    GameResult::SecondWins,
    GameResult::SecondWins,
    GameResult::FirstByForfeit,
];

/// One result, or now and then a double forfeit, a withdrawal, a return, or a correction.
fn step(division: &Division, dice: &mut Dice, wild: bool) -> Division {
    if wild && dice.chance(60) {
        return disturbed(division, dice);
    }
    let open = open_matches(division);
    let number = *dice.pick(&open).unwrap();
    let both = wild && dice.chance(30);
    let result = if both { GameResult::BothForfeit } else { *dice.pick(&DECISIVE).unwrap() };
    given(division, &entry(division, number, result, None))
}

fn disturbed(division: &Division, dice: &mut Dice) -> Division {
    let entrants = u32::try_from(division.entrants.len()).unwrap();
    let no = No(dice.below(entrants) + 1);
    let rounds = u32::try_from(division.stages[0].rounds.len()).unwrap();
    let command = match dice.below(3) {
        0 => Command::WithdrawEntrant { no, after: dice.below(rounds + 1) },
        1 => Command::ReturnEntrant {
            no,
            later: *dice.pick(&[None, Some(LaterMatches::Replay), Some(LaterMatches::Keep)]).unwrap(),
        },
        _ => return corrected(division, dice),
    };
    decide(division, &command).unwrap_or_else(|_| division.clone())
}

/// Another result of a match that has one; what was played later is played again or kept.
fn corrected(division: &Division, dice: &mut Dice) -> Division {
    let published: Vec<Standing> = run(division, 0)
        .into_iter()
        .filter(|standing| standing.decided && pairing_at(division, &standing.planned).is_some())
        .collect();
    let Some(standing) = dice.pick(&published) else { return division.clone() };
    let number = standing.planned.number;
    let result = *dice.pick(&GameResult::ALL).unwrap();
    let plain = decide(division, &entry(division, number, result, None));
    match plain {
        Ok(next) => next,
        Err(Refusal::LaterMatchesPlayed { matches }) => {
            assert!(!matches.is_empty() && matches.iter().all(|later| *later > number));
            let later = if dice.chance(500) { LaterMatches::Replay } else { LaterMatches::Keep };
            decide(division, &entry(division, number, result, Some(later))).unwrap_or_else(|refusal| {
                assert_eq!(later, LaterMatches::Keep, "{refusal:?}: played again is always possible");
                division.clone()
            })
        }
        Err(other) => panic!("{other:?}"),
    }
}

/// What holds at every moment.
fn check(division: &Division) {
    let standings = run(division, 0);
    for standing in &standings {
        let number = standing.planned.number;
        let seated: Vec<No> = standing.seats.into_iter().filter_map(Seat::no).collect();
        let paired = pairing_at(division, &standing.planned);
        if let Some(pairing) = paired {
            let both: BTreeSet<No> = [pairing.first, pairing.second].into();
            assert_eq!(both, seated.iter().copied().collect(), "match {number} is of those who are in it");
        }
        if seated.len() == 2 && !standing.decided {
            assert!(paired.is_some(), "match {number} is published");
        }
        for no in [standing.winner, standing.loser].into_iter().flatten() {
            assert!(seated.contains(&no), "match {number}");
        }
        assert!(standing.winner.is_none() || standing.winner != standing.loser);
    }
    each_is_in_one_place(&standings);
    let rounds = &division.stages[0].rounds;
    assert!(rounds.last().is_none_or(|round| !round.pairings.is_empty()), "no empty round at the end");
}

/// Nobody waits or plays in two matches.
fn each_is_in_one_place(standings: &[Standing]) {
    let mut open = BTreeSet::new();
    for standing in standings.iter().filter(|standing| !standing.decided) {
        for no in standing.seats.into_iter().filter_map(Seat::no) {
            assert!(open.insert(no), "{no} is twice in open matches");
        }
    }
}

/// Plays until every match is decided, without disturbances.
fn played(format: &Format, entrants: u32, seed: u64) -> Division {
    let mut dice = Dice::new(seed);
    let mut division = started(format, entrants);
    let mut open = open_matches(&division);
    while !open.is_empty() {
        for number in open {
            let result = *dice.pick(&DECISIVE).unwrap();
            division = given(&division, &entry(&division, number, result, None));
        }
        open = open_matches(&division);
    }
    check(&division);
    assert!(run(&division, 0).iter().all(|standing| standing.decided));
    division
}

/// Plays on until every match is decided, and looks at the bracket after each step. Disturbances end after a while.
fn disturbed_to_the_end(format: &Format, entrants: u32, seed: u64) -> Division {
    let mut dice = Dice::new(seed);
    let mut division = started(format, entrants);
    let mut steps = 0;
    while !open_matches(&division).is_empty() {
        steps += 1;
        division = step(&division, &mut dice, steps < 200);
        check(&division);
    }
    assert!(run(&division, 0).iter().all(|standing| standing.decided));
    division
}

/// How often each entrant lost a match, walkovers included.
fn losses(division: &Division) -> BTreeMap<No, u32> {
    let mut losses: BTreeMap<No, u32> = division.entrants.iter().map(|entrant| (entrant.no.unwrap(), 0)).collect();
    for no in run(division, 0).into_iter().filter_map(|standing| standing.loser) {
        *losses.get_mut(&no).unwrap() += 1;
    }
    losses
}

#[test]
fn in_a_single_elimination_everybody_but_the_champion_is_out_by_one_loss() {
    for entrants in 2..=130 {
        let division = played(&SINGLE, entrants, u64::from(entrants));
        let champion = places(&division, 0)[0].no;
        for (no, lost) in losses(&division) {
            assert_eq!(lost, u32::from(no != champion), "{no} of {entrants}");
        }
        let games: usize = division.stages[0].rounds.iter().map(|round| round.pairings.len()).sum();
        assert_eq!(games, division.entrants.len() - 1, "a match for each who is out");
    }
}

#[test]
fn a_double_elimination_of_every_size_ends_with_two_losses_each_and_byes_only_where_they_must_be() {
    for entrants in 3..=130 {
        let division = played(&Format::DoubleElim, entrants, u64::from(entrants));
        two_losses_each(&division);
        byes_only_where_they_must_be(&division);
        let games: usize = division.stages[0].rounds.iter().map(|round| round.pairings.len()).sum();
        assert_eq!(games, 2 * division.entrants.len() - 2);
    }
}

/// The final is one match: who comes to it unbeaten can lose the title there with one loss.
fn two_losses_each(division: &Division) {
    let champion = places(division, 0)[0].no;
    let [unbeaten, _] = run(division, 0).pop().unwrap().seats.map(Seat::no);
    for (no, lost) in losses(division) {
        let beaten_before = u32::from(Some(no) != unbeaten);
        let expected = if no == champion { beaten_before } else { 1 + beaten_before };
        assert_eq!(lost, expected, "{no} of {}", division.entrants.len());
    }
}

/// In round 1 of the winners' side, and where its losers would come to the losers' side.
fn byes_only_where_they_must_be(division: &Division) {
    let entrants = u32::try_from(division.entrants.len()).unwrap();
    let bracket = plan(&Format::DoubleElim, entrants);
    let ways = Ways::of(&bracket);
    let byes = run(division, 0).into_iter().filter(|standing| standing.seats.contains(&Seat::Empty));
    let (first, others): (Vec<Standing>, Vec<Standing>) = byes.partition(|bye| bye.planned.part == Part::Winners);
    assert!(first.iter().all(|bye| bye.planned.part_round == 1));
    assert_eq!(first.len() as u32, bracket.size - entrants);
    for bye in others {
        let number = bye.planned.number;
        let leads_here = |to: u32| to == number || ways.winner_to(to) == Some(number);
        let from_first = first.iter().filter_map(|bye| ways.loser_to(bye.planned.number)).any(leads_here);
        assert!(bye.planned.part == Part::Losers && from_first, "{entrants}: {bye:?}");
    }
}

#[test]
fn whatever_happens_the_bracket_stays_whole() {
    for seed in 0..8 {
        for format in [SINGLE, PLAYED_OFF, Format::DoubleElim, until(3)] {
            for entrants in [4, 5, 7, 8, 13, 16, 23, 32] {
                let division = disturbed_to_the_end(&format, entrants, seed * 1000 + u64::from(entrants));
                let placed: BTreeSet<No> = places(&division, 0).into_iter().map(|place| place.no).collect();
                assert_eq!(
                    placed.len(),
                    division.entrants.len(),
                    "{format:?} {entrants} {seed}: everybody has a place"
                );
            }
        }
    }
}
