//! Who wins which prize.

use std::collections::BTreeMap;

use crate::id::No;
use crate::prizes::{PrizeCount, Prizes};

/// The prize of everybody who wins one, by places from the best; only those who are ranked. Each prize goes to so many
/// of those who have none yet, and to whoever shares the place of the last of them (F28). A percentage is of all who
/// are ranked, rounded up.
pub fn prize_of(prizes: &Prizes, ranked: &[(u32, No)]) -> BTreeMap<No, String> {
    let mut winners = BTreeMap::new();
    let mut rest = ranked;
    for prize in &prizes.prizes {
        let count = match prize.count {
            PrizeCount::Places(count) => usize::try_from(count).unwrap_or(usize::MAX),
            PrizeCount::Percent(percent) => percentage(percent, ranked.len()),
        };
        let (own, others) = rest.split_at(with_sharers(rest, count));
        winners.extend(own.iter().map(|(_, no)| (*no, prize.name.clone())));
        rest = others;
    }
    if !prizes.rest.is_empty() {
        winners.extend(rest.iter().map(|(_, no)| (*no, prizes.rest.clone())));
    }
    winners
}

fn percentage(percent: u32, of: usize) -> usize {
    let percent = usize::try_from(percent).unwrap_or(usize::MAX);
    percent.saturating_mul(of).div_ceil(100)
}

/// How many win when `count` do and nobody is parted from those of the same place.
fn with_sharers(ranked: &[(u32, No)], count: usize) -> usize {
    let last = count.min(ranked.len()).checked_sub(1).and_then(|last| ranked.get(last)).map(|(place, _)| *place);
    last.map_or(0, |last| ranked.iter().take_while(|(place, _)| *place <= last).count())
}
