//! Boards (D5).

use shared::id::No;

use crate::play::{event, played, proposed, settings};

fn boards(division: &shared::division::Division) -> Vec<(u32, u32)> {
    let round = proposed(division);
    round.pairings.iter().map(|pairing| (pairing.board, pairing.first.0.min(pairing.second.0))).collect()
}

#[test]
fn d5_the_higher_score_then_the_sum_then_the_smaller_number_comes_first() {
    let second = played(event(8, 7), "1-2=0-1 4-3=1/2-1/2 5-6=1-0 8-7=1-0");
    let round = proposed(&second);
    let scores = |no: No| match no.0 {
        2 | 5 | 8 => 2,
        3 | 4 => 1,
        _ => 0,
    };
    let keys: Vec<_> = round
        .pairings
        .iter()
        .map(|pairing| {
            let (a, b) = (scores(pairing.first), scores(pairing.second));
            (-a.max(b), -(a + b), pairing.first.min(pairing.second))
        })
        .collect();
    assert!(keys.is_sorted(), "{keys:?}");
    assert_eq!(round.pairings.iter().map(|pairing| pairing.board).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

#[test]
fn d5_a_fixed_board_is_kept_and_the_others_close_up() {
    let mut first = event(8, 7);
    settings(&mut first).fixed_boards = [(No(6), 1)].into();
    assert_eq!(boards(&first), [(1, 5), (2, 1), (3, 3), (4, 7)]);
}

#[test]
fn d5_where_two_want_one_board_the_earlier_pair_has_it() {
    let mut first = event(8, 7);
    settings(&mut first).fixed_boards = [(No(7), 1), (No(3), 1)].into();
    assert_eq!(boards(&first), [(1, 3), (2, 1), (3, 5), (4, 7)]);
}

#[test]
fn d5_a_fixed_board_beyond_the_others_stands_alone() {
    let mut first = event(4, 7);
    settings(&mut first).fixed_boards = [(No(1), 20)].into();
    assert_eq!(boards(&first), [(1, 3), (20, 1)]);
}
