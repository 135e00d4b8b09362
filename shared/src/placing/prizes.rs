//! Who wins which prize.

use std::collections::BTreeMap;

use crate::id::No;
use crate::prizes::Prizes;

/// The prize of everybody who wins one, by places from the best; only those who are ranked. Each prize is for so many
/// places below those of the prizes before, and whoever shares a place wins what its best one wins (F28): of three who
/// share the first place all are first, and the next prize goes on below them. A percentage is of all who are ranked,
/// rounded up.
pub fn prize_of(prizes: &Prizes, ranked: &[(u32, No)]) -> BTreeMap<No, String> {
    let upto = last_places(prizes, ranked.len());
    let (mut winners, mut place) = (BTreeMap::new(), 1);
    for shared in ranked.chunk_by(|(one, _), (other, _)| one == other) {
        let won = upto.iter().find(|(last, _)| place <= *last).map_or(prizes.rest.as_str(), |(_, name)| *name);
        if !won.is_empty() {
            winners.extend(shared.iter().map(|(_, no)| (*no, won.to_owned())));
        }
        place += shared.len();
    }
    winners
}

/// The last place that wins each prize.
fn last_places(prizes: &Prizes, ranked: usize) -> Vec<(usize, &str)> {
    let mut last = 0_usize;
    let of_prize = prizes.prizes.iter().map(|prize| {
        last = last.saturating_add(prize.count.places(ranked));
        (last, prize.name.as_str())
    });
    of_prize.collect()
}
