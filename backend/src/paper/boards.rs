//! 对阵表 by board.

use shared::side::Side;
use shared::view::Person;
use shared::view::round::{BoardRow, RoundView, Seat};
use shared::words::match_sides;

use super::block::Style;
use super::cell::Cell;
use super::columns::{Want, share};
use super::fonts::Voice;
use super::heading::Heading;
use super::page::Align;
use super::sheet::{FootNote, Lie, Sheet};
use super::table::{Column, HEAD, Table, panel_width, want};
use super::{PaperContext, PaperError, words};

/// Up to this many boards stand in one table with units and points beside the names.
const WIDE: usize = 20;
const BOARD: Style = Style::new(Voice::Song, 13.0);
const NO: Style = Style::new(Voice::Text, 8.5).second();
const NAME: Style = Style::new(Voice::Text, 11.5);
const TEXT: Style = Style::new(Voice::Text, 10.0);

/// 对阵表 by board: who sits where, with an empty cell for the result or the result in words.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn boards(context: &PaperContext<'_>, view: &RoundView) -> Result<Vec<u8>, PaperError> {
    let heading =
        Heading { title: format!("{}对阵表", words::nth_round(view.number)), notice: words::proposed(view) };
    let mut sheet = Sheet::new(context, Lie::Upright, heading, FootNote::Signatures);
    let table = if view.boards.len() <= WIDE {
        wide(context, view, sheet.width())
    } else {
        narrow(context, view, sheet.width())
    };
    table.draw(&mut sheet);
    let notes = [words::bye(view), words::absent(view), words::out(view)];
    sheet.notes(&notes.into_iter().flatten().collect::<Vec<_>>());
    sheet.finish()
}

/// One table, units and points in columns of their own.
fn wide(context: &PaperContext<'_>, view: &RoundView, room: f32) -> Table {
    let has_units = has_units(view);
    let units = seats(view).map(|seat| seat.person.unit.as_str());
    let unit = want(context.fonts, "单位", TEXT, units, (14.0, 60.0), 1.0);
    let side = |of: Side| {
        let mut side = vec![
            (Column { head: Cell::Empty, ..Column::new("", 0.0, Align::Right) }, Want::exactly(8.0)),
            (Column { head: head(context, of), ..Column::new("", 0.0, Align::Left) }, name_want(context, view)),
        ];
        if has_units {
            side.push((Column::new("单位", 0.0, Align::Left), unit));
        }
        side.push((Column::new("积分", 0.0, Align::Centre), Want::exactly(10.5)));
        side
    };
    let mut columns = board_columns(view, 11.0);
    columns.extend(side(Side::First));
    columns.push((Column::new("结果", 0.0, Align::Centre).posts(), Want::exactly(18.0)));
    columns.extend(side(Side::Second));
    let seat = |seat: &Seat| {
        let mut cells = vec![no(&seat.person), Cell::Name(seat.person.name.clone(), None, NAME)];
        if has_units {
            cells.push(Cell::Text(seat.person.unit.clone(), TEXT));
        }
        cells.push(Cell::Text(seat.points.to_string(), TEXT));
        cells
    };
    let groups = has_groups(view);
    let rows = view.boards.iter().map(|board| row(context, board, groups, seat)).collect();
    Table { columns: fit(columns, room), rows, row_height: 10.8, panels: 1 }
}

/// Two tables side by side, units small under the names.
fn narrow(context: &PaperContext<'_>, view: &RoundView, room: f32) -> Table {
    let side = |of: Side| {
        [
            (Column { head: Cell::Empty, ..Column::new("", 0.0, Align::Right) }, Want::exactly(7.6)),
            (
                Column { head: head(context, of), ..Column::new("", 0.0, Align::Left) },
                Want { grow: 1.0, ..Want::exactly(22.0) },
            ),
        ]
    };
    let mut columns = board_columns(view, 10.0);
    columns.extend(side(Side::First));
    columns.push((Column::new("结果", 0.0, Align::Centre).posts(), Want::exactly(14.0)));
    columns.extend(side(Side::Second));
    let has_units = has_units(view);
    let seat = |seat: &Seat| {
        let unit = has_units.then(|| seat.person.unit.clone());
        vec![no(&seat.person), Cell::Name(seat.person.name.clone(), unit, NAME)]
    };
    let groups = has_groups(view);
    let rows = view.boards.iter().map(|board| row(context, board, groups, seat)).collect();
    Table { columns: fit(columns, panel_width(room, 2)), rows, row_height: 10.8, panels: 2 }
}

/// 台, and in a stage of groups which group plays there.
fn board_columns(view: &RoundView, width: f32) -> Vec<(Column, Want)> {
    let group = has_groups(view).then(|| (Column::new("组", 0.0, Align::Centre), Want::exactly(8.0)));
    let board = (Column::new("台", 0.0, Align::Centre), Want::exactly(width));
    std::iter::once(board).chain(group).collect()
}

fn row(context: &PaperContext<'_>, board: &BoardRow, groups: bool, seat: impl Fn(&Seat) -> Vec<Cell>) -> Vec<Cell> {
    let mut cells = vec![Cell::Text(board.board.to_string(), BOARD)];
    if groups {
        cells.push(Cell::Text(board.group.map(|group| group.to_string()).unwrap_or_default(), TEXT));
    }
    cells.extend(seat(&board.first));
    cells.push(Cell::Text(words::result(board, context.event.game), TEXT));
    cells.extend(seat(&board.second));
    cells
}

fn fit(columns: Vec<(Column, Want)>, room: f32) -> Vec<Column> {
    let wants: Vec<Want> = columns.iter().map(|(_, want)| *want).collect();
    let widths = share(room, &wants);
    columns.into_iter().zip(widths).map(|((column, _), width)| Column { width, ..column }).collect()
}

/// 红方 先走; of teams, whose boards change sides, 主队.
fn head(context: &PaperContext<'_>, side: Side) -> Cell {
    if context.team {
        let [home, guests] = match_sides(true);
        return Cell::Text(if side == Side::First { home } else { guests }.to_owned(), HEAD);
    }
    let moves = if side == Side::First { "先走" } else { "后走" };
    Cell::Side(side, format!("{}方 {moves}", context.event.game.side_name(side)))
}

fn no(person: &Person) -> Cell {
    Cell::Text(person.no.to_string(), NO)
}

fn name_want(context: &PaperContext<'_>, view: &RoundView) -> Want {
    want(context.fonts, "红方 先走　　", NAME, seats(view).map(|seat| seat.person.name.as_str()), (24.0, 40.0), 0.6)
}

fn seats(view: &RoundView) -> impl Iterator<Item = &Seat> {
    view.boards.iter().flat_map(|board| [&board.first, &board.second])
}

fn has_groups(view: &RoundView) -> bool {
    view.boards.iter().any(|board| board.group.is_some())
}

fn has_units(view: &RoundView) -> bool {
    seats(view).any(|seat| !seat.person.unit.is_empty())
}
