//! Every template played to its end: nobody is lost or doubled between stages, and everybody has a place.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::placing::places;
use shared::stage::RuleEdition;
use shared::structure::is_played_out;
use shared::structure::templates::{ALL, Template, structure};
use shared::view::places::places_view;

use crate::play::{Chance, drawn, play_out, run};

/// How many a template is played with.
fn players(template: &Template) -> u32 {
    match template.key {
        "groups_4x4" | "double_elim_16" => 16,
        "groups_3x6" => 18,
        "groups_8x4" | "groups_two_rounds" | "double_elim_32" => 32,
        "groups_12x4" => 48,
        "double_elim_8" | "groups_cross" | "round_robin" => 8,
        "double_round_robin" | "team_round_robin" | "team_sum" | "team_best_of_three" | "team_everybody" => 5,
        "team_home_away" | "team_replay" => 6,
        "team_swiss" | "team_guests" | "team_swiss_cap" | "team_knockout" | "team_groups" | "team_groups_sum"
        | "ladder" => 9,
        "swiss_branch_32" | "swiss_branch_bands" => 70,
        "totals_two_stages" => 61,
        "swiss_7" | "swiss_prizes" | "swiss_knockout_4" | "swiss_final_6" => 21,
        _ => 37,
    }
}

fn begun(template: &Template) -> Division {
    let made = structure(template.key, RuleEdition::Cxa2011).unwrap();
    let mut division = drawn(made.stages, players(template), |no| format!("单位{}", no % 7));
    division.team = made.team;
    run(&division, Command::SetPrizes { prizes: made.prizes })
}

/// Everybody once, places as many as people stand above and one.
fn places_are_sound(division: &Division) {
    let placed = places(division);
    let everybody: BTreeSet<No> = placed.iter().map(|placed| placed.no).collect();
    assert_eq!((everybody.len(), placed.len()), (division.entrants.len(), division.entrants.len()));
    let ranked: Vec<u32> = placed.iter().filter_map(|placed| placed.place).collect();
    for place in &ranked {
        let above = u32::try_from(ranked.iter().filter(|other| *other < place).count()).unwrap();
        assert_eq!(*place, above + 1);
    }
}

/// Whoever is in a later stage was in one it takes from, once.
fn nobody_is_lost_or_doubled(division: &Division) {
    for (index, stage) in division.stages.iter().enumerate() {
        let nos = division.nos_of(index);
        let distinct: BTreeSet<No> = nos.iter().copied().collect();
        assert_eq!(distinct.len(), nos.len(), "stage {index}");
        if let Some(seats) = &stage.seats {
            let grouped: Vec<No> = seats.groups.iter().flatten().copied().collect();
            let lined: Vec<No> = seats.slots.iter().flatten().copied().collect();
            for seated in [grouped, lined].into_iter().filter(|seated| !seated.is_empty()) {
                assert_eq!(seated.len(), nos.len());
                assert_eq!(seated.into_iter().collect::<BTreeSet<_>>(), distinct);
            }
        }
        for source in stage.settings.from.iter().take(1).filter(|_| stage.settings.from.len() == 1) {
            let before = division.nos_of(source.stage as usize);
            assert!(nos.iter().all(|no| before.contains(no)), "stage {index}");
        }
    }
}

/// Nobody sits twice in a round, and in a running stage nobody plays on who has left it.
fn rounds_are_sound(division: &Division) {
    for (index, stage) in division.stages.iter().enumerate() {
        for (round, number) in stage.rounds.iter().zip(1_u32..) {
            let mut seated: BTreeMap<No, u32> = BTreeMap::new();
            for no in round.pairings.iter().flat_map(|pairing| [pairing.first, pairing.second]).chain(round.bye) {
                *seated.entry(no).or_default() += 1;
                assert!(!division.has_left_stage(index, number, no), "{no} in round {number} of stage {index}");
            }
            assert!(seated.values().all(|times| *times == 1), "round {number} of stage {index}");
        }
    }
}

#[test]
fn every_template_is_played_to_its_end() {
    for template in ALL {
        let division = play_out(&begun(&template), &mut Chance(7), 0);
        for stage in 0..division.stages.len() {
            assert!(is_played_out(&division, stage), "{}: stage {stage}", template.key);
        }
        places_are_sound(&division);
        nobody_is_lost_or_doubled(&division);
        rounds_are_sound(&division);
        assert!(places_view(&division).complete, "{}", template.key);
        assert!(places(&division).iter().all(|placed| placed.place.is_some()), "{}", template.key);
        run(&division, Command::Finish);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn withdrawals_at_any_time_leave_a_division_that_goes_on(index in 0..ALL.len(), seed in any::<u64>()) {
        let template = &ALL[index];
        let division = play_out(&begun(template), &mut Chance(seed), 3);
        places_are_sound(&division);
        nobody_is_lost_or_doubled(&division);
        rounds_are_sound(&division);
    }
}
