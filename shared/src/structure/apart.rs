//! 同单位分开: seats that were drawn are exchanged until those of one unit (and those of one group of the stage before)
//! are as far from each other as exchanges of two can bring them.
//!
//! In order of seats, whoever sits too near to one of their own is exchanged with the seat by which the sum of all
//! nearness becomes smallest; of several the nearest, equally near the later one. That is repeated until no exchange
//! makes the sum smaller. Seeds keep their seats. Anybody who knows the draw can so repeat it.

use super::coming::Incoming;
use crate::division::Division;

/// How near two seats are: 0 where nothing is against two of one unit there.
pub(super) type Nearness = i128;

/// Exchanges seats of `order` behind the first `fixed`.
pub(super) fn exchange(
    division: &Division,
    order: &mut [Incoming],
    fixed: usize,
    near: impl Fn(usize, usize) -> Nearness,
) {
    let mut kin = kin_of(division, order);
    let mut changed = true;
    while changed {
        changed = false;
        for here in fixed..order.len() {
            if let Some(there) = best_exchange(&kin, fixed, here, &near) {
                order.swap(here, there);
                kin.swap(here, there);
                changed = true;
            }
        }
    }
}

/// What makes two belong together.
#[derive(Clone, Copy)]
struct Kin {
    /// Units by number; `None` without one.
    unit: Option<usize>,
    group: Option<(u32, u32)>,
}

impl Kin {
    fn is_of(self, other: Self) -> bool {
        (self.unit.is_some() && self.unit == other.unit) || (self.group.is_some() && self.group == other.group)
    }
}

fn kin_of(division: &Division, order: &[Incoming]) -> Vec<Kin> {
    let unit = |one: &Incoming| division.by_no(one.no).map_or("", |entrant| entrant.details.unit.trim());
    let units: Vec<&str> = order.iter().map(unit).collect();
    let number = |unit: &str| units.iter().position(|other| *other == unit).filter(|_| !unit.is_empty());
    order.iter().zip(&units).map(|(one, unit)| Kin { unit: number(unit), group: one.group }).collect()
}

/// The exchange of `here` that brings the sum down most.
fn best_exchange(kin: &[Kin], fixed: usize, here: usize, near: &impl Fn(usize, usize) -> Nearness) -> Option<usize> {
    let own = cost(kin, here, here, None, near);
    if own == 0 {
        return None;
    }
    let others = (fixed..kin.len()).filter(|there| *there != here);
    let better = others.filter_map(|there| {
        // What the two are to each other stays as it is, so that it is left out of the sums after.
        let between = pair(kin, here, there, near);
        let before = own + cost(kin, there, there, Some(here), near) - between;
        let after = cost(kin, here, there, Some(there), near) + cost(kin, there, here, Some(here), near);
        (after < before).then(|| (after - before, here.abs_diff(there), there < here, there))
    });
    better.min().map(|(.., there)| there)
}

/// How near the one who sits at `who` would be to all others when seated at `seat`; `without` is left out.
fn cost(
    kin: &[Kin],
    who: usize,
    seat: usize,
    without: Option<usize>,
    near: &impl Fn(usize, usize) -> Nearness,
) -> Nearness {
    let Some(own) = kin.get(who).copied() else { return 0 };
    let others = kin.iter().enumerate().filter(|(other, _)| *other != who && Some(*other) != without);
    others.filter(|(_, other)| own.is_of(**other)).map(|(other, _)| near(seat, other)).sum()
}

fn pair(kin: &[Kin], a: usize, b: usize, near: &impl Fn(usize, usize) -> Nearness) -> Nearness {
    match (kin.get(a), kin.get(b)) {
        (Some(one), Some(other)) if one.is_of(*other) => near(a, b),
        _ => 0,
    }
}
