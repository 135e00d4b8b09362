//! 附录一: the round robin's table, for any number of entrants.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod field;

use std::collections::{BTreeMap, BTreeSet};

use field::Field;
use serde_json::Value;
use shared::id::No;
use shared::pairing::round_robin::{round, round_of, schedule, total_rounds};
use shared::result::GameResult;
use shared::stage::Round;

/// Pairs in the order of the boards.
fn pairs(round: &Round) -> Vec<(u32, u32)> {
    round.pairings.iter().map(|pairing| (pairing.first.0, pairing.second.0)).collect()
}

fn printed_tables() -> BTreeMap<u32, Vec<Vec<(u32, u32)>>> {
    let file: Value = serde_json::from_str(include_str!("cases/round_robin_tables.json")).unwrap();
    let tables = file.as_object().unwrap();
    tables.iter().map(|(name, table)| (name.split("or").nth(1).unwrap().parse().unwrap(), rounds(table))).collect()
}

fn rounds(table: &Value) -> Vec<Vec<(u32, u32)>> {
    serde_json::from_value(table["rounds"].clone()).unwrap()
}

#[test]
fn annex_1_prints_the_table_of_every_even_field() {
    for (entrants, table) in printed_tables() {
        let ours: Vec<_> = schedule(entrants, 1).iter().map(pairs).collect();
        assert_eq!(ours, table, "{entrants} entrants");
    }
}

#[test]
fn annex_1_rests_the_opponent_of_the_largest_number_in_an_odd_field() {
    for (largest, table) in printed_tables() {
        let entrants = largest - 1;
        for (ours, printed) in schedule(entrants, 1).iter().zip(table) {
            let (with_largest, others): (Vec<_>, Vec<_>) =
                printed.into_iter().partition(|&(a, b)| a == largest || b == largest);
            assert_eq!(pairs(ours), others);
            assert_eq!(ours.bye, with_largest.first().map(|&(a, b)| No(a.min(b))));
        }
    }
}

#[test]
fn annex_1_numbers_the_boards_in_the_order_of_the_table() {
    let boards: Vec<u32> = round(9, 1, 2).unwrap().pairings.iter().map(|pairing| pairing.board).collect();
    assert_eq!(boards, [1, 2, 3, 4]);
}

#[test]
fn annex_1_swaps_the_colours_in_the_second_cycle() {
    for number in 1..=5 {
        let first = pairs(&round(5, 2, number).unwrap());
        let second = pairs(&round(5, 2, number + 5).unwrap());
        assert_eq!(second, first.iter().map(|&(a, b)| (b, a)).collect::<Vec<_>>());
        assert_eq!(round(5, 2, number).unwrap().bye, round(5, 2, number + 5).unwrap().bye);
    }
}

#[test]
fn annex_1_ends_after_its_last_round() {
    assert_eq!(total_rounds(9, 1), 9);
    assert_eq!(total_rounds(10, 1), 9);
    assert_eq!(total_rounds(10, 2), 18);
    assert_eq!(total_rounds(1, 1), 0);
    assert_eq!((round(10, 1, 0), round(10, 1, 10), round(1, 2, 1)), (None, None, None));
}

#[test]
fn everybody_meets_everybody_once_a_cycle_with_even_colours_for_any_field() {
    for entrants in 2..=60 {
        let mut met = BTreeSet::new();
        let mut firsts = vec![0_u32; entrants as usize + 1];
        for round in schedule(entrants, 1) {
            let mut seen: BTreeSet<u32> = round.bye.map(|no| no.0).into_iter().collect();
            for (first, second) in pairs(&round) {
                assert!(seen.insert(first) && seen.insert(second), "twice in a round of {entrants}");
                assert!(met.insert((first.min(second), first.max(second))), "twice in {entrants}");
                firsts[first as usize] += 1;
            }
            assert_eq!(seen.len(), entrants as usize);
        }
        assert_eq!(met.len(), (entrants * (entrants - 1) / 2) as usize);
        let (least, most) = (firsts[1..].iter().min().unwrap(), firsts[1..].iter().max().unwrap());
        assert!(most - least <= 1, "colours of {entrants}: {firsts:?}");
    }
}

#[test]
fn liuquan_cup_1985_women_follows_annex_1() {
    let file: Value = serde_json::from_str(include_str!("cases/1985_liuquan_cup_women_rr9.json")).unwrap();
    let played = file["divisions"][0]["stages"][0]["rounds"].as_array().unwrap();
    // The source lists the rounds and the boards in an order of its own: pairs, colours and rests are compared.
    let theirs: BTreeSet<_> = played.iter().map(real_round).collect();
    let ours: BTreeSet<_> = schedule(9, 1).iter().map(unordered).collect();
    assert_eq!(theirs.len(), 9);
    assert_eq!(theirs, ours);
}

fn unordered(round: &Round) -> (u32, BTreeSet<(u32, u32)>) {
    (round.bye.unwrap().0, pairs(round).into_iter().collect())
}

fn real_round(round: &Value) -> (u32, BTreeSet<(u32, u32)>) {
    let no = |value: &Value| u32::try_from(value.as_u64().unwrap()).unwrap();
    let pairings = round["pairings"].as_array().unwrap();
    (no(&round["bye"]), pairings.iter().map(|pairing| (no(&pairing["first"]), no(&pairing["second"]))).collect())
}

#[test]
fn article_19_2_the_table_stays_and_the_games_of_one_who_left_are_forfeits() {
    // 6 entrants, round 3: 2-6 3-1 4-5. 6 left after round 2, 3 and 1 too; 4-5 is played.
    let division = Field::round_robin(6, 1, "points").withdrawn(6, 2).withdrawn(3, 2).withdrawn(1, 1).0;
    let round = round_of(&division, 0, 3).unwrap();
    let results: Vec<_> = round.pairings.iter().map(|pairing| pairing.result).collect();
    assert_eq!(pairs(&round), [(2, 6), (3, 1), (4, 5)]);
    assert_eq!(results, [GameResult::FirstByForfeit, GameResult::BothForfeit, GameResult::Unfinished]);
}

#[test]
fn article_19_2_the_last_round_somebody_takes_part_in_is_still_played() {
    let division = Field::round_robin(6, 1, "points").withdrawn(6, 3).0;
    assert_eq!(round_of(&division, 0, 3).unwrap().pairings[0].result, GameResult::Unfinished);
    assert_eq!(round_of(&division, 0, 4).unwrap().pairings[0].result, GameResult::SecondByForfeit);
}
