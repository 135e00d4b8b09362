//! 出线: who is through to a later stage.

use super::played::is_played_out;
use super::take;
use crate::division::Division;
use crate::id::No;
use crate::stage::{Stage, Take};

/// Who of a stage is through to which later stage (from 0). As recorded where that one has begun; before, only those of
/// whom it is certain: all when this stage is played out, else the ranks of those groups that are. A later stage for
/// which nobody stays behind has nobody through: everybody goes on to it.
pub fn through(division: &Division, stage: usize) -> Vec<(No, u32)> {
    let here = division.nos_of(stage);
    let mut through = Vec::new();
    for (number, later) in (0_u32..).zip(&division.stages) {
        let takes = |from: u32| usize::try_from(from) == Ok(stage);
        if !later.settings.from.iter().any(|source| takes(source.stage)) {
            continue;
        }
        let nos: Vec<No> = match &later.seats {
            Some(seats) => seats.nos.iter().copied().filter(|no| here.contains(no)).collect(),
            None => certain(division, stage, later),
        };
        if here.iter().any(|no| !nos.contains(no) && can_go_on(division, stage, *no)) {
            through.extend(nos.into_iter().map(|no| (no, number)));
        }
    }
    through
}

/// Neither 陪打 nor gone: these stay behind wherever all go on.
fn can_go_on(division: &Division, stage: usize, no: No) -> bool {
    let entrant = division.by_no(no);
    entrant.is_some_and(|entrant| !entrant.details.guest && !entrant.has_left_before(stage, u32::MAX))
}

fn certain(division: &Division, stage: usize, later: &Stage) -> Vec<No> {
    let sources = later.settings.from.iter().filter(|source| usize::try_from(source.stage) == Ok(stage));
    let mut certain = Vec::new();
    for source in sources {
        match source.take {
            Take::OfGroups { from, to, .. } if !is_played_out(division, stage) => {
                certain.extend(take::of_played_groups(division, stage, from, to));
            }
            _ => certain.extend(take::nos_of_source(division, source, &later.settings.seating)),
        }
    }
    certain
}
