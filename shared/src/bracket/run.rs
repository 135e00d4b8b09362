//! A bracket with the pairings of its stage laid over it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::layout::count;
use super::{Bracket, BracketMatch, Feed, Ways, plan};
use crate::division::Division;
use crate::id::No;
use crate::pairing::round_robin::by_forfeit;
use crate::result::GameResult;
use crate::side::Side;
use crate::stage::{Pairing, Stage};

/// Who sits at one side of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "seat", rename_all = "snake_case")]
pub enum Seat {
    /// Somebody.
    Taken {
        /// Who.
        no: No,
    },
    /// Nobody, for ever: a bye, or both of an earlier match are gone.
    Empty,
    /// Not known yet.
    Waiting {
        /// For whom.
        on: Feed,
    },
}

impl Seat {
    /// Who sits here.
    pub const fn no(self) -> Option<No> {
        match self {
            Self::Taken { no } => Some(no),
            Self::Empty | Self::Waiting { .. } => None,
        }
    }
}

/// One match as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The match.
    pub planned: BracketMatch,
    /// Who sits at its first and second line, by the bracket (not by colours).
    pub seats: [Seat; 2],
    /// Who goes on; `None` while it is open, or where nobody does.
    pub winner: Option<No>,
    /// Who does not; `None` also where there was only one, and where nobody went on from a match of two.
    pub loser: Option<No>,
    /// Whether it is decided, played or not.
    pub decided: bool,
    /// Whether the pairing was kept as played although its entrants are no longer those of the bracket.
    pub kept: bool,
}

impl Standing {
    /// The two of it, once both are known.
    pub const fn both(&self) -> Option<[No; 2]> {
        match self.seats {
            [Seat::Taken { no: one }, Seat::Taken { no: other }] => Some([one, other]),
            [Seat::Taken { .. } | Seat::Empty | Seat::Waiting { .. }, _] => None,
        }
    }

    /// A match of which nothing is known yet.
    pub(crate) fn waiting(planned: &BracketMatch) -> Self {
        let seats = planned.feeds.map(|on| Seat::Waiting { on });
        Self { planned: *planned, seats, winner: None, loser: None, decided: false, kept: false }
    }
}

/// How a match ends: who goes on and who does not.
#[derive(Clone, Copy)]
struct End {
    winner: Option<No>,
    loser: Option<No>,
}

impl End {
    /// One goes on. Where there was another one, that is the loser.
    const fn won(winner: No, loser: Option<No>) -> Self {
        Self { winner: Some(winner), loser }
    }

    /// Both are gone: nobody goes on, and on no side.
    const NOBODY: Self = Self { winner: None, loser: None };
}

/// Every match of the bracket of a stage as it stands, in order of numbers; empty where the stage has none or has not
/// started.
pub fn run(division: &Division, stage: usize) -> Vec<Standing> {
    let Some(laid) = Laid::over(division, stage) else { return Vec::new() };
    let mut standings: Vec<Standing> = Vec::with_capacity(laid.bracket.matches.len());
    for planned in &laid.bracket.matches {
        let standing = laid.standing(planned, &standings);
        standings.push(standing);
    }
    standings
}

/// A bracket and what has been published of it.
struct Laid<'a> {
    division: &'a Division,
    index: usize,
    slots: &'a [Option<No>],
    bracket: Bracket,
    ways: Ways,
    /// By the number of the match.
    pairings: BTreeMap<u32, &'a Pairing>,
    /// Whether any of them was kept by hand.
    has_kept: bool,
}

impl<'a> Laid<'a> {
    fn over(division: &'a Division, index: usize) -> Option<Self> {
        let stage = division.stages.get(index)?;
        let slots = stage.seats.as_ref()?.slots.as_slice();
        let bracket = plan(&stage.settings.format, count(slots.len()));
        let (ways, pairings) = (Ways::of(&bracket), pairings(stage, &bracket));
        let has_kept = pairings.values().any(|pairing| pairing.by_hand);
        Some(Self { division, index, slots, bracket, ways, pairings, has_kept })
    }

    fn standing(&self, planned: &BracketMatch, before: &[Standing]) -> Standing {
        let seats = planned.feeds.map(|feed| self.seat(feed, before));
        let pairing = self.pairings.get(&planned.number).copied();
        let end = self.end(planned, seats, pairing);
        Standing {
            planned: *planned,
            seats,
            winner: end.and_then(|end| end.winner),
            loser: end.and_then(|end| end.loser),
            decided: end.is_some(),
            kept: pairing.is_some_and(|pairing| pairing.by_hand),
        }
    }

    fn seat(&self, feed: Feed, before: &[Standing]) -> Seat {
        let standing = |number: u32| {
            let index = usize::try_from(number.checked_sub(1)?).ok()?;
            before.get(index).filter(|standing| standing.decided)
        };
        let known = match feed {
            Feed::Line(line) => Some(self.slot(line)),
            Feed::WinnerOf(number) => standing(number).map(|standing| standing.winner),
            Feed::LoserOf(number) => standing(number).map(|standing| standing.loser),
        };
        match known {
            Some(Some(no)) => Seat::Taken { no },
            Some(None) => Seat::Empty,
            None => Seat::Waiting { on: feed },
        }
    }

