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
    let first: Vec<usize> = (0..order.len()).collect();
    let mut seated = Seated { kin: kin_of(division, order), at: first.clone(), seat: first, near };
    let mut changed = true;
    while changed {
        changed = false;
        for here in fixed..order.len() {
            if let Some(there) = seated.best_exchange(fixed, here) {
                order.swap(here, there);
                seated.swap(here, there);
                changed = true;
            }
        }
    }
}

/// Where everybody sits. People are named by the seats they had first.
struct Seated<F> {
    /// The others of somebody's unit, or of their group before.
    kin: Vec<Vec<usize>>,
    /// Who sits at a seat.
    at: Vec<usize>,
    /// Where somebody sits.
    seat: Vec<usize>,
    near: F,
}

fn kin_of(division: &Division, order: &[Incoming]) -> Vec<Vec<usize>> {
    let unit = |one: &Incoming| division.by_no(one.no).map_or("", |entrant| entrant.details.unit.trim());
    let units: Vec<&str> = order.iter().map(unit).collect();
    let belong = |(one, unit): (&Incoming, &&str), (other, other_unit): (&Incoming, &&str)| {
        (!unit.is_empty() && unit == other_unit) || (one.group.is_some() && one.group == other.group)
    };
    let kin = order.iter().zip(&units).enumerate().map(|(person, own)| {
        let others = order.iter().zip(&units).enumerate().filter(|(other, _)| *other != person);
        others.filter(|(_, other)| belong(own, *other)).map(|(other, _)| other).collect()
    });
    kin.collect()
}

impl<F: Fn(usize, usize) -> Nearness> Seated<F> {
    /// The exchange of `here` that brings the sum down most.
    fn best_exchange(&self, fixed: usize, here: usize) -> Option<usize> {
        let own = self.cost(here, here, None);
        if own == 0 {
            return None;
        }
        let others = (fixed..self.at.len()).filter(|there| *there != here);
        let better = others.filter_map(|there| {
            // What the two are to each other stays as it is, so that it is counted nowhere.
            let before = self.cost(here, here, Some(there)) + self.cost(there, there, Some(here));
            let after = self.cost(here, there, Some(there)) + self.cost(there, here, Some(here));
            (after < before).then(|| (after - before, here.abs_diff(there), there < here, there))
        });
        better.min().map(|(.., there)| there)
    }

    /// How near the one who sits at `from` would be to their own when seated at `seat`; who sits at `without` is left
    /// out.
    fn cost(&self, from: usize, seat: usize, without: Option<usize>) -> Nearness {
        let kin = self.at.get(from).and_then(|&person| self.kin.get(person));
        let seats = kin.into_iter().flatten().filter_map(|&other| self.seat.get(other).copied());
        seats.filter(|other| Some(*other) != without).map(|other| (self.near)(seat, other)).sum()
    }

    fn swap(&mut self, here: usize, there: usize) {
        self.at.swap(here, there);
        for seat in [here, there] {
            if let Some(place) = self.at.get(seat).and_then(|&person| self.seat.get_mut(person)) {
                *place = seat;
            }
        }
    }
}
