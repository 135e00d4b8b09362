//! 补报: one who comes after the numbers are drawn.

use super::{entrants, limits, proposal};
use crate::division::Division;
use crate::entrant::{Entrant, EntrantDetails};
use crate::id::No;
use crate::refusal::Refusal;
use crate::stage::Format;

/// The entrant gets the next free number and takes part from the next round on.
pub(super) fn enter(division: &mut Division, details: &EntrantDetails) -> Result<(), Refusal> {
    if !division.is_drawn() {
        return Err(Refusal::NotDrawn);
    }
    entrants::refuse_too_many(division, 1)?;
    let details = limits::check_details(details)?;
    let entered_in = late_entry(division)?;
    let last = division.entrants.iter().filter_map(|entrant| entrant.no).max().unwrap_or(No(0));
    let no = No(last.0.saturating_add(1));
    let entrant = Entrant { entered_in, ..Entrant::new(entrants::next_id(division), Some(no), details) };
    division.entrants.push(entrant);
    proposal::drop_open(division);
    Ok(())
}

/// The round from which one who comes late would take part.
///
/// # Errors
/// Where nobody can come late any more.
pub fn late_entry(division: &Division) -> Result<u32, Refusal> {
    let running = division.running_stage();
    let stage = division.stages.get(running).ok_or(Refusal::NoSuchStage)?;
    if running > 0 {
        return Err(Refusal::NoLateEntry);
    }
    match &stage.settings.format {
        Format::RoundRobin { .. } if !stage.rounds.is_empty() => Err(Refusal::NoLateEntry),
        Format::Swiss(swiss) if stage.next_round() > swiss.rounds => Err(Refusal::NoMoreRounds),
        Format::Swiss(_) | Format::RoundRobin { .. } => Ok(stage.next_round()),
        Format::Groups(_) | Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder
            if stage.seats.is_some() =>
        {
            Err(Refusal::NoLateEntry)
        }
        Format::Groups(_) | Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder => Ok(1),
    }
}
