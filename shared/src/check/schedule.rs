//! A round of a round robin against its table (附一).

use super::rounds::Place;
use super::{Finding, FindingKind};
use crate::pairing::round_robin;
use crate::stage::Pairing;

pub(super) fn check(place: &Place<'_>) -> Vec<Finding> {
    let Some(table) = round_robin::round_of(place.division, place.index, place.number) else { return Vec::new() };
    let of_board = |pairing: &Pairing| {
        let seat = table.pairing_of(pairing.first).filter(|own| own.side_of(pairing.second).is_some());
        match seat {
            Some(own) if own.first == pairing.first => None,
            Some(_) => Some(place.at(pairing, FindingKind::TableColours, "12.1")),
            None => Some(place.at(pairing, FindingKind::OffTable, "附一")),
        }
    };
    let mut found: Vec<Finding> = place.round.pairings.iter().filter_map(of_board).collect();
    if place.round.bye != table.bye {
        found.push(place.of(place.round.bye.into_iter().collect(), FindingKind::TableRest, "附一"));
    }
    found
}
