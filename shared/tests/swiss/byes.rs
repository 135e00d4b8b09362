//! 轮空 (附二 一.5, 14.4, D9).

use shared::division::Division;
use shared::id::No;
use shared::pairing::card::cards;
use shared::pairing::reason::ByeReason;
use shared::points::Points;
use shared::simulate::{SimulateOptions, simulate};

use crate::play::{event, next, played, proposed, settings, stage};

fn bye(event: &Division) -> u32 {
    proposed(event).bye.unwrap().0
}

#[test]
fn annex_2_i_5_the_last_in_priority_order_of_the_lowest_score_rests() {
    // 2 and 3 have no points and d = −1; in an even round the larger number comes first, so 2 is last.
    let second = played(event(5, 5), "1-2=1-0 4-3=1-0 5");
    assert_eq!(bye(&second), 2);
    let reason = ByeReason::Lowest { score: Points::ZERO, byes_before: 0, passed: Vec::new() };
    assert_eq!(proposed(&second).bye_reason, Some(reason));
}

#[test]
fn f06_the_bye_is_in_the_lowest_group_for_one_without_one() {
    // 5 had the bye of round 1 and lost since; with 3 at two points, 5 stands lowest with 2 and 1 but has had it.
    let third = played(played(event(5, 5), "1-2=1-0 4-3=1-0 5"), "3-5=1-0 4-1=1-0 2");
    assert_eq!(bye(&third), 3);
}

#[test]
fn f07_nobody_rests_twice_while_one_who_has_not_can() {
    let mut once = 0;
    for seed in 0..200 {
        let event = simulate(&SimulateOptions::swiss(5, 5, seed));
        let (mut rested, mut twice) = (Vec::new(), false);
        for round in &event.stages[0].rounds {
            if let Some(ByeReason::Lowest { byes_before: 1.., passed, .. }) = &round.bye_reason {
                let mut fresh = (1..=5).map(No).filter(|no| !rested.contains(no));
                assert!(fresh.all(|no| passed.contains(&no)), "seed {seed}");
                twice = true;
            }
            rested.extend(round.bye);
        }
        once += u32::from(!twice && rested.len() == 5);
    }
    assert!(once > 100, "in {once} of 200 events of five everybody has one bye");
}

#[test]
fn f08_a_bye_adds_no_colour_and_is_skipped_in_the_run() {
    let event = played(played(event(3, 3), "1-2=1-0 3"), "3-1=1-0 2");
    let second = played(event, "3-2=1-0 1");
    let colours: Vec<_> = cards(&second, 0, 4).into_iter().map(|card| (card.balance, card.run, card.byes)).collect();
    assert_eq!(colours, [(0, -1, 1), (-2, -2, 1), (2, 2, 1)]);
}

#[test]
fn f09_a_forfeited_game_gives_its_colour_and_a_forfeit_won_is_no_bye() {
    let second = played(event(4, 3), "1-2=+/- 4-3=-/+");
    let seen: Vec<_> = cards(&second, 0, 2).into_iter().map(|card| (card.balance, card.score, card.byes)).collect();
    let two = Points::whole(2);
    assert_eq!(seen, [(1, two, 0), (-1, Points::ZERO, 0), (-1, two, 0), (1, Points::ZERO, 0)]);
}

#[test]
fn annex_2_i_5_one_without_whom_the_rest_cannot_be_paired_is_passed() {
    let mut second = played(event(5, 5), "1-2=1-0 4-3=1-0 5");
    // Without 2 nobody is left for 5.
    settings(&mut second).forbidden = vec![(No(5), No(1)), (No(5), No(3)), (No(5), No(4))];
    let round = proposed(&second);
    assert_eq!(round.bye, Some(No(3)));
    assert!(matches!(round.bye_reason, Some(ByeReason::Lowest { passed, .. }) if passed == [No(2)]));
}

#[test]
fn d9_one_who_just_came_does_not_rest_while_another_without_a_bye_can() {
    let mut second = played(event(5, 5), "1-2=1-0 4-3=1-0 5");
    let mut late = second.entrants[0].clone();
    (late.no, late.entered_in) = (Some(No(6)), 2);
    second.entrants.push(late);
    stage(&mut second).next_absent = vec![No(4)];
    assert_eq!(bye(&second), 2);
}

#[test]
fn d9_one_who_just_came_rests_when_everyone_else_has() {
    let third = played(played(played(event(3, 5), "1-2=1-0 3"), "3-1=1-0 2"), "2-3=1-0 1");
    let mut fourth = third;
    let mut late = fourth.entrants[0].clone();
    (late.no, late.entered_in) = (Some(No(4)), 4);
    fourth.entrants.push(late);
    stage(&mut fourth).next_absent = vec![No(1)];
    settings(&mut fourth).allow_rematch = vec![(No(2), No(3))];
    assert_eq!(bye(&fourth), 4);
}

#[test]
fn annex_2_i_5_when_everyone_has_rested_those_with_the_fewest_byes_rest_again() {
    let fourth = played(played(played(event(3, 5), "1-2=1-0 3"), "3-1=1-0 2"), "2-3=1-0 1");
    let mut fourth = fourth;
    settings(&mut fourth).allow_rematch = vec![(No(1), No(2)), (No(2), No(3)), (No(1), No(3))];
    let round = proposed(&fourth);
    assert!(matches!(round.bye_reason, Some(ByeReason::Lowest { byes_before: 1, .. })), "{}", next(&fourth));
}
