//! 补报.

use shared::command::Command;
use shared::id::No;
use shared::refusal::Refusal;

use crate::help::{drawn, first_sides_win, paired, player, refused, registered, round_robin, run, swiss};

fn late() -> Command {
    Command::EnterLate { details: player("迟来") }
}

#[test]
fn a_late_entrant_gets_the_next_free_number_and_plays_from_the_next_round_on() {
    let division = first_sides_win(&paired(&drawn(swiss(5), 5)));
    let entered = run(&division, late());
    let entrant = entered.by_no(No(6)).unwrap();
    assert_eq!((entrant.details.name.as_str(), entrant.entered_in), ("迟来", 2));
    let next = paired(&entered);
    assert!(next.stages[0].rounds[1].pairing_of(No(6)).is_some());
}

#[test]
fn one_who_comes_between_draw_and_first_round_plays_from_the_first() {
    assert_eq!(run(&drawn(swiss(5), 5), late()).by_no(No(6)).unwrap().entered_in, 1);
}

#[test]
fn a_round_robin_that_began_a_last_round_and_an_undrawn_field_take_no_late_entry() {
    assert_eq!(refused(&paired(&drawn(round_robin(), 4)), late()), Refusal::NoLateEntry);
    assert_eq!(refused(&paired(&drawn(swiss(1), 4)), late()), Refusal::NoMoreRounds);
    assert_eq!(refused(&registered(swiss(5), 4), late()), Refusal::NotDrawn);
}

#[test]
fn a_round_taken_back_can_be_paired_again_with_the_late_entrant() {
    let entered = run(&paired(&drawn(swiss(5), 5)), late());
    let back = run(&entered, Command::TakeBackRound { stage: 0, round: 1 });
    let again = paired(&back);
    assert_eq!(again.by_no(No(6)).unwrap().entered_in, 1);
    assert!(again.stages[0].rounds[0].pairing_of(No(6)).is_some());
}
