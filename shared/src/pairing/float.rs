//! 下调 and 上调: a pair of two scores moves the higher down and the lower up (附二 一.9).

use std::collections::HashMap;

use crate::division::Division;
use crate::id::No;
use crate::pairing::card::deck;
use crate::pairing::reason::Float;
use crate::points::Points;
use crate::stage::Round;

/// The floats of each pairing of round `number` of a stage, first side and second side: as the pairing recorded
/// them, or else by the scores before the round as now known. `round` may be a proposal.
pub fn floats(division: &Division, stage: usize, number: u32, round: &Round) -> Vec<[Option<Float>; 2]> {
    deck(division, stage, number).floats(round)
}

/// The floats of a round by the scores before it. A move down is not counted for one who was alone with their own
/// score when the segment was paired: nobody beside them, nobody moved in (附二 一.9).
pub(crate) fn derived(round: &Round, score: impl Fn(No) -> Points) -> Vec<[Option<Float>; 2]> {
    let scores: Vec<(Points, Points)> =
        round.pairings.iter().map(|pairing| (score(pairing.first), score(pairing.second))).collect();
    let mut beside: HashMap<Points, u32> = HashMap::new();
    for &(first, second) in &scores {
        *beside.entry(first).or_default() += 1;
        *beside.entry(second).or_default() += 1;
    }
    let alone =
        |own: Points| beside.get(&own) == Some(&1) && !scores.iter().any(|&(a, b)| a.max(b) > own && a.min(b) < own);
    let down = |own: Points| (!alone(own)).then_some(Float::Down);
    scores
        .iter()
        .map(|&(first, second)| match first.cmp(&second) {
            std::cmp::Ordering::Equal => [None, None],
            std::cmp::Ordering::Greater => [down(first), Some(Float::Up)],
            std::cmp::Ordering::Less => [Some(Float::Up), down(second)],
        })
        .collect()
}
