//! 对阵表 by name: everybody finds their board.

use std::collections::BTreeMap;

use shared::view::round::{NamePlace, NameRow, RoundView};

use super::block::{Block, Ink, Style};
use super::fonts::Voice;
use super::heading::Heading;
use super::page::{Align, Frame};
use super::sheet::{FootNote, Lie, SIDE, Sheet};
use super::side_mark::side_mark;
use super::table::panel_width;
use super::{PaperContext, PaperError, words};

/// Columns are at least this high, so that few names stand in few columns.
const FEW: u8 = 80;
/// Columns on a page.
const COLUMNS: usize = 4;
const LETTER_HEIGHT: f32 = 6.4;
const ROW_HEIGHT: f32 = 8.6;
const NAME: Style = Style::new(Voice::Text, 11.5);
const UNIT: Style = Style::new(Voice::Text, 7.0).second();
const BOARD: Style = Style::new(Voice::Song, 13.0);
const LETTER: Style = Style::new(Voice::Song, 11.0);

/// One thing in a column.
#[derive(Clone, Copy, Debug)]
enum Item<'a> {
    Letter(char),
    Row(&'a NameRow),
}

/// 对阵表 by name, in order of pinyin: 姓名 → 台号 and side. Who has left stands below: they look for their name too.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn names(context: &PaperContext<'_>, view: &RoundView) -> Result<Vec<u8>, PaperError> {
    let heading = Heading {
        title: format!("{}对阵表（按{}）", words::nth_round(view.number), context.names_head()),
        notice: words::proposed(view),
    };
    let mut sheet = Sheet::new(context, Lie::Upright, heading, FootNote::Legend(words::sides(context.event.game)));
    let homonyms = homonyms(view);
    let items = items(&view.names);
    let mut rest = items;
    while !rest.is_empty() {
        let height = sheet.room();
        let used: usize = pack(&rest, height).iter().map(|column| column.len()).sum();
        let later = rest.split_off(used.min(rest.len()));
        let here = std::mem::replace(&mut rest, later);
        // The last page fills its columns evenly.
        let height = if rest.is_empty() { least_height(&here, height) } else { height };
        draw_page(&mut sheet, &pack(&here, height), &homonyms);
        if let Some(first) = rest.first().copied() {
            sheet.turn_page();
            rest.splice(0..0, first.letter_again());
        }
    }
    sheet.notes(&words::out(view).into_iter().collect::<Vec<_>>());
    sheet.finish()
}

/// Every row, with its letter before the first of each.
fn items(names: &[NameRow]) -> Vec<Item<'_>> {
    let mut items = Vec::new();
    for group in names.chunk_by(|a, b| a.letter == b.letter) {
        items.extend(group.first().map(|row| Item::Letter(row.letter)));
        items.extend(group.iter().map(Item::Row));
    }
    items
}

/// Fills the columns of a page from the first; a letter never stands alone at the end of a column.
fn pack<'i, 'a>(items: &'i [Item<'a>], height: f32) -> Vec<&'i [Item<'a>]> {
    let mut columns = Vec::new();
    let mut rest = items;
    while columns.len() < COLUMNS && !rest.is_empty() {
        let mut used = 0.0;
        let fitting = rest.iter().take_while(|item| {
            used += item.height();
            let needed = if matches!(item, Item::Letter(_)) { used + ROW_HEIGHT } else { used };
            needed <= height + 0.01
        });
        let (column, later) = rest.split_at_checked(fitting.count().max(1)).unwrap_or((rest, &[]));
        columns.push(column);
        rest = later;
    }
    columns
}

