//! Every structure is played to its end by commands alone, the same for the same seed, and passes its own check.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

use shared::archive::{Archive, read, write};
use shared::check::check;
use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::event::EventInfo;
use shared::refusal::{Refusal, SettingsProblem};
use shared::simulate::{Chances, cannot_start, play_out, play_out_with, prepared, structure_of};
use shared::stage::RuleEdition;
use shared::structure::{self, StageState, templates};

/// The fewest entrants a template suits, as its line says it.
fn entrants(suits: &str) -> u32 {
    let digits: String = suits.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().unwrap()
}

fn of_template(key: &str, entrants: u32, seed: u64) -> Division {
    let structure = templates::structure(key, RuleEdition::default()).unwrap();
    prepared(&structure, entrants, 5, seed).unwrap_or_else(|refusal| panic!("{key}: {refusal:?}"))
}

/// Every stage is done, or a Swiss of few has nobody left who can meet (D3).
fn is_played_out(division: &Division) -> bool {
    (0..division.stages.len()).all(|index| {
        let stage = index as u32;
        let cannot_pair =
            || matches!(decide(division, &Command::ProposeRound { stage }), Err(Refusal::CannotPair { .. }));
        structure::state(division, index) == StageState::Done || cannot_pair()
    })
}

/// The division as an archive keeps it: without versions, reasons and open proposals.
fn as_kept(mut division: Division) -> Division {
    division.stages.iter_mut().for_each(|stage| stage.first_version = 0);
    for round in division.stages.iter_mut().flat_map(|stage| &mut stage.rounds) {
        round.bye_reason = None;
        round.tables.iter_mut().for_each(|table| table.version = 0);
        for pairing in &mut round.pairings {
            (pairing.version, pairing.reason) = (0, None);
        }
    }
    division
}

#[test]
fn a_field_that_does_not_fit_says_why() {
    let stopped = |key: &str, entrants| {
        let structure = structure_of(key, entrants, None).unwrap();
        cannot_start(&play_out(&prepared(&structure, entrants, 0, 1).unwrap(), 1))
    };
    assert_eq!(stopped("single_elim", 129), Some(Refusal::BadSettings { problem: SettingsProblem::Bracket }));
    assert_eq!(stopped("double_elim", 2), Some(Refusal::TooFew { needed: 3 }));
    assert_eq!((stopped("single_elim", 128), stopped("swiss_final", 20)), (None, None));
}

#[test]
fn every_template_is_played_to_its_end_and_passes_its_check() {
    for template in templates::ALL {
        for (more, seed) in [(0, 1), (1, 2), (3, 3)] {
            let prepared = of_template(template.key, entrants(template.suits) + more, seed);
            let division = play_out(&prepared, seed);
            assert!(is_played_out(&division), "{} {more}", template.key);
            assert_eq!(check(&division), [], "{} {more}", template.key);
        }
    }
}

#[test]
fn withdrawals_and_forfeits_leave_nothing_to_be_found() {
    let chances = Chances { draw: 300, forfeit: 100, withdraw: 40 };
    for template in templates::ALL {
        for seed in 0..3 {
            let prepared = of_template(template.key, entrants(template.suits) + 2, seed);
            let division = play_out_with(&prepared, seed, chances);
            assert_eq!(check(&division), [], "{} {seed}", template.key);
        }
    }
}

#[test]
fn every_structure_comes_back_from_its_archive_as_it_was() {
    let chances = Chances { draw: 300, forfeit: 100, withdraw: 40 };
    for template in templates::ALL {
        for seed in 0..3 {
            let prepared = of_template(template.key, entrants(template.suits) + 2, seed);
            let division = as_kept(play_out_with(&prepared, seed, chances));
            let event = EventInfo { name: "杯".into(), ..EventInfo::default() };
            let archive = Archive { event, divisions: vec![division, as_kept(prepared)] };
            let text = write(&archive);
            let back = read(&text).unwrap_or_else(|error| panic!("{} {seed}: {error}", template.key));
            assert!(back == archive, "{} {seed}", template.key);
        }
    }
}

#[test]
fn the_same_seed_plays_the_same_event_and_another_one_another() {
    let prepared = of_template("groups_4x4", 16, 1);
    assert_eq!(play_out(&prepared, 4), play_out(&prepared, 4));
    assert_ne!(play_out(&prepared, 4), play_out(&prepared, 5));
}

#[test]
fn formats_have_names_with_and_without_the_word_template() {
    assert_eq!(structure_of("template:ladder", 5, None), structure_of("ladder", 5, None));
    assert_eq!(structure_of("groups", 12, None).unwrap().stages.len(), 1);
    assert_eq!(structure_of("magic", 12, None), None);
}
