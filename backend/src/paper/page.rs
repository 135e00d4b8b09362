//! What is drawn on a page, before it becomes a file. Millimetres, from the left and from the top.

use super::block::{Block, Ink};
use super::line::POINT;

/// The middle of an ideograph, and near enough of a digit, above the baseline, in sizes.
const MIDDLE: f32 = 0.37;

/// A page with everything on it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Page {
    /// In drawing order.
    pub marks: Vec<Mark>,
}

/// One thing on a page.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mark {
    /// A text, each of its lines with its left end and baseline.
    Text {
        /// The fitted text.
        block: Block,
        /// Left end and baseline of each line.
        at: Vec<(f32, f32)>,
    },
    /// A straight line.
    Rule {
        /// One end.
        from: (f32, f32),
        /// The other end.
        to: (f32, f32),
        /// Points.
        thickness: f32,
        /// Its shade.
        ink: Ink,
    },
    /// A rectangle with round corners.
    Shape {
        /// Where.
        frame: Frame,
        /// Of the corners.
        radius: f32,
        /// Filled in this shade.
        fill: Option<Ink>,
        /// Outlined in black, points.
        outline: Option<f32>,
    },
}

/// A rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Frame {
    /// Left.
    pub x: f32,
    /// Top.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

/// Where a text stands in its frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Align {
    /// At the left.
    Left,
    /// In the middle.
    Centre,
    /// At the right.
    Right,
}

impl Frame {
    /// A frame by its corner and size.
    pub(super) const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// The frame without a border at its left and right.
    pub(super) fn inset(self, border: f32) -> Self {
        Self { x: self.x + border, w: (self.w - 2.0 * border).max(0.0), ..self }
    }

    /// The part of the frame between two shares of its height, 0 at the top.
    pub(super) fn band(self, from: f32, to: f32) -> Self {
        Self { y: self.y + self.h * from, h: self.h * (to - from), ..self }
    }

    /// The part of the frame between two distances from its left.
    pub(super) fn part(self, from: f32, to: f32) -> Self {
        Self { x: self.x + from, w: (to - from).max(0.0), ..self }
    }
}

impl Page {
    /// Puts a text into a frame, in the middle of its height.
    pub(super) fn put(&mut self, block: Block, frame: Frame, align: Align) {
        if block.whole.is_empty() {
            return;
        }
        let top = frame.y + (frame.h - block.height()) / 2.0;
        let first = top + block.style.size * POINT * (0.5 + MIDDLE);
        let mut baseline = first - block.leading();
        let at = block.lines.iter().map(|line| {
            baseline += block.leading();
            let room = frame.w - line.width(block.style.size);
            let before = match align {
                Align::Left => 0.0,
                Align::Centre => room / 2.0,
                Align::Right => room,
            };
            (frame.x + before, baseline)
        });
        let at = at.collect();
        self.marks.push(Mark::Text { block, at });
    }

    /// Draws a line across.
    pub(super) fn rule(&mut self, x: f32, y: f32, length: f32, thickness: f32, ink: Ink) {
        self.marks.push(Mark::Rule { from: (x, y), to: (x + length, y), thickness, ink });
    }

    /// Draws a line down.
    pub(super) fn post(&mut self, x: f32, y: f32, length: f32, thickness: f32, ink: Ink) {
        self.marks.push(Mark::Rule { from: (x, y), to: (x, y + length), thickness, ink });
    }

    /// Draws a rectangle with round corners.
    pub(super) fn shape(&mut self, frame: Frame, radius: f32, fill: Option<Ink>, outline: Option<f32>) {
        self.marks.push(Mark::Shape { frame, radius, fill, outline });
    }
}
