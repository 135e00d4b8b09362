//! Who meets whom: the Swiss 定位编排法 and the round robin.
#![allow(clippy::indexing_slicing, reason = "places in a field and in a segment come from the field and the segment")]

mod board;
mod bye;
pub mod card;
mod colour;
mod criteria;
pub mod departure;
mod field;
mod first_round;
pub mod float;
mod groups;
pub(crate) mod ladder;
mod leaving;
mod matching;
mod order;
pub mod reason;
pub mod round_robin;
mod segment;
mod swiss;
mod walk;

pub use departure::{Departure, DepartureKind, departures};

use crate::division::Division;
use crate::id::No;
use crate::stage::{Format, Round};

/// The field cannot be paired (D3). The organizer can allow a rematch or end the event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CannotPair {
    /// Those whom some largest possible pairing leaves out, in order of numbers.
    pub blockers: Vec<No>,
    /// The unit that is too large where those of one unit never meet.
    pub uneven: Option<UnevenUnit>,
}

/// A unit whose people are more than one above all others together, where those of one unit never meet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnevenUnit {
    /// Its name.
    pub unit: String,
    /// How many of it are to be paired.
    pub own: u32,
    /// How many others.
    pub others: u32,
}

/// The next round of a stage by its rules. Nothing is published by this.
pub fn propose(division: &Division, stage: usize) -> Result<Round, CannotPair> {
    let nobody = CannotPair { blockers: Vec::new(), uneven: None };
    let index = stage;
    let stage = division.stages.get(index).ok_or(nobody.clone())?;
    match &stage.settings.format {
        Format::Swiss(format) => swiss::propose(division, index, stage, format),
        Format::RoundRobin { .. } => round_robin::round_of(division, index, stage.next_round()).ok_or(nobody),
        Format::Groups(format) => groups::round_of(division, index, format, stage.next_round()).ok_or(nobody),
        Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder => Err(nobody),
    }
}

/// Who leaves a Swiss before its next round: 末位淘汰 (10.6), 负几场出局, and those whom a later stage takes while this
/// one goes on.
pub(crate) fn leaving(division: &Division, stage: usize) -> Vec<No> {
    let index = stage;
    match division.stages.get(index).map(|stage| (stage, &stage.settings.format)) {
        Some((stage, Format::Swiss(format))) => leaving::before_next(division, index, stage, format),
        _ => Vec::new(),
    }
}
