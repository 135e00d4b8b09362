//! 座次: who has which seat, by the rule of the stage.

use super::apart::{self, Nearness};
use super::coming::Incoming;
use super::lines::{self, Shape};
use crate::decide::lot_of;
use crate::division::Division;
use crate::id::No;
use crate::stage::{Format, HeatsFormat, Seating, StageSeats};

/// The seats of everybody by rule. What is drawn follows from the seed.
pub(super) fn by_rule(
    division: &Division,
    format: &Format,
    seating: &Seating,
    coming: Vec<Incoming>,
    seed: &str,
) -> StageSeats {
    let parted = Parted::of(format, coming.len());
    let order = match seating {
        Seating::Rank | Seating::InOrder => coming,
        Seating::Draw { seeds, apart } => {
            let seeds = usize::try_from(*seeds).unwrap_or(usize::MAX).min(coming.len());
            let mut order = drawn(division, coming, seeds, seed);
            if *apart {
                apart::exchange(division, &mut order, seeds, |a, b| parted.near(a, b));
            }
            order
        }
        Seating::Cross => crossed(division, coming, &parted),
    };
    let (mut groups, mut slots) = (Vec::new(), Vec::new());
    match &parted {
        Parted::Groups(count) if *seating == Seating::InOrder => groups = blocks(&nos(&order), *count),
        Parted::Groups(count) => groups = snake(&nos(&order), *count),
        Parted::Lines(shape) => slots = lines_of(shape, seating, &order),
        Parted::Row => {}
    }
    StageSeats { nos: nos(&order), groups, slots, ..StageSeats::default() }
}

/// What the seats of a format look like.
pub(super) enum Parted {
    /// So many groups or tables.
    Groups(usize),
    /// Lines of a bracket.
    Lines(Shape),
    /// One row.
    Row,
}

impl Parted {
    /// The seats of a format for so many.
    pub(super) fn of(format: &Format, entrants: usize) -> Self {
        match format {
            Format::Groups(groups) => Self::Groups(usize::try_from(groups.groups).unwrap_or(1).max(1)),
            Format::Heats(heats) => Self::Groups(tables(*heats, entrants)),
            Format::SingleElim(_) | Format::DoubleElim => Self::Lines(Shape::of(format, entrants)),
            Format::Swiss(_) | Format::RoundRobin { .. } | Format::Ladder => Self::Row,
        }
    }

    /// How near two seats of an order are: in groups 1 for one group; in a bracket more than all later rounds together
    /// for each round earlier in which the two can meet.
    fn near(&self, a: usize, b: usize) -> Nearness {
        match self {
            Self::Groups(count) => Nearness::from(group_of(a, *count) == group_of(b, *count)),
            Self::Lines(shape) => shape.meet_in(a, b).map_or(0, weight),
            Self::Row => 0,
        }
    }
}

/// A bracket has at most 128 lines and 7 rounds; no round has more pairs than 2¹³.
fn weight(round: u32) -> Nearness {
    1 << (13 * 7_u32.saturating_sub(round))
}

/// 多人桌: as few tables as hold everybody, and fewer, larger ones rather than a table of two.
pub(super) fn tables(heats: HeatsFormat, entrants: usize) -> usize {
    let size = usize::try_from(heats.table_size).unwrap_or(1).max(1);
    let tables = entrants.div_ceil(size).max(1);
    if entrants / tables < 3 { (entrants / 3).max(1) } else { tables }
}

fn nos(order: &[Incoming]) -> Vec<No> {
    order.iter().map(|one| one.no).collect()
}

/// 抽签: the seeds in their order, then the others in order of their lots. The lot of one follows from the seed, their
/// name and their place among all who come in, as that of a number does.
fn drawn(division: &Division, coming: Vec<Incoming>, seeds: usize, seed: &str) -> Vec<Incoming> {
    let mut order = coming;
    let placed = order.split_off(seeds);
    let first_place = u32::try_from(seeds).unwrap_or(u32::MAX).saturating_add(1);
    let mut lots: Vec<(u32, Incoming)> = (first_place..).zip(placed).collect();
    lots.sort_by_cached_key(|(place, one)| {
        let name = division.by_no(one.no).map(|entrant| entrant.details.name.as_str()).unwrap_or_default();
        (lot_of(seed, name, *place), *place)
    });
    order.extend(lots.into_iter().map(|(_, one)| one));
    order
}

