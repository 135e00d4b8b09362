//! Registering, changing and removing entrants.

use shared::command::Command;
use shared::decide::{MAX_ENTRANTS, decide};
use shared::entrant::EntrantDetails;
use shared::id::EntrantId;
use shared::refusal::Refusal;

use crate::help::{drawn, empty, paired, player, refused, registered, run, swiss};

fn add(details: EntrantDetails) -> Command {
    Command::AddEntrants { entrants: vec![details] }
}

#[test]
fn entrants_are_kept_in_the_order_given_without_blanks_around_their_names() {
    let entrants = vec![player(" 孙知行 "), EntrantDetails { unit: " 一中".into(), ..player("何砚秋") }];
    let division = run(&empty(swiss(7)), Command::AddEntrants { entrants });
    let kept: Vec<_> =
        division.entrants.iter().map(|e| (e.id.0, e.details.name.as_str(), e.details.unit.as_str())).collect();
    assert_eq!(kept, [(1, "孙知行", ""), (2, "何砚秋", "一中")]);
}

#[test]
fn a_name_that_is_missing_too_long_or_of_two_lines_is_refused() {
    for name in ["", "  ", &"长".repeat(41), "两\n行"] {
        assert!(matches!(refused(&empty(swiss(7)), add(player(name))), Refusal::BadName { .. }), "{name:?}");
    }
    assert!(decide(&empty(swiss(7)), &add(player(&"长".repeat(40)))).is_ok());
}

#[test]
fn a_unit_longer_than_sixty_characters_is_refused() {
    let details = EntrantDetails { unit: "校".repeat(61), ..player("孙知行") };
    assert!(matches!(refused(&empty(swiss(7)), add(details)), Refusal::BadName { .. }));
}

#[test]
fn a_division_holds_ten_thousand_and_not_one_more() {
    let entrants = (0..MAX_ENTRANTS).map(|place| player(&place.to_string())).collect();
    let full = run(&empty(swiss(7)), Command::AddEntrants { entrants });
    assert_eq!(refused(&full, add(player("迟来"))), Refusal::TooMany { limit: MAX_ENTRANTS });
}

#[test]
fn once_numbers_are_drawn_nobody_is_added_or_removed() {
    let division = drawn(swiss(7), 4);
    assert_eq!(refused(&division, add(player("迟来"))), Refusal::Drawn);
    assert_eq!(refused(&division, Command::RemoveEntrant { id: EntrantId(1) }), Refusal::Drawn);
    let started = paired(&division);
    assert_eq!(refused(&started, add(player("迟来"))), Refusal::Started);
}

#[test]
fn a_name_is_corrected_at_any_time_and_the_number_stays() {
    let division = paired(&drawn(swiss(7), 4));
    let corrected = run(&division, Command::EditEntrant { id: EntrantId(2), details: player("何砚秋") });
    assert_eq!(corrected.entrants[1].details.name, "何砚秋");
    assert_eq!(corrected.entrants[1].no, division.entrants[1].no);
}

#[test]
fn removing_one_leaves_the_others_their_ids() {
    let division = run(&registered(swiss(7), 3), Command::RemoveEntrant { id: EntrantId(2) });
    assert_eq!(division.entrants.iter().map(|entrant| entrant.id.0).collect::<Vec<_>>(), [1, 3]);
    let again = Command::RemoveEntrant { id: EntrantId(2) };
    assert_eq!(refused(&division, again), Refusal::NoSuchEntrant { id: EntrantId(2) });
}
