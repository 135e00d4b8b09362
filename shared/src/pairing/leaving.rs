//! Who leaves a Swiss before its next round: 积分末位淘汰 (10.6), 负几场出局, and those whom a later stage takes while
//! this one goes on.

use crate::division::Division;
use crate::id::No;
use crate::ranking;
use crate::stage::{Stage, SwissFormat};
use crate::structure::{self, losses};

/// Everybody who leaves before the next round of a stage without a proposal, in order of numbers.
pub(super) fn before_next(division: &Division, index: usize, stage: &Stage, format: &SwissFormat) -> Vec<No> {
    let mut leaving = structure::who_leaves(division, index, stage.next_round()).unwrap_or_default();
    let beaten = losses::beaten(division, index, stage.next_round());
    leaving.extend(beaten.into_iter().filter(|no| !leaving.contains(no)).collect::<Vec<No>>());
    leaving.extend(eliminated(division, index, stage, format, &leaving));
    leaving.sort_unstable();
    leaving
}

/// 末位淘汰: the lowest of those still in. Whoever is tied with the last one kept stays, unless lots have parted them;
/// 陪打 have no rank and are not eliminated.
fn eliminated(division: &Division, index: usize, stage: &Stage, format: &SwissFormat, gone: &[No]) -> Vec<No> {
    let next = stage.next_round();
    let Some(rule) = format.eliminate.filter(|rule| next > rule.from_round && next <= format.rounds) else {
        return Vec::new();
    };
    let plays = |no: No| division.by_no(no).is_some_and(|entrant| division.plays(index, next, entrant));
    let mut standings = ranking::standings(division, index, next - 1);
    standings.retain(|line| line.rank.is_some() && plays(line.no) && !gone.contains(&line.no));
    let leave = usize::try_from(rule.each).unwrap_or(usize::MAX);
    let kept = standings.len().saturating_sub(leave);
    let last_kept = kept.checked_sub(1).and_then(|last| standings.get(last)).and_then(|line| line.rank);
    let below = standings.into_iter().skip(kept);
    below.filter(|line| last_kept.is_none() || line.rank != last_kept).map(|line| line.no).collect()
}
