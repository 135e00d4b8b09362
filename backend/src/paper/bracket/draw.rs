//! The drawing of one page of a bracket.

use shared::view::bracket::{BracketBox, BracketLine, LineWho};

use super::plate::{Band, Piece, Plate};
use super::scale::{HEAD, Scale};
use super::{is_last, winner};
use crate::paper::block::{Block, Ink, Style};
use crate::paper::columns::count as real;
use crate::paper::fonts::Voice;
use crate::paper::line::POINT;
use crate::paper::page::{Align, Frame, Page};
use crate::paper::sheet::{SIDE, Sheet};
use crate::paper::{PaperContext, words};

/// How much of its two half rows a match takes.
const FILL: f32 = 0.86;
/// No line of a match is higher than this.
const MOST_LINE: f32 = 7.2;
/// Of the width of a column, for the lines to the next one.
const GAP: f32 = 5.5;
/// The number of a match.
const NUMBER: f32 = 5.0;
/// No character of a name is wider.
const MOST_EM: f32 = 4.0;
/// A unit is shown beside a name in a match at least this wide.
const WITH_UNIT: f32 = 52.0;
/// What stands below a match needs this much.
const BELOW: f32 = 3.0;
const ROUND: Style = Style::new(Voice::Text, 8.0).second();
const SMALL: Style = Style::new(Voice::Text, 6.5).second();
const CHAMPION: Style = Style::new(Voice::Song, 12.0);
const CHAMPION_HEIGHT: f32 = 8.0;

/// A page of a bracket with the place of everything on it.
pub(super) struct Drawing<'a, 'b> {
    plate: &'b Plate<'a>,
    scale: Scale,
    columns: Vec<u32>,
    /// Each band with its upper edge.
    bands: Vec<(Band, f32)>,
}

impl<'a, 'b> Drawing<'a, 'b> {
    /// A drawing from this height of the page on.
    pub(super) fn new(plate: &'b Plate<'a>, scale: Scale, top: f32) -> Self {
        let mut y = top;
        let mut bands = Vec::new();
        for band in plate.bands() {
            bands.push((band, y));
            y += HEAD + real(band.to - band.from) * scale.row;
        }
        Self { plate, scale, columns: plate.columns(), bands }
    }

    /// Lines first, so that matches stand on them.
    pub(super) fn draw(&self, sheet: &mut Sheet<'_>) {
        let context = sheet.context;
        let page = sheet.page();
        for piece in &self.plate.pieces {
            self.way_on(page, &context, piece);
        }
        for piece in &self.plate.pieces {
            self.name_of_round(page, &context, piece);
            self.one(page, &context, piece);
        }
    }

    /// Where a match stands.
    fn frame(&self, piece: &Piece<'_>) -> Frame {
        let column = self.columns.iter().position(|column| *column == piece.round.column).unwrap_or_default();
        let half_row = piece.planned.half_row;
        let is_in = |(band, _): &&(Band, f32)| (band.from..band.to).contains(&half_row);
        let (from, top) = self.bands.iter().find(is_in).map_or((0, 0.0), |(band, top)| (band.from, *top));
        let h = (2.0 * self.scale.row * FILL).min(2.0 * MOST_LINE);
        let middle = top + HEAD + real(half_row - from) * self.scale.row + self.scale.row;
        Frame::new(SIDE + real(column) * self.scale.column, middle - h / 2.0, self.scale.column - GAP, h)
    }

    /// The line to the match of the winner; or its number, where that match stands on another page.
    fn way_on(&self, page: &mut Page, context: &PaperContext<'_>, piece: &Piece<'_>) {
        let Some(number) = piece.planned.winner_to else { return };
        let from = self.frame(piece);
        let (x, y) = (from.x + from.w, from.y + from.h / 2.0);
        let Some(next) = self.plate.pieces.iter().find(|next| next.planned.number == number) else {
            let text = Block::line(context.fonts, &format!("→{number}"), SMALL);
            page.put(text, Frame::new(x + 0.6, y - 2.0, GAP, 4.0), Align::Left);
            return;
        };
        let to = self.frame(next);
        let (turn, to_y) = (to.x - GAP / 2.0, to.y + to.h / 2.0);
        page.rule(x, y, turn - x, 0.6, Ink::Second);
        page.post(turn, y.min(to_y), (y - to_y).abs(), 0.6, Ink::Second);
        page.rule(turn, to_y, to.x - turn, 0.6, Ink::Second);
    }

