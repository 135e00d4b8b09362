//! How large a bracket is drawn.

use super::plate::Plate;
use crate::paper::columns::count as real;

/// Lines lower than this cannot be read on a wall.
const LEAST_ROW: f32 = 3.4;
/// A line of this height is as easy to read as a higher one.
const EASY_ROW: f32 = 5.0;
/// No line is higher.
const MOST_ROW: f32 = 11.0;
/// A name of four characters with number and score.
const LEAST_COLUMN: f32 = 23.5;
/// No match is wider.
const MOST_COLUMN: f32 = 78.0;
/// The names of the rounds stand in it, above each band.
pub(super) const HEAD: f32 = 7.0;

/// The measures of a drawing, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Scale {
    /// The width of a column, with the lines to the next one.
    pub column: f32,
    /// The height of a half row.
    pub row: f32,
}

impl Scale {
    /// The largest in which a page of a bracket has room in this width and height.
    pub(super) fn of(plate: &Plate<'_>, (width, height): (f32, f32)) -> Self {
        let bands = plate.bands();
        let rows: u32 = bands.iter().map(|band| band.to - band.from).sum();
        let columns = plate.columns().len();
        let row = (height - real(bands.len()) * HEAD) / real(rows).max(1.0);
        Self { column: (width / real(columns).max(1.0)).min(MOST_COLUMN), row: row.min(MOST_ROW) }
    }

    /// Whether names can be read.
    pub(super) fn is_readable(self) -> bool {
        self.row >= LEAST_ROW && self.column >= LEAST_COLUMN
    }

    /// How easily names are read: the height of a line, or what its width allows.
    pub(super) fn ease(self) -> f32 {
        self.row.min(self.column * 0.16).min(EASY_ROW)
    }

    /// The height of a drawing.
    pub(super) fn height(self, plate: &Plate<'_>) -> f32 {
        plate.bands().iter().map(|band| HEAD + real(band.to - band.from) * self.row).sum()
    }
}
