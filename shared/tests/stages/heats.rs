//! 多人桌.

use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::points::Points;
use shared::refusal::Refusal;
use shared::stage::{Format, HeatsFormat, RuleEdition, StageSettings};
use shared::structure::templates::structure;
use shared::view::heats::heats_view;
use shared::view::player::player_view;

use crate::help::{refused, start};
use crate::play::{Chance, drawn, of_no_unit, play_out, run};

fn seated(players: u32, table_size: u32, games: u32) -> Division {
    let format = Format::Heats(HeatsFormat { table_size, games });
    start(&drawn(vec![StageSettings::usual(format, RuleEdition::Cxa2011)], players, of_no_unit), 0)
}

fn set(table: u32, seen: u32, games: &[&[i64]]) -> Command {
    let games = games.iter().map(|game| game.iter().map(|points| Points::whole(*points)).collect()).collect();
    Command::SetTable { stage: 0, round: 1, table, seen, games }
}

#[test]
fn no_table_is_of_two() {
    let sizes = |players, size| {
        let tables = heats_view(&seated(players, size, 1), 0).tables;
        let mut sizes: Vec<usize> = tables.iter().map(|table| table.seats.len()).collect();
        sizes.sort_unstable();
        sizes
    };
    assert_eq!(sizes(5, 4), [5]);
    assert_eq!(sizes(7, 3), [3, 4]);
    assert_eq!(sizes(10, 4), [3, 3, 4]);
    assert_eq!(sizes(12, 3), [3, 3, 3, 3]);
}

#[test]
fn the_sum_ranks_and_then_the_best_game() {
    let division = run(&seated(3, 3, 2), set(1, 0, &[&[5, 3, 1], &[0, 3, 5]]));
    let table = heats_view(&division, 0).tables.remove(0);
    let ranks: Vec<(u32, u32)> = table.seats.iter().map(|seat| (seat.person.no.0, seat.rank)).collect();
    // 6, 6 and 5 points; among the two with 6, the one with a game of 5 is better.
    assert_eq!(ranks, [(1, 3), (2, 2), (3, 1)]);
    assert_eq!(player_view(&division, 0, No(3)).unwrap().points, Points::whole(6));
}

#[test]
fn a_table_is_entered_as_it_was_seen_and_in_full() {
    let division = run(&seated(3, 3, 2), set(1, 0, &[&[5, 3, 1]]));
    assert_eq!(refused(&division, set(1, 0, &[&[1, 1, 1]])), Refusal::TableChanged { table: 1, version: 1 });
    assert_eq!(refused(&division, set(1, 1, &[&[1, 1]])), Refusal::BadTable);
    assert_eq!(refused(&division, set(1, 1, &[&[1, 1, -1]])), Refusal::BadTable);
    assert_eq!(refused(&division, set(1, 1, &[&[1, 1, 1], &[1, 1, 1], &[1, 1, 1]])), Refusal::BadTable);
    assert_eq!(run(&division, set(1, 0, &[&[5, 3, 1]])), division);
    assert!(matches!(refused(&division, Command::UnstartStage { stage: 0 }), Refusal::HasResults { .. }));
    assert_eq!(refused(&division, Command::Finish), Refusal::GamesOpen { games: 1 });
}

/// Nobody is through before their own table is played, whatever the others did.
#[test]
fn who_is_through_is_told_table_by_table() {
    let started = start(&drawn(structure("heats", RuleEdition::Cxa2011).unwrap().stages, 9, of_no_unit), 0);
    let through = |division: &Division| {
        let tables = heats_view(division, 0).tables.into_iter();
        tables.map(|table| table.seats.iter().filter(|seat| seat.through).count()).collect::<Vec<_>>()
    };
    assert_eq!(through(&started), [0, 0, 0]);
    let game: &[i64] = &[5, 3, 1];
    assert_eq!(through(&run(&started, set(2, 0, &[game; 3]))), [0, 0, 0]);
    assert_eq!(through(&run(&started, set(2, 0, &[game; 4]))), [0, 2, 0]);
}

/// A table that gets others, or starts again, is not entered by who saw it before.
#[test]
fn a_table_of_others_has_another_version() {
    let first = seated(6, 3, 1);
    let tables = &first.stages[0].rounds[0].tables;
    let swapped = run(&first, Command::SwapSeats { stage: 0, a: tables[0].nos[0], b: tables[1].nos[0] });
    let late = set(1, 0, &[&[5, 3, 1]]);
    assert_eq!(refused(&swapped, late.clone()), Refusal::TableChanged { table: 1, version: 1 });
    let again = start(&run(&first, Command::UnstartStage { stage: 0 }), 0);
    assert_eq!(refused(&again, late), Refusal::TableChanged { table: 1, version: 1 });
}

#[test]
fn the_first_two_of_every_table_go_on_twice() {
    let stages = structure("heats", RuleEdition::Cxa2011).unwrap().stages;
    let division = play_out(&drawn(stages, 27, of_no_unit), &mut Chance(5), 0);
    let sizes = [0, 1, 2].map(|stage| division.size_of(stage));
    assert_eq!(sizes, [27, 18, 12]);
}
