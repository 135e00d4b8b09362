//! 分组成绩表: a cross table for each group, several to a page.

use shared::id::No;
use shared::view::cross::CrossTable;
use shared::view::groups::{GroupView, GroupsView};
use shared::words::tie_break_name;

use super::block::Style;
use super::cell::Cell;
use super::columns::count;
use super::cross::{games, grid};
use super::fonts::Voice;
use super::grid::Grid;
use super::heading::Heading;
use super::page::Align;
use super::sheet::{FootNote, Lie, SIDE, Sheet};
use super::table::{Column, Table, panel_width};
use super::{PaperContext, PaperError, words};

/// Groups of at most so many stand two beside one another.
const NARROW: usize = 6;
/// Groups of at most so many have room on an upright page; larger ones are set like a 循环赛成绩表, which runs over pages.
const UPRIGHT: usize = 15;
/// The heading of a group.
const TITLE: f32 = 8.0;
/// Between a group and the next one below.
const APART: f32 = 4.0;
/// A key of the chain that parts somebody.
const KEY: f32 = 15.0;
const SEAT: Style = Style::new(Voice::Song, 11.0);
const NAME: Style = Style::new(Voice::Text, 10.5);
const POINTS: Style = Style::new(Voice::Bold, 10.5);
const VALUE: Style = Style::new(Voice::Text, 9.5);
const RANK: Style = Style::new(Voice::Song, 12.0);
const THROUGH: Style = Style::new(Voice::Bold, 9.0);

/// 分组成绩表: everybody against everybody, group by group, with points, ranks and who is through.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn groups(context: &PaperContext<'_>, view: &GroupsView) -> Result<Vec<u8>, PaperError> {
    let largest = view.groups.iter().map(|group| group.cross.rows.len()).max().unwrap_or_default();
    if largest > UPRIGHT {
        return large(context, view);
    }
    let (beside, lie) = if largest <= NARROW && view.groups.len() > 1 { (2, Lie::Across) } else { (1, Lie::Upright) };
    let mut sheet = sheet(context, lie);
    if view.groups.is_empty() {
        sheet.notes(&["还没有分组。".to_owned()]);
    }
    let through = view.groups.iter().any(|group| !group.through.is_empty());
    let width = panel_width(sheet.width(), beside);
    for row in view.groups.chunks(beside) {
        let tables: Vec<(String, Table)> =
            row.iter().map(|group| (title(group), table(context, group, width, through))).collect();
        draw_row(&mut sheet, &tables, width);
    }
    sheet.finish()
}

fn sheet<'a>(context: &PaperContext<'a>, lie: Lie) -> Sheet<'a> {
    let heading = Heading { title: "分组成绩表".to_owned(), notice: None };
    Sheet::new(context, lie, heading, FootNote::Legend(words::cross_legend(context.event.game)))
}

/// Groups one below the other, each with who is through, over as many pages as it takes.
fn large(context: &PaperContext<'_>, view: &GroupsView) -> Result<Vec<u8>, PaperError> {
    let grids: Vec<Grid> = view.groups.iter().map(|group| grid(&group.cross)).collect();
    let across = grids.iter().any(|grid| grid.lie(context.fonts) == Lie::Across);
    let mut sheet = sheet(context, if across { Lie::Across } else { Lie::Upright });
    for (group, grid) in view.groups.iter().zip(&grids) {
        sheet.subheading(&title(group));
        sheet.notes(&words::through(group).into_iter().collect::<Vec<_>>());
        grid.draw(&mut sheet);
    }
    sheet.finish()
}

/// Groups side by side: on this page if they have room, else on the next.
fn draw_row(sheet: &mut Sheet<'_>, tables: &[(String, Table)], width: f32) {
    let height = tables.iter().map(|(_, table)| table.height()).fold(0.0, f32::max);
    sheet.need(TITLE + height);
    let mut left = SIDE;
    for (title, _) in tables {
        sheet.title_at(title, left, width);
        left += width + super::table::GAP;
    }
    sheet.y += TITLE;
    let mut left = SIDE;
    for (_, table) in tables {
        table.draw_at(sheet, left);
        left += width + super::table::GAP;
    }
    sheet.y += height + APART;
}

