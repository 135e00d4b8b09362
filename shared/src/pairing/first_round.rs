//! Round 1 (附二 二.1): by the method the organizer chose, units kept apart where that is set (D8).

use crate::pairing::field::Field;
use crate::pairing::matching::{Instance, Keeper, KindTable};
use crate::pairing::reason::{Obstacle, PASSED_NAMED, PassedOver};
use crate::stage::FirstRound;

/// A pair of round 1; places in the field, the smaller number first.
pub(crate) struct FirstPair {
    pub(crate) two: [usize; 2],
    /// Who stood nearer and was passed over.
    pub(crate) passed: Vec<PassedOver>,
}

/// The pairs of round 1 in order of their smaller numbers. The field is even; `None` if it cannot be paired.
pub(crate) fn first_round(field: &Field, method: FirstRound) -> Option<Vec<FirstPair>> {
    let order = field.by_seat();
    let table = by_method(order.len(), method);
    let pairs = table.iter().enumerate().filter(|(seat, other)| seat < *other);
    let pairs: Vec<[usize; 2]> = pairs.map(|(seat, &other)| [order[seat], order[other]]).collect();
    if pairs.iter().all(|&[place, other]| field.may_meet(place, other) && !unwanted(field, place, other)) {
        return Some(pairs.into_iter().map(|two| FirstPair { two, passed: Vec::new() }).collect());
    }
    walk(field, &order, &table)
}

/// The partner of each seat by the method: 近号 1-2, 3-4 …; 首尾 1-N, 2-(N−1) …; 对半 1-(N/2+1) … (附二 二.1).
fn by_method(count: usize, method: FirstRound) -> Vec<usize> {
    let half = count / 2;
    (0..count)
        .map(|place| match method {
            FirstRound::Adjacent => place ^ 1,
            FirstRound::Ends => count - 1 - place,
            FirstRound::Halves if place < half => place + half,
            FirstRound::Halves => place - half,
        })
        .collect()
}

/// Whether the two are of one unit in a round that keeps units apart.
fn unwanted(field: &Field, a: usize, b: usize) -> bool {
    field.avoid_units && field.same_unit(&field.players[a], &field.players[b])
}

/// (D8): the smallest unpaired number takes the method's partner, else the one nearest to that partner's number,
/// equally near the smaller, of another unit, with whom the rest can still be paired with the fewest pairs of one
/// unit. Only where nobody of another unit is left for that it is one of the same. Forbidden pairs bind here too.
fn walk(field: &Field, order: &[usize], table: &[usize]) -> Option<Vec<FirstPair>> {
    let instance = instance(field);
    let keeper = Keeper::new(&instance)?;
    let numbers: Vec<u32> = order.iter().map(|&place| field.players[place].seat).collect();
    let mut walk = Walk { field, order, numbers: &numbers, keeper, done: vec![false; table.len()] };
    let mut pairs = Vec::with_capacity(table.len() / 2);
    for (&place, &by_method) in order.iter().zip(table) {
        if !walk.done[place] {
            pairs.push(walk.choose(place, by_method)?);
        }
    }
    Some(pairs)
}

struct Walk<'a> {
    field: &'a Field,
    /// Places in order of numbers.
    order: &'a [usize],
    /// The numbers in that order.
    numbers: &'a [u32],
    keeper: Keeper<'a>,
    done: Vec<bool>,
}

impl Walk<'_> {
    fn choose(&mut self, place: usize, by_method: usize) -> Option<FirstPair> {
        let mut passed = Vec::new();
        for one_unit in [false, true] {
            for other in nearest(self.numbers, by_method).map(|seat| self.order[seat]) {
                if other == place || self.done[other] {
                    continue;
                }
                if unwanted(self.field, place, other) == one_unit && self.keeper.fix(place, other) {
                    self.done[place] = true;
                    self.done[other] = true;
                    return Some(FirstPair { two: [place, other], passed });
                }
                if !one_unit && passed.len() < PASSED_NAMED {
                    passed.push(PassedOver { no: self.field.players[other].no, why: self.obstacle(place, other) });
                }
            }
        }
        None
    }

    fn obstacle(&self, place: usize, other: usize) -> Obstacle {
        if !self.field.may_meet(place, other) {
            return Obstacle::Forbidden;
        }
        if unwanted(self.field, place, other) {
            return Obstacle::SameUnit;
        }
        self.keeper.judge_with(place, other, |_| Obstacle::SameUnit).unwrap_or(Obstacle::FieldUnpairable)
    }
}

/// Every seat, the nearest in number to that of `target` first, equally near the smaller.
fn nearest(nos: &[u32], target: usize) -> impl Iterator<Item = usize> {
    let centre = nos[target];
    let (mut below, mut above) = (target, target + 1);
    std::iter::once(target).chain(std::iter::from_fn(move || {
        let down = below.checked_sub(1).map(|place| centre - nos[place]);
        let up = nos.get(above).map(|no| no - centre);
        match (down, up) {
            (None, None) => None,
            (down, Some(up)) if down.is_none_or(|down| up < down) => {
                above += 1;
                Some(above - 1)
            }
            _ => {
                below -= 1;
                Some(below)
            }
        }
    }))
}

/// The field as an instance in which only a pair of one unit costs anything. The largest unit is a kind of its own.
fn instance(field: &Field) -> Instance {
    let largest = field.largest_unit(0..field.players.len());
    let is_largest = |unit: Option<u32>| unit.is_some() && unit == largest;
    let units = field.players.iter().map(|player| player.unit);
    Instance {
        kind: units.clone().map(|unit| usize::from(is_largest(unit))).collect(),
        table: KindTable::new(2, |a, b| Some(i128::from(a == 1 && b == 1))),
        apart: field.players.iter().map(|player| player.apart.clone()).collect(),
        club: units.map(|unit| unit.filter(|_| !is_largest(unit))).collect(),
        club_cost: i128::from(field.avoid_units),
    }
}
