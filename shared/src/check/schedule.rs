//! A round of a round robin against its table (附一).

use super::rounds::Place;
use super::{Finding, FindingKind, before_round};
use crate::id::No;
use crate::pairing::{propose, round_robin};
use crate::stage::{Pairing, Round};

pub(super) fn check(place: &Place<'_>) -> Vec<Finding> {
    let Some(table) = round_robin::round_of(place.division, place.index, place.number) else { return Vec::new() };
    let mut found = pairs(place, &table);
    if place.round.bye != table.bye {
        found.push(place.of(place.round.bye.into_iter().collect(), FindingKind::TableRest, "附一"));
    }
    found
}

/// A round of every group against the tables of the groups, which also name who rests (10.2).
pub(super) fn check_groups(place: &Place<'_>) -> Vec<Finding> {
    let before = before_round(place.division.clone(), place.index, place.number);
    let Ok(table) = propose(&before, place.index) else { return Vec::new() };
    let mut found = pairs(place, &table);
    let mut resting = [place.round.resting.clone(), table.resting.clone()];
    resting.iter_mut().for_each(|nos| nos.sort_unstable());
    if let [given, rest] = resting
        && given != rest
    {
        found.push(place.of(given, FindingKind::TableRest, "附一"));
    }
    let missing = table.pairings.iter().filter(|own| !has_pair(place.round, own));
    let missing: Vec<No> = missing.flat_map(|own| [own.first, own.second]).collect();
    let seated = |no: &No| place.round.pairing_of(*no).is_some() || place.round.absent.contains(no);
    let missing = missing.into_iter().filter(|no| !seated(no));
    found.extend(missing.map(|no| place.of(vec![no], FindingKind::LeftOut, "附一")));
    found
}

fn has_pair(round: &Round, pair: &Pairing) -> bool {
    round.pairing_of(pair.first).is_some_and(|own| own.side_of(pair.second).is_some())
}

fn pairs(place: &Place<'_>, table: &Round) -> Vec<Finding> {
    let of_board = |pairing: &Pairing| {
        let seat = table.pairing_of(pairing.first).filter(|own| own.side_of(pairing.second).is_some());
        match seat {
            Some(own) if own.first == pairing.first => None,
            Some(_) => Some(place.at(pairing, FindingKind::TableColours, "12.1")),
            None => Some(place.at(pairing, FindingKind::OffTable, "附一")),
        }
    };
    place.round.pairings.iter().filter_map(of_board).collect()
}
