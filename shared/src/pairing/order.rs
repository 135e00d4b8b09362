//! Who chooses first, and the two rows (附二 二.2).

use std::cmp::{Ordering, Reverse};

use crate::id::No;
use crate::pairing::field::Player;

/// The order in which entrants of a segment choose (附二 二.2): the higher score (D7); d≠0 before d=0, the larger |d|
/// first; with d=0 the larger |s| first; then number order. With equal d≠0 the run does not count (D6).
pub(crate) fn priority(a: &Player, b: &Player, round: u32) -> Ordering {
    let key = |player: &Player| {
        let run = if player.colour.balance == 0 { player.colour.run.abs() } else { 0 };
        Reverse((player.colour.score, player.colour.balance.abs(), run))
    };
    key(a).cmp(&key(b)).then_with(|| number_order(a.no, b.no, round))
}

/// 单轮次小号在前, 双轮次大号在前 (附二 二.2).
fn number_order(a: No, b: No, round: u32) -> Ordering {
    if round % 2 == 1 { a.cmp(&b) } else { b.cmp(&a) }
}

/// One of the two rows of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Row {
    /// 要先.
    WantsFirst,
    /// 要后.
    WantsSecond,
}

impl Row {
    /// 要先: d<0, or d=0 and s<0; 要后: d>0, or d=0 and s>0 (附二 二.2). One without any colour yet stands in 要先 with
    /// an odd number and in 要后 with an even one (D2).
    pub(crate) fn of(player: &Player) -> Self {
        match player.colour.balance.cmp(&0).then(player.colour.run.cmp(&0)) {
            Ordering::Less => Self::WantsFirst,
            Ordering::Greater => Self::WantsSecond,
            Ordering::Equal if player.no.0 % 2 == 1 => Self::WantsFirst,
            Ordering::Equal => Self::WantsSecond,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;
    use crate::pairing::colour::ColourCard;
    use crate::points::Points;

    fn player(no: u32, score: i64, balance: i32, run: i32) -> Player {
        let colour = ColourCard { score: Points::whole(score), balance, run };
        let apart = Vec::new();
        Player { no: No(no), seat: no, colour, unit: None, downs: 0, ups: 0, byes: 0, newcomer: false, apart }
    }

    fn order(mut players: Vec<Player>, round: u32) -> Vec<u32> {
        players.sort_by(|a, b| priority(a, b, round));
        players.into_iter().map(|player| player.no.0).collect()
    }

    #[test]
    fn d7_of_those_moved_down_too_the_higher_score_chooses_first() {
        assert_eq!(order(vec![player(1, 2, 3, 3), player(2, 6, 0, 0), player(3, 4, 2, 2)], 3), [2, 3, 1]);
    }

    #[test]
    fn annex_2_ii_2_2_the_larger_excess_chooses_first_whichever_way() {
        assert_eq!(order(vec![player(1, 2, 0, 3), player(2, 2, 1, 1), player(3, 2, -2, 1)], 3), [3, 2, 1]);
    }

    #[test]
    fn d6_with_equal_excess_the_run_does_not_count() {
        assert_eq!(order(vec![player(1, 2, 1, 1), player(2, 2, -1, -3), player(3, 2, 1, 2)], 3), [1, 2, 3]);
    }

    #[test]
    fn annex_2_ii_2_3_in_balance_the_longer_run_chooses_first() {
        assert_eq!(order(vec![player(1, 2, 0, 0), player(2, 2, 0, -1), player(3, 2, 0, 2)], 3), [3, 2, 1]);
    }

    #[test]
    fn annex_2_ii_2_4_then_small_numbers_in_odd_rounds_and_large_ones_in_even_rounds() {
        let equal = || vec![player(2, 2, 0, 1), player(1, 2, 0, -1), player(3, 2, 0, 1)];
        assert_eq!((order(equal(), 3), order(equal(), 4)), (vec![1, 2, 3], vec![3, 2, 1]));
    }

    #[test]
    fn annex_2_ii_2_the_rows_and_d2_who_has_no_colour_yet() {
        let first = |no, balance, run| Row::of(&player(no, 2, balance, run)) == Row::WantsFirst;
        assert!(first(1, -1, 2) && first(1, 0, -1) && !first(1, 1, -2) && !first(1, 0, 2));
        assert!(first(1, 0, 0) && !first(2, 0, 0));
    }
}
