//! Segments, floats and the 定位 order (附二 一.9, 一.10, 二.2, 二.3, 二.4).

use shared::id::No;
use shared::pairing::card::cards;
use shared::pairing::float::floats;
use shared::pairing::reason::{ColourRule, Float, How, Obstacle, PassedOver, Place};
use shared::points::Points;
use shared::simulate::{SimulateOptions, simulate};

use crate::play::{event, format, next, opponent, pair_of, played, proposed, stage, units};

#[test]
fn annex_2_ii_3_the_first_in_priority_order_takes_the_head_of_the_row_opposite() {
    let second = played(event(8, 7), "1-2=1-0 4-3=0-1 5-6=1-0 8-7=0-1");
    // Score 2: 1+ 5+ (要后), 3− 7− (要先); even round, larger first: 7 takes 5, 3 takes 1. Score 0: 8 takes 6, 4 takes 2.
    assert_eq!(next(&second), "3-1 7-5 2-4 6-8");
    let round = proposed(&second);
    let reason = pair_of(&round, 7).reason.clone().unwrap();
    let how = How::Segment { score: Points::whole(2), picker: No(7), place: Place::Opposite, passed: Vec::new() };
    assert_eq!((reason.how, reason.colours), (how, ColourRule::FewerFirsts));
}

#[test]
fn annex_2_ii_2_an_odd_round_puts_the_smaller_number_first() {
    let second = played(event(8, 7), "1-2=1/2-1/2 4-3=1/2-1/2 5-6=1/2-1/2 8-7=1/2-1/2");
    let third = played(second, "2-8=1/2-1/2 6-4=1/2-1/2 3-1=1/2-1/2 7-5=1/2-1/2");
    let round = proposed(&third);
    let How::Segment { picker, .. } = &pair_of(&round, 1).reason.as_ref().unwrap().how else { panic!() };
    assert_eq!(*picker, No(1));
}

#[test]
fn annex_2_ii_3_one_already_met_is_passed_and_the_next_of_the_row_taken() {
    let second = played(event(4, 7), "1-2=1/2-1/2 4-3=1/2-1/2");
    let round = proposed(&second);
    // 4+ 1+ against 3− 2−: 4 has met 3 and takes 2.
    let reason = pair_of(&round, 4).reason.clone().unwrap();
    let How::Segment { place, passed, .. } = reason.how else { panic!() };
    assert_eq!(place, Place::Shifted);
    assert_eq!(passed, [PassedOver { no: No(3), why: Obstacle::Met }]);
    assert_eq!(next(&second), "3-1 2-4");
}

#[test]
fn annex_2_ii_3_with_nobody_opposite_the_own_row_is_tried_from_its_head() {
    let second = played(event(8, 7), "1-2=1-0 4-3=1-0 5-6=1-0 8-7=1-0");
    let round = proposed(&second);
    let How::Segment { place, .. } = &pair_of(&round, 8).reason.as_ref().unwrap().how else { panic!() };
    assert_eq!((opponent(&round, 8), *place), (5, Place::SameRow));
}

#[test]
fn d2_without_a_colour_odd_numbers_want_the_first_move_and_even_ones_the_second() {
    // 7 and 8 come late. No colour yet: 7 stands in 要先 and 8 in 要后.
    let mut second = played(event(6, 7), "1-2=1-0 4-3=1-0 5-6=1-0");
    for no in [7, 8] {
        let mut late = second.entrants[0].clone();
        (late.no, late.entered_in) = (Some(No(no)), 2);
        second.entrants.push(late);
    }
    // 1 4 5 have 2: 5-4, 1 moves down to 2− 3− 6− 7 8. 1 takes 6; then 3 (d≠0) has only 8 opposite, then 2 the 7.
    assert_eq!(next(&second), "4-5 6-1 2-7 3-8");
}

#[test]
fn annex_2_i_10_as_many_as_can_are_paired_inside_the_segment() {
    // 要先 6 3 2, 要后 5 4 1: 6 passes 5, met, and takes 4; 5 passes 3, because 2 and 1, who have met, would be left.
    let second = played(event(6, 7), "1-2=1/2-1/2 4-3=1/2-1/2 5-6=1/2-1/2");
    assert_eq!(next(&second), "3-1 2-5 6-4");
    let round = proposed(&second);
    let How::Segment { passed, .. } = &pair_of(&round, 5).reason.as_ref().unwrap().how else { panic!() };
    assert_eq!(passed, &[PassedOver { no: No(3), why: Obstacle::FieldUnpairable }]);
}

