//! 负几场出局: how many games everybody has lost, and who is out for it.

use std::collections::{BTreeMap, BTreeSet};

use crate::division::Division;
use crate::entrant::Entrant;
use crate::id::No;
use crate::result::Outcome;
use crate::stage::{Carry, Format, Stage};

/// The games that those of a stage have lost in its rounds up to `until`, forfeits among them. Where all points are
/// brought along, the games lost before are too.
pub(crate) fn lost(division: &Division, index: usize, until: u32) -> BTreeMap<No, u32> {
    let Some(stage) = division.stages.get(index) else { return BTreeMap::new() };
    let mut lost = brought(division, index, stage);
    let rounds = stage.rounds.iter().zip(1_u32..).take_while(|(_, number)| *number <= until);
    for pairing in rounds.flat_map(|(round, _)| &round.pairings) {
        for no in [pairing.first, pairing.second] {
            let outcome = pairing.side_of(no).map(|side| pairing.result.outcome(side));
            *lost.entry(no).or_default() += u32::from(matches!(outcome, Some(Outcome::Loss | Outcome::ForfeitLoss)));
        }
    }
    lost
}

/// What was lost in the last stage that somebody comes from. Whoever was put in by hand brings nothing.
fn brought(division: &Division, index: usize, stage: &Stage) -> BTreeMap<No, u32> {
    let mut brought = BTreeMap::new();
    let Some(seats) = stage.seats.as_ref().filter(|_| stage.settings.carry == Carry::All) else { return brought };
    let sources = stage.settings.from.iter().filter_map(|source| usize::try_from(source.stage).ok());
    let sources: BTreeSet<usize> = sources.filter(|from| *from < index).collect();
    for from in sources {
        let lost = lost(division, from, u32::MAX);
        let of = |no: No| (no, lost.get(&no).copied().unwrap_or_default());
        brought.extend(division.nos_of(from).into_iter().map(of));
    }
    let by_hand = |no: &No| seats.by_hand.iter().any(|change| change.put_in && change.no == *no);
    brought.retain(|no, _| seats.nos.contains(no) && !by_hand(no));
    brought
}

/// Those of a Swiss who would play `round` and have lost too many games before it. 陪打 play on.
pub(crate) fn beaten(division: &Division, index: usize, round: u32) -> Vec<No> {
    let Some(limit) = limit(division, index) else { return Vec::new() };
    let lost = lost(division, index, round.saturating_sub(1));
    let still_in = still_in(division, index, round);
    still_in.into_iter().filter(|no| lost.get(no).is_some_and(|lost| *lost >= limit)).collect()
}

/// Whether a Swiss that has begun has nobody left for a next round, or only one.
pub(crate) fn is_over(division: &Division, index: usize) -> bool {
    let Some(stage) = division.stages.get(index).filter(|stage| stage.has_begun()) else { return false };
    if limit(division, index).is_none() {
        return false;
    }
    let beaten = beaten(division, index, stage.next_round());
    still_in(division, index, stage.next_round()).iter().filter(|no| !beaten.contains(no)).count() < 2
}

fn limit(division: &Division, index: usize) -> Option<u32> {
    match &division.stages.get(index)?.settings.format {
        Format::Swiss(swiss) => swiss.losses_out,
        _ => None,
    }
}

fn still_in(division: &Division, index: usize, round: u32) -> Vec<No> {
    let nos: BTreeSet<No> = division.nos_of(index).into_iter().collect();
    let plays = |entrant: &&Entrant| !entrant.details.guest && division.plays(index, round, entrant);
    let mut still_in: Vec<No> = division.entrants.iter().filter(plays).filter_map(|entrant| entrant.no).collect();
    still_in.retain(|no| nos.contains(no));
    still_in
}
