//! Lists of numbers and names inside a sentence.

use crate::id::No;

/// How many of a list are named before the rest are counted.
const NAMED: usize = 8;

/// `第 3、5、8 台`, or of a long list the first and how many there are.
pub(super) fn boards(boards: &[u32]) -> String {
    format!("第 {} 台{}", join(boards.iter().map(ToString::to_string)), more(boards.len(), "台"))
}

/// `3、5、8 号`, or of a long list the first and how many there are.
pub(super) fn nos(nos: &[No]) -> String {
    format!("{} 号{}", join(nos.iter().map(ToString::to_string)), more(nos.len(), "个号"))
}

/// `孙知行、何砚秋`, or of a long list the first and how many there are.
pub(super) fn names(names: &[String]) -> String {
    format!("{}{}", apart(&join(names.iter().cloned())), more(names.len(), "人"))
}

/// A name as it stands between Chinese words: with a blank beside a digit or a Latin letter.
pub(super) fn apart(name: &str) -> String {
    let blank = |sign: Option<char>| if sign.is_some_and(|sign| sign.is_ascii_alphanumeric()) { " " } else { "" };
    format!("{}{name}{}", blank(name.chars().next()), blank(name.chars().last()))
}

fn join(items: impl Iterator<Item = String>) -> String {
    items.take(NAMED).collect::<Vec<_>>().join("、")
}

fn more(count: usize, counted: &str) -> String {
    if count > NAMED { format!("等 {count} {counted}") } else { String::new() }
}
