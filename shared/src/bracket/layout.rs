//! Matches as a format lays them out, and the numbers they get when all of them are there.

use std::cmp::Reverse;

use super::{Bracket, BracketMatch, Feed, Part};

/// Matches with provisional numbers, in the order in which they were laid.
#[derive(Default)]
pub(super) struct Layout {
    matches: Vec<BracketMatch>,
}

/// Where a row of matches belongs.
#[derive(Clone, Copy)]
pub(super) struct Row {
    /// The round of the stage.
    pub(super) round: u32,
    /// The part of the bracket.
    pub(super) part: Part,
    /// The round inside the part.
    pub(super) part_round: u32,
}

impl Layout {
    /// A row of matches, one for each two feeds, in their order; told back by their provisional numbers.
    pub(super) fn row(&mut self, row: Row, feeds: &[Feed]) -> Vec<u32> {
        let pairs = feeds.chunks_exact(2);
        pairs.filter_map(|pair| <[Feed; 2]>::try_from(pair).ok()).map(|feeds| self.push(row, feeds)).collect()
    }

    fn push(&mut self, Row { round, part, part_round }: Row, feeds: [Feed; 2]) -> u32 {
        let number = count(self.matches.len() + 1);
        self.matches.push(BracketMatch { number, round, board: 0, part, part_round, feeds });
        number
    }

    /// The bracket: in each round the most important matches have the first boards, and the last numbers, so that the
    /// final is the last match of all.
    pub(super) fn numbered(mut self, size: u32) -> Bracket {
        self.give_boards();
        self.matches.sort_by_key(|planned| (planned.round, Reverse(weight(planned.part))));
        let mut numbers = vec![0; self.matches.len() + 1];
        for (number, planned) in (1..).zip(&mut self.matches) {
            if let Some(slot) = usize::try_from(planned.number).ok().and_then(|old| numbers.get_mut(old)) {
                *slot = number;
            }
            planned.number = number;
        }
        for planned in &mut self.matches {
            planned.feeds = planned.feeds.map(|feed| renumbered(feed, &numbers));
        }
        Bracket { size, matches: self.matches }
    }

    fn give_boards(&mut self) {
        self.matches.sort_by_key(|planned| (planned.round, weight(planned.part)));
        let (mut round, mut board) = (0, 0);
        for planned in &mut self.matches {
            board = if planned.round == round { board + 1 } else { 1 };
            round = planned.round;
            planned.board = board;
        }
    }
}

/// Smaller is more important.
const fn weight(part: Part) -> (u32, u32) {
    match part {
        Part::Final => (0, 0),
        Part::Winners => (1, 0),
        Part::Losers => (2, 0),
        Part::Places { from, .. } => (3, from),
    }
}

fn renumbered(feed: Feed, numbers: &[u32]) -> Feed {
    let new = |old: u32| usize::try_from(old).ok().and_then(|old| numbers.get(old)).copied().unwrap_or(old);
    match feed {
        Feed::Line(line) => Feed::Line(line),
        Feed::WinnerOf(number) => Feed::WinnerOf(new(number)),
        Feed::LoserOf(number) => Feed::LoserOf(new(number)),
    }
}

/// Every line of a bracket.
pub(super) fn lines(size: u32) -> Vec<Feed> {
    (1..=size).map(Feed::Line).collect()
}

/// The winners of these matches.
pub(super) fn winners(numbers: &[u32]) -> Vec<Feed> {
    numbers.iter().copied().map(Feed::WinnerOf).collect()
}

/// The losers of these matches.
pub(super) fn losers(numbers: &[u32]) -> Vec<Feed> {
    numbers.iter().copied().map(Feed::LoserOf).collect()
}

/// A length as a number of lines or matches.
pub(super) fn count(items: usize) -> u32 {
    u32::try_from(items).unwrap_or(u32::MAX)
}
