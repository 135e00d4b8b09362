//! 'The whole field pairable' (D3), pairs met, forbidden and allowed again (附二 一.6, 二.5).

use shared::id::No;
use shared::pairing::reason::{How, Obstacle};

use crate::play::{blockers, event, next, opponent, pair_of, played, proposed, settings};

#[test]
fn f04_two_who_met_by_forfeit_are_not_paired_again() {
    let third = played(played(event(4, 3), "1-2=+/- 4-3=-/+"), "3-1=1/2-1/2 2-4=1/2-1/2");
    let round = proposed(&third);
    assert_eq!((opponent(&round, 1), opponent(&round, 2)), (4, 3));
}

#[test]
fn f19_a_last_group_of_two_that_met_is_paired_upward() {
    let second = played(event(6, 5), "1-2=1/2-1/2 4-3=1/2-1/2 5-6=0-0");
    let round = proposed(&second);
    let inside = [1, 2, 3, 4].into_iter().filter(|&no| opponent(&round, no) < 5).count();
    assert_eq!(inside, 2, "one pair stays, two move down to 5 and 6: {}", next(&second));
    let passed = |no: u32| match &pair_of(&round, no).reason.as_ref().unwrap().how {
        How::Segment { passed, .. } => passed.clone(),
        _ => Vec::new(),
    };
    let all: Vec<Obstacle> = (1..=6).flat_map(passed).map(|passed| passed.why).collect();
    assert!(all.contains(&Obstacle::Met));
}

#[test]
fn d3_when_everybody_has_met_the_round_is_refused_and_all_are_named() {
    let fourth = played(played(played(event(4, 5), "1-2=1-0 4-3=1-0"), "4-1=1-0 2-3=1-0"), "1-3=1-0 2-4=1-0");
    assert_eq!(blockers(&fourth), [1, 2, 3, 4]);
}

#[test]
fn d3_only_those_whom_some_largest_pairing_leaves_out_block() {
    let mut fourth = played(event(4, 5), "1-2=1-0 4-3=1-0");
    settings(&mut fourth).forbidden = vec![(No(2), No(3)), (No(2), No(4))];
    // 1 can meet 3 and 4, and 2 nobody.
    assert_eq!(blockers(&fourth), [2, 3, 4]);
}

#[test]
fn d3_a_rematch_the_organizer_allows_lets_the_round_be_paired() {
    let mut fourth = played(played(played(event(4, 5), "1-2=1-0 4-3=1-0"), "4-1=1-0 2-3=1-0"), "1-3=1-0 2-4=1-0");
    settings(&mut fourth).allow_rematch = vec![(No(2), No(1)), (No(3), No(4))];
    let round = proposed(&fourth);
    assert_eq!((opponent(&round, 1), opponent(&round, 3)), (2, 4));
}

#[test]
fn a_forbidden_pair_is_not_made_even_where_a_rematch_is_allowed() {
    let mut second = played(event(4, 5), "1-2=1-0 4-3=1-0");
    settings(&mut second).allow_rematch = vec![(No(1), No(2))];
    settings(&mut second).forbidden = vec![(No(1), No(2)), (No(1), No(4))];
    let round = proposed(&second);
    assert_eq!(opponent(&round, 1), 3);
}

#[test]
fn those_who_left_are_not_paired() {
    let mut second = played(event(6, 5), "1-2=1-0 4-3=1-0 5-6=1-0");
    second.entrants[1].withdrawn_after = Some(1);
    second.entrants[5].withdrawn_after = Some(1);
    let round = proposed(&second);
    assert!(round.pairing_of(No(2)).is_none() && round.pairing_of(No(6)).is_none());
    assert_eq!((round.pairings.len(), round.bye, round.absent.len()), (2, None, 0));
}
