//! Pairs neighbours by number until the Swiss engine stands.

use crate::division::Division;
use crate::id::No;
use crate::stage::{Pairing, Round};

pub(super) struct CannotPair {
    pub(super) blockers: Vec<No>,
}

pub(super) struct Departure {
    pub(super) boards: Vec<u32>,
    pub(super) article: String,
}

pub(super) fn propose(division: &Division, stage: usize) -> Result<Round, CannotPair> {
    if let Some(round) = division
        .stages
        .get(stage)
        .and_then(|stage| crate::pairing::round_robin::round_of(division, stage, stage.next_round()))
    {
        return Ok(round);
    }
    let Some(stage) = division.stages.get(stage) else { return Err(CannotPair { blockers: Vec::new() }) };
    let number = stage.next_round();
    let present = division.entrants.iter().filter(|entrant| entrant.is_in_round(number));
    let mut nos: Vec<No> =
        present.filter_map(|entrant| entrant.no).filter(|no| !stage.next_absent.contains(no)).collect();
    nos.sort();
    let pairs = nos.chunks_exact(2);
    let bye = pairs.remainder().first().copied();
    let pairings = pairs.zip(1..).filter_map(|(pair, board)| Some(Pairing::new(board, *pair.first()?, *pair.last()?)));
    Ok(Round { pairings: pairings.collect(), bye, bye_reason: None, absent: stage.next_absent.clone() })
}

pub(super) fn departures(_: &Division, _: usize, _: u32, _: &Round) -> Vec<Departure> {
    Vec::new()
}
