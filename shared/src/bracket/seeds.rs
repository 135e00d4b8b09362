//! Which line of a bracket belongs to which seed (附三).

use super::layout::count;

/// Seeds from the top line to the last: 1-16, 8-9, 5-12, 4-13, 3-14, 6-11, 7-10, 2-15 in a bracket of 16. The best of
/// the first round are above; in the first round seed i meets seed N+1−i, and the better of two seeds meets the worse
/// one as late as the bracket allows. A bracket that ends with `until` has so many sections, one for each of the first
/// seeds.
pub fn seed_order(size: u32, until: u32) -> Vec<u32> {
    let mut order: Vec<u32> = (1..=until.max(1)).collect();
    while count(order.len()) < size {
        let sum = count(order.len()) * 2 + 1;
        let first_round = sum > size;
        order = order
            .iter()
            .zip([false, true].into_iter().cycle())
            .flat_map(
                |(&seed, mirrored)| {
                    if mirrored && !first_round { [sum - seed, seed] } else { [seed, sum - seed] }
                },
            )
            .collect();
    }
    order
}

/// The line of a seed, from 1; 0 where the bracket has no line for it. The lines of seeds beyond the number of entrants
/// are empty, which gives the byes of the first round to the best seeds (附三 注意 1).
pub fn seed_line(size: u32, until: u32, seed: u32) -> u32 {
    let place = seed_order(size, until).into_iter().position(|other| other == seed);
    place.map_or(0, |index| count(index + 1))
}