/// The group, from 0, of a seat when groups are filled in a snake: 1 … g, g … 1, 1 … g.
const fn group_of(seat: usize, groups: usize) -> usize {
    let (row, column) = (seat / groups, seat % groups);
    if row % 2 == 0 { column } else { groups - 1 - column }
}

/// 蛇形: group by group, each in the order in which it was filled.
fn snake(order: &[No], groups: usize) -> Vec<Vec<No>> {
    let of = |group: usize| order.iter().enumerate().filter(move |(seat, _)| group_of(*seat, groups) == group);
    (0..groups).map(|group| of(group).map(|(_, &no)| no).collect()).collect()
}

/// One group after the other, the first ones larger by one where they cannot be equal.
pub(super) fn blocks(order: &[No], groups: usize) -> Vec<Vec<No>> {
    let (size, larger) = (order.len() / groups.max(1), order.len() % groups.max(1));
    let mut rest = order.iter().copied();
    (0..groups).map(|group| rest.by_ref().take(size + usize::from(group < larger)).collect()).collect()
}

fn lines_of(shape: &Shape, seating: &Seating, order: &[Incoming]) -> Vec<Option<No>> {
    match seating {
        Seating::Rank | Seating::Draw { .. } => lines::by_seed(shape, order),
        Seating::Cross if crossing(order).is_none() => lines::by_seed(shape, order),
        Seating::InOrder | Seating::Cross => lines::in_order(shape, order),
    }
}

/// The order of a fixed crossing; where there is none, and in groups, that of ranks with those of one group apart.
fn crossed(division: &Division, coming: Vec<Incoming>, parted: &Parted) -> Vec<Incoming> {
    if let (Parted::Lines(_) | Parted::Row, Some(order)) = (parted, crossing(&coming)) {
        return order;
    }
    let mut order = coming;
    order.sort_by_key(|one| (one.rank, one.group));
    let best = order.first().map_or(0, |first| first.rank);
    let fixed = order.iter().take_while(|one| one.rank == best).count();
    apart::exchange(division, &mut order, fixed, |a, b| parted.near(a, b));
    order
}

/// One of each group: group i against group i + half. Two of each: A1-B2, C1-D2 … in the upper half, B1-A2, D1-C2 … in
/// the lower, so that those of one group meet in the final at the earliest. `None` for any other number.
fn crossing(coming: &[Incoming]) -> Option<Vec<Incoming>> {
    let mut by_group = coming.to_vec();
    by_group.sort_by_key(|one| (one.group, one.rank));
    let groups: Vec<&[Incoming]> = by_group.chunk_by(|one, next| one.group == next.group).collect();
    if by_group.iter().any(|one| one.group.is_none()) || !groups.len().is_multiple_of(2) {
        return None;
    }
    let pairs: Vec<[&Incoming; 2]> =
        if groups.iter().all(|group| group.len() == 1) { halves(&by_group) } else { two_and_two(&groups)? };
    Some(pairs.into_iter().flatten().cloned().collect())
}

fn halves(winners: &[Incoming]) -> Vec<[&Incoming; 2]> {
    let (upper, lower) = winners.split_at(winners.len() / 2);
    upper.iter().zip(lower).map(|(one, other)| [one, other]).collect()
}

fn two_and_two<'a>(groups: &[&'a [Incoming]]) -> Option<Vec<[&'a Incoming; 2]>> {
    let (mut upper, mut lower) = (Vec::new(), Vec::new());
    for two in groups.chunks(2) {
        let [[first_a, second_a], [first_b, second_b]] = two else { return None };
        upper.push([first_a, second_b]);
        lower.push([first_b, second_a]);
    }
    upper.append(&mut lower);
    Some(upper)
}
