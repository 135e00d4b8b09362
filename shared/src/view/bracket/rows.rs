//! Where the matches of a bracket stand in its drawing, from above.

use std::collections::BTreeMap;

use crate::bracket::{Bracket, BracketMatch, Feed, Part};

/// A match takes two half rows.
const MATCH: u32 = 2;

/// Between two blocks stands the name of a round.
const GAP: u32 = 2;

/// The tops of all matches, in half rows: the winners' side above, the losers' side below it, the final between the two,
/// matches for places at the end.
pub(super) struct Rows<'a> {
    bracket: &'a Bracket,
    tops: BTreeMap<u32, u32>,
    height: u32,
}

/// What is drawn as one tree. Matches for places belong together by the best place that their winners can reach.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Block {
    Winners,
    Losers,
    Final,
    Places(u32),
}

impl Block {
    const fn of(part: Part) -> Self {
        match part {
            Part::Winners => Self::Winners,
            Part::Losers => Self::Losers,
            Part::Final => Self::Final,
            Part::Places { from, .. } => Self::Places(from),
        }
    }
}

impl<'a> Rows<'a> {
    /// The rows of a bracket.
    pub(super) fn of(bracket: &'a Bracket) -> Self {
        let mut rows = Self { bracket, tops: BTreeMap::new(), height: 0 };
        rows.draw(Block::Winners, 0);
        rows.draw(Block::Losers, rows.height + GAP);
        rows.draw_final();
        let mut places: Vec<u32> = bracket.matches.iter().filter_map(|planned| best_place(planned.part)).collect();
        places.sort_unstable();
        places.dedup();
        for from in places {
            let base = rows.below_the_final(from).unwrap_or(rows.height + GAP);
            rows.draw(Block::Places(from), base);
        }
        rows
    }

    /// The top of a match.
    pub(super) fn top(&self, number: u32) -> u32 {
        self.tops.get(&number).copied().unwrap_or(0)
    }

    /// The half rows of the whole drawing.
    pub(super) const fn height(&self) -> u32 {
        self.height
    }

    /// One tree from a top on: matches that come from outside below each other, every other one between those that lead
    /// to it.
    fn draw(&mut self, block: Block, base: u32) {
        let mut next = base;
        let bracket = self.bracket;
        for planned in bracket.matches.iter().filter(|planned| Block::of(planned.part) == block) {
            let top = self.between(planned, |other| Block::of(other.part) == block);
            let top = top.unwrap_or(next);
            next = next.max(top + MATCH);
            self.put(planned.number, top);
        }
    }

    /// The final stands between both sides.
    fn draw_final(&mut self) {
        let bracket = self.bracket;
        for planned in bracket.matches.iter().filter(|planned| planned.part == Part::Final) {
            if let Some(top) = self.between(planned, |_| true) {
                self.put(planned.number, top);
            }
        }
    }

    /// The middle of the matches whose winners come here, of those that count.
    fn between(&self, planned: &BracketMatch, counts: impl Fn(&BracketMatch) -> bool) -> Option<u32> {
        let leads = |feed: &Feed| match feed {
            Feed::WinnerOf(number) => {
                self.bracket.find(*number).filter(|other| counts(other)).map(|_| self.top(*number))
            }
            Feed::Line(_) | Feed::LoserOf(_) => None,
        };
        let tops: Vec<u32> = planned.feeds.iter().filter_map(leads).collect();
        let count = u32::try_from(tops.len()).ok()?;
        tops.iter().sum::<u32>().checked_div(count)
    }

    fn put(&mut self, number: u32, top: u32) {
        self.tops.insert(number, top);
        self.height = self.height.max(top + MATCH);
    }

    /// The match for the third place stands below the final, where there is room for it.
    fn below_the_final(&self, from: u32) -> Option<u32> {
        let last = self.bracket.matches.last().filter(|_| from == 3)?;
        let top = self.top(last.number) + MATCH + 1;
        (top + MATCH <= self.height).then_some(top)
    }
}

const fn best_place(part: Part) -> Option<u32> {
    match part {
        Part::Places { from, .. } => Some(from),
        Part::Winners | Part::Losers | Part::Final => None,
    }
}
