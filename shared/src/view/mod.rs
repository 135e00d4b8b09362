//! What pages and papers show, as plain data computed from a division's state.

pub mod bracket;
pub mod cross;
pub mod groups;
pub mod heats;
pub mod matches;
pub mod pinyin;
pub mod places;
pub mod player;
pub mod round;
pub mod standings;
pub mod structure;
pub mod team;
mod totals;

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::ranking::sheet::{Row, Sheet};

/// An entrant as every list shows them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Person {
    /// 序号.
    pub no: No,
    /// 姓名.
    pub name: String,
    /// 单位, may be empty.
    pub unit: String,
}

impl Person {
    fn of(row: &Row<'_>) -> Self {
        let details = &row.entrant.details;
        Self { no: row.no, name: details.name.clone(), unit: details.unit.clone() }
    }

    fn at(sheet: &Sheet<'_>, row: usize) -> Option<Self> {
        sheet.row(row).map(Self::of)
    }

    /// Somebody of a division, whatever stage they are in.
    pub(crate) fn in_division(division: &Division, no: No) -> Option<Self> {
        let details = &division.by_no(no)?.details;
        Some(Self { no, name: details.name.clone(), unit: details.unit.clone() })
    }

    fn find(sheet: &Sheet<'_>, no: No) -> Option<Self> {
        sheet.find(no).and_then(|row| Self::at(sheet, row))
    }
}
