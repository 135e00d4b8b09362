//! Seats that were drawn in the hall and typed in.

use std::collections::BTreeSet;

use super::coming::Incoming;
use super::seating::{Parted, blocks};
use crate::id::No;
use crate::refusal::Refusal;
use crate::stage::{Format, StageSeats};

/// The seats as typed: everybody once, in as many groups or lines as the format has.
pub(super) fn seats(format: &Format, coming: &[Incoming], order: &[Option<No>]) -> Result<StageSeats, Refusal> {
    let nos: Vec<No> = order.iter().flatten().copied().collect();
    refuse_other_than_everybody(coming, &nos)?;
    let does_not_fit = || Refusal::BadOrder { missing: Vec::new(), wrong: Vec::new() };
    let (mut groups, mut slots) = (Vec::new(), Vec::new());
    match Parted::of(format, coming.len()) {
        Parted::Groups(count) => groups = in_groups(order, &nos, count).ok_or_else(does_not_fit)?,
        Parted::Lines(shape) if order.len() == shape.lines() && has_somebody_in_each_pair(order) => {
            slots = order.to_vec();
        }
        Parted::Lines(_) => return Err(does_not_fit()),
        Parted::Row if order.len() == nos.len() => {}
        Parted::Row => return Err(does_not_fit()),
    }
    Ok(StageSeats { nos, groups, slots, ..StageSeats::default() })
}

fn refuse_other_than_everybody(coming: &[Incoming], nos: &[No]) -> Result<(), Refusal> {
    let expected: BTreeSet<No> = coming.iter().map(|one| one.no).collect();
    let mut seen = BTreeSet::new();
    let wrong: Vec<No> = nos.iter().copied().filter(|no| !expected.contains(no) || !seen.insert(*no)).collect();
    let missing: Vec<No> = expected.difference(&seen).copied().collect();
    if missing.is_empty() && wrong.is_empty() { Ok(()) } else { Err(Refusal::BadOrder { missing, wrong }) }
}

/// A group of fewer than two, or a table of fewer, has nobody to play.
fn in_groups(order: &[Option<No>], nos: &[No], count: usize) -> Option<Vec<Vec<No>>> {
    let groups: Vec<Vec<No>> = if order.len() == nos.len() {
        blocks(nos, count)
    } else {
        order.split(Option::is_none).map(|group| group.iter().flatten().copied().collect()).collect()
    };
    (groups.len() == count && groups.iter().all(|group| group.len() > 1)).then_some(groups)
}

fn has_somebody_in_each_pair(lines: &[Option<No>]) -> bool {
    lines.chunks(2).all(|pair| pair.iter().any(Option::is_some))
}
