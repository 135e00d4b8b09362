//! Places of those who are out.

use shared::bracket::places;
use shared::division::Division;
use shared::result::GameResult;
use shared::stage::Format;

use crate::help::{PLAYED_OFF, SINGLE, entry, favourites_win, given, started, until, won};

fn ranks(division: &Division) -> Vec<u32> {
    places(division, 0).into_iter().map(|place| place.place).collect()
}

fn places_of(division: &Division) -> Vec<(u32, u32)> {
    places(division, 0).into_iter().map(|place| (place.place, place.no.0)).collect()
}

#[test]
fn f28_without_a_match_for_it_the_third_place_is_shared_and_the_fifth_too() {
    let division = favourites_win(&started(&SINGLE, 8));
    assert_eq!(ranks(&division), [1, 2, 3, 3, 5, 5, 5, 5]);
    let last = places(&division, 0)[7];
    assert_eq!((last.no.0, last.number, last.won), (8, 1, false));
}

#[test]
fn f28_play_offs_share_nothing() {
    let division = favourites_win(&started(&PLAYED_OFF, 16));
    assert_eq!(places_of(&division), (1..=16).map(|place| (place, place)).collect::<Vec<_>>());
    let seventh = places(&division, 0)[6];
    assert!(seventh.won, "place 7 is won in a match");
}

#[test]
fn who_is_left_of_a_bracket_that_ends_earlier_shares_the_first_place() {
    let division = favourites_win(&started(&until(7), 11));
    assert_eq!(ranks(&division), [1, 1, 1, 1, 1, 1, 1, 8, 8, 8, 8]);
}

#[test]
fn the_losers_side_places_by_its_rounds() {
    let division = favourites_win(&started(&Format::DoubleElim, 16));
    assert_eq!(ranks(&division), [1, 2, 3, 4, 5, 5, 7, 7, 9, 9, 9, 9, 13, 13, 13, 13]);
}

#[test]
fn only_those_whose_last_match_is_decided_have_a_place() {
    let division = won(&started(&SINGLE, 8), 1, 1);
    assert_eq!(places_of(&division), [(8, 8)], "seven may still do better");
    let division = won(&won(&won(&division, 2, 4), 3, 3), 4, 2);
    assert_eq!(places_of(&division), [(5, 5), (5, 6), (5, 7), (5, 8)]);
}

#[test]
fn a_third_place_is_known_before_places_five_to_eight() {
    let wins = [(1, 1), (2, 4), (3, 3), (4, 2), (7, 1), (8, 2)];
    let division = wins.into_iter().fold(started(&PLAYED_OFF, 8), |division, (number, no)| won(&division, number, no));
    assert_eq!(places_of(&won(&division, 11, 3)), [(3, 3), (4, 4)]);
}

#[test]
fn where_both_forfeit_a_semi_final_nobody_is_between() {
    let mut division = started(&SINGLE, 4);
    division = given(&division, &entry(&division, 1, GameResult::BothForfeit, None));
    division = favourites_win(&division);
    assert_eq!(places_of(&division), [(1, 2), (2, 1), (2, 3), (2, 4)]);
}
