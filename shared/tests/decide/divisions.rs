//! Entrants who move between divisions, and a division that is cancelled.

use shared::command::Command;
use shared::decide::{cancel, move_entrants};
use shared::division::Division;
use shared::entrant::EntrantDetails;
use shared::id::EntrantId;
use shared::refusal::Refusal;
use shared::team::TeamRules;

use crate::help::{drawn, empty, paired, player, registered, run, swiss};

fn names(division: &Division) -> Vec<(u32, &str)> {
    division.entrants.iter().map(|entrant| (entrant.id.0, entrant.details.name.as_str())).collect()
}

fn women() -> Division {
    let marked =
        EntrantDetails {
            unit: "一中".into(), rating: Some(1500), tags: vec!["少年".into()], ..player("何砚秋")
        };
    run(&empty(swiss(5)), Command::AddEntrants { entrants: vec![player("孙知行"), marked] })
}

#[test]
fn everything_about_somebody_moves_along_and_the_id_where_it_is_free() {
    let others = run(&registered(swiss(7), 3), Command::RemoveEntrant { id: EntrantId(2) });
    let [left, joined] = move_entrants(&women(), &others, &[EntrantId(2)]).unwrap();
    assert_eq!(names(&left), [(1, "孙知行")]);
    assert_eq!(names(&joined), [(1, "棋手1"), (2, "何砚秋"), (3, "棋手3")]);
    assert_eq!(joined.entrants[1], women().entrants[1]);
    let [back, again] = move_entrants(&joined, &left, &[EntrantId(2)]).unwrap();
    assert_eq!((back, again), (others, women()));
}

#[test]
fn an_id_that_is_taken_becomes_the_next_one() {
    let [left, joined] = move_entrants(&women(), &registered(swiss(7), 2), &[EntrantId(1), EntrantId(2)]).unwrap();
    assert!(left.entrants.is_empty());
    assert_eq!(names(&joined), [(1, "棋手1"), (2, "棋手2"), (3, "孙知行"), (4, "何砚秋")]);
}

#[test]
fn nobody_moves_out_of_or_into_a_division_that_is_drawn_begun_or_closed() {
    let (open, one) = (registered(swiss(7), 4), [EntrantId(1)]);
    let closed = Division { finished: true, ..open.clone() };
    let all = [(drawn(swiss(7), 4), Refusal::Drawn), (paired(&drawn(swiss(7), 4)), Refusal::Started)];
    for (division, refusal) in all.into_iter().chain([(closed, Refusal::Finished)]) {
        assert_eq!(move_entrants(&division, &open, &one), Err(refusal.clone()));
        assert_eq!(move_entrants(&open, &division, &one), Err(refusal));
    }
}

#[test]
fn people_do_not_become_teams_and_strangers_do_not_move() {
    let people = registered(swiss(7), 2);
    let teams = Division { team: Some(TeamRules::default()), ..people.clone() };
    assert_eq!(move_entrants(&people, &teams, &[EntrantId(1)]), Err(Refusal::PeopleAndTeams));
    let id = EntrantId(9);
    assert_eq!(move_entrants(&people, &people, &[id]), Err(Refusal::NoSuchEntrant { id }));
}

#[test]
fn a_division_can_be_cancelled_until_something_of_it_is_published() {
    let division = drawn(swiss(7), 4);
    let proposed = run(&division, Command::ProposeRound { stage: 0 });
    assert_eq!([cancel(&division), cancel(&proposed)], [Ok(()), Ok(())]);
    assert_eq!(cancel(&paired(&division)), Err(Refusal::DivisionStarted));
}