    /// The name of a round above its first match: at the head of the band, where no other round stands above it.
    fn name_of_round(&self, page: &mut Page, context: &PaperContext<'_>, piece: &Piece<'_>) {
        let row = piece.planned.half_row;
        let Some((band, top)) = self.bands.iter().find(|(band, _)| (band.from..band.to).contains(&row)) else { return };
        let above = |other: &&Piece<'_>| {
            let there = other.planned.half_row;
            other.round.column == piece.round.column && there < row && there >= band.from
        };
        let frame = self.frame(piece);
        let nearest = self.plate.pieces.iter().filter(above).max_by_key(|other| other.planned.half_row);
        let y = match nearest {
            None => *top,
            Some(other) if (other.round.part, other.round.part_round) == (piece.round.part, piece.round.part_round) => {
                return;
            }
            Some(_) => frame.y - HEAD + 1.0,
        };
        let block = Block::fit(context.fonts, &piece.round.name, ROUND, frame.w, HEAD);
        page.put(block, Frame::new(frame.x, y, frame.w, HEAD - 1.0), Align::Left);
    }

    /// A match: its number, and a line for each of the two.
    fn one(&self, page: &mut Page, context: &PaperContext<'_>, piece: &Piece<'_>) {
        let (frame, planned) = (self.frame(piece), piece.planned);
        if planned.walkover {
            page.shape(frame, 0.6, Some(Ink::White), None);
            dashed(page, frame);
        } else {
            page.shape(frame, 0.6, Some(Ink::White), Some(0.6));
            page.rule(frame.x + NUMBER, frame.y + frame.h / 2.0, frame.w - NUMBER, 0.4, Ink::Hair);
            page.post(frame.x + NUMBER, frame.y, frame.h, 0.4, Ink::Hair);
        }
        let size = (frame.h * 0.36 / POINT).min(SMALL.size);
        let number = Block::line(context.fonts, &planned.number.to_string(), Style { size, ..SMALL });
        page.put(number, frame.part(0.0, NUMBER), Align::Centre);
        let lines = frame.part(NUMBER, frame.w);
        for (line, half) in planned.lines.iter().zip([lines.band(0.0, 0.5), lines.band(0.5, 1.0)]) {
            draw_line(page, context, line, half);
        }
        self.below(page, context, piece, frame);
    }

    /// Who won the bracket, or where the loser goes.
    fn below(&self, page: &mut Page, context: &PaperContext<'_>, piece: &Piece<'_>, frame: Frame) {
        if is_last(piece.round, piece.planned) {
            if let Some(name) = winner(piece.planned) {
                let text = format!("{}：{name}", words::CHAMPION);
                let place = self.of_champion(piece, frame);
                page.put(Block::fit(context.fonts, &text, CHAMPION, place.w, place.h), place, Align::Left);
            }
        } else if let Some(number) = drop_of(piece.planned)
            && 2.0 * self.scale.row - frame.h >= BELOW
        {
            let text = Block::line(context.fonts, &format!("负者到第 {number} 场"), SMALL);
            let under = Frame::new(frame.x, frame.y + frame.h, frame.w, BELOW);
            page.put(text, under.part(NUMBER, frame.w), Align::Left);
        }
    }

    /// Below the last match, or above it where another match follows too soon.
    fn of_champion(&self, piece: &Piece<'_>, frame: Frame) -> Frame {
        let follows = |other: &Piece<'_>| {
            let there = self.frame(other).y - frame.y - frame.h;
            other.round.column == piece.round.column && (0.0..CHAMPION_HEIGHT + HEAD - 1.5).contains(&there)
        };
        let above = self.plate.pieces.iter().any(follows);
        let y = if above { frame.y - CHAMPION_HEIGHT } else { frame.y + frame.h };
        Frame::new(frame.x, y, frame.w, CHAMPION_HEIGHT)
    }
}

/// The match of the loser, while it is to come.
const fn drop_of(planned: &BracketBox) -> Option<u32> {
    if planned.walkover { None } else { planned.loser_to }
}

/// Number, name, unit where there is room, score; as large as height and width allow.
fn draw_line(page: &mut Page, context: &PaperContext<'_>, line: &BracketLine, frame: Frame) {
    let fonts = context.fonts;
    let em = (frame.h * 0.76).min(MOST_EM).min(frame.w * 0.16);
    let size = em / POINT;
    let (from, to) = (1.0 + 1.35 * em, frame.w - 0.6 - 1.6 * em);
    let style = Style::new(if line.won == Some(true) { Voice::Bold } else { Voice::Text }, size);
    let style = if line.won == Some(false) { style.second() } else { style };
    let score = frame.part(to, frame.w - 0.6);
    page.put(Block::fit(fonts, &line.score, style, score.w, score.h), score, Align::Right);
    let LineWho::Person { person } = &line.who else {
        let text = frame.part(from, frame.w - 0.6);
        let quiet = Style::new(Voice::Text, size.min(8.0)).second();
        return page.put(Block::fit(fonts, &words::waiting(&line.who), quiet, text.w, text.h), text, Align::Left);
    };
    let no = frame.part(0.0, from - 0.8);
    let small = Style::new(Voice::Text, size * 0.78).second();
    page.put(Block::fit(fonts, &person.no.to_string(), small, no.w - 0.4, frame.h), no, Align::Right);
    let with_unit = frame.w >= WITH_UNIT && !person.unit.is_empty();
    let end = if with_unit { from + (to - from) * 0.56 } else { to };
    let name = frame.part(from, end);
    page.put(Block::name(fonts, &person.name, style, name.w, frame.h * 0.9), name, Align::Left);
    if with_unit {
        let unit = frame.part(end + 0.8, to);
        let small = Style::new(Voice::Text, (size * 0.75).min(8.0)).second();
        page.put(Block::fit(fonts, &person.unit, small, unit.w, frame.h * 0.95), unit, Align::Left);
    }
}

/// An outline of short lines.
fn dashed(page: &mut Page, frame: Frame) {
    const DASH: f32 = 1.4;
    let steps = |length: f32| (0..400_u16).map(|n| f32::from(n) * 2.0 * DASH).take_while(move |at| *at < length);
    for y in [frame.y, frame.y + frame.h] {
        steps(frame.w).for_each(|at| page.rule(frame.x + at, y, DASH.min(frame.w - at), 0.5, Ink::Second));
    }
    for x in [frame.x, frame.x + frame.w] {
        steps(frame.h).for_each(|at| page.post(x, frame.y + at, DASH.min(frame.h - at), 0.5, Ink::Second));
    }
}
