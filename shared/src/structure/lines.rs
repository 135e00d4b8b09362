//! The lines of a bracket, from the top.

use super::coming::Incoming;
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
        let size = size(format, until, u32::try_from(entrants).unwrap_or(u32::MAX));
        let line = |seed| usize::try_from(seed_line(size, until, seed)).ok()?.checked_sub(1);
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
        (1..=self.rounds).find(|round| a >> round == b >> round)
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

/// Lines of the first round: the smallest `until` × 2ʳ that holds everybody, 4 at least in a double elimination.
fn size(format: &Format, until: u32, entrants: u32) -> u32 {
    let mut size = if matches!(format, Format::DoubleElim) { 4 } else { until };
    while size < entrants {
        size = size.saturating_mul(2);
    }
    size
}

/// The line of a seed, from 1; 0 where the bracket has none for it.
fn seed_line(size: u32, until: u32, seed: u32) -> u32 {
    let mut order: Vec<u32> = (1..=until).collect();
    while u32::try_from(order.len()).is_ok_and(|lines| lines < size) {
        let sum = u32::try_from(order.len()).unwrap_or(u32::MAX) * 2 + 1;
        order = order.iter().flat_map(|&seed| [seed, sum - seed]).collect();
    }
    order.into_iter().zip(1..).find(|(other, _)| *other == seed).map_or(0, |(_, line)| line)
}
