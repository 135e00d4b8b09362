//! 队员成绩表: the teams with their players and what each of them scored.

use shared::view::team::{PlayerRecord, TeamView};

use super::block::Style;
use super::cell::Cell;
use super::fonts::Voice;
use super::heading::Heading;
use super::page::Align;
use super::sheet::{FootNote, Lie, Sheet};
use super::table::{Column, Table};
use super::{PaperContext, PaperError};

const ROW: f32 = 7.0;
const BOARD: Style = Style::new(Voice::Song, 11.0);
const NAME: Style = Style::new(Voice::Text, 10.5);
const NUMBER: Style = Style::new(Voice::Text, 10.0);
const POINTS: Style = Style::new(Voice::Bold, 10.5);
const REMARK: Style = Style::new(Voice::Text, 9.0).second();

/// 队员成绩表 of all teams, two tables beside one another where teams are large.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn teams(context: &PaperContext<'_>, views: &[TeamView]) -> Result<Vec<u8>, PaperError> {
    let heading = Heading { title: "队员成绩表".to_owned(), notice: None };
    let mut sheet = Sheet::new(context, Lie::Upright, heading, FootNote::Signatures);
    if views.is_empty() {
        sheet.notes(&["还没有队。".to_owned()]);
    }
    for team in views {
        let table = table(team, sheet.width());
        sheet.need(14.0 + table.height());
        sheet.subheading(&format!("{}　{}", team.person.no, team.person.name));
        table.draw(&mut sheet);
    }
    sheet.finish()
}

fn table(team: &TeamView, room: f32) -> Table {
    let fixed = [("台", 10.0), ("局", 14.0), ("胜", 14.0), ("和", 14.0), ("负", 14.0), ("得分", 18.0)];
    let column = |(head, width): (&str, f32)| Column::new(head, width, Align::Centre);
    let left = room - fixed.iter().map(|(_, width)| width).sum::<f32>();
    let mut columns = fixed.map(column).to_vec();
    columns.insert(1, Column::new("队员", left * 0.65, Align::Left));
    columns.push(Column::new("备注", left * 0.35, Align::Left));
    let rows = team.players.iter().zip(1..).map(|(record, place)| cells(record, place)).collect();
    Table { columns, rows, row_height: ROW, panels: 1 }
}

fn cells(record: &PlayerRecord, place: u32) -> Vec<Cell> {
    let number = |number: u32| Cell::Text(number.to_string(), NUMBER);
    let [won, drawn, lost] = record.won_drawn_lost.map(number);
    vec![
        Cell::Text(place.to_string(), BOARD),
        Cell::Name(record.player.name.clone(), None, NAME),
        number(record.games),
        won,
        drawn,
        lost,
        Cell::Text(record.points.to_string(), POINTS),
        Cell::Text(if record.player.guest { "外援".to_owned() } else { String::new() }, REMARK),
    ]
}
