//! Who left a Swiss before a round: 末位淘汰 (10.6), 负几场出局, and those whom a later stage takes while this one goes
//! on.

use super::rounds::Place;
use super::{Finding, FindingKind, before_round};
use crate::division::Division;
use crate::id::No;
use crate::pairing;
use crate::stage::{Format, Stage, SwissFormat};

/// The list of those who left against the rule.
pub(super) fn check(place: &Place<'_>) -> Option<Finding> {
    let mut given = place.round.out.clone();
    let before = before_round(as_it_was(place), place.index, place.number);
    let ruled = pairing::leaving(&before, place.index);
    given.sort_unstable();
    let others: Vec<No> = given.iter().filter(|no| !ruled.contains(no)).copied().collect();
    let missing = ruled.iter().filter(|no| !given.contains(no)).copied();
    let nos: Vec<No> = others.into_iter().chain(missing).collect();
    let article = match &place.stage.settings.format {
        Format::Swiss(SwissFormat { losses_out: Some(_), eliminate: None, .. }) => "",
        _ => "10.6",
    };
    (!nos.is_empty()).then(|| place.of(nos, FindingKind::OutList, article))
}

/// The division when the round was paired: stages that take some of this one later had not started yet.
pub(super) fn as_it_was(place: &Place<'_>) -> Division {
    let mut before = place.division.clone();
    for stage in before.stages.iter_mut().skip(place.index + 1).filter(|stage| starts_later(stage, place)) {
        *stage = Stage::new(stage.settings.clone());
    }
    before
}

/// Whether a later stage waits for this round or a later one of the stage.
fn starts_later(later: &Stage, place: &Place<'_>) -> bool {
    let from_here = later.settings.from.iter().filter(|source| usize::try_from(source.stage) == Ok(place.index));
    from_here.into_iter().any(|source| source.after.is_none_or(|after| after >= place.number))
}
