//! What a cell of a table can hold, and how it is drawn.

use shared::side::Side;

use super::PaperContext;
use super::block::{Block, Ink, Style};
use super::fonts::Voice;
use super::page::{Align, Frame, Page};
use super::side_mark::side_mark;

/// White at the left and right of a text in a cell.
pub(super) const PAD: f32 = 0.9;
/// How much of a cell's height a text may take.
const FILL: f32 = 0.84;
/// Between the mark of a side and what stands beside it.
const GAP: f32 = 0.55;
/// The second voice of a cell.
const SMALL: Style = Style::new(Voice::Text, 7.5).second();

/// The content of a cell.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Cell {
    /// Nothing, to be written in by hand.
    Empty,
    /// Nobody plays here.
    Wash,
    /// A text that shrinks or wraps.
    Text(String, Style),
    /// A value that parts this line from the one above.
    Underlined(String, Style),
    /// A name, and under it the unit.
    Name(String, Option<String>, Style),
    /// A side in the head of a table: mark and words.
    Side(Side, String),
    /// The games against one opponent: side and score.
    Games(Vec<Game>),
    /// A round: side and opponent above, result and points so far below.
    Round(Round),
}

/// A game against one opponent.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Game {
    /// On which side.
    pub side: Side,
    /// What it scored.
    pub score: String,
    /// Whether the result is annulled.
    pub struck: bool,
}

/// What somebody did in a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Round {
    /// On which side, in a game.
    pub side: Option<Side>,
    /// The opponent's number, or what stands in its place.
    pub opponent: String,
    /// Result and score.
    pub result: String,
    /// Points after the round.
    pub running: String,
    /// Whether the result is annulled.
    pub struck: bool,
}

impl Cell {
    /// Draws the cell into its frame.
    pub(super) fn draw(&self, page: &mut Page, context: &PaperContext<'_>, cell: Frame, align: Align) {
        let fonts = context.fonts;
        let frame = cell.inset(PAD);
        match self {
            Self::Empty => {}
            Self::Wash => page.shape(cell, 0.0, Some(Ink::Wash), None),
            Self::Text(text, style) => {
                page.put(Block::fit(fonts, text, *style, frame.w, frame.h * FILL), frame, align);
            }
            Self::Underlined(text, style) => {
                let block = Block::fit(fonts, text, *style, frame.w, frame.h * FILL);
                underline(page, &block, frame, align);
                page.put(block, frame, align);
            }
            Self::Name(name, under, style) => draw_name(page, context, frame, name, under.as_deref(), *style),
            Self::Side(side, text) => {
                side_mark(page, context, *side, (frame.x + 2.0, frame.y + frame.h / 2.0), 4.0);
                let style = Style::new(Voice::Text, 9.0);
                let frame = frame.part(5.0, frame.w);
                page.put(Block::fit(fonts, text, style, frame.w, frame.h), frame, Align::Left);
            }
            Self::Games(games) => draw_games(page, context, cell, games),
            Self::Round(round) => draw_round(page, context, cell, round),
        }
    }
}

fn underline(page: &mut Page, block: &Block, frame: Frame, align: Align) {
    let width = block.width();
    let before = match align {
        Align::Left => 0.0,
        Align::Centre => (frame.w - width) / 2.0,
        Align::Right => frame.w - width,
    };
    page.rule(frame.x + before, frame.y + frame.h * 0.84, width, 0.8, Ink::Black);
}

fn draw_name(page: &mut Page, context: &PaperContext<'_>, frame: Frame, name: &str, under: Option<&str>, style: Style) {
    let fonts = context.fonts;
    let Some(under) = under.filter(|under| !under.is_empty()) else {
        page.put(Block::name(fonts, name, style, frame.w, frame.h * FILL), frame, Align::Left);
        return;
    };
    // A name of several lines takes some of the unit's room.
    let long = Block::line(fonts, name, style).width() > frame.w * 1.35;
    let (above, below) = if long {
        (frame.band(0.04, 0.66), frame.band(0.68, 0.95))
    } else {
        (frame.band(0.08, 0.6), frame.band(0.6, 0.92))
    };
    page.put(Block::name(fonts, name, style, above.w, above.h), above, Align::Left);
    page.put(Block::fit(fonts, under, SMALL, below.w, below.h), below, Align::Left);
}

/// Each game in a line of its own: side, then score.
fn draw_games(page: &mut Page, context: &PaperContext<'_>, cell: Frame, games: &[Game]) {
    let count = f32::from(u16::try_from(games.len()).unwrap_or(1).max(1));
    let mark = (cell.h / count * 0.62).min(cell.w * 0.37).min(3.0);
    let style = Style::new(Voice::Text, (mark * 3.3).min(10.0));
    for (game, place) in games.iter().zip(0_u16..) {
        let line = cell.band(f32::from(place) / count, f32::from(place + 1) / count);
        let block = Block::fit(context.fonts, &game.score, style, (cell.w - mark - GAP - 1.0).max(0.5), line.h);
        let left = (cell.w - mark - GAP - block.width()) / 2.0;
        side_mark(page, context, game.side, (line.x + left + mark / 2.0, line.y + line.h / 2.0), mark);
        let score = line.part(left + mark + GAP, left + mark + GAP + block.width());
        page.put(block, score, Align::Left);
        if game.struck {
            strike(page, line.part(left - 0.3, left + mark + 1.0 + score.w));
        }
    }
}

fn draw_round(page: &mut Page, context: &PaperContext<'_>, cell: Frame, round: &Round) {
    let fonts = context.fonts;
    let frame = cell.inset(PAD);
    let (above, below) = (frame.band(0.09, 0.51), frame.band(0.52, 0.92));
    let text = Style::new(Voice::Text, 8.5);
    if let Some(side) = round.side {
        let mark = 2.8_f32.min(above.h);
        side_mark(page, context, side, (above.x + mark / 2.0, above.y + above.h / 2.0), mark);
        let right = above.part(mark + 0.4, above.w);
        page.put(Block::fit(fonts, &round.opponent, text, right.w, right.h), right, Align::Right);
    } else {
        page.put(Block::fit(fonts, &round.opponent, text, above.w, above.h), above, Align::Centre);
    }
    let (result, running) = (below.part(0.0, below.w * 0.5), below.part(below.w * 0.5, below.w));
    let block = Block::fit(fonts, &round.result, text.second(), result.w, result.h);
    if round.struck {
        strike(page, result.part(-0.2, block.width() + 0.2));
    }
    page.put(block, result, Align::Left);
    let bold = Style::new(Voice::Bold, 9.0);
    page.put(Block::fit(fonts, &round.running, bold, running.w, running.h), running, Align::Right);
}

/// 注销: a line through what no longer counts.
fn strike(page: &mut Page, frame: Frame) {
    page.rule(frame.x, frame.y + frame.h / 2.0, frame.w, 0.7, Ink::Black);
}
