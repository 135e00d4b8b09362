//! Which round is played now.

use shared::command::Command;
use shared::division::Division;
use shared::result::GameResult;
use shared::stage::{Format, RuleEdition, StageSettings, SwissFormat};

use crate::help::paired;
use crate::play::{drawn, of_no_unit, result, run};

fn of(format: Format) -> Division {
    drawn(vec![StageSettings::usual(format, RuleEdition::Cxa2011)], 6, of_no_unit)
}

fn with_result(division: &Division, round: u32, board: u32) -> Division {
    run(division, result(0, round, board, 0, GameResult::FirstWins))
}

#[test]
fn of_a_table_published_at_once_it_is_the_one_that_results_come_from() {
    let division = run(&of(Format::RoundRobin { legs: 1 }), Command::PublishSchedule { stage: 0 });
    assert_eq!(division.stages[0].round_at_play(), 1);
    let begun = with_result(&with_result(&division, 1, 1), 1, 2);
    assert_eq!(begun.stages[0].round_at_play(), 1);
    let over = with_result(&begun, 1, 3);
    assert_eq!(over.stages[0].round_at_play(), 2);
    let second_begun_early = with_result(&begun, 2, 1);
    assert_eq!(second_begun_early.stages[0].round_at_play(), 2);
    let last =
        (2..=5).fold(over, |division, round| (1..=3).fold(division, |now, board| with_result(&now, round, board)));
    assert_eq!(last.stages[0].round_at_play(), 5);
}

#[test]
fn of_a_swiss_it_is_the_last_one_published_though_an_earlier_game_is_open() {
    let division = of(Format::Swiss(SwissFormat::of(5)));
    assert_eq!(division.stages[0].round_at_play(), 0);
    let first = with_result(&paired(&division, 0), 1, 1);
    assert_eq!(paired(&first, 0).stages[0].round_at_play(), 2);
}
