//! Who of a pair moves first, and what the colours cost (附二 二.4, 一.10, 一.11).

use std::cmp::Ordering;

use crate::id::No;
use crate::pairing::card::after_game;
use crate::pairing::reason::ColourRule;
use crate::points::Points;
use crate::side::Side;

/// What the colours of a pair depend on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct ColourCard {
    /// Points as the pairing sees them.
    pub(crate) score: Points,
    /// d.
    pub(crate) balance: i32,
    /// s.
    pub(crate) run: i32,
}

/// What the colours of a pair cost, in the order of weight (附二 一.11(3), 一.10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct ColourCost {
    /// Who stand at |d| ≥ 3 or in a run of 3 or more after the game: 多三先/多三后, 连三先/连三后.
    pub(crate) three: u32,
    /// Who get the colour that increases |d|.
    pub(crate) increases: u32,
    /// Who get the colour of their last game again.
    pub(crate) repeats: u32,
}

/// The side of `a` against `b`, and the rule that gives it. `late` in the last three rounds.
pub(crate) fn side_of(a: (No, ColourCard), b: (No, ColourCard), late: bool) -> (Side, ColourRule) {
    match side_by_cards(a.1, b.1, late) {
        Some(decided) => decided,
        None => side_by_nos(a.0, b.0),
    }
}

/// The side of `a` as far as the cards decide it.
fn side_by_cards(a: ColourCard, b: ColourCard, late: bool) -> Option<(Side, ColourRule)> {
    higher_score(a, b, late)
        .map(|side| (side, ColourRule::HigherScore))
        .or_else(|| smaller_first(a.balance, b.balance).map(|side| (side, ColourRule::FewerFirsts)))
        .or_else(|| smaller_first(a.run, b.run).map(|side| (side, ColourRule::Run)))
}

/// 低分服从高分 in the last three rounds (附二 二.4(9)): of two scores the higher one with d≠0 gets the colour that
/// brings d nearer 0. With d=0 there is nothing to balance (D4).
fn higher_score(a: ColourCard, b: ColourCard, late: bool) -> Option<Side> {
    let balancing = |higher: ColourCard| match higher.balance.cmp(&0) {
        Ordering::Less => Some(Side::First),
        Ordering::Greater => Some(Side::Second),
        Ordering::Equal => None,
    };
    match a.score.cmp(&b.score) {
        _ if !late => None,
        Ordering::Greater => balancing(a),
        Ordering::Less => balancing(b).map(Side::other),
        Ordering::Equal => None,
    }
}

/// The smaller d is first, then the smaller s (附二 二.4(1)-(7)).
fn smaller_first(a: i32, b: i32) -> Option<Side> {
    match a.cmp(&b) {
        Ordering::Less => Some(Side::First),
        Ordering::Greater => Some(Side::Second),
        Ordering::Equal => None,
    }
}

/// All equal: the sum of the numbers odd, the smaller is first; even, the larger (附二 二.4(8)).
fn side_by_nos(a: No, b: No) -> (Side, ColourRule) {
    let odd = (a.0 % 2) != (b.0 % 2);
    let rule = if odd { ColourRule::OddSum } else { ColourRule::EvenSum };
    (if (a < b) == odd { Side::First } else { Side::Second }, rule)
}

/// What the colours that the rule gives to these two cost. Where only the numbers decide it costs the same either way.
pub(crate) fn colour_cost(a: ColourCard, b: ColourCard, late: bool) -> ColourCost {
    let side = side_by_cards(a, b, late).map_or(Side::First, |(side, _)| side);
    let (one, other) = (seat_cost(a, side), seat_cost(b, side.other()));
    ColourCost {
        three: one.three + other.three,
        increases: one.increases + other.increases,
        repeats: one.repeats + other.repeats,
    }
}

/// What it costs to give this side to this entrant.
pub(crate) fn seat_cost(card: ColourCard, side: Side) -> ColourCost {
    let (balance, run) = after_game(card.balance, card.run, side);
    ColourCost {
        three: u32::from(balance.abs() >= 3 || run.abs() >= 3),
        increases: u32::from(card.balance != 0 && balance.abs() > card.balance.abs()),
        repeats: u32::from(run.abs() > 1),
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn card(score: i64, balance: i32, run: i32) -> ColourCard {
        ColourCard { score: Points::whole(score), balance, run }
    }

    /// Whether 4 is first against 7, and by which rule.
    fn four_first(four: ColourCard, seven: ColourCard, late: bool) -> (bool, ColourRule) {
        let (side, rule) = side_of((No(4), four), (No(7), seven), late);
        assert_eq!(side_of((No(7), seven), (No(4), four), late), (side.other(), rule), "from either side");
        (side == Side::First, rule)
    }

    #[test]
    fn annex_2_ii_4_1_fewer_firsts_go_first() {
        assert_eq!(four_first(card(4, -1, 1), card(4, 1, -1), false), (true, ColourRule::FewerFirsts));
    }

    #[test]
    fn annex_2_ii_4_2_to_7_the_longer_run_of_seconds_goes_first() {
        for (run, other) in [(-2, 2), (-3, -2), (2, 3), (-2, -1), (1, 2), (-1, 2), (-1, 1)] {
            assert_eq!(four_first(card(4, 0, run), card(4, 0, other), false), (true, ColourRule::Run), "{run} {other}");
            assert_eq!(four_first(card(4, 0, other), card(4, 0, run), false), (false, ColourRule::Run));
        }
    }

    #[test]
    fn f18_annex_2_ii_4_8_all_equal_the_sum_of_the_numbers_decides() {
        let equal = card(4, 1, 1);
        assert_eq!(four_first(equal, equal, false), (true, ColourRule::OddSum), "4 + 7 is odd: the smaller");
        let even = side_of((No(4), equal), (No(8), equal), false);
        assert_eq!(even, (Side::Second, ColourRule::EvenSum), "4 + 8 is even: the larger");
    }

    #[test]
    fn f17_annex_2_ii_4_9_in_the_last_three_rounds_the_higher_score_is_balanced() {
        let higher = card(8, 1, 1);
        assert_eq!(four_first(higher, card(6, 2, 2), true), (false, ColourRule::HigherScore));
        assert_eq!(four_first(higher, card(6, 2, 2), false), (true, ColourRule::FewerFirsts));
    }

    #[test]
    fn f17_d4_with_d_0_there_is_nothing_to_balance() {
        assert_eq!(four_first(card(8, 0, 1), card(6, -1, 1), true), (false, ColourRule::FewerFirsts));
    }

    #[test]
    fn f16_annex_2_i_11_3_three_counts_by_balance_or_by_run_and_for_each_of_the_two() {
        assert_eq!(colour_cost(card(4, 2, 1), card(4, 2, 1), false).three, 1);
        assert_eq!(colour_cost(card(4, 0, 2), card(4, 0, 2), false).three, 1);
        assert_eq!(colour_cost(card(4, -2, -2), card(4, 2, 2), false).three, 0);
        assert_eq!(seat_cost(card(4, 4, -1), Side::Second).three, 1, "still three more firsts than seconds");
    }

    #[test]
    fn annex_2_i_10_one_in_balance_never_counts_as_increased() {
        let cost = colour_cost(card(4, 0, 1), card(4, 0, 1), false);
        assert_eq!((cost.increases, cost.repeats), (0, 1));
    }
}
