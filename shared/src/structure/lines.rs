//! The lines of a bracket, from the top.

use super::coming::Incoming;
use crate::bracket;
use crate::id::No;
use crate::stage::Format;

/// The shape of a first round.
pub(super) struct Shape {
    /// How many rounds it has until its end.
    rounds: u32,
    /// The line, from 0, of every seed, the best first.
    of_seed: Vec<usize>,
}

impl Shape {
    /// The bracket of a format for so many.
    pub(super) fn of(format: &Format, entrants: usize) -> Self {
        let until = if let Format::SingleElim(single) = format { single.until.max(1) } else { 1 };
        let size = bracket::size(format, u32::try_from(entrants).unwrap_or(u32::MAX));
        let line = |seed| usize::try_from(bracket::seed_line(size, until, seed)).ok()?.checked_sub(1);
        Self { rounds: (size / until).checked_ilog2().unwrap_or(0), of_seed: (1..=size).filter_map(line).collect() }
    }

    /// The line, from 0, of the seed with this index from 0.
    pub(super) fn line(&self, seed: usize) -> Option<usize> {
        self.of_seed.get(seed).copied()
    }

    /// How many lines it has.
    pub(super) const fn lines(&self) -> usize {
        self.of_seed.len()
    }

    /// In which round two seeds can meet first; `None` where they never do.
    pub(super) fn meet_in(&self, a: usize, b: usize) -> Option<u32> {
        let (a, b) = (self.line(a)?, self.line(b)?);
        let round = usize::BITS - (a ^ b).leading_zeros();
        (round <= self.rounds).then_some(round)
    }
}

/// Everybody at the line of their seed; the lines of the seeds beyond them are byes, which so fall to the best.
pub(super) fn by_seed(shape: &Shape, order: &[Incoming]) -> Vec<Option<No>> {
    let mut lines = vec![None; shape.lines()];
    for (seed, one) in order.iter().enumerate() {
        if let Some(line) = shape.line(seed).and_then(|line| lines.get_mut(line)) {
            *line = Some(one.no);
        }
    }
    lines
}

/// Everybody from the top down; the byes stay where those of the last seeds would be.
pub(super) fn in_order(shape: &Shape, order: &[Incoming]) -> Vec<Option<No>> {
    let mut filled: Vec<usize> = (0..order.len()).filter_map(|seed| shape.line(seed)).collect();
    filled.sort_unstable();
    let mut lines = vec![None; shape.lines()];
    for (line, one) in filled.into_iter().zip(order) {
        if let Some(line) = lines.get_mut(line) {
            *line = Some(one.no);
        }
    }
    lines
}
