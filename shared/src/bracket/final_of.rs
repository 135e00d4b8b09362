//! The final of a double elimination.

use super::layout::count;
use super::{Part, Seat, plan, run};
use crate::division::Division;
use crate::side::Side;
use crate::stage::{Format, Pairing};

/// Which side of a pairing comes unbeaten from the winners' side, where the pairing is the final of a double elimination
/// of people; `None` for every other pairing. That final has up to four games (附三 注意 3), whatever the settings of its
/// stage; teams play their final like every other match (own choice: the rule speaks of 棋手).
pub fn unbeaten(division: &Division, stage: usize, round: u32, pairing: &Pairing) -> Option<Side> {
    if division.team.is_some() || pairing.board != 1 {
        return None;
    }
    let Format::DoubleElim = division.stages.get(stage)?.settings.format else { return None };
    let lines = division.stages.get(stage)?.seats.as_ref()?.slots.len();
    let bracket = plan(&Format::DoubleElim, count(lines));
    let last = bracket.matches.last().filter(|planned| planned.part == Part::Final)?;
    if last.round != round {
        return None;
    }
    let [above, _] = run(division, stage).pop()?.seats;
    match above {
        Seat::Taken { no } => pairing.side_of(no),
        Seat::Empty | Seat::Waiting { .. } => None,
    }
}
