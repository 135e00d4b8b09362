//! Where winners and losers of a match go.

use super::{Bracket, Feed};

/// The ways through a bracket, by the number of the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ways {
    winner_to: Vec<Option<u32>>,
    loser_to: Vec<Option<u32>>,
}

impl Ways {
    /// The ways of a bracket.
    pub fn of(bracket: &Bracket) -> Self {
        let none = vec![None; bracket.matches.len() + 1];
        let mut ways = Self { winner_to: none.clone(), loser_to: none };
        for planned in &bracket.matches {
            for feed in planned.feeds {
                ways.lead(feed, planned.number);
            }
        }
        ways
    }

    fn lead(&mut self, feed: Feed, to: u32) {
        let (ways, from) = match feed {
            Feed::Line(_) => return,
            Feed::WinnerOf(number) => (&mut self.winner_to, number),
            Feed::LoserOf(number) => (&mut self.loser_to, number),
        };
        if let Some(way) = usize::try_from(from).ok().and_then(|from| ways.get_mut(from)) {
            *way = Some(to);
        }
    }

    /// The match into which the winner of this one goes.
    pub fn winner_to(&self, number: u32) -> Option<u32> {
        at(&self.winner_to, number)
    }

    /// The match into which the loser of this one goes.
    pub fn loser_to(&self, number: u32) -> Option<u32> {
        at(&self.loser_to, number)
    }
}

fn at(ways: &[Option<u32>], number: u32) -> Option<u32> {
    usize::try_from(number).ok().and_then(|number| ways.get(number)).copied().flatten()
}
