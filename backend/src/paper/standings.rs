//! 名次表.

use shared::ranking::standing::Parted;
use shared::ranking::{TieBreak, Value};
use shared::view::standings::{ListView, StandingRow, StandingsView};
use shared::words::{moved_to, tie_break_name};

use super::block::Style;
use super::cell::Cell;
use super::columns::{Want, share};
use super::fonts::Voice;
use super::heading::Heading;
use super::page::Align;
use super::sheet::{FootNote, Lie, Sheet};
use super::table::{Column, Table, want};
use super::{PaperContext, PaperError, words};

const RANK: Style = Style::new(Voice::Song, 13.0);
const NO: Style = Style::new(Voice::Text, 9.0).second();
const NAME: Style = Style::new(Voice::Text, 11.5);
const UNIT: Style = Style::new(Voice::Text, 9.5);
const VALUE: Style = Style::new(Voice::Text, 10.5);
const POINTS: Style = Style::new(Voice::Bold, 11.0);
const REMARK: Style = Style::new(Voice::Text, 9.0);

/// A column of the table before its width is known.
struct Draft {
    column: Column,
    want: Want,
}

/// 名次表 with the values of the whole chain, the chain in words, and the lists inside the pool.
///
/// # Errors
/// When a font cannot be read or reduced.
pub fn standings(context: &PaperContext<'_>, view: &StandingsView) -> Result<Vec<u8>, PaperError> {
    let drafts = drafts(context, view);
    let best: f32 = drafts.iter().map(|draft| draft.want.least).sum();
    let lie = if best > Lie::Upright.width() { Lie::Across } else { Lie::Upright };
    let heading = Heading { title: words::standings_title(view), notice: words::open_games(view) };
    let mut sheet = Sheet::new(context, lie, heading, FootNote::Signatures);
    let columns = fit(drafts, sheet.width());
    let rows = view.rows.iter().map(|row| cells(view, row)).collect();
    Table { columns, rows, row_height: row_height(view.rows.len()), panels: 1 }.draw(&mut sheet);
    sheet.notes(&chain_in_words(view));
    for list in &view.lists {
        draw_list(&mut sheet, view, list);
    }
    sheet.finish()
}

fn drafts(context: &PaperContext<'_>, view: &StandingsView) -> Vec<Draft> {
    let fonts = context.fonts;
    let persons = || view.rows.iter().map(|row| &row.person);
    let draft = |head: &str, align, want| Draft { column: Column::new(head, 0.0, align), want };
    let mut drafts = vec![
        draft("名次", Align::Centre, Want::exactly(12.0)),
        draft("序号", Align::Centre, Want::exactly(10.5)),
        draft(
            context.names_head(),
            Align::Left,
            want(fonts, context.names_head(), NAME, persons().map(|person| person.name.as_str()), (22.0, 44.0), 0.5),
        ),
    ];
    if persons().any(|person| !person.unit.is_empty()) {
        let units = persons().map(|person| person.unit.as_str());
        drafts.push(draft("单位", Align::Left, want(fonts, "单位", UNIT, units, (22.0, 60.0), 1.0)));
    }
    if !ranks_by_points(view) {
        drafts.push(draft("积分", Align::Centre, Want { grow: 0.3, ..Want::exactly(13.0) }));
    }
    for (key, place) in view.chain.iter().zip(0..) {
        let head = tie_break_name(*key);
        let values: Vec<String> = view.rows.iter().map(|row| value(row.standing.values.get(place))).collect();
        let want = want(fonts, &head, VALUE, values.iter().map(String::as_str), (10.5, 34.0), 0.3);
        // The head of a key may wrap after four characters, never before.
        let least = want.best.min(15.2);
        drafts.push(draft(&head, Align::Centre, Want { least, best: want.best.max(13.0), ..want }));
    }
    let remarks: Vec<String> = view.rows.iter().map(remark).collect();
    if remarks.iter().any(|remark| !remark.is_empty()) {
        let remarks = remarks.iter().map(String::as_str);
        drafts.push(draft("备注", Align::Left, want(fonts, "备注", REMARK, remarks, (16.0, 30.0), 0.0)));
    }
    drafts
}

/// Whether the points have a column among the keys, of teams as 场分.
fn ranks_by_points(view: &StandingsView) -> bool {
    view.chain.iter().any(|key| matches!(key, TieBreak::Points | TieBreak::MatchPoints))
}

fn fit(drafts: Vec<Draft>, room: f32) -> Vec<Column> {
    let wants: Vec<Want> = drafts.iter().map(|draft| draft.want).collect();
    drafts.into_iter().zip(share(room, &wants)).map(|(draft, width)| Column { width, ..draft.column }).collect()
}

