//! Who wins which prize.

use std::collections::BTreeMap;

use proptest::prelude::*;
use shared::id::No;
use shared::placing::prize_of;
use shared::prizes::{Prize, PrizeCount, Prizes};

fn prizes(counts: &[(&str, PrizeCount)], rest: &str) -> Prizes {
    let prizes = counts.iter().map(|(name, count)| Prize { name: (*name).into(), count: *count }).collect();
    Prizes { prizes, rest: rest.into(), ..Prizes::default() }
}

fn counts(won: &BTreeMap<No, String>) -> BTreeMap<&str, usize> {
    let mut counts = BTreeMap::new();
    for name in won.values() {
        *counts.entry(name.as_str()).or_default() += 1;
    }
    counts
}

fn places(places: &[u32]) -> Vec<(u32, No)> {
    places.iter().copied().zip((1..).map(No)).collect()
}

/// F28: ranks 1, 2, 3, 3, 5, 5, 5, 5.
#[test]
fn f28_both_thirds_win() {
    use PrizeCount::Places;
    let ranked = places(&[1, 2, 3, 3, 5, 5, 5, 5]);
    let medals = prizes(&[("冠军", Places(1)), ("亚军", Places(1)), ("季军", Places(1))], "优秀奖");
    let won = prize_of(&medals, &ranked);
    assert_eq!(counts(&won), BTreeMap::from([("冠军", 1), ("亚军", 1), ("季军", 2), ("优秀奖", 4)]));
    let one_two_four =
        prizes(&[("一等奖", Places(1)), ("二等奖", Places(1)), ("三等奖", Places(2)), ("四等奖", Places(4))], "");
    assert_eq!(prize_of(&one_two_four, &ranked).len(), 8);
}

/// 大学生 2017: 20, 30 and 50 per cent, rounded up.
#[test]
fn a_percentage_rounds_up_and_the_last_takes_what_is_left() {
    use PrizeCount::Percent;
    let ranked = places(&(1..=24).collect::<Vec<_>>());
    let won = prize_of(&prizes(&[("金", Percent(20)), ("银", Percent(30)), ("铜", Percent(50))], ""), &ranked);
    assert_eq!(counts(&won), BTreeMap::from([("金", 5), ("银", 8), ("铜", 11)]));
}

proptest! {
    /// Nobody wins two, a better place never wins less, and those of one place win the same.
    #[test]
    fn prizes_follow_places(steps in prop::collection::vec(any::<bool>(), 1..40), numbers in prop::collection::vec(1_u32..6, 0..5)) {
        let mut ranked = Vec::new();
        for (position, new_place) in (1_u32..).zip(&steps) {
            let place = if *new_place { position } else { ranked.last().map_or(1, |(place, _)| *place) };
            ranked.push((place, No(position)));
        }
        let names: Vec<String> = (0..numbers.len()).map(|index| index.to_string()).collect();
        let named: Vec<(&str, PrizeCount)> =
            names.iter().map(String::as_str).zip(numbers.iter().map(|count| PrizeCount::Places(*count))).collect();
        let won = prize_of(&prizes(&named, ""), &ranked);
        let of = |no: No| won.get(&no).map_or(usize::MAX, |name| name.parse().unwrap());
        for two in ranked.windows(2) {
            prop_assert!(of(two[0].1) <= of(two[1].1));
            prop_assert!(two[0].0 != two[1].0 || of(two[0].1) == of(two[1].1));
        }
        prop_assert!(won.len() >= numbers.iter().sum::<u32>().min(u32::try_from(ranked.len()).unwrap()) as usize);
    }
}
