//! The mark of a side: a circle for who moves first, a square for the other, and always the word in it.

use shared::side::Side;

use super::PaperContext;
use super::block::{Block, Ink, Style};
use super::fonts::Voice;
use super::page::{Align, Frame, Page};

/// Draws the mark of a side with this middle and diameter.
pub(super) fn side_mark(page: &mut Page, context: &PaperContext<'_>, side: Side, middle: (f32, f32), diameter: f32) {
    let frame = Frame::new(middle.0 - diameter / 2.0, middle.1 - diameter / 2.0, diameter, diameter);
    let word = context.event.game.side_name(side);
    let radius = match side {
        Side::First => diameter / 2.0,
        Side::Second => diameter * 0.16,
    };
    let black = word == "黑";
    page.shape(frame, radius, black.then_some(Ink::Black), Some(0.8));
    let style = Style::new(Voice::Bold, diameter * 1.9);
    let style = if black { style.white() } else { style };
    page.put(Block::line(context.fonts, word, style), frame, Align::Centre);
}