#[test]
fn f15_one_moved_down_twice_stays_if_another_can_move() {
    let down = Some([Some(Float::Down), None]);
    let mut third = played(played(event(6, 7), "5-6=1-0 1-2=1-0 4-3=1-0"), "5-2=1-0 1-3=1-0 4-6=1-0");
    // 1, 4 and 5 stand alike with 4 points. Left alone, 1 takes 4 and 5 moves down.
    let round = proposed(&third);
    assert_eq!(opponent(&round, 1), 4);
    for round in &mut stage(&mut third).rounds {
        round.pairings[0].floats = down;
    }
    let round = proposed(&third);
    assert_eq!(opponent(&round, 1), 5);
    let How::Segment { passed, .. } = &pair_of(&round, 1).reason.as_ref().unwrap().how else { panic!() };
    assert_eq!(passed.last(), Some(&PassedOver { no: No(4), why: Obstacle::ThirdFloat }));
}

#[test]
fn annex_2_i_9_the_move_down_of_one_alone_with_their_score_is_not_counted() {
    let second = played(event(4, 7), "1-2=1-0 4-3=1/2-1/2");
    let third = played(second, "1-4=1-0 3-2=1/2-1/2");
    // Before round 3: 1 has 4 and is alone; 3 has 2, 4 and 2 have 1.
    let mut round = proposed(&third);
    let at = round.pairings.iter().position(|pairing| pairing.side_of(No(1)).is_some()).unwrap();
    let side = usize::from(round.pairings[at].second == No(1));
    let recorded = round.pairings[at].floats.unwrap();
    assert_eq!((recorded[side], recorded[1 - side]), (None, Some(Float::Up)));
    round.pairings[at].floats = None;
    assert_eq!(floats(&third, 0, 3, &round)[at], recorded, "and so where an archive lacks it");
}

#[test]
fn floats_recorded_stand_whatever_the_scores_become() {
    let mut second = played(event(4, 7), "1-2=1-0 4-3=1/2-1/2");
    second = played(second, "1-4=1-0 3-2=1/2-1/2");
    let of = |division: &_| cards(division, 0, 3).iter().map(|card| (card.downs, card.ups)).collect::<Vec<_>>();
    assert_eq!(of(&second), [(0, 0), (0, 1), (1, 0), (0, 1)], "by the scores, 1 alone on top");
    stage(&mut second).rounds[1].pairings[1].floats = Some([None, None]);
    stage(&mut second).rounds[0].pairings[1].result = shared::result::GameResult::Unfinished;
    assert_eq!(of(&second), [(0, 0), (0, 0), (0, 0), (0, 1)]);
}

#[test]
fn annex_2_i_7_units_are_kept_apart_only_in_the_rounds_set_for_it() {
    let mut second = played(event(4, 7), "1-2=1/2-1/2 4-3=1/2-1/2");
    units(&mut second, "A B A B");
    assert_eq!(next(&second), "3-1 2-4");
    format(&mut second).avoid_unit_rounds = vec![2];
    // All other ways have been played or pair one colour: 4-1 and 2-3 cost colours, which weigh less.
    assert_eq!(next(&second), "1-4 2-3");
}

#[test]
fn f16_three_of_a_colour_is_avoided_before_the_last_round_and_no_reason_in_the_last() {
    let threes = |event: &shared::division::Division| {
        let (hall, _) = crate::reference::Hall::open(event);
        let round = proposed(event);
        let three = |no: No, step: i32| {
            let man = &hall.men[&no.0];
            let run = if man.s.signum() == step { man.s + step } else { step };
            u32::from((man.d + step).abs() >= 3 || run.abs() >= 3)
        };
        round.pairings.iter().map(|pairing| three(pairing.first, 1) + three(pairing.second, -1)).sum::<u32>()
    };
    let mut seen = (0, 0);
    for seed in 0..400 {
        let mut event = simulate(&SimulateOptions::swiss(8, 4, seed));
        format(&mut event).rounds = 6;
        let before = threes(&event);
        format(&mut event).rounds = 5;
        let last = threes(&event);
        seen = (seen.0 + before, seen.1 + last);
    }
    assert!(seen.0 < seen.1, "{seen:?}");
}

#[test]
fn f14_a_game_not_finished_counts_as_drawn_for_pairing() {
    let open = played(event(8, 7), "1-2=1-0 4-3=* 5-6=1-0 8-7=1-0");
    let drawn = played(event(8, 7), "1-2=1-0 4-3=1/2-1/2 5-6=1-0 8-7=1-0");
    assert_eq!(next(&open), next(&drawn));
    let won = played(event(8, 7), "1-2=1-0 4-3=0-1 5-6=1-0 8-7=1-0");
    assert_ne!(next(&open), next(&won));
}

#[test]
fn f01_same_score_comes_before_balance() {
    let second = played(event(6, 5), "1-2=1-0 4-3=1-0 5-6=1-0");
    assert_eq!(next(&second), "4-5 6-1 2-3");
}
