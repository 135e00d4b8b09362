//! A line of text as glyphs with their widths: measuring before drawing.

use super::fonts::{FaceId, Fonts, Voice};

/// Millimetres in a point.
pub(super) const POINT: f32 = 25.4 / 72.0;

/// One character in its place in a line.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Placed {
    /// The face that shows it.
    pub face: FaceId,
    /// The glyph in that face.
    pub id: u16,
    /// The character itself.
    pub c: char,
    /// Its width, in thousandths of an em.
    pub advance: f32,
    /// Room after it, in thousandths of an em.
    pub gap: f32,
    /// Whether a box stands in its place.
    pub missing: bool,
}

/// A line of text, set in a voice, at no size yet.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Line {
    /// The characters from left to right.
    pub glyphs: Vec<Placed>,
}

impl Line {
    /// Sets a text in one line.
    pub(super) fn set(fonts: &Fonts, voice: Voice, text: &str) -> Self {
        let shown = text.chars().filter(|c| !is_invisible(*c));
        Self { glyphs: shown.filter_map(|c| place(fonts, voice, c)).collect() }
    }

    /// A name: two characters take the width of three, so that columns of names align.
    pub(super) fn set_name(fonts: &Fonts, voice: Voice, name: &str) -> Self {
        let mut line = Self::set(fonts, voice, name);
        if let [first, second] = line.glyphs.as_mut_slice()
            && is_square(first)
            && is_square(second)
        {
            first.gap = first.advance;
        }
        line
    }

    /// The width in millimetres at a size in points.
    pub(super) fn width(&self, size: f32) -> f32 {
        self.glyphs.iter().map(|glyph| glyph.advance + glyph.gap).sum::<f32>() / 1000.0 * size * POINT
    }

    /// Whether a reader of the file needs to be told the text: characters stand apart, or a box stands for one.
    pub(super) fn needs_telling(&self) -> bool {
        self.glyphs.iter().any(|glyph| glyph.missing || glyph.gap != 0.0)
    }

    /// Whether a box stands for some character.
    pub(super) fn has_missing(&self) -> bool {
        self.glyphs.iter().any(|glyph| glyph.missing)
    }
}

fn place(fonts: &Fonts, voice: Voice, c: char) -> Option<Placed> {
    let c = if c.is_whitespace() && c != '\u{3000}' { ' ' } else { c };
    let found = fonts.glyph(voice, c);
    let missing = found.is_none();
    let (face, glyph) = found.or_else(|| fonts.missing_glyph(voice))?;
    Some(Placed { face, id: glyph.id, c, advance: f32::from(glyph.advance), gap: 0.0, missing })
}

/// Characters that only tell how others are to be shown: joiners, marks of direction, variation selectors.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2064}' | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{E0100}'..='\u{E01EF}')
        || c.is_control() && !c.is_whitespace()
}

/// Whether a glyph fills the square of an ideograph.
fn is_square(glyph: &Placed) -> bool {
    u32::from(glyph.c) >= 0x2E80 && glyph.advance >= 990.0
}
