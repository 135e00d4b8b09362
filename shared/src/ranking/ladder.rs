//! An order in the making: keys part it group by group, and every parting is remembered.

use std::cmp::Ordering;

use crate::ranking::standing::Parted;

/// Rows in order, each with what parts it from the one above.
pub(crate) struct Ladder {
    places: Vec<Place>,
}

/// One row of the order.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Index of the row.
    pub(crate) row: usize,
    /// What parts it from the one above; `None` while the two are tied, and for the first.
    pub(crate) parted: Option<Parted>,
}

impl Ladder {
    /// Everybody tied, in the order given; ties that are never parted stay in this order.
    pub(crate) fn new(rows: impl IntoIterator<Item = usize>) -> Self {
        Self { places: rows.into_iter().map(|row| Place { row, parted: None }).collect() }
    }

    /// The order as it is.
    pub(crate) fn places(&self) -> &[Place] {
        &self.places
    }

    /// Parts every group of two or more who are still tied. `weigh` gives one weight for each of the group; the larger
    /// stands first.
    pub(crate) fn part<W: Ord>(&mut self, by: Parted, mut weigh: impl FnMut(&[usize]) -> Vec<W>) {
        for group in self.places.chunk_by_mut(|_, next| next.parted.is_none()).filter(|group| group.len() > 1) {
            let rows: Vec<usize> = group.iter().map(|place| place.row).collect();
            let mut weighed: Vec<(W, usize)> = weigh(&rows).into_iter().zip(rows).collect();
            weighed.sort_by(|(one, _), (other, _)| other.cmp(one));
            write_back(group, by, &weighed);
        }
    }

    /// Moves rows back inside blocks of neighbours for whom `together` holds: the lighter stand before the heavier,
    /// else the order stays.
    pub(crate) fn sink<W: Ord>(&mut self, together: impl Fn(usize, usize) -> bool, weight: impl Fn(usize) -> W) {
        let old = self.places.clone();
        let mut order: Vec<usize> = (0..old.len()).collect();
        let row = |index: &usize| old.get(*index).map(|place| place.row);
        let same_block =
            |one: &usize, other: &usize| matches!((row(one), row(other)), (Some(a), Some(b)) if together(a, b));
        for block in order.chunk_by_mut(same_block) {
            block.sort_by_key(|index| row(index).map(&weight));
        }
        let mut above: Option<usize> = None;
        self.places = order
            .into_iter()
            .filter_map(|index| {
                let place = *old.get(index)?;
                let parted = above.replace(index).and_then(|above| {
                    let compare = row(&above).map(&weight).cmp(&Some(weight(place.row)));
                    let sunk =
                        compare != Ordering::Equal && row(&above).is_some_and(|above| together(above, place.row));
                    if sunk { Some(Parted::Penalty) } else { first_parting(&old, above, index) }
                });
                Some(Place { parted, ..place })
            })
            .collect();
    }
}

/// Writes a group in its new order; the first keeps what parts it from the group above.
fn write_back<W: Ord>(group: &mut [Place], by: Parted, weighed: &[(W, usize)]) {
    let mut above: Option<&W> = None;
    for (place, (weight, row)) in group.iter_mut().zip(weighed) {
        let differs = above.replace(weight).is_some_and(|above| above != weight);
        place.row = *row;
        if differs {
            place.parted = Some(by);
        }
    }
}

/// What parted two rows that stood at `above` and `below`: the earliest key of all partings between them.
fn first_parting(places: &[Place], above: usize, below: usize) -> Option<Parted> {
    let between = places.get(above + 1..=below).unwrap_or_default();
    between.iter().filter_map(|place| place.parted).min_by_key(|parted| match parted {
        Parted::Key(index) => *index,
        _ => u32::MAX,
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use super::*;

    fn order(ladder: &Ladder) -> Vec<(usize, Option<Parted>)> {
        ladder.places().iter().map(|place| (place.row, place.parted)).collect()
    }

    #[test]
    fn a_key_parts_only_those_still_tied() {
        let mut ladder = Ladder::new(0..4);
        let points = [6, 8, 6, 6];
        ladder.part(Parted::Key(0), |group| group.iter().map(|&row| points[row]).collect());
        assert_eq!(order(&ladder), [(1, None), (0, Some(Parted::Key(0))), (2, None), (3, None)]);
        let second = [1, 9, 2, 1];
        ladder.part(Parted::Key(1), |group| group.iter().map(|&row| second[row]).collect());
        let parted = [(1, None), (2, Some(Parted::Key(0))), (0, Some(Parted::Key(1))), (3, None)];
        assert_eq!(order(&ladder), parted);
    }

    #[test]
    fn one_who_sinks_leaves_the_others_parted_by_what_parted_them() {
        // Rows 0, 1, 2 were parted by keys 1 and 2; row 1 is punished and sinks below row 2.
        let mut ladder = Ladder::new(0..3);
        ladder.part(Parted::Key(1), |group| group.iter().map(|&row| i32::from(row == 0)).collect());
        ladder.part(Parted::Key(2), |group| group.iter().map(|&row| i32::from(row == 1)).collect());
        ladder.sink(|_, _| true, |row| i32::from(row == 1));
        assert_eq!(order(&ladder), [(0, None), (2, Some(Parted::Key(1))), (1, Some(Parted::Penalty))]);
    }
}
