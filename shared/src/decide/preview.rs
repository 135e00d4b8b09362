//! What a command would change that people have seen already: shown before an old result is corrected.

use std::collections::BTreeMap;

use super::effect::Effect;
use super::{bracket_effects, decide, find};
use crate::command::Command;
use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::view::standings::standings_view;

/// What `command` would change. Empty when it changes nothing of this kind, and when it is refused.
pub fn preview(division: &Division, command: &Command) -> Vec<Effect> {
    let Ok(next) = decide(division, command) else { return Vec::new() };
    let mut effects = Vec::new();
    for stage in 0..division.stages.len() {
        if is_knockout(division, stage) {
            effects.extend(bracket_effects::of(division, &next, stage));
        } else {
            effects.extend(standings_that_change(division, &next, stage));
        }
    }
    effects.extend(rounds_that_stay(division, command));
    effects.extend(dropped_proposals(division, &next));
    effects
}

fn is_knockout(division: &Division, stage: usize) -> bool {
    division.stages.get(stage).is_some_and(|stage| stage.settings.format.is_knockout())
}

/// First whose points change, then whose rank changes, in the new order of ranks.
fn standings_that_change(division: &Division, next: &Division, stage: usize) -> Vec<Effect> {
    let [before, after] = [division, next].map(|division| standings_view(division, stage, u32::MAX).rows);
    let before: BTreeMap<No, (Points, Option<u32>)> =
        before.iter().map(|row| (row.person.no, (row.points, row.standing.rank))).collect();
    let (mut points, mut ranks) = (Vec::new(), Vec::new());
    for row in after {
        let no = row.person.no;
        let Some(&(old_points, old_rank)) = before.get(&no) else { continue };
        if old_points != row.points {
            points.push(Effect::Points { no, before: old_points, after: row.points });
        }
        if old_rank != row.standing.rank {
            ranks.push(Effect::Rank { no, before: old_rank, after: row.standing.rank });
        }
    }
    points.append(&mut ranks);
    points
}

/// The rounds paired since the one whose result is corrected. Those of a knockout follow their results.
fn rounds_that_stay(division: &Division, command: &Command) -> Vec<Effect> {
    let (Command::SetResult { stage, round, .. } | Command::SetGame { stage, round, .. }) = command else {
        return Vec::new();
    };
    let corrected = find::stage(division, *stage).ok().filter(|stage| !stage.settings.format.is_knockout());
    let published = corrected.map_or(0, |stage| find::count(stage.rounds.len()));
    (round + 1..=published).map(|round| Effect::RoundStays { round }).collect()
}

fn dropped_proposals(division: &Division, next: &Division) -> Vec<Effect> {
    let stages = division.stages.iter().zip(&next.stages);
    let dropped = stages.filter(|(before, after)| {
        before.proposal.is_some() && after.proposal.is_none() && before.rounds.len() == after.rounds.len()
    });
    dropped.map(|(before, _)| Effect::ProposalDropped { round: before.next_round() }).collect()
}
