//! The papers: their text as extracted by poppler's pdftotext, their pages and their sizes.
//!
//! With `KEEP_PAPERS=folder` every paper is also saved there, to be looked at.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod extract;
mod people;
mod views;

mod boards;
mod bracket;
mod brackets;
mod cross;
mod fonts;
mod groups;
mod matches;
mod names;
mod places;
mod played;
mod rounds;
mod simulated;
mod standings;
mod structures;
mod teams;

use std::sync::LazyLock;

use backend::paper::{Fonts, PaperContext, PaperError};
use shared::event::EventInfo;

/// The fonts of this machine.
static FONTS: LazyLock<Fonts> = LazyLock::new(|| Fonts::find(None).expect("fonts-noto-cjk is installed"));

/// Makes a paper of an invented event.
fn paper(name: &str, make: impl FnOnce(&PaperContext<'_>) -> Result<Vec<u8>, PaperError>) -> extract::Paper {
    paper_of(&event(), name, make)
}

/// Makes a paper of this event.
fn paper_of(
    event: &EventInfo,
    name: &str,
    make: impl FnOnce(&PaperContext<'_>) -> Result<Vec<u8>, PaperError>,
) -> extract::Paper {
    let context = context(event);
    extract::Paper::new(name, make(&context).unwrap())
}

/// Makes a paper of an invented event of teams.
fn paper_of_teams(name: &str, make: impl FnOnce(&PaperContext<'_>) -> Result<Vec<u8>, PaperError>) -> extract::Paper {
    let event = event();
    let context = PaperContext { team: true, ..context(&event) };
    extract::Paper::new(name, make(&context).unwrap())
}

fn context(event: &EventInfo) -> PaperContext<'_> {
    PaperContext { event, division: "公开组", team: false, printed_at: "2026年7月18日 13:42", fonts: &FONTS }
}

fn event() -> EventInfo {
    EventInfo {
        name: "青岚市第十二届青松杯象棋公开赛".to_owned(),
        venue: "市文化馆二楼大厅".to_owned(),
        starts_on: "2026-07-18".to_owned(),
        ends_on: "2026-07-19".to_owned(),
        ..EventInfo::default()
    }
}
