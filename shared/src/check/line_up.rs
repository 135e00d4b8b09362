//! 出场名单 against the rule of the division (2011 article 11).

use super::rounds::Place;
use super::{Finding, FindingKind};
use crate::id::{No, PlayerId};
use crate::stage::Pairing;
use crate::team;

/// The teams whose line-up the rule does not allow, or whose games are played by others than those in it.
pub(super) fn check(place: &Place<'_>, pairing: &Pairing) -> Option<Finding> {
    let sides = [(0, pairing.first), (1, pairing.second)];
    let wrong = sides.into_iter().zip(&pairing.line_ups).filter_map(|((side, no), list)| {
        let list = list.as_deref()?;
        (!is_allowed(place, no, list) || plays_without(pairing, side, list)).then_some(no)
    });
    let nos: Vec<No> = wrong.collect();
    (!nos.is_empty()).then(|| Finding { nos, ..place.at(pairing, FindingKind::LineUp, "11") })
}

fn is_allowed(place: &Place<'_>, no: No, list: &[PlayerId]) -> bool {
    let (Some(rules), Some(team)) = (&place.division.team, place.division.by_no(no)) else { return false };
    let earlier = team::line_ups_before(place.division, no, place.index, place.number);
    team::check_line_up(rules, &team.players, &earlier, list).is_ok()
}

/// Whether somebody plays who is not in the line-up.
fn plays_without(pairing: &Pairing, side: usize, list: &[PlayerId]) -> bool {
    let players = pairing.games.iter().filter_map(|game| game.players.get(side).copied().flatten());
    players.into_iter().any(|player| !list.contains(&player))
}
