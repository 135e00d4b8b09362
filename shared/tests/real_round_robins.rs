//! Real round robins replayed: what was published must come out.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod field;

use field::{Field, real_event};
use shared::ranking::TieBreak;

const DUNHUANG: &str = include_str!("cases/1983_dunhuang_cup_rr14.json");
const PUBLISHED: [u32; 14] = [12, 5, 1, 3, 13, 9, 10, 2, 11, 7, 8, 14, 4, 6];

fn order(field: &Field) -> Vec<u32> {
    field.last().iter().map(|line| line.no.0).collect()
}

#[test]
fn dunhuang_cup_1983_comes_out_as_published() {
    let event = real_event(DUNHUANG);
    assert_eq!(order(&event), PUBLISHED);
    let ranks: Vec<Option<u32>> = event.last().iter().map(|line| line.rank).collect();
    assert_eq!(ranks, (1..=14).map(Some).collect::<Vec<_>>());
}

#[test]
fn f21_dunhuang_cup_1983_needs_no_more_than_points_and_sonneborn_berger() {
    let mut event = real_event(DUNHUANG);
    event.stage().settings.tie_breaks = vec![TieBreak::Points, TieBreak::SonnebornBerger];
    assert_eq!(order(&event), PUBLISHED);
}

#[test]
fn f21_dunhuang_cup_1983_with_wins_first_swaps_the_second_and_the_third() {
    let mut event = real_event(DUNHUANG);
    event.stage().settings.tie_breaks = vec![TieBreak::Points, TieBreak::Wins, TieBreak::SonnebornBerger];
    let mut swapped = PUBLISHED;
    swapped.swap(1, 2);
    assert_eq!(order(&event), swapped);
}
