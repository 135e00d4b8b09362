//! Registering entrants, changing and removing them.

use super::find;
use super::limits::{MAX_ENTRANTS, check_details};
use crate::division::Division;
use crate::entrant::{Entrant, EntrantDetails};
use crate::id::EntrantId;
use crate::refusal::Refusal;

/// Registers entrants in the order given.
pub(super) fn add(division: &mut Division, entrants: &[EntrantDetails]) -> Result<(), Refusal> {
    refuse_once_drawn(division)?;
    refuse_too_many(division, entrants.len())?;
    for details in entrants {
        let id = next_id(division);
        let details = check_details(details)?;
        division.entrants.push(Entrant::new(id, None, details));
    }
    Ok(())
}

/// Changes what is registered about an entrant. Numbers, pairs and results stay.
pub(super) fn edit(division: &mut Division, id: EntrantId, details: &EntrantDetails) -> Result<(), Refusal> {
    let details = check_details(details)?;
    find::by_id(division, id)?.details = details;
    Ok(())
}

/// Removes an entrant before numbers are drawn; afterwards they withdraw.
pub(super) fn remove(division: &mut Division, id: EntrantId) -> Result<(), Refusal> {
    find::by_id(division, id)?;
    refuse_once_drawn(division)?;
    division.entrants.retain(|entrant| entrant.id != id);
    Ok(())
}

/// Refuses when `more` entrants do not fit any more.
pub(super) fn refuse_too_many(division: &Division, more: usize) -> Result<(), Refusal> {
    let total = find::count(division.entrants.len() + more);
    if total > MAX_ENTRANTS { Err(Refusal::TooMany { limit: MAX_ENTRANTS }) } else { Ok(()) }
}

/// The id of the next one to be registered.
pub(super) fn next_id(division: &Division) -> EntrantId {
    let last = division.entrants.iter().map(|entrant| entrant.id.0).max().unwrap_or(0);
    EntrantId(last + 1)
}

/// Refuses where numbers are drawn or a round is published.
pub(super) fn refuse_once_drawn(division: &Division) -> Result<(), Refusal> {
    if division.has_started() {
        Err(Refusal::Started)
    } else if division.entrants.iter().any(|entrant| entrant.no.is_some()) {
        Err(Refusal::Drawn)
    } else {
        Ok(())
    }
}
