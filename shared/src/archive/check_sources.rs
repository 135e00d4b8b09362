//! Where the entrants of a stage come from.

use super::at::At;
use super::error::Problem;
use super::file;
use super::values::{Read, at_most, bounded};
use crate::decide::{LOSSES, MAX_ENTRANTS, MAX_ROUNDS};
use crate::stage::{Seating, Source, Take};

/// Sources of one stage.
const MAX_SOURCES: u32 = 40;

/// Sources are earlier stages, and ranks have an order. A stage after the first has sources or its entrants.
pub(super) fn check(from: &file::Stage, index: usize, at: At) -> Read<()> {
    let from_at = at.key("from");
    if index > 0 && from.from.is_empty() && from.entrants.is_none() {
        return Err(at.error(Problem::Missing("from")));
    }
    at_most(&from.from, MAX_SOURCES, from_at)?;
    for (place, source) in from.from.iter().enumerate() {
        check_source(source, index, from_at.index(place))?;
    }
    match from.seating {
        Seating::Draw { seeds, .. } => bounded(seeds, 0, MAX_ENTRANTS, at.key("seating").key("seeds")),
        Seating::Rank | Seating::InOrder | Seating::Cross => Ok(()),
    }
}

fn check_source(source: &Source, index: usize, at: At) -> Read<()> {
    if usize::try_from(source.stage).is_ok_and(|earlier| earlier >= index) {
        return Err(at.key("stage").error(Problem::NotEarlier(source.stage)));
    }
    if let Some(after) = source.after {
        bounded(after, 1, MAX_ROUNDS, at.key("after"))?;
    }
    let at = at.key("take");
    match source.take {
        Take::All | Take::Winners => Ok(()),
        Take::Ranks { from, to } => ranks(from, to, at),
        Take::OfGroups { from, to, best } => {
            ranks(from, to, at)?;
            bounded(best, 0, MAX_ENTRANTS, at.key("best"))
        }
        Take::LosersOf { round } => bounded(round, 1, MAX_ROUNDS, at.key("round")),
        Take::FewerLosses { losses } => bounded(losses, *LOSSES.start(), *LOSSES.end(), at.key("losses")),
    }
}

fn ranks(from: u32, to: u32, at: At) -> Read<()> {
    bounded(from, 1, MAX_ENTRANTS, at.key("from"))?;
    bounded(to, from, MAX_ENTRANTS, at.key("to"))
}
