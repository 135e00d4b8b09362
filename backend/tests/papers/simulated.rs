//! All five papers of events that were played by the rules, through the views that pages use too.

use backend::paper::{boards, cross, names, rounds, standings};
use shared::division::Division;
use shared::simulate::{SimulateOptions, simulate};
use shared::stage::Format;
use shared::view::cross::{cross_table, round_table};
use shared::view::round::round_view;
use shared::view::standings::standings_view;

use crate::paper;

fn names_of(division: &Division) -> Vec<&str> {
    division.entrants.iter().map(|entrant| entrant.details.name.as_str()).collect()
}

#[test]
fn a_swiss_with_withdrawals_absences_and_forfeits_is_whole_on_paper() {
    let rare = SimulateOptions { units: 9, withdraw: 20, absent: 20, forfeit: 30, ..SimulateOptions::swiss(81, 7, 7) };
    let division = simulate(&rare);
    let round = round_view(&division, 0, 7).unwrap();
    let board_list = paper("swiss-boards", |context| boards(context, &round));
    let name_list = paper("swiss-names", |context| names(context, &round));
    for row in &round.names {
        board_list.shows(&[&row.person.name]);
        name_list.shows(&[&row.person.name]);
    }
    let view = standings_view(&division, 0, 7);
    let table = paper("swiss-standings", |context| standings(context, &view));
    table.shows(&names_of(&division));
    for row in view.rows.iter().take(3) {
        table.line(&[&row.person.name, &row.points.to_string()]);
    }
    paper("swiss-rounds", |context| rounds(context, &round_table(&division, 0, 7))).shows(&names_of(&division));
}

#[test]
fn a_round_robin_is_whole_on_paper() {
    let format = Format::RoundRobin { legs: 1 };
    let division = simulate(&SimulateOptions { format, ..SimulateOptions::swiss(13, 13, 3) });
    let view = cross_table(&division, 0, 13);
    let table = paper("cycle-cross", |context| cross(context, &view));
    table.shows(&names_of(&division));
    for row in &view.rows {
        table.line(&[&row.points.to_string(), &row.rank.unwrap().to_string()]);
    }
}
