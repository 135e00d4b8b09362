//! What is best in a segment: six counts in order of weight, as one number (附二 一.9, 一.10, 一.11).

use crate::pairing::reason::Obstacle;

/// How many counts there are.
const COUNTS: usize = 6;

/// The counts of a way to pair a segment, the weightiest first. Fewer is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Counts {
    /// 1. Entrants who move down: with fewer there are more pairs inside the segment (附二 一.10).
    pub(crate) moved: u32,
    /// 2. Pairs of one unit, where units are kept apart (附二 一.7).
    pub(crate) one_unit: u32,
    /// 3. Moved down or up a third time (附二 一.9).
    pub(crate) third_float: u32,
    /// 4. 多三先, 多三后, 连三先, 连三后 (附二 一.11(3)).
    pub(crate) three: u32,
    /// 5. Given the colour that increases |d| (附二 一.10).
    pub(crate) increases: u32,
    /// 6. Given the colour of their last game again (附二 一.10).
    pub(crate) repeats: u32,
}

/// Packs counts into one number so that a sum of packed counts compares as the counts do, the weightiest first.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Weights {
    base: i128,
}

impl Weights {
    /// For a segment of this many: no count exceeds the number of its entrants.
    pub(crate) fn for_segment(entrants: usize) -> Self {
        Self { base: i128::try_from(entrants).unwrap_or(i128::from(u32::MAX)) + 1 }
    }

    /// The counts as one number.
    pub(crate) fn pack(self, counts: Counts) -> i128 {
        let Counts { moved, one_unit, third_float, three, increases, repeats } = counts;
        [moved, one_unit, third_float, three, increases, repeats]
            .into_iter()
            .fold(0, |packed, count| packed * self.base + i128::from(count))
    }

    /// The weightiest count that is greater in `worse` than in `best`, as the obstacle it is.
    pub(crate) fn obstacle(self, worse: i128, best: i128) -> Obstacle {
        let names = [
            Obstacle::ColourRepeated,
            Obstacle::ColourBalance,
            Obstacle::ThreeOfAColour,
            Obstacle::ThirdFloat,
            Obstacle::SameUnit,
            Obstacle::FewerPairs,
        ];
        let (mut worse, mut best) = (worse, best);
        let mut obstacle = Obstacle::LaterPlaces;
        for name in names.into_iter().take(COUNTS) {
            if worse % self.base != best % self.base {
                obstacle = name;
            }
            worse /= self.base;
            best /= self.base;
        }
        obstacle
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    #[test]
    fn the_obstacle_is_the_weightiest_count_that_becomes_worse() {
        let weights = Weights::for_segment(9);
        let best = Counts { moved: 1, one_unit: 1, third_float: 1, three: 1, increases: 9, repeats: 9 };
        let cases = [
            (Counts { moved: 2, repeats: 0, ..best }, Obstacle::FewerPairs),
            (Counts { one_unit: 2, third_float: 0, ..best }, Obstacle::SameUnit),
            (Counts { third_float: 9, three: 0, ..best }, Obstacle::ThirdFloat),
            (Counts { three: 2, increases: 0, repeats: 0, ..best }, Obstacle::ThreeOfAColour),
        ];
        for (worse, obstacle) in cases {
            assert!(worse > best && weights.pack(worse) > weights.pack(best));
            assert_eq!(weights.obstacle(weights.pack(worse), weights.pack(best)), obstacle);
        }
        let even = Counts { increases: 8, repeats: 8, ..best };
        assert_eq!(weights.obstacle(weights.pack(best), weights.pack(even)), Obstacle::ColourBalance);
        let repeated = Counts { repeats: 9, ..even };
        assert_eq!(weights.obstacle(weights.pack(repeated), weights.pack(even)), Obstacle::ColourRepeated);
        assert_eq!(weights.obstacle(weights.pack(best), weights.pack(best)), Obstacle::LaterPlaces);
    }
}
