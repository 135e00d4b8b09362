//! A table that runs over pages: its head is repeated, its rows never break.

use super::block::{Block, Ink, Style};
use super::cell::{Cell, PAD};
use super::columns::Want;
use super::fonts::{Fonts, Voice};
use super::line::Line;
use super::page::{Align, Frame};
use super::sheet::{SIDE, Sheet};

/// The style of a table's head.
pub(super) const HEAD: Style = Style::new(Voice::Text, 9.0);
/// Room between two tables side by side.
pub(super) const GAP: f32 = 9.0;
/// White below a table.
pub(super) const AFTER: f32 = 2.5;
/// The height of a head.
const HEAD_HEIGHT: f32 = 6.2;

/// A column of a table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Column {
    /// What stands above it.
    pub head: Cell,
    /// Millimetres.
    pub width: f32,
    /// Where its texts stand.
    pub align: Align,
    /// Whether hairlines run down its two sides.
    pub posts: bool,
}

/// A table.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Table {
    /// Left to right.
    pub columns: Vec<Column>,
    /// Top to bottom, each with a cell for every column.
    pub rows: Vec<Vec<Cell>>,
    /// The height of each row.
    pub row_height: f32,
    /// How many times the table stands beside itself on a page.
    pub panels: usize,
}

impl Column {
    /// A column with a text above it.
    pub(super) fn new(head: &str, width: f32, align: Align) -> Self {
        Self { head: Cell::Text(head.to_owned(), HEAD), width, align, posts: false }
    }

    /// The same with hairlines down its sides.
    pub(super) fn posts(self) -> Self {
        Self { posts: true, ..self }
    }
}

impl Table {
    /// Draws the table from where the sheet is, over as many pages as it takes.
    pub(super) fn draw(&self, sheet: &mut Sheet<'_>) {
        let mut rows = self.rows.as_slice();
        while !rows.is_empty() {
            sheet.need(HEAD_HEIGHT + self.row_height);
            let fitting = count((sheet.room() - HEAD_HEIGHT) / self.row_height).max(1);
            let (here, later) = rows.split_at_checked(fitting * self.panels).unwrap_or((rows, &[]));
            // The last page shares its rows evenly between the panels.
            let each = if later.is_empty() { here.len().div_ceil(self.panels) } else { fitting };
            for (panel, place) in here.chunks(each.max(1)).zip(0_u16..) {
                self.panel(sheet, SIDE + f32::from(place) * (self.width() + GAP), panel);
            }
            sheet.y += HEAD_HEIGHT + height(each, self.row_height);
            rows = later;
            if !rows.is_empty() {
                sheet.turn_page();
            }
        }
        sheet.y += AFTER;
    }

    /// Draws the table at this place of the page, on which it must have room, and leaves the sheet where it is.
    pub(super) fn draw_at(&self, sheet: &mut Sheet<'_>, left: f32) {
        self.panel(sheet, left, &self.rows);
    }

    /// The height of the whole table in one piece.
    pub(super) fn height(&self) -> f32 {
        HEAD_HEIGHT + height(self.rows.len(), self.row_height)
    }

    fn width(&self) -> f32 {
        self.columns.iter().map(|column| column.width).sum()
    }

    fn panel(&self, sheet: &mut Sheet<'_>, left: f32, rows: &[Vec<Cell>]) {
        let (context, top, width) = (sheet.context, sheet.y, self.width());
        let page = sheet.page();
        let mut x = left;
        for column in &self.columns {
            column.head.draw(page, &context, Frame::new(x, top, column.width, HEAD_HEIGHT), column.align);
            x += column.width;
        }
        page.rule(left, top + HEAD_HEIGHT, width, 1.0, Ink::Black);
        let mut y = top + HEAD_HEIGHT;
        for row in rows {
            let mut x = left;
            for (cell, column) in row.iter().zip(&self.columns) {
                cell.draw(page, &context, Frame::new(x, y, column.width, self.row_height), column.align);
                x += column.width;
            }
            y += self.row_height;
            page.rule(left, y, width, 0.4, Ink::Hair);
        }
        let mut x = left;
        let tall = height(rows.len(), self.row_height);
        let mut drawn = f32::MIN;
        for column in &self.columns {
            for post in [x, x + column.width] {
                if column.posts && post > drawn + 0.1 {
                    page.post(post, top + HEAD_HEIGHT, tall, 0.4, Ink::Hair);
                    drawn = post;
                }
            }
            x += column.width;
        }
    }
}

/// What a column of texts asks for: the widest in full, and never less than its head.
pub(super) fn want<'t>(
    fonts: &Fonts,
    head: &str,
    style: Style,
    texts: impl Iterator<Item = &'t str>,
    (least, most): (f32, f32),
    grow: f32,
) -> Want {
    let head = Block::line(fonts, head, HEAD).width();
    let widest = texts.map(|text| Line::set(fonts, style.voice, text).width(style.size)).fold(head, f32::max);
    let best = (widest + 2.0 * PAD + 0.6).min(most).max(least);
    Want { least, best, grow }
}

/// The panels of a page are this wide when there are so many.
pub(super) fn panel_width(room: f32, panels: usize) -> f32 {
    let panels = f32::from(u16::try_from(panels).unwrap_or(1).max(1));
    (room - (panels - 1.0) * GAP) / panels
}

fn height(rows: usize, row_height: f32) -> f32 {
    f32::from(u16::try_from(rows).unwrap_or(u16::MAX)) * row_height
}

/// How many whole rows a height has.
fn count(rows: f32) -> usize {
    (1..400_u16).take_while(|n| f32::from(*n) <= rows + 0.01).count()
}
