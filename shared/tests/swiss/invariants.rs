//! What every round must keep, whoever made it: checked without the engine, on fields of any size.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use shared::division::Division;
use shared::pairing::reason::ByeReason;
use shared::stage::Round;

use crate::reference::{Hall, Man};

/// Checks round `round` made for the division as it stands before it (from round 2 on).
pub(crate) fn check(before: &Division, round: &Round) {
    let (hall, _) = Hall::open(before);
    everyone_once(&hall, round);
    pairs_are_legal(&hall, round);
    colours_are_by_rule(&hall, round);
    boards_are_in_order(&hall, round);
    the_bye_is_due(&hall, round);
    segments_are_full(&hall, round);
    moves_are_recorded(&hall, round);
}

fn everyone_once(hall: &Hall, round: &Round) {
    let mut seen: Vec<u32> = round.pairings.iter().flat_map(|pairing| [pairing.first.0, pairing.second.0]).collect();
    seen.extend(round.bye.map(|no| no.0));
    seen.sort_unstable();
    assert_eq!(seen, hall.men.keys().copied().collect::<Vec<_>>());
    assert_eq!(round.bye.is_some(), hall.men.len() % 2 == 1);
}

fn pairs_are_legal(hall: &Hall, round: &Round) {
    for pairing in &round.pairings {
        assert!(hall.legal(pairing.first.0, pairing.second.0), "{}-{}", pairing.first, pairing.second);
    }
}

fn colours_are_by_rule(hall: &Hall, round: &Round) {
    for pairing in &round.pairings {
        assert_eq!(hall.first(pairing.first.0, pairing.second.0), pairing.first.0);
    }
}

fn boards_are_in_order(hall: &Hall, round: &Round) {
    let pairs = round.pairings.iter().map(|pairing| (pairing.first.0, pairing.second.0)).collect();
    let boards: Vec<_> =
        round.pairings.iter().map(|pairing| (pairing.board, pairing.first.0, pairing.second.0)).collect();
    assert_eq!(hall.boards(pairs), boards);
}

/// Nobody with fewer byes, and of these nobody with a lower score, could have rested in place of the one who does.
fn the_bye_is_due(hall: &Hall, round: &Round) {
    let Some(bye) = round.bye else { return };
    let Some(ByeReason::Lowest { passed, .. }) = &round.bye_reason else { panic!("a reason") };
    let key = |man: &Man| (man.byes, !man.took_part, man.score);
    let passed: BTreeSet<u32> = passed.iter().map(|no| no.0).collect();
    for man in hall.men.values().filter(|man| key(man) < key(&hall.men[&bye.0])) {
        assert!(passed.contains(&man.no), "{} rests before {}", man.no, bye);
    }
    for no in passed {
        let rest: Vec<u32> = hall.men.keys().copied().filter(|other| *other != no).collect();
        assert!(most_pairs(hall, &rest) * 2 < rest.len(), "{no} could have rested");
    }
}

/// Each segment has as many pairs as any way to pair it, wherever those below are too many to be in the way.
fn segments_are_full(hall: &Hall, round: &Round) {
    let most_apart = hall.men.keys().map(|a| hall.men.keys().filter(|b| a != *b && !hall.legal(*a, **b)).count()).max();
    let mut levels: BTreeMap<Reverse<i64>, Vec<u32>> = BTreeMap::new();
    for man in hall.men.values().filter(|man| round.bye.is_none_or(|no| no.0 != man.no)) {
        levels.entry(Reverse(man.score)).or_default().push(man.no);
    }
    let opponent = |no: u32| {
        let pairing = round.pairing_of(shared::id::No(no)).unwrap();
        pairing.first.0 + pairing.second.0 - no
    };
    let mut below: usize = levels.values().map(Vec::len).sum();
    let mut segment: Vec<u32> = Vec::new();
    for residents in levels.into_values() {
        below -= residents.len();
        segment.extend(residents);
        let inside: BTreeSet<u32> = segment.iter().copied().collect();
        let pairs = segment.iter().filter(|no| inside.contains(&opponent(**no))).count() / 2;
        let most = most_pairs(hall, &segment);
        assert!(pairs <= most);
        if below > 2 * most_apart.unwrap_or(0) + 2 {
            assert_eq!(pairs, most, "round {}, segment {segment:?}", hall.k);
        }
        segment.retain(|no| !inside.contains(&opponent(*no)));
    }
}

/// 下调 for the higher of two scores, 上调 for the lower; only a move down may go uncounted.
fn moves_are_recorded(hall: &Hall, round: &Round) {
    use shared::pairing::reason::Float::{Down, Up};
    for pairing in &round.pairings {
        let [first, second] = pairing.floats.unwrap();
        let (a, b) = (hall.men[&pairing.first.0].score, hall.men[&pairing.second.0].score);
        let fits = match a.cmp(&b) {
            std::cmp::Ordering::Equal => (first, second) == (None, None),
            std::cmp::Ordering::Greater => first != Some(Up) && second == Some(Up),
            std::cmp::Ordering::Less => first == Some(Up) && second != Some(Up),
        };
        assert!(fits && [first, second] != [Some(Down), Some(Down)]);
    }
}

/// The size of a largest matching, as half the rank of a skew matrix of chance (Tutte, Lovász).
fn most_pairs(hall: &Hall, nos: &[u32]) -> usize {
    const PRIME: u64 = 2_147_483_647;
    let mut dice = shared::simulate::Dice::new(nos.len() as u64);
    let mut matrix = vec![vec![0_u64; nos.len()]; nos.len()];
    for a in 0..nos.len() {
        for b in a + 1..nos.len() {
            if hall.legal(nos[a], nos[b]) {
                matrix[a][b] = 1 + dice.roll() % (PRIME - 1);
                matrix[b][a] = PRIME - matrix[a][b];
            }
        }
    }
    rank(matrix, PRIME) / 2
}

fn rank(mut matrix: Vec<Vec<u64>>, prime: u64) -> usize {
    let mut rank = 0;
    for column in 0..matrix.len() {
        let Some(pivot) = (rank..matrix.len()).find(|&row| matrix[row][column] != 0) else { continue };
        matrix.swap(rank, pivot);
        let (above, below) = matrix.split_at_mut(rank + 1);
        let pivot = &above[rank];
        let inverse = power(pivot[column], prime - 2, prime);
        for row in below.iter_mut().filter(|row| row[column] != 0) {
            let factor = row[column] * inverse % prime;
            for (cell, of_pivot) in row.iter_mut().zip(pivot).skip(column) {
                *cell = (*cell + (prime - factor) * of_pivot) % prime;
            }
        }
        rank += 1;
    }
    rank
}

fn power(mut base: u64, mut exponent: u64, prime: u64) -> u64 {
    let mut result = 1;
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * base % prime;
        }
        base = base * base % prime;
        exponent /= 2;
    }
    result
}
