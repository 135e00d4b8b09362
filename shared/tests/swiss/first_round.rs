//! Round 1 (附二 二.1, D8).

use shared::id::No;
use shared::pairing::reason::{ByeReason, ColourRule, How, Obstacle, PassedOver};
use shared::pairing::{DepartureKind, departures};
use shared::stage::{FirstRound, SwissFormat};

use crate::play::{blockers, event, format, next, pair_of, proposed, settings, stage, units};

#[test]
fn annex_2_ii_1_neighbours_meet_and_boards_alternate() {
    assert_eq!(next(&event(8, 7)), "1-2 4-3 5-6 8-7");
}

#[test]
fn annex_2_ii_1_ends_meet() {
    let mut event = event(8, 7);
    format(&mut event).first_round = FirstRound::Ends;
    assert_eq!(next(&event), "1-8 7-2 3-6 5-4");
}

#[test]
fn annex_2_ii_1_halves_meet() {
    let mut event = event(8, 7);
    format(&mut event).first_round = FirstRound::Halves;
    assert_eq!(next(&event), "1-5 6-2 3-7 8-4");
}

#[test]
fn annex_2_ii_1_the_largest_number_present_rests() {
    let mut event = event(8, 7);
    stage(&mut event).next_absent = vec![No(8)];
    let round = proposed(&event);
    assert_eq!((next(&event).as_str(), round.bye_reason), ("1-2 4-3 5-6 7", Some(ByeReason::LargestNo)));
    assert_eq!(round.absent, [No(8)]);
}

#[test]
fn annex_2_ii_1_with_absentees_the_numbers_close_up() {
    let mut event = event(8, 7);
    stage(&mut event).next_absent = vec![No(2), No(5)];
    assert_eq!(next(&event), "1-3 6-4 7-8");
}

#[test]
fn annex_2_ii_1_nobody_floats_and_the_board_gives_the_colours() {
    let round = proposed(&event(8, 7));
    for pairing in &round.pairings {
        assert_eq!(pairing.floats, Some([None, None]));
        assert_eq!(pairing.reason.as_ref().unwrap().colours, ColourRule::Board);
    }
}

#[test]
fn the_smaller_number_is_first_on_every_board_where_the_event_says_so() {
    for (method, pairs) in [
        (FirstRound::Adjacent, "1-2 3-4 5-6 7-8"),
        (FirstRound::Ends, "1-8 2-7 3-6 4-5"),
        (FirstRound::Halves, "1-5 2-6 3-7 4-8"),
    ] {
        let mut event = event(8, 7);
        *format(&mut event) = SwissFormat { first_round: method, smaller_first: true, ..format(&mut event).clone() };
        assert_eq!(next(&event), pairs);
        let mut round = proposed(&event);
        assert!(round.pairings.iter().all(|p| p.reason.as_ref().unwrap().colours == ColourRule::SmallerFirst));
        assert_eq!(departures(&event, 0, 1, &round), []);
        let (first, second) = (round.pairings[0].first, round.pairings[0].second);
        (round.pairings[0].first, round.pairings[0].second) = (second, first);
        let found = departures(&event, 0, 1, &round);
        let found: Vec<_> = found.iter().map(|of| (of.kind, of.boards.clone(), of.article.as_str())).collect();
        assert_eq!(found, [(DepartureKind::Colours, vec![1], "")]);
    }
}

#[test]
fn f31_with_avoidance_nobody_meets_their_own_unit_in_round_1() {
    let mut event = event(6, 7);
    units(&mut event, "A A B B C C");
    assert_eq!(next(&event), "1-2 4-3 5-6");
    format(&mut event).avoid_unit_rounds = vec![1];
    // 1 passes 2 and takes 3, the nearest to 2; 2 takes 4, the nearest to 1 still free of another unit, but then 5 and 6
    // of one unit would be left: so 5.
    assert_eq!(next(&event), "1-3 5-2 4-6");
    let round = proposed(&event);
    let How::FirstRound { method, passed } = &pair_of(&round, 1).reason.as_ref().unwrap().how else { panic!() };
    assert_eq!(*method, FirstRound::Adjacent);
    assert_eq!(passed, &[PassedOver { no: No(2), why: Obstacle::SameUnit }]);
    let How::FirstRound { passed, .. } = &pair_of(&round, 2).reason.as_ref().unwrap().how else { panic!() };
    assert_eq!(passed, &[PassedOver { no: No(4), why: Obstacle::SameUnit }]);
}

#[test]
fn d8_equally_near_the_smaller_number_is_taken() {
    let mut event = event(6, 7);
    format(&mut event).first_round = FirstRound::Halves;
    format(&mut event).avoid_unit_rounds = vec![1];
    units(&mut event, "A B C A D E");
    // 1 would meet 4; 3 and 5 are equally near to 4.
    assert_eq!(next(&event), "1-3 5-2 4-6");
}

#[test]
fn d8_with_more_than_half_of_one_unit_the_fewest_meet_their_own() {
    let mut event = event(6, 7);
    format(&mut event).avoid_unit_rounds = vec![1];
    units(&mut event, "A A A A B C");
    // One pair of A cannot be helped; 1 and 2 still find others, so that 3 and 4 are left.
    assert_eq!(next(&event), "1-5 6-2 3-4");
}

#[test]
fn d8_an_entrant_without_a_unit_is_of_no_ones_unit() {
    let mut event = event(4, 7);
    format(&mut event).avoid_unit_rounds = vec![1];
    units(&mut event, "- - - -");
    assert_eq!(next(&event), "1-2 4-3");
}

#[test]
fn d8_forbidden_pairs_bind_in_round_1_by_the_same_walk() {
    let mut event = event(4, 7);
    settings(&mut event).forbidden = vec![(No(2), No(1))];
    assert_eq!(next(&event), "1-3 4-2");
    let round = proposed(&event);
    let How::FirstRound { passed, .. } = &pair_of(&round, 1).reason.as_ref().unwrap().how else { panic!() };
    assert_eq!(passed, &[PassedOver { no: No(2), why: Obstacle::Forbidden }]);
}

#[test]
fn d8_forbidden_pairs_can_move_the_bye_of_round_1() {
    let mut event = event(3, 3);
    settings(&mut event).forbidden = vec![(No(1), No(2))];
    let round = proposed(&event);
    assert_eq!(round.bye, Some(No(2)));
    assert!(matches!(round.bye_reason, Some(ByeReason::Lowest { passed, .. }) if passed == [No(3)]));
}

#[test]
fn d3_a_first_round_that_cannot_be_paired_names_who_blocks_it() {
    let mut event = event(4, 3);
    settings(&mut event).forbidden = vec![(No(2), No(3)), (No(2), No(4)), (No(3), No(4))];
    assert_eq!(blockers(&event), [2, 3, 4]);
}
