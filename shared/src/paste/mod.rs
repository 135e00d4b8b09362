//! Reads a pasted list of entrants: lines, or cells of a spreadsheet, as people really have them.
//!
//! Nothing is refused as a whole. Every row says what is wrong with it, so that a page can show the list before
//! anybody is registered. Columns that are not kept (电话, 身份证, …) are named and thrown away here, so that what
//! nobody needs to know is never stored.

mod blocks;
mod clean;
mod column;
mod guess;
mod header;
mod row;
mod split;
mod teams;

pub use column::Column;
pub use row::{Row, RowProblem};
pub use teams::{PastedTeam, PastedTeams, read_teams};

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::decide::MAX_ENTRANTS;
use crate::entrant::Entrant;
use crate::id::EntrantId;

/// The most bytes that are read: ten thousand rows of long names and units.
pub const MAX_BYTES: usize = 4 * 1024 * 1024;

/// A pasted list.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pasted {
    /// What each column was taken for.
    pub columns: Vec<Column>,
    /// The words of the header row, where the list had one; as many as columns.
    pub header: Option<Vec<String>>,
    /// The rows with something in them.
    pub rows: Vec<Row>,
    /// What is wrong with the whole.
    pub problem: Option<PasteProblem>,
}

/// What can be wrong with a whole list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "problem", rename_all = "snake_case")]
pub enum PasteProblem {
    /// Nothing that can be read.
    Empty,
    /// Longer than a list of a full division can be; nothing was read.
    TooLong {
        /// The limit in bytes.
        limit: u32,
    },
    /// More rows than a division holds; only the first were read.
    TooMany {
        /// The limit in rows.
        limit: u32,
    },
}

/// Reads a list, and finds out by itself what its columns are.
pub fn read(text: &str) -> Pasted {
    let (mut table, problem) = match table(text) {
        Ok(table) => table,
        Err(problem) => return Pasted { problem: Some(problem), ..Pasted::default() },
    };
    let header = header::take(&mut table);
    let columns = header.as_deref().map_or_else(|| guess::columns(&table), header::columns);
    finish(table, header, columns, problem)
}

/// Reads a list with the columns that a person has chosen. A header row is passed over as before.
pub fn read_as(text: &str, columns: &[Column]) -> Pasted {
    let (mut table, problem) = match table(text) {
        Ok(table) => table,
        Err(problem) => return Pasted { problem: Some(problem), ..Pasted::default() },
    };
    let header = header::take(&mut table);
    finish(table, header, columns.to_vec(), problem)
}

impl Pasted {
    /// The headers, or the places from 1, of the columns that hold something and are not kept.
    pub fn dropped(&self) -> Vec<String> {
        let places = self.columns.iter().enumerate().filter(|(_, column)| **column == Column::Dropped);
        let header = self.header.as_ref();
        let word = |place: usize| header.and_then(|words| words.get(place)).filter(|word| !word.is_empty()).cloned();
        places.map(|(place, _)| word(place).unwrap_or_else(|| (place + 1).to_string())).collect()
    }

    /// Marks every row that is registered already under the same name and unit.
    pub fn mark_registered(&mut self, entrants: &[Entrant]) {
        let known: HashMap<(&str, &str), EntrantId> = entrants
            .iter()
            .map(|entrant| ((entrant.details.name.as_str(), entrant.details.unit.as_str()), entrant.id))
            .collect();
        for row in &mut self.rows {
            if let Some(id) = known.get(&(row.details.name.as_str(), row.details.unit.as_str())) {
                row.problems.push(RowProblem::Registered { id: *id });
            }
        }
    }
}

/// The cells of the list, line by line, and whether something of it was left out.
fn table(text: &str) -> Result<(Vec<split::Line>, Option<PasteProblem>), PasteProblem> {
    if text.len() > MAX_BYTES {
        return Err(PasteProblem::TooLong { limit: u32::try_from(MAX_BYTES).unwrap_or(u32::MAX) });
    }
    let limit = usize::try_from(MAX_ENTRANTS).unwrap_or(usize::MAX);
    // One more for a header row.
    let (table, cut) = split::table(&clean::text(text), limit + 1);
    if table.is_empty() {
        Err(PasteProblem::Empty)
    } else {
        Ok((table, cut.then_some(PasteProblem::TooMany { limit: MAX_ENTRANTS })))
    }
}

fn finish(
    mut table: Vec<split::Line>,
    header: Option<Vec<String>>,
    columns: Vec<Column>,
    mut problem: Option<PasteProblem>,
) -> Pasted {
    let limit = usize::try_from(MAX_ENTRANTS).unwrap_or(usize::MAX);
    if table.len() > limit {
        table.truncate(limit);
        problem = Some(PasteProblem::TooMany { limit: MAX_ENTRANTS });
    }
    if table.is_empty() {
        problem = Some(PasteProblem::Empty);
    }
    let rows = row::rows(&table, &columns);
    Pasted { columns, header, rows, problem }
}