fn title(group: &GroupView) -> String {
    let open = if group.open > 0 { format!("（还有 {} 台没有结果）", group.open) } else { String::new() };
    format!("第 {} 组{open}", group.number)
}

fn table(context: &PaperContext<'_>, group: &GroupView, room: f32, through: bool) -> Table {
    let seats = group.cross.rows.len();
    let keys = parting_keys(group);
    let ends = 12.0 + KEY * count(keys.len()) + 11.0 + if through { 13.0 } else { 0.0 };
    let cell = ((room - 8.0 - ends - 24.0) / count(seats).max(1.0)).clamp(6.4, 11.0);
    let name = (room - 8.0 - ends - cell * count(seats)).clamp(20.0, 62.0);
    let mut columns = vec![Column::new("", 8.0, Align::Centre), Column::new(context.names_head(), name, Align::Left)];
    columns.extend((1..=seats).map(|seat| Column::new(&seat.to_string(), cell, Align::Centre).posts()));
    let key_head = |key: usize| group.standings.chain.get(key).map(|key| tie_break_name(*key));
    columns.push(Column::new(&key_head(0).unwrap_or_else(|| "积分".to_owned()), 12.0, Align::Centre));
    columns.extend(keys.iter().filter_map(|key| key_head(*key)).map(|head| Column::new(&head, KEY, Align::Centre)));
    columns.push(Column::new("名次", 11.0, Align::Centre));
    if through {
        columns.push(Column::new("", 13.0, Align::Centre));
    }
    let row_height = match legs(&group.cross) {
        2.. => 10.4,
        _ if seats <= NARROW => 7.8,
        _ => 8.6,
    };
    Table { columns, rows: rows(group, &keys, through), row_height, panels: 1 }
}

fn rows(group: &GroupView, keys: &[usize], through: bool) -> Vec<Vec<Cell>> {
    let row = |(row, place): (&shared::view::cross::CrossRow, usize)| {
        let person = &row.person;
        let mut cells = vec![
            Cell::Text((place + 1).to_string(), SEAT),
            Cell::Name(person.name.clone(), Some(person.unit.clone()), NAME),
        ];
        cells.extend(games(row, place));
        let standing = group.standings.rows.iter().find(|standing| standing.person.no == person.no);
        let value = |key: usize| standing.and_then(|standing| standing.value_text(key));
        cells.push(Cell::Text(value(0).unwrap_or_else(|| row.points.to_string()), POINTS));
        cells.extend(keys.iter().map(|key| Cell::Text(value(*key).unwrap_or_else(|| "—".to_owned()), VALUE)));
        cells.push(Cell::Text(words::rank(row.rank, row.annulled), RANK));
        if through {
            let goes_on = is_through(group, person.no);
            cells.push(if goes_on { Cell::Text("出线".to_owned(), THROUGH) } else { Cell::Empty });
        }
        cells
    };
    group.cross.rows.iter().zip(0..).map(row).collect()
}

/// The keys behind the first one that part somebody of the group.
fn parting_keys(group: &GroupView) -> Vec<usize> {
    let parts = |key: &usize| group.standings.rows.iter().any(|row| row.is_parted_by(*key));
    group.standings.columns().into_iter().filter(|key| *key > 0).filter(parts).collect()
}

fn is_through(group: &GroupView, no: No) -> bool {
    group.through.iter().any(|(through, _)| *through == no)
}

/// How often two of a group have met at most.
fn legs(table: &CrossTable) -> usize {
    table.rows.iter().flat_map(|row| &row.cells).map(Vec::len).max().unwrap_or_default()
}
