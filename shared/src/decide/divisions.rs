//! Between divisions: entrants who move from one to another, and a division that is cancelled.

use super::{entrants, find};
use crate::division::Division;
use crate::entrant::Entrant;
use crate::id::EntrantId;
use crate::refusal::Refusal;

/// The first division without these entrants, and the second one with them: everything registered about them stays, and
/// the id wherever it is free.
///
/// # Errors
/// Where either division is closed or drawn, one is of teams and the other of people, or somebody is not there.
pub fn move_entrants(from: &Division, into: &Division, who: &[EntrantId]) -> Result<[Division; 2], Refusal> {
    let (mut from, mut into) = (from.clone(), into.clone());
    for division in [&from, &into] {
        if division.finished {
            return Err(Refusal::Finished);
        }
        entrants::refuse_once_drawn(division)?;
    }
    if from.team.is_some() != into.team.is_some() {
        return Err(Refusal::PeopleAndTeams);
    }
    entrants::refuse_too_many(&into, who.len())?;
    for id in who {
        let entrant = find::by_id(&mut from, *id)?.clone();
        from.entrants.retain(|other| other.id != *id);
        take_in(&mut into, entrant);
    }
    Ok([from, into])
}

fn take_in(into: &mut Division, mut entrant: Entrant) {
    if into.by_id(entrant.id).is_some() {
        entrant.id = entrants::next_id(into);
    }
    let place = into.entrants.partition_point(|other| other.id < entrant.id);
    into.entrants.insert(place, entrant);
}

/// Whether a division can be cancelled: nothing of it has been published.
///
/// # Errors
/// Where a round is published or a stage has started.
pub fn cancel(division: &Division) -> Result<(), Refusal> {
    if division.has_started() { Err(Refusal::DivisionStarted) } else { Ok(()) }
}
