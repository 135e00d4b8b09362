//! A match of several games or boards against its games.

use super::rounds::Place;
use super::{Finding, FindingKind};
use crate::matches;
use crate::result::GameResult;
use crate::stage::Pairing;

/// The result of a match is the one that its games make; a match forfeited as a whole needs none.
pub(super) fn check(place: &Place<'_>, pairing: &Pairing) -> Option<Finding> {
    let is_open = pairing.games.is_empty() && !pairing.result.is_finished();
    if is_open || !pairing.result.is_played() {
        return None;
    }
    let result = if pairing.games.is_empty() { pairing.result } else { GameResult::Unfinished };
    let asked = Pairing { result, ..pairing.clone() };
    let made = matches::state(place.division, place.index, place.number, &asked).result;
    (made != pairing.result).then(|| place.at(pairing, FindingKind::MatchResult, "13.2"))
}
