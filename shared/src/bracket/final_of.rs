//! The final of a double elimination.

use super::layout::count;
use super::{Seat, run, total_rounds};
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
    let played = division.stages.get(stage).filter(|stage| stage.settings.format == Format::DoubleElim)?;
    let lines = count(played.seats.as_ref()?.slots.len());
    if round != total_rounds(&Format::DoubleElim, lines) {
        return None;
    }
    let [above, _] = run(division, stage).pop()?.seats;
    match above {
        Seat::Taken { no } => pairing.side_of(no),
        Seat::Empty | Seat::Waiting { .. } => None,
    }
}
