//! A text made to fit its cell: it shrinks a little, then wraps, and never runs over.

use super::fonts::{Fonts, Voice};
use super::line::{Line, POINT};

/// Distance of baselines, in sizes.
const LEADING: f32 = 1.16;
/// A single line may shrink to this share of its size before it wraps.
const SHRINK: f32 = 0.74;
/// A text takes at most this many lines.
const MOST_LINES: usize = 3;

/// How a text is to look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    /// Text, bold or Song.
    pub voice: Voice,
    /// Points.
    pub size: f32,
    /// Black, or the second voice.
    pub ink: Ink,
}

/// The shades of a paper. All but the hairline stay readable in a grey print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ink {
    /// What matters.
    Black,
    /// The second voice: numbers, units, notes.
    Second,
    /// Lines between rows.
    Hair,
    /// The cells nobody plays in.
    Wash,
    /// On black.
    White,
}

/// A text that has been fitted.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Block {
    /// The text as it was given.
    pub whole: String,
    /// Its lines, top to bottom.
    pub lines: Vec<Line>,
    /// How it looks, with the size it came to.
    pub style: Style,
}

impl Style {
    /// A style in black.
    pub(super) const fn new(voice: Voice, size: f32) -> Self {
        Self { voice, size, ink: Ink::Black }
    }

    /// The same in the second voice.
    pub(super) const fn second(self) -> Self {
        Self { ink: Ink::Second, ..self }
    }

    /// The same in white.
    pub(super) const fn white(self) -> Self {
        Self { ink: Ink::White, ..self }
    }

    const fn sized(self, size: f32) -> Self {
        Self { size, ..self }
    }
}

impl Block {
    /// One line at its own size.
    pub(super) fn line(fonts: &Fonts, text: &str, style: Style) -> Self {
        Self { whole: text.to_owned(), lines: vec![Line::set(fonts, style.voice, text)], style }
    }

    /// A text in a cell of this width and height.
    pub(super) fn fit(fonts: &Fonts, text: &str, style: Style, width: f32, height: f32) -> Self {
        Self { whole: text.to_owned(), lines: vec![Line::set(fonts, style.voice, text)], style }
            .into_cell(width, height)
    }

    /// A name in a cell of this width and height.
    pub(super) fn name(fonts: &Fonts, name: &str, style: Style, width: f32, height: f32) -> Self {
        Self { whole: name.to_owned(), lines: vec![Line::set_name(fonts, style.voice, name)], style }
            .into_cell(width, height)
    }

    /// A running text of as many lines as it needs at its own size.
    pub(super) fn paragraph(fonts: &Fonts, text: &str, style: Style, width: f32) -> Self {
        let lines = fill(&Line::set(fonts, style.voice, text), width / (style.size * POINT) * 1000.0);
        Self { whole: text.to_owned(), lines, style }
    }

    /// The width of the widest line in millimetres.
    pub(super) fn width(&self) -> f32 {
        self.lines.iter().map(|line| line.width(self.style.size)).fold(0.0, f32::max)
    }

    /// From the first baseline to the next, in millimetres.
    pub(super) fn leading(&self) -> f32 {
        self.style.size * LEADING * POINT
    }

    /// The height in millimetres.
    pub(super) fn height(&self) -> f32 {
        let more = self.lines.len().saturating_sub(1);
        self.style.size * POINT + f32::from(u16::try_from(more).unwrap_or(u16::MAX)) * self.leading()
    }

    /// Shrinks, else wraps into the fewest lines that stay readable, else takes whatever is largest.
    fn into_cell(self, width: f32, height: f32) -> Self {
        let Some(line) = self.lines.first() else { return self };
        let readable = self.style.size * SHRINK;
        let mut best: Option<(f32, Vec<Line>)> = None;
        for count in 1..=MOST_LINES {
            let lines = split(line, count);
            let size = self.style.size.min(largest(&lines, width, height));
            if size >= readable {
                return Self { style: self.style.sized(size), lines, ..self };
            }
            if best.as_ref().is_none_or(|(other, _)| size > *other) {
                best = Some((size, lines));
            }
        }
        match best {
            Some((size, lines)) => Self { style: self.style.sized(size), lines, ..self },
            None => self,
        }
    }
}

/// The largest size at which these lines fit a cell.
fn largest(lines: &[Line], width: f32, height: f32) -> f32 {
    let widest = lines.iter().map(|line| line.width(1.0)).fold(0.0, f32::max);
    let more = f32::from(u16::try_from(lines.len().saturating_sub(1)).unwrap_or(u16::MAX));
    let by_height = height / (POINT * (1.0 + more * LEADING));
    if widest > 0.0 { by_height.min(width / widest) } else { by_height }
}

