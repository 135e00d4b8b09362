//! What a command changes in the later matches of a bracket or a ladder.

use std::collections::{BTreeMap, BTreeSet};

use super::effect::Effect;
use super::find::count;
use crate::bracket;
use crate::division::Division;
use crate::id::No;
use crate::stage::Pairing;

/// Where a match stands: its round, then its board.
type Place = (u32, u32);

/// The matches that get others, wait again, or stand although another would have gone on, in the order of their numbers.
pub(super) fn of(division: &Division, next: &Division, stage: usize) -> Vec<Effect> {
    let numbers = numbers(next, stage);
    let number = |(round, board): Place| numbers.get(&(round, board)).copied().unwrap_or(round);
    let [before, after] = [division, next].map(|division| pairings(division, stage));
    let places: BTreeSet<Place> = before.keys().chain(after.keys()).copied().collect();
    let changed = places.iter().filter_map(|place| {
        let number = number(*place);
        Some((number, change(number, before.get(place).copied(), after.get(place).copied())?))
    });
    let mut changed: Vec<(u32, Effect)> = changed.collect();
    changed.sort_by_key(|(number, _)| *number);
    changed.into_iter().map(|(_, effect)| effect).chain(newly_kept(division, next, stage)).collect()
}

fn change(number: u32, before: Option<&Pairing>, after: Option<&Pairing>) -> Option<Effect> {
    let played = before.is_some_and(Pairing::has_results);
    match (before, after) {
        (Some(before), Some(after)) if two(before) == two(after) => None,
        (_, Some(&Pairing { first, second, .. })) if played => Some(Effect::MatchReplayed { number, first, second }),
        (_, Some(&Pairing { first, second, .. })) => Some(Effect::MatchTakes { number, first, second }),
        (Some(_), None) => Some(Effect::MatchWaits { number, played }),
        (None, None) => None,
    }
}

/// The two of a match, whatever their colours.
fn two(pairing: &Pairing) -> [No; 2] {
    [pairing.first.min(pairing.second), pairing.first.max(pairing.second)]
}

fn newly_kept(division: &Division, next: &Division, stage: usize) -> Vec<Effect> {
    let [before, after] = [division, next].map(|division| {
        let kept = bracket::run(division, stage).into_iter().filter(|standing| standing.kept);
        kept.map(|standing| standing.planned.number).collect::<BTreeSet<u32>>()
    });
    after.difference(&before).map(|&number| Effect::MatchKept { number }).collect()
}

/// 场次 by place; a ladder has none, and its rounds stand for them.
fn numbers(division: &Division, stage: usize) -> BTreeMap<Place, u32> {
    let planned = bracket::run(division, stage).into_iter().map(|standing| standing.planned);
    planned.map(|planned| ((planned.round, planned.board), planned.number)).collect()
}

fn pairings(division: &Division, stage: usize) -> BTreeMap<Place, &Pairing> {
    let rounds = division.stages.get(stage).map(|stage| stage.rounds.as_slice()).unwrap_or_default();
    let rounds = rounds.iter().enumerate().map(|(index, round)| (count(index) + 1, round));
    rounds
        .flat_map(|(number, round)| round.pairings.iter().map(move |pairing| ((number, pairing.board), pairing)))
        .collect()
}
