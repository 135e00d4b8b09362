//! Places while a knockout goes on.

use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::placing::{PlaceReason, Placed, places};
use shared::result::GameResult;
use shared::stage::RuleEdition;
use shared::structure::templates::structure;

use crate::help::{results, smaller, start};
use crate::play::{drawn, of_no_unit, result, run};

/// The first round of a knockout, won by the smaller numbers; nothing after it is played.
fn first_round(division: &Division, stage: u32) -> Division {
    let round = division.stages[stage as usize].rounds[0].clone();
    round.pairings.iter().fold(division.clone(), |division, pairing| {
        let won = smaller(pairing.first, pairing.second);
        run(&division, result(stage, 1, pairing.board, pairing.version, won))
    })
}

fn given(placed: &[Placed]) -> Vec<Option<u32>> {
    placed.iter().map(|placed| placed.place).collect()
}

#[test]
fn those_in_the_final_keep_the_first_two_places_free() {
    let stages = structure("single_elim", RuleEdition::Cxa2011).unwrap().stages;
    let division = first_round(&start(&drawn(stages, 4, of_no_unit), 0), 0);
    let finalists = division.stages[0].rounds[1].pairings[0].clone();
    let placed = places(&division);
    assert_eq!(given(&placed), [Some(3), Some(3), None, None]);
    for open in &placed[2..] {
        assert!(open.reason == PlaceReason::Open && finalists.side_of(open.no).is_some());
    }
}

/// Nobody who is still in has a place of the groups before, and those groups follow below all of the knockout.
#[test]
fn nobody_in_a_knockout_has_a_place_of_an_earlier_stage() {
    let stages = structure("groups_cross", RuleEdition::Cxa2011).unwrap().stages;
    let grouped = run(&start(&drawn(stages, 8, of_no_unit), 0), Command::PublishSchedule { stage: 0 });
    let mut division = start(&results(&grouped, 0, smaller), 1);
    division.stages[1].settings.matches.length = shared::matches::MatchLength::One;
    assert_eq!(given(&places(&division)), [Some(5), Some(5), Some(7), Some(7), None, None, None, None]);
    let semi_finals = first_round(&division, 1);
    let placed = places(&semi_finals);
    assert_eq!(given(&placed), [Some(3), Some(3), Some(5), Some(5), Some(7), Some(7), None, None]);
    let through: Vec<No> = division.nos_of(1);
    assert!(placed.iter().filter(|placed| through.contains(&placed.no)).count() == 4);
    let played = results(&semi_finals, 1, |first, second| match smaller(first, second) {
        GameResult::FirstWins => GameResult::SecondWins,
        _ => GameResult::FirstWins,
    });
    let all = [1, 2, 3, 3, 5, 5, 7, 7].map(Some);
    assert_eq!(given(&places(&played)), all);
}
