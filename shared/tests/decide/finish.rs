//! Closing, opening again, and lots at the end.

use shared::command::Command;
use shared::id::No;
use shared::refusal::Refusal;
use shared::stage::Lots;

use crate::help::{drawn, first_sides_win, paired, player, refused, run, swiss};

fn lots(among: &[u32], order: &[u32]) -> Command {
    let nos = |nos: &[u32]| nos.iter().copied().map(No).collect();
    Command::RecordLots { stage: 0, lots: Lots { among: nos(among), order: nos(order) } }
}

#[test]
fn a_division_closes_when_every_published_game_has_its_result() {
    assert_eq!(refused(&drawn(swiss(5), 4), Command::Finish), Refusal::NotStarted);
    let open = paired(&drawn(swiss(5), 4));
    assert_eq!(refused(&open, Command::Finish), Refusal::GamesOpen { games: 2 });
    assert!(run(&first_sides_win(&open), Command::Finish).finished);
}

#[test]
fn an_open_proposal_keeps_the_division_open() {
    let proposed = run(&first_sides_win(&paired(&drawn(swiss(5), 4))), Command::ProposeRound { stage: 0 });
    assert_eq!(refused(&proposed, Command::Finish), Refusal::ProposalOpen);
}

#[test]
fn a_closed_division_takes_no_command_until_it_is_opened_again() {
    let closed = run(&first_sides_win(&paired(&drawn(swiss(5), 4))), Command::Finish);
    let late = Command::EnterLate { details: player("迟来") };
    assert_eq!(refused(&closed, late.clone()), Refusal::Finished);
    assert_eq!(refused(&closed, Command::Finish), Refusal::Finished);
    let open = run(&closed, Command::Reopen);
    assert_eq!(refused(&open, Command::Reopen), Refusal::NotFinished);
    run(&open, late);
}

#[test]
fn recorded_lots_are_an_order_of_those_who_drew() {
    let division = drawn(swiss(5), 4);
    assert_eq!(run(&division, lots(&[1, 3], &[3, 1])).stages[0].lots.len(), 1);
    for (among, order) in [(&[1, 3][..], &[1, 2][..]), (&[1], &[1]), (&[1, 1], &[1, 1]), (&[1, 2, 3], &[1, 2])] {
        assert_eq!(refused(&division, lots(among, order)), Refusal::BadLots);
    }
    assert_eq!(refused(&division, lots(&[1, 9], &[9, 1])), Refusal::NoSuchNo { no: No(9) });
}