    fn slot(&self, line: u32) -> Option<No> {
        let index = usize::try_from(line.checked_sub(1)?).ok()?;
        self.slots.get(index).copied().flatten()
    }

    /// How a match ends, if that is known. What was kept by hand stands above the results.
    fn end(&self, planned: &BracketMatch, seats: [Seat; 2], pairing: Option<&Pairing>) -> Option<End> {
        self.kept(planned.number, seats).or_else(|| match seats {
            [Seat::Taken { no: one }, Seat::Taken { no: other }] => self.end_of_two(planned, [one, other], pairing),
            [Seat::Taken { no }, Seat::Empty] | [Seat::Empty, Seat::Taken { no }] => Some(self.end_of_one(planned, no)),
            [Seat::Empty, Seat::Empty] => Some(End::NOBODY),
            [Seat::Waiting { .. }, _] | [_, Seat::Waiting { .. }] => None,
        })
    }

    /// By the published result; without a pairing whoever is left goes on.
    fn end_of_two(&self, planned: &BracketMatch, both: [No; 2], pairing: Option<&Pairing>) -> Option<End> {
        let [one, other] = both;
        let published = pairing.filter(|pairing| both.iter().all(|no| pairing.side_of(*no).is_some()));
        match published {
            Some(pairing) => end_of_pairing(pairing, self.result(planned, pairing)),
            None => match both.map(|no| self.is_gone(no, planned.round)) {
                [true, true] => Some(End::NOBODY),
                [true, false] => Some(End::won(other, Some(one))),
                [false, true] => Some(End::won(one, Some(other))),
                [false, false] => None,
            },
        }
    }

    /// 轮空. Somebody who is gone does not go on either, and is the loser.
    fn end_of_one(&self, planned: &BracketMatch, no: No) -> End {
        if self.is_gone(no, planned.round) { End { winner: None, loser: Some(no) } } else { End::won(no, None) }
    }

    /// An open game of somebody who has left is a forfeit (19.3).
    fn result(&self, planned: &BracketMatch, pairing: &Pairing) -> GameResult {
        let gone = |no| self.is_gone(no, planned.round);
        if pairing.result.is_finished() {
            pairing.result
        } else {
            by_forfeit(gone(pairing.first), gone(pairing.second))
        }
    }

    fn is_gone(&self, no: No, round: u32) -> bool {
        self.division.by_no(no).is_none_or(|entrant| entrant.has_left_before(self.index, round))
    }

    /// Who went on from a match by a later one that was kept as played, whatever the result here says now.
    fn kept(&self, number: u32, seats: [Seat; 2]) -> Option<End> {
        if !self.has_kept {
            return None;
        }
        let others = |no: No| seats.into_iter().filter_map(Seat::no).find(|other| *other != no);
        if let Some(winner) = self.seen_in_kept(self.ways.winner_to(number), seats) {
            return Some(End::won(winner, others(winner)));
        }
        let loser = self.seen_in_kept(self.ways.loser_to(number), seats)?;
        Some(End { winner: others(loser), loser: Some(loser) })
    }

    /// The one of two who sits in the next published match of a way, if that match was kept by hand.
    fn seen_in_kept(&self, way: Option<u32>, seats: [Seat; 2]) -> Option<No> {
        let mut next = way;
        while let Some(number) = next {
            let Some(pairing) = self.pairings.get(&number) else {
                next = self.ways.winner_to(number);
                continue;
            };
            let mut seen = seats.into_iter().filter_map(Seat::no).filter(|no| pairing.side_of(*no).is_some());
            return seen.next().filter(|_| pairing.by_hand && seen.next().is_none());
        }
        None
    }
}

/// The pairings of a stage by the numbers of their matches.
fn pairings<'a>(stage: &'a Stage, bracket: &Bracket) -> BTreeMap<u32, &'a Pairing> {
    let rounds = stage.rounds.iter().zip(1_u32..);
    let at: BTreeMap<(u32, u32), &Pairing> = rounds
        .flat_map(|(round, number)| round.pairings.iter().map(move |pairing| ((number, pairing.board), pairing)))
        .collect();
    let of_match =
        |planned: &BracketMatch| at.get(&(planned.round, planned.board)).map(|pairing| (planned.number, *pairing));
    bracket.matches.iter().filter_map(of_match).collect()
}

/// A drawn match is not decided: nobody goes on while it is level.
fn end_of_pairing(pairing: &Pairing, result: GameResult) -> Option<End> {
    let won = |side: Side| Some(End::won(pairing.on(side), Some(pairing.on(side.other()))));
    match result {
        GameResult::FirstWins | GameResult::FirstByForfeit => won(Side::First),
        GameResult::SecondWins | GameResult::SecondByForfeit => won(Side::Second),
        GameResult::BothForfeit | GameResult::BothLose => Some(End::NOBODY),
        GameResult::Draw | GameResult::Unfinished => None,
    }
}
