//! 分组循环 (10.2): a round of every group by its own table (附一), boards counted through over the groups.

use crate::division::Division;
use crate::id::No;
use crate::pairing::round_robin;
use crate::stage::{GroupsFormat, Round};

/// Round `number` of a group stage as it is published, with the forfeits of those who have left entered. A smaller
/// group may have fewer rounds. `None` where no group has such a round.
pub(super) fn round_of(division: &Division, index: usize, format: &GroupsFormat, number: u32) -> Option<Round> {
    if number > division.total_rounds(index) {
        return None;
    }
    let mut round = Round::default();
    for group in &division.stages.get(index)?.seats.as_ref()?.groups {
        add_group(&mut round, group, format, number);
    }
    round_robin::enter_forfeits(division, index, &mut round, number);
    (!round.pairings.is_empty()).then_some(round)
}

fn add_group(round: &mut Round, group: &[No], format: &GroupsFormat, number: u32) {
    let size = u32::try_from(group.len()).unwrap_or(u32::MAX);
    let Some(own) = round_robin::round(size, format.legs, number.saturating_add(format.skip)) else { return };
    let own = round_robin::at_seats(own, group);
    for mut pairing in own.pairings {
        pairing.board = u32::try_from(round.pairings.len()).unwrap_or(u32::MAX - 1) + 1;
        round.pairings.push(pairing);
    }
    round.resting.extend(own.bye);
}
