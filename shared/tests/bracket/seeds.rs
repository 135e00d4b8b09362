//! Which line belongs to which seed.

use shared::bracket::{plan, seed_line, seed_order, size};

use crate::help::{SINGLE, until};

#[test]
fn a_bracket_of_16_is_drawn_as_1_16_8_9_5_12_4_13_3_14_6_11_7_10_2_15() {
    assert_eq!(seed_order(16, 1), [1, 16, 8, 9, 5, 12, 4, 13, 3, 14, 6, 11, 7, 10, 2, 15]);
    assert_eq!(seed_line(16, 1, 2), 15);
    assert_eq!(seed_line(16, 1, 17), 0);
}

#[test]
fn a_bracket_that_ends_with_seven_has_a_section_for_each_of_the_first_seven_seeds() {
    assert_eq!(size(&until(7), 11), 14);
    assert_eq!(seed_order(14, 7), [1, 14, 2, 13, 3, 12, 4, 11, 5, 10, 6, 9, 7, 8]);
}

/// The round in which two lines would meet, winners of their parts of the bracket.
fn meeting(one: u32, other: u32) -> u32 {
    32 - ((one - 1) ^ (other - 1)).leading_zeros()
}

#[test]
fn seeds_meet_no_earlier_than_they_should() {
    for entrants in 2..=130 {
        let size = size(&SINGLE, entrants);
        let lines: Vec<u32> = (1..=entrants).map(|seed| seed_line(size, 1, seed)).collect();
        for (better, one) in (1..).zip(&lines) {
            for (worse, other) in (1..).zip(&lines).skip(better as usize) {
                // The first 2ᵏ seeds have each an own part of the field, so that they meet when no more than 2ᵏ are left.
                let apart = size.trailing_zeros() - (worse - 1_u32).ilog2();
                let met = meeting(*one, *other);
                assert!(met >= apart, "{better} and {worse} of {entrants} meet in round {met}, not {apart}");
            }
        }
    }
}

#[test]
fn byes_go_to_the_best_seeds_and_no_match_of_round_1_is_empty() {
    for entrants in 2..=130 {
        let bracket = plan(&SINGLE, entrants);
        let order = seed_order(bracket.size, 1);
        let pairs: Vec<&[u32]> = order.chunks(2).collect();
        let alone = pairs.iter().filter(|pair| pair[1] > entrants).map(|pair| pair[0]);
        let mut alone: Vec<u32> = alone.collect();
        alone.sort_unstable();
        assert_eq!(alone, (1..=bracket.size - entrants).collect::<Vec<u32>>(), "{entrants}");
        assert!(pairs.iter().all(|pair| pair[0] <= entrants), "{entrants}");
    }
}
