//! Papers for the wall of the hall: A4, black on white, one function a paper.
//!
//! A paper is a pure function of its context and a view: no clock, no database. Views are laid out as [`page::Page`]s
//! of texts, lines and shapes whose widths were measured first; `write` turns the pages into a PDF with only the
//! glyphs they use.

mod block;
mod boards;
mod bracket;
mod cell;
mod columns;
mod cross;
mod face;
mod fonts;
mod grid;
mod groups;
mod heading;
mod heats;
mod line;
mod match_sheet;
mod missing;
mod names;
mod page;
mod places;
mod rounds;
mod sheet;
mod side_mark;
mod standings;
mod table;
mod teams;
mod totals;
mod words;
mod write;

use shared::event::EventInfo;
use shared::words::names_head;

pub use boards::boards;
pub use bracket::bracket;
pub use cross::cross;
pub use fonts::{Fonts, FontsMissing};
pub use groups::groups;
pub use heats::heats;
pub use match_sheet::matches;
pub use names::names;
pub use places::places;
pub use rounds::rounds;
pub use standings::standings;
pub use teams::teams;
pub use totals::totals;

/// What every paper says besides its view.
#[derive(Clone, Copy, Debug)]
pub struct PaperContext<'a> {
    /// The event, for the heading and the names of the two sides.
    pub event: &'a EventInfo,
    /// 组别.
    pub division: &'a str,
    /// Whether teams take part.
    pub team: bool,
    /// When the paper was made, as it is to be printed: `2026年7月18日 13:42`.
    pub printed_at: &'a str,
    /// What the paper is set in.
    pub fonts: &'a Fonts,
}

impl PaperContext<'_> {
    /// What stands over a column of names.
    const fn names_head(&self) -> &'static str {
        names_head(self.team)
    }
}

/// How large the pages of a paper are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaperSize {
    /// 210 × 297.
    #[default]
    A4,
    /// 297 × 420.
    A3,
}

impl PaperSize {
    /// A page of this size.
    const fn lie(self, across: bool) -> sheet::Lie {
        match (self, across) {
            (Self::A4, false) => sheet::Lie::Upright,
            (Self::A4, true) => sheet::Lie::Across,
            (Self::A3, false) => sheet::Lie::UprightA3,
            (Self::A3, true) => sheet::Lie::AcrossA3,
        }
    }
}

/// Why a paper could not be made.
#[derive(Debug, thiserror::Error)]
pub enum PaperError {
    /// A font that was there at the start cannot be read now.
    #[error("a font cannot be read")]
    Font,
    /// The glyphs in use cannot be taken out of their font.
    #[error("a font cannot be reduced to the glyphs in use: {0}")]
    Subset(String),
}
