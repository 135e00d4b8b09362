//! 名次 of those who are out of a bracket.

use serde::{Deserialize, Serialize};

use super::layout::count;
use super::{Bracket, BracketMatch, Part, Standing, Ways, plan, run};
use crate::division::Division;
use crate::id::No;

/// A place of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BracketPlace {
    /// The place; who shares it has the same.
    pub place: u32,
    /// Who.
    pub no: No,
    /// The match that gave the place.
    pub number: u32,
    /// Whether it was won.
    pub won: bool,
}

/// How far somebody is: a smaller `level` is better.
struct Way {
    no: No,
    /// The place by the plan of the bracket; of one who is still in, the best that can be reached.
    level: u32,
    /// The match that gave it, and whether it was won; `None` while it is open.
    by: Option<(u32, bool)>,
}

/// The places of those whose last match is decided, best first. Who goes out in the same round shares a place, the best
/// one of them: 3 and 3 without a match for the third place, then 5, 5, 5, 5 (F28). Those whom a bracket that ends
/// earlier leaves share place 1. Where nobody wins a match, both are out in it and their next place goes to the next ones.
pub fn places(division: &Division, stage: usize) -> Vec<BracketPlace> {
    let standings = run(division, stage);
    let Some(stage) = division.stages.get(stage) else { return Vec::new() };
    let slots = stage.seats.as_ref().map(|seats| seats.slots.as_slice()).unwrap_or_default();
    let bracket = plan(&stage.settings.format, count(slots.len()));
    let levels = Levels { ways: Ways::of(&bracket), bracket: &bracket };
    let ways: Vec<Way> = slots.iter().flatten().filter_map(|no| levels.way_of(*no, &standings)).collect();
    let better = |level: u32| count(ways.iter().filter(|way| way.level < level).count());
    let placed = ways.iter().filter_map(|way| {
        let (number, won) = way.by?;
        Some(BracketPlace { place: better(way.level) + 1, no: way.no, number, won })
    });
    let mut placed: Vec<BracketPlace> = placed.collect();
    placed.sort_by_key(|place| (place.place, place.no));
    placed
}

/// What a match is worth by the plan of its bracket.
struct Levels<'a> {
    bracket: &'a Bracket,
    ways: Ways,
}

impl Levels<'_> {
    /// The last match in which somebody sits decides.
    fn way_of(&self, no: No, standings: &[Standing]) -> Option<Way> {
        let sits = |standing: &&Standing| standing.seats.iter().any(|seat| seat.no() == Some(no));
        let last = standings.iter().rev().find(sits)?;
        let planned = &last.planned;
        if !last.decided {
            return Some(Way { no, level: self.best(planned), by: None });
        }
        let won = last.winner == Some(no);
        let level = if won { self.best(planned) } else { self.out(planned) };
        Some(Way { no, level, by: Some((planned.number, won)) })
    }

    /// The best place that somebody in this match can reach.
    fn best(&self, planned: &BracketMatch) -> u32 {
        match planned.part {
            Part::Winners | Part::Losers | Part::Final => 1,
            Part::Places { from, .. } => from,
        }
    }

    /// The place of one who goes out in this match, however that happens: if its losers play on, the last place of
    /// those matches.
    fn out(&self, planned: &BracketMatch) -> u32 {
        let next = self.ways.loser_to(planned.number).and_then(|number| self.bracket.find(number));
        next.map_or_else(|| self.lost(planned), |next| self.out(next))
    }

    fn lost(&self, planned: &BracketMatch) -> u32 {
        match planned.part {
            Part::Winners => self.matches(|other| other.part == planned.part && other.round == planned.round) + 1,
            Part::Losers => self.matches(|other| other.part == planned.part && other.round > planned.round) + 3,
            Part::Final => 2,
            Part::Places { to, .. } => to,
        }
    }

    fn matches(&self, which: impl Fn(&BracketMatch) -> bool) -> u32 {
        count(self.bracket.matches.iter().filter(|planned| which(planned)).count())
    }
}
