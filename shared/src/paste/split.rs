//! Lines into cells.

use super::clean::is_han;

/// One line with something in it.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// Its place in the text, from 1.
    pub(super) number: u32,
    /// Its cells, without blanks around them.
    pub(super) cells: Vec<String>,
}

/// What stands between cells.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Separator {
    Tab,
    Comma,
    /// 、 as between names in a sentence.
    Pause,
    Blank,
}

/// The most cells of a line that are looked at.
const MAX_CELLS: usize = 30;

/// The lines of a text as cells, and whether there were more than `limit`.
pub(super) fn table(text: &str, limit: usize) -> (Vec<Line>, bool) {
    let lines: Vec<(u32, &str)> = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()).collect();
    let separator = separator(&lines);
    let mut table = Vec::new();
    for (number, line) in lines {
        for cells in cells(without_numbering(line), separator) {
            if cells.iter().any(|cell| !cell.is_empty()) {
                table.push(Line { number, cells });
            }
        }
        if table.len() > limit {
            table.truncate(limit);
            return (table, true);
        }
    }
    (table, false)
}

/// The first kind of separator that a third of the lines have.
fn separator(lines: &[(u32, &str)]) -> Separator {
    let has = |separator: Separator| {
        let with = lines.iter().filter(|(_, line)| without_numbering(line).contains(|sign| parts(separator, sign)));
        with.count() * 3 >= lines.len()
    };
    [Separator::Tab, Separator::Comma, Separator::Pause].into_iter().find(|kind| has(*kind)).unwrap_or(Separator::Blank)
}

fn parts(separator: Separator, sign: char) -> bool {
    match separator {
        Separator::Tab => sign == '\t',
        Separator::Comma => matches!(sign, ',' | '，' | ';' | '；'),
        Separator::Pause => sign == '、',
        Separator::Blank => matches!(sign, ' ' | '\t' | ',' | '，' | ';' | '；' | '、'),
    }
}

/// One row of cells, or for names strung together by 、 a row for each.
fn cells(line: &str, separator: Separator) -> Vec<Vec<String>> {
    let cells = match separator {
        Separator::Tab | Separator::Comma => quoted(line, separator),
        Separator::Pause => line.split('、').map(|cell| cell.trim().to_owned()).collect(),
        Separator::Blank => join_names(line.split(|sign| parts(separator, sign)).filter(|cell| !cell.is_empty())),
    };
    if separator == Separator::Pause && cells.len() > 2 && cells.iter().all(|cell| is_short_name(cell)) {
        return cells.into_iter().map(|cell| vec![cell]).collect();
    }
    vec![cells.into_iter().take(MAX_CELLS).collect()]
}

fn is_short_name(cell: &str) -> bool {
    cell.chars().count() <= 4 && cell.chars().all(is_han)
}

/// Cells that may stand in quotes, as spreadsheets write them.
fn quoted(line: &str, separator: Separator) -> Vec<String> {
    let (mut cells, mut cell, mut in_quotes) = (Vec::new(), String::new(), false);
    for sign in line.chars() {
        match sign {
            '"' if in_quotes || cell.trim().is_empty() => in_quotes = !in_quotes,
            _ if !in_quotes && parts(separator, sign) => cells.push(std::mem::take(&mut cell).trim().to_owned()),
            _ => cell.push(sign),
        }
    }
    cells.push(cell.trim().to_owned());
    cells
}

/// Puts a name back together that blanks have taken apart: `张 三`, `欧阳 明`, `Anna Li`.
fn join_names<'a>(parts: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut cells: Vec<String> = Vec::new();
    for part in parts {
        match cells.last_mut() {
            Some(last) if goes_on(last, part) => {
                last.push(' ');
                last.push_str(part);
            }
            _ => cells.push(part.to_owned()),
        }
    }
    cells
}

fn goes_on(last: &str, part: &str) -> bool {
    let han = |text: &str| {
        text.chars().filter(|sign| *sign != ' ').count() <= 2 && text.chars().all(|s| s == ' ' || is_han(s))
    };
    let latin = |text: &str| {
        text.chars().any(|s| s.is_ascii_alphabetic()) && !text.chars().any(|s| is_han(s) || s.is_ascii_digit())
    };
    let one_han = part.chars().count() == 1 && part.chars().all(is_han) && !matches!(part, "男" | "女");
    (one_han && han(last)) || (latin(last) && latin(part))
}

/// A line without a number that only counts lines: `1. 张三`, `1、张三`, `（1）张三`. A number that is a cell of its
/// own stays, and is a column.
fn without_numbering(line: &str) -> &str {
    let line = line.trim_matches(' ');
    let inner = line.strip_prefix(['(', '（']).unwrap_or(line);
    let rest = inner.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let digits = inner.len() - rest.len();
    if digits == 0 || digits > 5 {
        return line;
    }
    let Some(rest) = rest.strip_prefix(['.', '．', '、', ')', '）', ':', '：']) else { return line };
    let rest = rest.trim_start_matches(' ');
    let is_cell = rest.is_empty() || rest.starts_with(['\t', ',', '，', ';', '；']);
    let is_decimal = rest.starts_with(|sign: char| sign.is_ascii_digit());
    if is_cell || is_decimal { line } else { rest }
}
