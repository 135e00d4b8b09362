//! What the columns of a list without a header row hold, by what stands in them.

use super::clean::is_han;
use super::column::Column;
use super::split::Line;

/// Guesses every column: numbers of the list, ratings, 男 and 女; then the first column of words is the name and the
/// next the unit. Long numbers, as of telephones, are not kept.
pub(super) fn columns(table: &[Line]) -> Vec<Column> {
    let width = table.iter().map(|line| line.cells.len()).max().unwrap_or(0);
    let mut columns: Vec<Option<Column>> = (0..width).map(|place| by_content(table, place)).collect();
    let words: Vec<usize> = (0..width).filter(|place| columns.get(*place) == Some(&None)).collect();
    let (name, unit) = name_and_unit(table, &words);
    for (place, column) in [(name, Column::Name), (unit, Column::Unit)] {
        if let Some(cell) = place.and_then(|place| columns.get_mut(place)) {
            *cell = Some(column);
        }
    }
    columns.into_iter().map(|column| column.unwrap_or(Column::Dropped)).collect()
}

fn cells(table: &[Line], place: usize) -> impl Iterator<Item = &str> {
    table.iter().filter_map(move |line| line.cells.get(place)).map(String::as_str).filter(|cell| !cell.is_empty())
}

/// A column that shows by its content what it is; `None` for words.
fn by_content(table: &[Line], place: usize) -> Option<Column> {
    let all = |is: fn(&str) -> bool| cells(table, place).next().is_some() && cells(table, place).all(is);
    if all(|cell| matches!(cell, "男" | "女")) {
        Some(Column::Gender)
    } else if place == 0 && all(|cell| is_digits(cell, 1..=5)) {
        Some(Column::Numbering)
    } else if all(|cell| is_digits(cell, 3..=4)) {
        Some(Column::Rating)
    } else if all(is_code) {
        Some(Column::Dropped)
    } else {
        None
    }
}

fn is_digits(cell: &str, length: std::ops::RangeInclusive<usize>) -> bool {
    length.contains(&cell.len()) && cell.bytes().all(|byte| byte.is_ascii_digit())
}

/// A number, a telephone, an identity card, a day.
fn is_code(cell: &str) -> bool {
    cell.chars().any(|sign| sign.is_ascii_digit())
        && cell.chars().all(|sign| sign.is_ascii_digit() || matches!(sign, '-' | '+' | '.' | '/' | ' ' | 'X' | 'x'))
}

/// The first two columns of words are name and unit, or unit and name where the first repeats and the second looks like names.
fn name_and_unit(table: &[Line], words: &[usize]) -> (Option<usize>, Option<usize>) {
    let (first, second) = (words.first().copied(), words.get(1).copied());
    match (first, second) {
        (Some(a), Some(b)) if repeats(table, a) && !repeats(table, b) && cells(table, b).all(looks_like_a_name) => {
            (Some(b), Some(a))
        }
        _ => (first, second),
    }
}

fn repeats(table: &[Line], place: usize) -> bool {
    let all: Vec<&str> = cells(table, place).collect();
    let distinct: std::collections::HashSet<&str> = all.iter().copied().collect();
    distinct.len() * 10 < all.len() * 8
}

fn looks_like_a_name(cell: &str) -> bool {
    let signs = cell.chars().filter(|sign| !sign.is_whitespace());
    (2..=4).contains(&signs.clone().count()) && signs.clone().all(is_han)
}
