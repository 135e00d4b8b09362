//! 最终名次表: places over all stages, with prizes and why.

use shared::placing::PlaceReason;
use shared::view::places::{PlaceRow, PlacesList, PlacesView};

use super::block::Style;
use super::cell::Cell;
use super::columns::{Want, share};
use super::fonts::Voice;
use super::heading::Heading;
use super::page::Align;
use super::sheet::{FootNote, Lie, Sheet};
use super::table::{Column, Table, want};
use super::{PaperContext, PaperError};

const PLACE: Style = Style::new(Voice::Song, 13.0);
const NO: Style = Style::new(Voice::Text, 9.0).second();
const NAME: Style = Style::new(Voice::Text, 11.5);
const UNIT: Style = Style::new(Voice::Text, 9.5);
const PRIZE: Style = Style::new(Voice::Bold, 10.0);
const WHY: Style = Style::new(Voice::Text, 8.5).second();

/// 最终名次表 with prizes, the reason of every place in the words of `why`, and the lists inside the division.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn places(
    context: &PaperContext<'_>,
    view: &PlacesView,
    why: &dyn Fn(&PlaceReason) -> String,
) -> Result<Vec<u8>, PaperError> {
    let notice = (!view.complete).then(|| "比赛还没有结束，名次会变".to_owned());
    let heading = Heading { title: "最终名次表".to_owned(), notice };
    let mut sheet = Sheet::new(context, Lie::Upright, heading, FootNote::Signatures);
    if view.rows.is_empty() {
        sheet.notes(&["还没有名次。".to_owned()]);
    }
    let columns = columns(context, view, sheet.width());
    let rows: Vec<Vec<Cell>> = view.rows.iter().map(|row| cells(row, why)).collect();
    let row_height = if rows.len() <= 22 { 8.6 } else { 7.2 };
    Table { columns, rows, row_height, panels: 1 }.draw(&mut sheet);
    for list in &view.lists {
        draw_list(&mut sheet, view, list);
    }
    sheet.finish()
}

fn columns(context: &PaperContext<'_>, view: &PlacesView, room: f32) -> Vec<Column> {
    let persons = || view.rows.iter().map(|row| &row.person);
    let head = context.names_head();
    let of = |head, style, texts: &mut dyn Iterator<Item = &str>, bounds, grow| {
        want(context.fonts, head, style, texts, bounds, grow)
    };
    let drafts = [
        (Column::new("名次", 0.0, Align::Centre), Want::exactly(14.5)),
        (Column::new("序号", 0.0, Align::Centre), Want::exactly(10.5)),
        (
            Column::new(head, 0.0, Align::Left),
            of(head, NAME, &mut persons().map(|person| person.name.as_str()), (22.0, 44.0), 0.3),
        ),
        (
            Column::new("单位", 0.0, Align::Left),
            of("单位", UNIT, &mut persons().map(|person| person.unit.as_str()), (18.0, 46.0), 0.3),
        ),
        (
            Column::new("奖项", 0.0, Align::Left),
            of("奖项", PRIZE, &mut view.rows.iter().map(|row| row.prize.as_str()), (14.0, 34.0), 0.2),
        ),
        (Column::new("依据", 0.0, Align::Left), Want { least: 44.0, best: 64.0, grow: 1.0 }),
    ];
    let wants: Vec<Want> = drafts.iter().map(|(_, want)| *want).collect();
    let widths = share(room, &wants);
    drafts.into_iter().zip(widths).map(|((column, _), width)| Column { width, ..column }).collect()
}

fn cells(row: &PlaceRow, why: &dyn Fn(&PlaceReason) -> String) -> Vec<Cell> {
    let place = match (row.place, row.shared) {
        (Some(place), true) => format!("并列 {place}"),
        (Some(place), false) => place.to_string(),
        (None, _) => "—".to_owned(),
    };
    vec![
        Cell::Text(place, PLACE),
        Cell::Text(row.person.no.to_string(), NO),
        Cell::Name(row.person.name.clone(), None, NAME),
        Cell::Text(row.person.unit.clone(), UNIT),
        Cell::Text(row.prize.clone(), PRIZE),
        Cell::Text(why(&row.reason), WHY),
    ]
}

/// A list inside the division: 女子, 少年.
fn draw_list(sheet: &mut Sheet<'_>, view: &PlacesView, list: &PlacesList) {
    sheet.subheading(&list.name);
    let columns = vec![
        Column::new("名次", 14.0, Align::Centre),
        Column::new("总名次", 18.0, Align::Centre),
        Column::new(sheet.context.names_head(), 50.0, Align::Left),
        Column::new("单位", 60.0, Align::Left),
        Column::new("奖项", 40.0, Align::Left),
    ];
    let line = |(rank, index, prize): &(u32, u32, String)| {
        let row = view.rows.get(usize::try_from(*index).ok()?)?;
        Some(vec![
            Cell::Text(rank.to_string(), PLACE),
            Cell::Text(row.place.map_or_else(|| "—".to_owned(), |place| place.to_string()), NO),
            Cell::Name(row.person.name.clone(), None, NAME),
            Cell::Text(row.person.unit.clone(), UNIT),
            Cell::Text(prize.clone(), PRIZE),
        ])
    };
    Table { columns, rows: list.rows.iter().filter_map(line).collect(), row_height: 7.6, panels: 1 }.draw(sheet);
}
