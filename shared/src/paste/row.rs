//! One row of a pasted list, and what is wrong with it.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::clean;
use super::column::Column;
use super::split::Line;
use crate::decide::{MAX_NAME, MAX_TAGS, MAX_UNIT};
use crate::entrant::{EntrantDetails, OUTSIDER, WOMEN, tag_of_word};
use crate::id::EntrantId;

/// One row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Row {
    /// The line of the text, from 1.
    pub line: u32,
    /// What would be registered.
    pub details: EntrantDetails,
    /// What is wrong; empty for a row that can be registered as it is.
    pub problems: Vec<RowProblem>,
}

/// What can be wrong with a row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "problem", rename_all = "snake_case")]
pub enum RowProblem {
    /// No name.
    NoName,
    /// This is hardly a name: a number, a sum below the list, or letters that were lost on the way.
    HardlyAName,
    /// The name is too long.
    NameTooLong,
    /// The unit is too long.
    UnitTooLong,
    /// More tags than one entrant can have, or one that is too long.
    BadTags {
        /// What is given.
        given: String,
    },
    /// The rating is no number.
    BadRating {
        /// What is given.
        given: String,
    },
    /// The seed is no number.
    BadSeed {
        /// What is given.
        given: String,
    },
    /// The same name and unit stand in an earlier line.
    Twice {
        /// The earlier line.
        line: u32,
    },
    /// The same name and unit are registered already.
    Registered {
        /// Under this id.
        id: EntrantId,
    },
}

impl RowProblem {
    /// Whether the row cannot be registered. Two of one name and unit can: such people exist; and so can whoever has a
    /// strange name.
    pub const fn stops(&self) -> bool {
        match self {
            Self::NoName
            | Self::NameTooLong
            | Self::UnitTooLong
            | Self::BadTags { .. }
            | Self::BadRating { .. }
            | Self::BadSeed { .. } => true,
            Self::HardlyAName | Self::Twice { .. } | Self::Registered { .. } => false,
        }
    }
}

impl Row {
    /// Whether the row can be registered.
    pub fn can_be_registered(&self) -> bool {
        !self.problems.iter().any(RowProblem::stops)
    }
}

/// The most characters of a bad cell that are shown.
const SHOWN: usize = 20;
/// Behind a name in brackets: plays and is not ranked.
const GUEST: &str = "陪打";

/// The rows of a table, with those named twice marked.
pub(super) fn rows(table: &[Line], columns: &[Column]) -> Vec<Row> {
    let mut rows: Vec<Row> = table.iter().map(|line| row(line, columns)).collect();
    let mut seen: HashMap<(String, String), u32> = HashMap::new();
    for row in rows.iter_mut().filter(|row| !row.details.name.is_empty()) {
        let key = (row.details.name.clone(), row.details.unit.clone());
        match seen.get(&key) {
            Some(line) => row.problems.push(RowProblem::Twice { line: *line }),
            None => drop(seen.insert(key, row.line)),
        }
    }
    rows
}

fn row(line: &Line, columns: &[Column]) -> Row {
    let mut row = Row { line: line.number, details: EntrantDetails::default(), problems: Vec::new() };
    for (cell, column) in line.cells.iter().zip(columns) {
        row.read(cell, *column);
    }
    let Row { details, problems, .. } = &mut row;
    details.tags.sort();
    details.tags.dedup();
    if details.name.is_empty() {
        problems.push(RowProblem::NoName);
    } else if is_hardly_a_name(&details.name) {
        problems.push(RowProblem::HardlyAName);
    }
    if details.name.chars().count() > MAX_NAME {
        problems.push(RowProblem::NameTooLong);
    }
    if details.unit.chars().count() > MAX_UNIT {
        problems.push(RowProblem::UnitTooLong);
    }
    if details.tags.len() > MAX_TAGS || details.tags.iter().any(|tag| tag.chars().count() > MAX_TAGS) {
        problems.push(RowProblem::BadTags { given: details.tags.join(" ").chars().take(SHOWN).collect() });
    }
    row
}

/// `12`, `82人`, `合计`, and what a file of another encoding turns into.
fn is_hardly_a_name(name: &str) -> bool {
    let is_sum = ["合计", "总计", "共计", "小计"].iter().any(|word| name.starts_with(word));
    is_sum || name.starts_with(|sign: char| sign.is_ascii_digit()) || name.contains(char::REPLACEMENT_CHARACTER)
}

impl Row {
    fn read(&mut self, cell: &str, column: Column) {
        match column {
            Column::Name => {
                let (guest, outsider) = (without(cell, GUEST), without(cell, OUTSIDER));
                self.details.guest = guest.is_some();
                self.details.tags.extend(outsider.map(|_| OUTSIDER.to_owned()));
                self.details.name = clean::name(guest.or(outsider).unwrap_or(cell));
            }
            Column::Unit => self.add_unit(cell),
            Column::Rating => match number(cell) {
                Ok(rating) => self.details.rating = rating,
                Err(given) => self.problems.push(RowProblem::BadRating { given }),
            },
            Column::Seed => match number(cell) {
                Ok(seed) => self.details.seed = seed.filter(|seed| *seed > 0),
                Err(given) => self.problems.push(RowProblem::BadSeed { given }),
            },
            Column::Gender if cell.contains('女') => self.details.tags.push(WOMEN.to_owned()),
            Column::Tags => self.details.tags.extend(tags(cell)),
            Column::Gender | Column::Numbering | Column::Dropped => {}
        }
    }

    /// 学校 and 班级 together are the unit.
    fn add_unit(&mut self, cell: &str) {
        let unit = format!("{} {}", self.details.unit, cell);
        self.details.unit = clean::words(&unit);
    }
}

/// The name before a word in brackets.
fn without<'a>(cell: &'a str, word: &str) -> Option<&'a str> {
    cell.strip_suffix([')', '）'])?.strip_suffix(word)?.strip_suffix(['(', '（'])
}

/// Whether people write this into a cell that has nothing to say.
fn is_nothing(cell: &str) -> bool {
    matches!(cell, "" | "-" | "—" | "——" | "/" | "无" | "否")
}

/// The tags of a cell: 少年、男子.
fn tags(cell: &str) -> impl Iterator<Item = String> {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '、' | ',' | '，' | ';' | '；');
    cell.split(between).filter(|word| !is_nothing(word)).map(tag_of_word)
}

/// A number of up to five digits; nothing for an empty cell and for the signs people put in one.
fn number(cell: &str) -> Result<Option<u32>, String> {
    let plain = cell.trim();
    if is_nothing(plain) {
        return Ok(None);
    }
    let whole = plain.strip_suffix(".0").unwrap_or(plain);
    let digits = (1..=5).contains(&whole.len()) && whole.bytes().all(|byte| byte.is_ascii_digit());
    whole.parse().ok().filter(|_| digits).map(Some).ok_or_else(|| plain.chars().take(SHOWN).collect())
}
