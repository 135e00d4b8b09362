//! Events written down round by round.

use shared::division::Division;
use shared::id::No;
use shared::pairing::{CannotPair, propose};
use shared::result::GameResult;
use shared::simulate::{SimulateOptions, simulate};
use shared::stage::{Format, Pairing, Round, Stage, StageSettings, SwissFormat};

use crate::reference::{Hall, Pairs};

/// An event of this many entrants before round 1 of `rounds`.
pub(crate) fn event(players: u32, rounds: u32) -> Division {
    let mut division = simulate(&SimulateOptions::swiss(players, 0, 1));
    division.entrants.sort_by_key(|entrant| entrant.no);
    format(&mut division).rounds = rounds;
    division
}

pub(crate) fn stage(division: &mut Division) -> &mut Stage {
    &mut division.stages[0]
}

pub(crate) fn settings(division: &mut Division) -> &mut StageSettings {
    &mut stage(division).settings
}

pub(crate) fn format(division: &mut Division) -> &mut SwissFormat {
    match &mut settings(division).format {
        Format::Swiss(format) => format,
        _ => panic!("a Swiss"),
    }
}

/// The units of entrants 1, 2, …; `-` for none.
pub(crate) fn units(division: &mut Division, units: &str) {
    for (entrant, unit) in division.entrants.iter_mut().zip(units.split(' ')) {
        entrant.details.unit = unit.trim_matches('-').to_owned();
    }
}

/// Plays a round, given as `first-second=result`; `n` alone has the bye.
pub(crate) fn played(mut division: Division, round: &str) -> Division {
    let mut played = Round::default();
    for (text, board) in round.split_whitespace().zip(1..) {
        let no = |text: &str| No(text.parse().unwrap());
        match text.split_once('=') {
            None => played.bye = Some(no(text)),
            Some((pair, result)) => {
                let (first, second) = pair.split_once('-').unwrap();
                let result = GameResult::from_sign(result).unwrap();
                played.pairings.push(Pairing { result, ..Pairing::new(board, no(first), no(second)) });
            }
        }
    }
    stage(&mut division).rounds.push(played);
    division
}

/// The next round as `first-second` by board, the bye last; the same as the reference's from round 2 on.
pub(crate) fn next(division: &Division) -> String {
    let round = proposed(division);
    let pairs = round.pairings.iter().map(|pairing| format!("{}-{}", pairing.first, pairing.second));
    pairs.chain(round.bye.map(|no| no.to_string())).collect::<Vec<_>>().join(" ")
}

pub(crate) fn proposed(division: &Division) -> Round {
    let round = propose(division, 0).expect("the field can be paired");
    if !division.stages[0].rounds.is_empty() && division.stages[0].settings.fixed_boards.is_empty() {
        let (hall, _) = Hall::open(division);
        assert_eq!(Some(pairs_of(&round)), hall.later_round());
    }
    round
}

pub(crate) fn blockers(division: &Division) -> Vec<u32> {
    let Err(CannotPair { blockers, .. }) = propose(division, 0) else { panic!("the field can be paired") };
    blockers.into_iter().map(|no| no.0).collect()
}

pub(crate) fn pairs_of(round: &Round) -> Pairs {
    let pairs = round.pairings.iter().map(|pairing| (pairing.board, pairing.first.0, pairing.second.0)).collect();
    (pairs, round.bye.map(|no| no.0))
}

/// The pair of `no` in a round.
pub(crate) fn pair_of(round: &Round, no: u32) -> &Pairing {
    round.pairing_of(No(no)).unwrap()
}

/// Whom `no` meets.
pub(crate) fn opponent(round: &Round, no: u32) -> u32 {
    let pairing = pair_of(round, no);
    if pairing.first == No(no) { pairing.second.0 } else { pairing.first.0 }
}
