//! How large a bracket is drawn: many matches stand closer, many columns are narrower.

use shared::view::bracket::BracketView;

/// More half rows than these stand closer.
const LOOSE: u32 = 40;
/// More columns than these leave out the numbers of the entrants.
const ROOMY: u32 = 6;
/// More columns than these leave them out on a projector too.
const CROWDED: u32 = 10;
/// A4 landscape without its margins, in pixels of CSS.
const PAPER: (u32, u32) = (1040, 600);
/// What a column is wide on paper before it is made smaller.
const PAPER_COLUMN: u32 = 150;

/// Sizes of a drawing in pixels.
pub(super) struct Scale {
    columns: u32,
    half_rows: u32,
    tight: bool,
}

impl Scale {
    pub(super) fn of(view: &BracketView) -> Self {
        Self { columns: view.columns.max(1), half_rows: view.half_rows, tight: view.half_rows > LOOSE }
    }

    /// From one half row to the next.
    pub(super) const fn half_row(&self) -> u32 {
        if self.tight { 27 } else { 36 }
    }

    /// Room for the name of a round over its matches.
    pub(super) const fn head(&self) -> u32 {
        34
    }

    /// From the top of a match to the line between its two.
    pub(super) const fn middle(&self) -> u32 {
        if self.tight { 23 } else { 27 }
    }

    /// The whole drawing.
    pub(super) const fn height(&self) -> u32 {
        self.head() + self.half_rows * self.half_row()
    }

    pub(super) const fn columns(&self) -> u32 {
        self.columns
    }

    pub(super) const fn class(&self) -> &'static str {
        match (self.tight, self.columns > ROOMY, self.columns > CROWDED) {
            (false, false, _) => "bk",
            (true, false, _) => "bk tight",
            (false, true, false) => "bk many",
            (true, true, false) => "bk tight many",
            (false, true, true) => "bk many most",
            (true, true, true) => "bk tight many most",
        }
    }

    /// The sizes for the style sheet; the last one makes the drawing fit on a sheet of paper.
    pub(super) fn style(&self) -> String {
        let columns = self.columns;
        format!("--n:{columns};--h:{}px;--u:{}px;--z:{}", self.height(), self.half_row(), self.on_paper())
    }

    /// The part of its size that a drawing has on A4, in hundredths: never larger than drawn.
    fn on_paper(&self) -> String {
        let wide = PAPER.0 * 100 / (self.columns * PAPER_COLUMN);
        let high = PAPER.1 * 100 / self.height().max(1);
        let part = wide.min(high).min(100);
        if part == 100 { "1".to_owned() } else { format!(".{part:02}") }
    }
}
