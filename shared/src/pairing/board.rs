//! Boards: which pair sits where (D5).

use std::cmp::Reverse;
use std::collections::{BTreeMap, HashSet};

use crate::id::No;
use crate::points::Points;

/// What the board of a pair depends on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seating {
    /// The two and their scores.
    pub(crate) two: [(No, Points); 2],
}

impl Seating {
    /// The higher score of the pair, then the sum of both scores, then the smaller number (D5).
    pub(crate) fn order(&self) -> impl Ord + use<> {
        let [(no_a, a), (no_b, b)] = self.two;
        (Reverse((a.max(b), a + b)), no_a.min(no_b))
    }
}

/// The board of each of these pairs, which stand in the order of boards. A pair with a board fixed by hand has that;
/// where two want one, the earlier has it. The others fill the boards left from 1 on.
pub(crate) fn boards(pairs: &[[No; 2]], fixed: &BTreeMap<No, u32>) -> Vec<u32> {
    let mut taken = HashSet::new();
    let given: Vec<Option<u32>> = pairs
        .iter()
        .map(|pair| {
            let mut wishes: Vec<u32> = pair.iter().filter_map(|no| fixed.get(no).copied()).collect();
            wishes.sort_unstable();
            wishes.into_iter().find(|&board| board > 0 && taken.insert(board))
        })
        .collect();
    let mut next = 0;
    given
        .into_iter()
        .map(|given| {
            given.unwrap_or_else(|| {
                next += 1;
                while taken.contains(&next) {
                    next += 1;
                }
                next
            })
        })
        .collect()
}