/// The least height of columns in which all the items fit.
fn least_height(items: &[Item<'_>], most: f32) -> f32 {
    let all = |height: f32| pack(items, height).iter().map(|column| column.len()).sum::<usize>() == items.len();
    let heights = (u16::from(FEW)..=400).map(f32::from);
    heights.take_while(|height| *height < most).find(|height| all(*height)).unwrap_or(most)
}

fn draw_page(sheet: &mut Sheet<'_>, columns: &[&[Item<'_>]], homonyms: &BTreeMap<&str, u32>) {
    let width = panel_width(sheet.width(), COLUMNS);
    let step = (sheet.width() - width) / 3.0;
    let (top, mut lowest) = (sheet.y, sheet.y);
    for (column, place) in columns.iter().zip(0_u16..) {
        let left = SIDE + f32::from(place) * step;
        let mut y = top;
        for item in *column {
            let frame = Frame::new(left, y, width, item.height());
            match item {
                Item::Letter(letter) => draw_letter(sheet, frame, *letter),
                Item::Row(row) => draw_row(sheet, frame, row, homonyms),
            }
            y += item.height();
        }
        lowest = lowest.max(y);
    }
    for place in 1..u16::try_from(columns.len()).unwrap_or(1) {
        let x = SIDE + f32::from(place) * step - (step - width) / 2.0;
        sheet.page().post(x, top, lowest - top, 0.4, Ink::Hair);
    }
    sheet.y = lowest + 2.5;
}

fn draw_letter(sheet: &mut Sheet<'_>, frame: Frame, letter: char) {
    let block = Block::line(sheet.context.fonts, &letter.to_string(), LETTER);
    sheet.page().put(block, frame, Align::Left);
    sheet.page().rule(frame.x, frame.y + frame.h, frame.w, 1.0, Ink::Black);
}

fn draw_row(sheet: &mut Sheet<'_>, frame: Frame, row: &NameRow, homonyms: &BTreeMap<&str, u32>) {
    let context = sheet.context;
    let name = frame.part(0.0, frame.w - 15.5);
    let alike = homonyms.get(row.person.name.as_str()).is_some_and(|count| *count > 1);
    let page = sheet.page();
    if alike {
        let (above, below) = (name.band(0.08, 0.62), name.band(0.62, 0.94));
        page.put(Block::name(context.fonts, &row.person.name, NAME, above.w, above.h), above, Align::Left);
        let which = format!("{} 号 {}", row.person.no, row.person.unit);
        page.put(Block::fit(context.fonts, which.trim_end(), UNIT, below.w, below.h), below, Align::Left);
    } else {
        page.put(Block::name(context.fonts, &row.person.name, NAME, name.w, name.h * 0.84), name, Align::Left);
    }
    let right = frame.part(frame.w - 15.0, frame.w);
    match &row.place {
        NamePlace::Board { board, side, .. } => {
            page.put(Block::line(context.fonts, &board.to_string(), BOARD), right.part(0.0, 9.0), Align::Right);
            side_mark(page, &context, *side, (right.x + 12.6, right.y + right.h / 2.0), 4.2);
        }
        NamePlace::Bye => {
            page.put(Block::line(context.fonts, "轮空", Style::new(Voice::Text, 9.5)), right, Align::Right)
        }
        NamePlace::Absent => {
            page.put(Block::line(context.fonts, "缺席", Style::new(Voice::Text, 9.5)), right, Align::Right)
        }
    }
    page.rule(frame.x, frame.y + frame.h, frame.w, 0.4, Ink::Hair);
}

/// How many bear each name.
fn homonyms(view: &RoundView) -> BTreeMap<&str, u32> {
    let mut homonyms = BTreeMap::new();
    for row in &view.names {
        *homonyms.entry(row.person.name.as_str()).or_default() += 1;
    }
    homonyms
}

impl Item<'_> {
    /// The letter that stands once more above a row that begins a page.
    fn letter_again(self) -> Option<Self> {
        match self {
            Self::Letter(_) => None,
            Self::Row(row) => Some(Self::Letter(row.letter)),
        }
    }

    const fn height(&self) -> f32 {
        match self {
            Self::Letter(_) => LETTER_HEIGHT,
            Self::Row(_) => ROW_HEIGHT,
        }
    }
}