/// Parts a line in `count` lines: the widest as narrow as can be, at breaks that hurt as little as can be.
fn split(line: &Line, count: usize) -> Vec<Line> {
    let n = line.glyphs.len();
    let mut ends = vec![0.0_f32];
    for glyph in &line.glyphs {
        ends.push(ends.last().copied().unwrap_or_default() + glyph.advance + glyph.gap);
    }
    let end = |at: usize| ends.get(at).copied().unwrap_or_default();
    // For each number of glyphs from the left, the best way to set them in the lines so far.
    let mut ways: Vec<Way> = (0..=n).map(|to| Way { widest: end(to), hurt: 0.0, breaks: Vec::new() }).collect();
    for _ in 1..count {
        let way_to = |to: usize| {
            let through = |(at, way): (usize, &Way)| way.then(at, end(to) - end(at), hurt(line, at));
            ways.iter()
                .enumerate()
                .take(to + 1)
                .map(through)
                .min_by(|a, b| a.cost().total_cmp(&b.cost()))
                .unwrap_or_default()
        };
        ways = (0..=n).map(way_to).collect();
    }
    let mut breaks = ways.pop().map(|way| way.breaks).unwrap_or_default();
    breaks.push(n);
    let mut from = 0;
    let mut lines = Vec::new();
    for to in breaks {
        let glyphs = line.glyphs.get(from..to).unwrap_or_default().to_vec();
        from = to;
        if !glyphs.is_empty() {
            lines.push(Line { glyphs });
        }
    }
    lines
}

/// A way to set the beginning of a line in several, in thousandths of an em.
#[derive(Clone, Debug, Default)]
struct Way {
    widest: f32,
    hurt: f32,
    breaks: Vec<usize>,
}

impl Way {
    fn cost(&self) -> f32 {
        self.widest + self.hurt
    }

    /// This way, then a break and one more line.
    fn then(&self, at: usize, width: f32, hurt: f32) -> Self {
        let breaks = self.breaks.iter().copied().chain([at]).collect();
        Self { widest: self.widest.max(width), hurt: self.hurt + hurt, breaks }
    }
}

/// How much a break after the first `at` characters hurts, in thousandths of an em: nothing after a dot or at an end,
/// most inside a word or before a stop.
fn hurt(line: &Line, at: usize) -> f32 {
    let (Some(before), Some(after)) = (at.checked_sub(1).and_then(|i| line.glyphs.get(i)), line.glyphs.get(at)) else {
        return 0.0;
    };
    match (before.c, after.c) {
        ('·' | '・' | '•' | ' ' | '-' | '/' | '、' | '，' | '。' | '；' | '）' | ')', _) | (_, '（' | '(') => {
            0.0
        }
        (a, b) if a.is_ascii_alphanumeric() && b.is_ascii_alphanumeric() => 6000.0,
        (_, b) if "·・•、，。；：！？）》」』”".contains(b) => 8000.0,
        _ => 3000.0,
    }
}

/// Fills lines of a width, in thousandths of an em, one after the other.
fn fill(line: &Line, width: f32) -> Vec<Line> {
    let mut lines = Vec::new();
    let mut rest = line.glyphs.as_slice();
    while !rest.is_empty() {
        let mut used = 0.0;
        let fitting = rest.iter().take_while(|glyph| {
            used += glyph.advance + glyph.gap;
            used <= width
        });
        let most = fitting.count().max(1);
        let here = Line { glyphs: rest.to_vec() };
        let at = (most.saturating_sub(12).max(1)..=most).rev().find(|at| hurt(&here, *at) == 0.0).unwrap_or(most);
        let (taken, left) = rest.split_at_checked(at).unwrap_or((rest, &[]));
        lines.push(Line { glyphs: taken.to_vec() });
        rest = left;
    }
    lines
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Block, Style, Voice};
    use crate::paper::Fonts;

    const STYLE: Style = Style::new(Voice::Text, 10.0);

    /// Fits a text into a cell of so many ems and lines, and joins its lines with bars.
    fn fitted(text: &str, ems: f32, lines: f32) -> String {
        let fonts = Fonts::find(None).unwrap();
        let em = 10.0 * super::POINT;
        let block = Block::fit(&fonts, text, STYLE, ems * em, lines * 1.16 * em);
        assert!(block.width() <= ems * em + 0.01 && block.height() <= lines * 1.16 * em + 0.01, "{text}");
        let line = |line: &super::Line| line.glyphs.iter().map(|glyph| glyph.c).collect::<String>();
        block.lines.iter().map(line).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn a_name_that_is_a_little_long_shrinks() {
        assert_eq!(fitted("阿依努尔·吐尔逊", 7.0, 2.0), "阿依努尔·吐尔逊");
    }

    #[test]
    fn a_long_name_breaks_at_its_dots() {
        assert_eq!(fitted("阿依努尔·吐尔逊", 5.0, 2.0), "阿依努尔·|吐尔逊");
        assert_eq!(fitted("买买提依明·吐尔逊买买提·阿不都热依木", 6.0, 3.0), "买买提依明·|吐尔逊买买提·|阿不都热依木");
        assert_eq!(fitted("Alexandra Richardson", 5.0, 2.0), "Alexandra |Richardson");
    }

    #[test]
    fn a_text_without_dots_breaks_in_the_middle() {
        assert_eq!(fitted("青岚市高新技术产业开发区", 6.0, 2.0), "青岚市高新技|术产业开发区");
    }
}
