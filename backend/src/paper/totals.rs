//! 队员总分表: units by what their members did, and which of them counted.

use shared::team::TotalTie;
use shared::view::team::{TotalsMember, TotalsRow, TotalsView};
use shared::words::{TOTALS_OPEN, total_tie_name, total_value_name, totals_sentence};

use super::block::Style;
use super::cell::Cell;
use super::columns::count;
use super::fonts::Voice;
use super::heading::Heading;
use super::page::Align;
use super::sheet::{FootNote, Lie, Sheet};
use super::table::{Column, Table};
use super::{PaperContext, PaperError};

/// Members side by side; more go on in another line.
const BESIDE: usize = 6;
const ROW: f32 = 10.4;
const RANK: Style = Style::new(Voice::Song, 13.0);
const UNIT: Style = Style::new(Voice::Text, 11.0);
const VALUE: Style = Style::new(Voice::Bold, 11.0);
const TIE: Style = Style::new(Voice::Text, 10.0);
const MEMBER: Style = Style::new(Voice::Text, 10.0);

/// 队员总分表 of an individual division: who counted stands with rank and points, who did not in the second voice.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn totals(context: &PaperContext<'_>, views: &[TotalsView]) -> Result<Vec<u8>, PaperError> {
    let heading = Heading { title: "队员总分表".to_owned(), notice: None };
    let mut sheet = Sheet::new(context, Lie::Across, heading, FootNote::Signatures);
    if views.is_empty() {
        sheet.notes(&["没有设队员总分。".to_owned()]);
    }
    for view in views {
        sheet.subheading(&view.settings.name);
        let (width, beside) = (sheet.width(), beside(view));
        let rows = view.rows.iter().flat_map(|row| lines(row, view, beside)).collect();
        Table { columns: columns(view, beside, width), rows, row_height: ROW, panels: 1 }.draw(&mut sheet);
        let open = view.open.then(|| TOTALS_OPEN.to_owned());
        sheet.notes(&[Some(totals_sentence(&view.settings)), open].into_iter().flatten().collect::<Vec<_>>());
    }
    sheet.finish()
}

/// How many members stand side by side.
fn beside(view: &TotalsView) -> usize {
    view.rows.iter().map(|row| row.members.len()).max().unwrap_or_default().clamp(1, BESIDE)
}

fn columns(view: &TotalsView, beside: usize, room: f32) -> Vec<Column> {
    let ties = count(view.settings.ties.len());
    let member = ((room - 12.0 - 18.0 - 15.0 * ties) * 0.8 / count(beside)).min(40.0);
    let unit = room - 12.0 - 18.0 - 15.0 * ties - member * count(beside);
    let mut columns = vec![
        Column::new("名次", 12.0, Align::Centre),
        Column::new("单位", unit, Align::Left),
        Column::new(total_value_name(view.settings.value), 18.0, Align::Centre),
    ];
    let tie = |tie: &TotalTie| Column::new(total_tie_name(*tie), 15.0, Align::Centre);
    columns.extend(view.settings.ties.iter().map(tie));
    columns.extend((1..=beside).map(|place| {
        let head = if place == 1 { "队员（名次·积分）" } else { "" };
        Column::new(head, member, Align::Left).posts()
    }));
    columns
}

/// A unit, and more lines for more members.
fn lines(row: &TotalsRow, view: &TotalsView, beside: usize) -> Vec<Vec<Cell>> {
    let ends = 3 + view.settings.ties.len();
    let mut lines: Vec<Vec<Cell>> = Vec::new();
    for (members, place) in row.members.chunks(beside).zip(0..) {
        let mut line = if place == 0 { first(row) } else { vec![Cell::Empty; ends] };
        line.extend(members.iter().map(member));
        line.resize(ends + beside, Cell::Empty);
        lines.push(line);
    }
    if lines.is_empty() { vec![first(row)] } else { lines }
}

fn first(row: &TotalsRow) -> Vec<Cell> {
    let rank = row.rank.map_or_else(|| "—".to_owned(), |rank| rank.to_string());
    let mut cells = vec![
        Cell::Text(rank, RANK),
        Cell::Name(row.unit.clone(), Some(row.short.clone()), UNIT),
        Cell::Text(row.value.to_string(), VALUE),
    ];
    cells.extend(row.ties.iter().map(|value| Cell::Text(value.to_string(), TIE)));
    cells
}

fn member(member: &TotalsMember) -> Cell {
    let rank = member.rank.map_or_else(|| "—".to_owned(), |rank| rank.to_string());
    let under = format!("{rank}·{}{}", member.points, if member.counts { "" } else { "　不计" });
    let style = if member.counts { MEMBER } else { MEMBER.second() };
    Cell::Name(member.person.name.clone(), Some(under), style)
}
