//! Tables with a cell for every opponent or round: as many columns to a page as stay readable.

use shared::points::Points;
use shared::view::Person;

use super::PaperContext;
use super::block::Style;
use super::cell::Cell;
use super::columns::count;
use super::fonts::{Fonts, Voice};
use super::line::Line;
use super::page::Align;
use super::sheet::{Lie, Sheet};
use super::table::{Column, Table};

const NO: Style = Style::new(Voice::Text, 9.0).second();
const NAME: Style = Style::new(Voice::Text, 10.5);
const POINTS: Style = Style::new(Voice::Bold, 10.5);
const RANK: Style = Style::new(Voice::Song, 12.0);
/// Widths of 序号, 积分 and 名次.
const FIXED: [f32; 3] = [9.0, 12.0, 11.0];

/// A line of the grid.
pub(super) struct GridRow {
    /// Who.
    pub person: Person,
    /// One for each head.
    pub cells: Vec<Cell>,
    /// Total points.
    pub points: Points,
    /// Rank, or what stands in its place.
    pub rank: String,
}

/// A table with many columns alike.
pub(super) struct Grid {
    /// Above each cell.
    pub heads: Vec<String>,
    /// Top to bottom.
    pub rows: Vec<GridRow>,
    /// The narrowest and the widest cell.
    pub cell: (f32, f32),
    /// The height of a row.
    pub row_height: f32,
}

impl Grid {
    /// Upright if all the cells have room there, else across.
    pub(super) fn lie(&self, fonts: &Fonts) -> Lie {
        let upright = self.room(fonts, Lie::Upright.width());
        if upright >= self.cell.0 * count(self.heads.len()) { Lie::Upright } else { Lie::Across }
    }

    /// Draws the grid, in parts side by side when the columns are too many for a page.
    pub(super) fn draw(&self, sheet: &mut Sheet<'_>) {
        if self.rows.is_empty() {
            sheet.notes(&["没有成绩可列。".to_owned()]);
            return;
        }
        let fonts = sheet.context.fonts;
        let room = self.room(fonts, sheet.width());
        let most = (1..=self.heads.len()).take_while(|n| count(*n) * self.cell.0 <= room).count().max(1);
        let parts = self.heads.len().div_ceil(most).max(1);
        let each = self.heads.len().div_ceil(parts).max(1);
        let width = (room / count(each)).min(self.cell.1);
        for part in 0..parts {
            if part > 0 {
                sheet.turn_page();
            }
            self.part(&sheet.context, sheet.width(), width, part * each, each).draw(sheet);
        }
    }

    /// The columns from `from`, with who, points and rank around them.
    fn part(&self, context: &PaperContext<'_>, room: f32, width: f32, from: usize, each: usize) -> Table {
        let heads = self.heads.iter().skip(from).take(each);
        let [no, points, rank] = FIXED;
        let (fonts, head) = (context.fonts, context.names_head());
        let mut columns =
            vec![Column::new("序号", no, Align::Centre), Column::new(head, self.name_width(fonts), Align::Left)];
        let cells: Vec<Column> = heads.map(|head| Column::new(head, width, Align::Centre).posts()).collect();
        let left = room - no - points - rank - self.name_width(fonts) - width * count(cells.len());
        // A table much narrower than the page gives what is left to the names.
        if let Some(name) = columns.last_mut() {
            name.width += left.clamp(0.0, 40.0);
        }
        columns.extend(cells);
        columns.push(Column::new("积分", points, Align::Centre));
        columns.push(Column::new("名次", rank, Align::Centre));
        let rows = self.rows.iter().map(|row| row.cells(from, each)).collect();
        Table { columns, rows, row_height: self.row_height, panels: 1 }
    }

    fn room(&self, fonts: &Fonts, width: f32) -> f32 {
        width - FIXED.iter().sum::<f32>() - self.name_width(fonts)
    }

    fn name_width(&self, fonts: &Fonts) -> f32 {
        let width = |row: &GridRow| Line::set_name(fonts, NAME.voice, &row.person.name).width(NAME.size) + 2.5;
        self.rows.iter().map(width).fold(16.0, f32::max).min(30.0)
    }
}

impl GridRow {
    fn cells(&self, from: usize, each: usize) -> Vec<Cell> {
        let unit = Some(self.person.unit.clone());
        let mut cells =
            vec![Cell::Text(self.person.no.to_string(), NO), Cell::Name(self.person.name.clone(), unit, NAME)];
        cells.extend(self.cells.iter().skip(from).take(each).cloned());
        cells.push(Cell::Text(self.points.to_string(), POINTS));
        cells.push(Cell::Text(self.rank.clone(), RANK));
        cells
    }
}
