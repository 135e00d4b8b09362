//! The pages of a paper as they fill: heading, room, page break, foot.

use super::block::{Block, Style};
use super::fonts::Voice;
use super::heading::{self, Heading};
use super::page::{Align, Frame, Page};
use super::{PaperContext, PaperError, missing, write};

/// White at the left and right.
pub(super) const SIDE: f32 = 14.0;
/// White at the top.
pub(super) const TOP: f32 = 12.0;
/// The foot begins this far above the lower edge.
const FOOT: f32 = 14.0;
/// What goes on over pages does not begin with less room than this.
const BEGINNING: f32 = 45.0;
/// The height of a label.
const LABEL: f32 = 6.0;
/// Notes stand in this style.
const NOTE: Style = Style::new(Voice::Text, 9.0);

/// Which way the paper lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lie {
    /// 210 × 297.
    Upright,
    /// 297 × 210.
    Across,
    /// 297 × 420: A3.
    UprightA3,
    /// 420 × 297: A3.
    AcrossA3,
}

/// What stands at the left of every foot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum FootNote {
    /// Lines to sign on: 编排长, 裁判长.
    Signatures,
    /// How to read the marks.
    Legend(String),
}

/// A paper being made.
pub(super) struct Sheet<'a> {
    /// What every paper says.
    pub context: PaperContext<'a>,
    /// Where the next thing goes, from the top.
    pub y: f32,
    heading: Heading,
    foot: FootNote,
    size: (f32, f32),
    done: Vec<Page>,
    page: Page,
}

impl Lie {
    /// Width and height in millimetres.
    pub(super) const fn size(self) -> (f32, f32) {
        match self {
            Self::Upright => (210.0, 297.0),
            Self::Across => (297.0, 210.0),
            Self::UprightA3 => (297.0, 420.0),
            Self::AcrossA3 => (420.0, 297.0),
        }
    }

    /// The width between the margins.
    pub(super) const fn width(self) -> f32 {
        self.size().0 - 2.0 * SIDE
    }
}

impl<'a> Sheet<'a> {
    /// A paper with the heading on its first page.
    pub(super) fn new(context: &PaperContext<'a>, lie: Lie, heading: Heading, foot: FootNote) -> Self {
        let mut sheet = Self {
            context: *context,
            y: TOP,
            heading,
            foot,
            size: lie.size(),
            done: Vec::new(),
            page: Page::default(),
        };
        sheet.y = heading::full(&mut sheet.page, &sheet.context, &sheet.heading, sheet.size.0);
        sheet
    }

    /// The page that is being filled.
    pub(super) const fn page(&mut self) -> &mut Page {
        &mut self.page
    }

    /// The width and height between heading and foot, with a label, on any page of a paper that lies so.
    pub(super) const fn content(lie: Lie) -> (f32, f32) {
        (lie.width(), lie.size().1 - heading::FULL - FOOT - 3.0 - LABEL)
    }

    /// The width between the margins.
    pub(super) const fn width(&self) -> f32 {
        self.size.0 - 2.0 * SIDE
    }

    /// The height that is left on this page.
    pub(super) const fn room(&self) -> f32 {
        self.size.1 - FOOT - 3.0 - self.y
    }

    /// Goes on to a new page, which repeats in one line what the paper is.
    pub(super) fn turn_page(&mut self) {
        self.done.push(std::mem::take(&mut self.page));
        self.y = heading::running(&mut self.page, &self.context, &self.heading, self.size.0);
    }

    /// Turns the page when less than this height is left.
    pub(super) fn need(&mut self, height: f32) {
        if self.room() < height {
            self.turn_page();
        }
    }

    /// The same for what is not to be parted; what is higher than a page only needs to begin well.
    pub(super) fn need_together(&mut self, height: f32) {
        let page = self.size.1 - FOOT - 3.0 - heading::RUNNING;
        self.need(if height <= page { height } else { BEGINNING });
    }

    /// Notes below what is there, on one page if they are not too many.
    pub(super) fn notes(&mut self, texts: &[String]) {
        let block = |text: &String| Block::paragraph(self.context.fonts, text, NOTE, self.width());
        let blocks: Vec<Block> = texts.iter().map(block).collect();
        let height = |block: &Block| block.height() + 1.2;
        self.need(blocks.iter().map(height).sum::<f32>().min(self.size.1 / 2.0));
        for block in blocks {
            let height = height(&block);
            self.need(height);
            let frame = Frame::new(SIDE, self.y, self.width(), height);
            self.page.put(block, frame, Align::Left);
            self.y += height;
        }
    }

    /// What this page shows, in small letters above it.
    pub(super) fn label(&mut self, text: &str) {
        let block = Block::line(self.context.fonts, text, Style::new(Voice::Song, 11.0));
        self.page.put(block, Frame::new(SIDE, self.y, self.width(), LABEL - 1.0), Align::Left);
        self.y += LABEL;
    }

    /// A heading above a table at this place, without going on.
    pub(super) fn title_at(&mut self, text: &str, left: f32, width: f32) {
        let block = Block::fit(self.context.fonts, text, Style::new(Voice::Song, 12.0), width, 6.0);
        self.page.put(block, Frame::new(left, self.y + 1.0, width, 6.0), Align::Left);
    }

    /// A small heading inside the paper.
    pub(super) fn subheading(&mut self, text: &str) {
        self.need(BEGINNING);
        let block = Block::line(self.context.fonts, text, Style::new(Voice::Song, 14.0));
        self.page.put(block, Frame::new(SIDE, self.y + 5.0, self.width(), 6.0), Align::Left);
        self.y += 12.5;
    }

    /// Notes what no font could show, numbers the pages and writes the file.
    pub(super) fn finish(mut self) -> Result<Vec<u8>, PaperError> {
        let missing = missing::notes(self.done.iter().chain([&self.page]));
        self.notes(&missing);
        self.done.push(std::mem::take(&mut self.page));
        let total = self.done.len();
        for (page, number) in self.done.iter_mut().zip(1..) {
            foot(page, &self.context, &self.foot, self.size, (number, total));
        }
        let title = format!("{} {} {}", self.context.event.name, self.context.division, self.heading.title);
        write::pdf(self.context.fonts, &title, self.size, &self.done)
    }
}

/// The foot of a page: signatures or legend, page number, when it was printed.
fn foot(
    page: &mut Page,
    context: &PaperContext<'_>,
    note: &FootNote,
    size: (f32, f32),
    (number, total): (usize, usize),
) {
    let fonts = context.fonts;
    let frame = Frame::new(SIDE, size.1 - FOOT, size.0 - 2.0 * SIDE, 5.0);
    let right = Block::line(fonts, &format!("第 {number} 页 / 共 {total} 页·打印于 {}", context.printed_at), NOTE);
    let left = frame.w - right.width() - 6.0;
    page.put(right, frame, Align::Right);
    match note {
        FootNote::Legend(text) => {
            page.put(Block::fit(fonts, text, NOTE, left, 7.0), frame.part(0.0, left), Align::Left)
        }
        FootNote::Signatures => {
            for (role, from) in [("编排长", 0.0), ("裁判长", 47.0)] {
                page.put(Block::line(fonts, role, NOTE), frame.part(from, from + 12.0), Align::Left);
                page.rule(frame.x + from + 12.0, frame.y + 4.6, 30.0, 0.6, super::block::Ink::Black);
            }
        }
    }
}
