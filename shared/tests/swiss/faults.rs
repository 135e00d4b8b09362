//! Faults that arbiters met in programs, for a pairing as a whole; others stand beside the clause they concern.

use shared::id::No;
use shared::pairing::propose;
use shared::simulate::{SimulateOptions, simulate};

/// Late rounds of small fields are where programs refuse or never end: here there is always an answer, and as long
/// as a round can be paired at all it is.
#[test]
fn small_fields_with_as_many_rounds_as_there_are_opponents_always_get_an_answer() {
    for seed in 0..30 {
        for players in 4..=12 {
            let event = simulate(&SimulateOptions::swiss(players, players + 1, seed));
            let rounds = event.stages[0].rounds.len() as u32;
            let most = if players % 2 == 0 { players - 1 } else { players };
            assert!(rounds <= most);
            if rounds < most {
                assert!(!propose(&event, 0).unwrap_err().blockers.is_empty(), "{players} players, seed {seed}");
            }
        }
    }
}

#[test]
fn the_same_history_gives_the_same_round_in_whatever_order_people_registered() {
    for seed in 0..20 {
        let event = simulate(&SimulateOptions { absent: 50, ..SimulateOptions::swiss(31, 6, seed) });
        let mut turned = event.clone();
        turned.entrants.reverse();
        for round in &mut turned.stages[0].rounds {
            round.pairings.reverse();
        }
        assert_eq!(propose(&event, 0), propose(&turned, 0));
    }
}

#[test]
fn a_field_of_nobody_and_of_one_are_paired_too() {
    let mut event = simulate(&SimulateOptions::swiss(1, 0, 1));
    assert_eq!(propose(&event, 0).unwrap().bye, Some(No(1)));
    event.entrants.clear();
    assert_eq!(propose(&event, 0).unwrap().pairings, []);
}
