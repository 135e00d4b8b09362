//! 多人桌记录表: who sits at which table, game by game.

use shared::view::heats::{HeatSeat, HeatView, HeatsView};

use super::block::Style;
use super::cell::Cell;
use super::columns::count;
use super::fonts::Voice;
use super::heading::Heading;
use super::page::Align;
use super::sheet::{FootNote, Lie, SIDE, Sheet};
use super::table::{Column, Table};
use super::{PaperContext, PaperError};

const ROW: f32 = 9.0;
/// The heading of a table.
const TITLE: f32 = 8.0;
/// Between two tables.
const APART: f32 = 5.0;
/// 座, 总分, 名次 and whether one is through.
const ENDS: [f32; 4] = [10.0, 16.0, 12.0, 14.0];
const SEAT: Style = Style::new(Voice::Song, 11.0);
const NAME: Style = Style::new(Voice::Text, 10.5);
const GAME: Style = Style::new(Voice::Text, 10.0);
const TOTAL: Style = Style::new(Voice::Bold, 10.5);
const RANK: Style = Style::new(Voice::Song, 12.0);
const THROUGH: Style = Style::new(Voice::Bold, 9.0);

/// 多人桌记录表 of every table, with an empty cell for each game that is to be played.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn heats(context: &PaperContext<'_>, view: &HeatsView) -> Result<Vec<u8>, PaperError> {
    let heading = Heading { title: "多人桌记录表".to_owned(), notice: None };
    let mut sheet = Sheet::new(context, Lie::Upright, heading, FootNote::Signatures);
    if view.tables.is_empty() {
        sheet.notes(&["还没有分桌。".to_owned()]);
    }
    let width = sheet.width();
    for heat in &view.tables {
        let table = table(heat, view.games, width);
        sheet.need(TITLE + table.height() + APART);
        sheet.title_at(&format!("第 {} 桌", heat.table), SIDE, width);
        sheet.y += TITLE;
        table.draw_at(&mut sheet, SIDE);
        sheet.y += table.height() + APART;
    }
    sheet.finish()
}

fn table(heat: &HeatView, games: u32, room: f32) -> Table {
    let [seat, total, rank, through] = ENDS;
    let left = room - ENDS.iter().sum::<f32>();
    let game = ((left - 34.0) / count(games).max(1.0)).min(16.0);
    let mut columns =
        vec![Column::new("座", seat, Align::Centre), Column::new("姓名", left - game * count(games), Align::Left)];
    columns.extend((1..=games).map(|number| Column::new(&format!("{number} 局"), game, Align::Centre).posts()));
    columns.push(Column::new("总分", total, Align::Centre));
    columns.push(Column::new("名次", rank, Align::Centre));
    columns.push(Column::new("", through, Align::Centre));
    let rows = heat.seats.iter().zip(1..).map(|(seat, place)| cells(seat, place, games, heat.played)).collect();
    Table { columns, rows, row_height: ROW, panels: 1 }
}

/// One seat; total and rank are left empty until a game is entered.
fn cells(seat: &HeatSeat, place: u32, games: u32, played: u32) -> Vec<Cell> {
    let text = |text: String, style| if played > 0 { Cell::Text(text, style) } else { Cell::Empty };
    let mut cells = vec![
        Cell::Text(place.to_string(), SEAT),
        Cell::Name(seat.person.name.clone(), Some(seat.person.unit.clone()), NAME),
    ];
    let mut scored = seat.games.iter().map(|points| Cell::Text(points.to_string(), GAME));
    cells.extend((0..games).map(|_| scored.next().unwrap_or(Cell::Empty)));
    cells.push(text(seat.total.to_string(), TOTAL));
    cells.push(text(seat.rank.to_string(), RANK));
    cells.push(if seat.through { Cell::Text("晋级".to_owned(), THROUGH) } else { Cell::Empty });
    cells
}
