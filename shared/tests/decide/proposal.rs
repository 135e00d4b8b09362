//! Proposing, changing by hand, publishing, taking back.

use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::stage::Round;

use crate::help::{drawn, first_sides_win, paired, refused, registered, result, round_robin, run, swiss};

const PROPOSE: Command = Command::ProposeRound { stage: 0 };
const DISCARD: Command = Command::DiscardProposal { stage: 0 };

fn swap(a: u32, b: u32) -> Command {
    Command::SwapEntrants { stage: 0, a: No(a), b: No(b) }
}

fn publish(round: u32) -> Command {
    Command::PublishRound { stage: 0, round, seen: None }
}

fn absent(nos: &[u32]) -> Command {
    Command::SetAbsent { stage: 0, absent: nos.iter().copied().map(No).collect() }
}

fn proposal(division: &Division) -> &Round {
    division.stages[0].proposal.as_ref().unwrap()
}

fn back(round: u32) -> Command {
    Command::TakeBackRound { stage: 0, round }
}

#[test]
fn a_proposal_stands_until_it_is_published_or_discarded() {
    let proposed = run(&drawn(swiss(5), 5), PROPOSE);
    assert_eq!(refused(&proposed, PROPOSE), Refusal::ProposalOpen);
    assert!(proposed.stages[0].rounds.is_empty());
    assert!(run(&proposed, DISCARD).stages[0].proposal.is_none());
    assert_eq!(refused(&drawn(swiss(5), 5), DISCARD), Refusal::NoProposal);
}

#[test]
fn a_round_needs_numbers_two_who_are_there_and_a_round_left() {
    assert_eq!(refused(&registered(swiss(5), 4), PROPOSE), Refusal::NotDrawn);
    let alone = run(&drawn(swiss(5), 3), absent(&[1, 2]));
    assert_eq!(refused(&alone, PROPOSE), Refusal::TooFew { needed: 2 });
    let over = first_sides_win(&paired(&drawn(swiss(1), 4)));
    assert_eq!(refused(&over, PROPOSE), Refusal::NoMoreRounds);
}

#[test]
fn only_the_round_that_the_organizer_saw_is_published() {
    let proposed = run(&drawn(swiss(5), 4), PROPOSE);
    assert_eq!(refused(&proposed, publish(2)), Refusal::OtherProposal { round: 1 });
    assert_eq!(refused(&drawn(swiss(5), 4), publish(1)), Refusal::NoProposal);
    assert_eq!(run(&proposed, publish(1)).stages[0].rounds.len(), 1);
}

#[test]
fn a_proposal_changed_since_it_was_seen_is_not_published() {
    let proposed = run(&drawn(swiss(5), 4), PROPOSE);
    let publish_seen = |mark: String| Command::PublishRound { stage: 0, round: 1, seen: Some(mark) };
    let seen = proposal(&proposed).mark();
    let swapped = run(&proposed, swap(1, 3));
    assert_eq!(refused(&swapped, publish_seen(seen.clone())), Refusal::ProposalChanged { round: 1 });
    let swapped_back = run(&swapped, swap(1, 3));
    assert_eq!(run(&swapped_back, publish_seen(seen)).stages[0].rounds.len(), 1);
}

#[test]
fn games_that_are_missing_do_not_stop_the_next_round() {
    let division = run(&paired(&drawn(swiss(5), 6)), result(1, 1, 0, GameResult::FirstWins));
    assert_eq!(paired(&division).stages[0].rounds.len(), 2);
}

#[test]
fn those_marked_absent_are_not_paired_and_the_mark_ends_with_the_round() {
    let marked = run(&drawn(swiss(5), 6), absent(&[5, 2, 5]));
    assert_eq!(marked.stages[0].next_absent, [No(2), No(5)]);
    let published = paired(&marked);
    let round = &published.stages[0].rounds[0];
    assert!(round.pairing_of(No(2)).is_none() && round.pairing_of(No(5)).is_none());
    assert_eq!(round.absent, [No(2), No(5)]);
    assert!(published.stages[0].next_absent.is_empty());
    assert_eq!(refused(&published, absent(&[9])), Refusal::NoSuchNo { no: No(9) });
}

#[test]
fn marking_someone_absent_throws_the_proposal_away() {
    let proposed = run(&drawn(swiss(5), 6), PROPOSE);
    assert!(run(&proposed, absent(&[1])).stages[0].proposal.is_none());
    assert!(run(&proposed, absent(&[])).stages[0].proposal.is_some(), "nothing changed");
}

#[test]
fn two_entrants_are_exchanged_and_their_boards_marked_as_made_by_hand() {
    let swapped = run(&run(&drawn(swiss(5), 6), PROPOSE), swap(1, 3));
    let round = proposal(&swapped);
    assert_eq!(round.pairing_of(No(1)), round.pairing_of(No(4)));
    assert_eq!(round.pairing_of(No(3)), round.pairing_of(No(2)));
    let by_hand: Vec<_> = round.pairings.iter().map(|pairing| pairing.by_hand).collect();
    assert_eq!(by_hand, [true, true, false]);
    assert!(round.pairings[0].reason.is_none());
}