fn cells(view: &StandingsView, row: &StandingRow) -> Vec<Cell> {
    let mut cells = vec![
        Cell::Text(words::rank(row.standing.rank, row.standing.annulled), RANK),
        Cell::Text(row.person.no.to_string(), NO),
        Cell::Name(row.person.name.clone(), None, NAME),
    ];
    if view.rows.iter().any(|row| !row.person.unit.is_empty()) {
        cells.push(Cell::Text(row.person.unit.clone(), UNIT));
    }
    if !ranks_by_points(view) {
        cells.push(Cell::Text(row.points.to_string(), POINTS));
    }
    for (key, place) in view.chain.iter().zip(0_u32..) {
        let text = value(usize::try_from(place).ok().and_then(|place| row.standing.values.get(place)));
        let style = if *key == TieBreak::Points { POINTS } else { VALUE };
        let parts = place > 0 && row.standing.parted_by == Parted::Key(place);
        cells.push(if parts { Cell::Underlined(text, style) } else { Cell::Text(text, style) });
    }
    if view.rows.iter().any(|row| !remark(row).is_empty()) {
        cells.push(Cell::Text(remark(row), REMARK));
    }
    cells
}

/// What sets a line apart from the others.
fn remark(row: &StandingRow) -> String {
    let moved = row.moved_to.map(moved_to).unwrap_or_default();
    let group = row.group.map(|group| format!("第 {group} 组")).unwrap_or_default();
    let remarks = [
        (!group.is_empty(), group.as_str()),
        (!moved.is_empty(), moved.as_str()),
        (row.standing.annulled, "成绩注销"),
        (row.withdrawn && !row.standing.annulled, "退赛"),
        (row.guest, "陪打"),
        (row.standing.parted_by == Parted::Penalty, "因处罚"),
        (row.standing.parted_by == Parted::Lots, "抽签"),
    ];
    remarks.into_iter().filter(|(holds, _)| *holds).map(|(_, remark)| remark).collect::<Vec<_>>().join(" ")
}

fn value(value: Option<&Value>) -> String {
    match value {
        Some(Value::Points(points)) => points.to_string(),
        Some(Value::Count(count)) => count.to_string(),
        Some(Value::Series(points)) => points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        Some(Value::None) | None => "—".to_owned(),
    }
}

/// The chain in words, and what the lines under values mean.
fn chain_in_words(view: &StandingsView) -> Vec<String> {
    let mut notes = words::chain(&view.chain);
    let underlined = |row: &StandingRow| matches!(row.standing.parted_by, Parted::Key(place) if place > 0);
    if view.rows.iter().any(underlined) {
        notes.push("有下划线的一项，是与上一名分出先后的一项。".to_owned());
    }
    notes
}

/// A list inside the pool: rank in the list, and in the whole.
fn draw_list(sheet: &mut Sheet<'_>, view: &StandingsView, list: &ListView) {
    let lines: Vec<(u32, &StandingRow)> = list
        .rows
        .iter()
        .filter_map(|(rank, place)| Some((*rank, usize::try_from(*place).ok().and_then(|place| view.rows.get(place))?)))
        .collect();
    if lines.is_empty() {
        return;
    }
    sheet.subheading(&list.name);
    let row = |(rank, row): &(u32, &StandingRow)| {
        vec![
            Cell::Text(rank.to_string(), RANK),
            Cell::Text(row.person.no.to_string(), NO),
            Cell::Name(row.person.name.clone(), None, NAME),
            Cell::Text(row.person.unit.clone(), UNIT),
            Cell::Text(row.points.to_string(), POINTS),
            Cell::Text(words::rank(row.standing.rank, row.standing.annulled), VALUE),
        ]
    };
    let wants = [12.0, 10.5, 36.0, 60.0, 16.0, 18.0].map(|width| Want { grow: width, ..Want::exactly(width) });
    let heads = [
        ("名次", Align::Centre),
        ("序号", Align::Centre),
        (sheet.context.names_head(), Align::Left),
        ("单位", Align::Left),
        ("积分", Align::Centre),
        ("总名次", Align::Centre),
    ];
    let widths = share(sheet.width(), &wants);
    let columns = heads.iter().zip(widths).map(|((head, align), width)| Column::new(head, width, *align)).collect();
    let rows = lines.iter().map(row).collect();
    Table { columns, rows, row_height: row_height(lines.len()), panels: 1 }.draw(sheet);
}

/// Few lines stand wider apart.
fn row_height(rows: usize) -> f32 {
    if rows <= 22 { 8.6 } else { 7.0 }
}
