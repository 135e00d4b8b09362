//! The head of a page, closed by the 文武线: thick over thin.

use super::block::{Block, Ink, Style};
use super::fonts::Voice;
use super::page::{Align, Frame, Page};
use super::sheet::{SIDE, TOP};
use super::{PaperContext, words};

/// Where the content of a page begins below the tallest head without a notice.
pub(super) const FULL: f32 = TOP + 30.5;
/// Where it begins below the head of a later page.
pub(super) const RUNNING: f32 = TOP + 12.3;

/// What a paper is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Heading {
    /// 第四轮对阵表.
    pub title: String,
    /// What a reader must know first, as that the round is not published.
    pub notice: Option<String>,
}

/// The head of the first page. Answers where the content begins.
pub(super) fn full(page: &mut Page, context: &PaperContext<'_>, heading: &Heading, width: f32) -> f32 {
    let fonts = context.fonts;
    let frame = |y: f32, h: f32| Frame::new(SIDE, y, width - 2.0 * SIDE, h);
    let event = Block::fit(fonts, &context.event.name, Style::new(Voice::Text, 11.5), width - 2.0 * SIDE, 9.0);
    let tall = event.lines.len() > 1;
    let y = if tall { TOP + 3.0 } else { TOP };
    page.put(event, frame(if tall { TOP - 1.5 } else { TOP }, if tall { 9.0 } else { 5.5 }), Align::Centre);
    page.put(title(context, &heading.title, 21.0), frame(y + 6.4, 9.0), Align::Centre);
    let facts = words::facts(context.event, context.division);
    page.put(
        Block::fit(fonts, &facts, Style::new(Voice::Text, 10.5), width - 2.0 * SIDE, 5.0),
        frame(y + 16.2, 5.0),
        Align::Centre,
    );
    let mut y = y + 22.2;
    if let Some(notice) = &heading.notice {
        let block = Block::fit(fonts, notice, Style::new(Voice::Bold, 10.5), width - 2.0 * SIDE, 5.0);
        page.put(block, frame(y, 5.0), Align::Centre);
        y += 6.0;
    }
    close(page, y + 0.8, width)
}

/// The head of every later page: the same in one line. Answers where the content begins.
pub(super) fn running(page: &mut Page, context: &PaperContext<'_>, heading: &Heading, width: f32) -> f32 {
    let frame = Frame::new(SIDE, TOP, width - 2.0 * SIDE, 6.0);
    let title = title(context, &heading.title, 13.0);
    let left = title.width() + 6.0;
    page.put(title, frame, Align::Left);
    let mut facts = format!("{}·{}", context.event.name, context.division);
    if let Some(notice) = &heading.notice {
        facts = format!("{facts}·{notice}");
    }
    let block = Block::fit(context.fonts, &facts, Style::new(Voice::Text, 9.5), frame.w - left, 7.5);
    page.put(block, frame.part(left, frame.w), Align::Right);
    close(page, TOP + 7.8, width)
}

/// A title in Song, a little apart.
fn title(context: &PaperContext<'_>, text: &str, size: f32) -> Block {
    let mut block = Block::line(context.fonts, text, Style::new(Voice::Song, size));
    for line in &mut block.lines {
        let inner = line.glyphs.len().saturating_sub(1);
        for glyph in line.glyphs.iter_mut().take(inner) {
            glyph.gap += 90.0;
        }
    }
    block
}

/// The 文武线.
fn close(page: &mut Page, y: f32, width: f32) -> f32 {
    page.rule(SIDE, y, width - 2.0 * SIDE, 2.5, Ink::Black);
    page.rule(SIDE, y + 1.5, width - 2.0 * SIDE, 0.6, Ink::Black);
    y + 4.5
}