#[test]
fn exchanged_back_the_proposal_is_the_rules_own_again() {
    let proposed = run(&drawn(swiss(5), 6), PROPOSE);
    assert_eq!(run(&run(&proposed, swap(1, 3)), swap(1, 3)), proposed);
    let colours = Command::SwapColours { stage: 0, board: 2 };
    assert_eq!(run(&run(&proposed, colours.clone()), colours), proposed);
}

#[test]
fn the_bye_is_exchanged_by_hand_too() {
    let proposed = run(&drawn(swiss(5), 5), PROPOSE);
    let resting = proposal(&proposed).bye.unwrap();
    let swapped = run(&proposed, swap(resting.0, 1));
    assert_eq!(proposal(&swapped).bye, Some(No(1)));
    assert_eq!(proposal(&swapped).bye_reason, None);
}

#[test]
fn two_at_one_board_or_one_who_is_not_there_cannot_be_exchanged() {
    let proposed = run(&run(&drawn(swiss(5), 6), absent(&[6])), PROPOSE);
    assert_eq!(refused(&proposed, swap(1, 2)), Refusal::CannotSwap { a: No(1), b: No(2) });
    assert_eq!(refused(&proposed, swap(1, 6)), Refusal::CannotSwap { a: No(1), b: No(6) });
    assert_eq!(refused(&proposed, swap(5, 5)), Refusal::CannotSwap { a: No(5), b: No(5) });
}

#[test]
fn f04_a_pair_that_met_only_by_forfeit_is_not_made_again_and_by_hand_only_with_its_article() {
    let published = run(&paired(&drawn(swiss(5), 4)), result(1, 1, 0, GameResult::FirstByForfeit));
    let proposed = run(&run(&published, result(1, 2, 0, GameResult::FirstWins)), PROPOSE);
    let again = |division: &Division| {
        let pairings = proposal(division).pairings.clone();
        pairings.into_iter().find(|p| p.side_of(No(1)).is_some() && p.side_of(No(2)).is_some())
    };
    assert_eq!(again(&proposed), None);
    let partner = proposal(&proposed).pairing_of(No(1)).unwrap();
    let partner = if partner.first == No(1) { partner.second } else { partner.first };
    let forced = again(&run(&proposed, swap(partner.0, 2))).unwrap();
    assert!(forced.by_hand && forced.departs.contains(&"附二 一.6".to_owned()), "{forced:?}");
}

#[test]
fn a_whole_round_robin_is_published_at_once() {
    let schedule = run(&drawn(round_robin(), 6), Command::PublishSchedule { stage: 0 });
    assert_eq!(schedule.stages[0].rounds.len(), 5);
    assert_eq!(refused(&schedule, Command::PublishSchedule { stage: 0 }), Refusal::NoMoreRounds);
    assert_eq!(refused(&drawn(swiss(5), 6), Command::PublishSchedule { stage: 0 }), Refusal::NoSchedule);
}

#[test]
fn only_the_last_round_is_taken_back_and_only_without_results() {
    let two = paired(&first_sides_win(&paired(&drawn(swiss(5), 6))));
    assert_eq!(refused(&two, back(1)), Refusal::NotLastRound);
    assert_eq!(refused(&two, back(3)), Refusal::NoSuchRound { round: 3 });
    assert_eq!(run(&two, back(2)).stages[0].rounds.len(), 1);
    let begun = run(&two, result(2, 3, 0, GameResult::Draw));
    assert_eq!(refused(&begun, back(2)), Refusal::HasResults { boards: vec![3] });
}

#[test]
fn a_round_with_nothing_but_the_forfeit_of_one_who_left_is_taken_back() {
    let left = run(&paired(&drawn(swiss(5), 6)), crate::help::withdraw(1, 0));
    assert!(run(&left, back(1)).stages[0].rounds.is_empty());
}

#[test]
fn the_absentees_of_a_round_taken_back_stay_marked() {
    let published = paired(&run(&drawn(swiss(5), 6), absent(&[4])));
    assert_eq!(run(&published, back(1)).stages[0].next_absent, [No(4)]);
}

/// A result that was sent for a board of a round taken back finds another board in its place.
#[test]
fn a_late_result_of_a_round_taken_back_is_not_entered_in_the_one_that_follows_it() {
    let first = paired(&drawn(swiss(5), 8));
    let late = result(1, 1, 0, GameResult::FirstWins);
    run(&first, late.clone());
    let other = run(&run(&first, back(1)), absent(&[1, 2]));
    let again = paired(&other);
    assert_eq!(again.stages[0].rounds[0].pairings[0].version, 1);
    assert!(matches!(refused(&again, late.clone()), Refusal::ResultChanged { board: 1, version: 1, .. }));
    let third = paired(&run(&again, back(1)));
    assert!(matches!(refused(&third, late), Refusal::ResultChanged { board: 1, version: 2, .. }));
}
