//! Which texts of a paper have characters that no font has, and how those are read.

use std::collections::BTreeSet;

use shared::view::pinyin;

use super::block::Block;
use super::page::{Mark, Page};

/// A line for each text that is printed with a box, in order of appearance, after a line that says what the box is.
pub(super) fn notes<'a>(pages: impl Iterator<Item = &'a Page>) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let mut notes = Vec::new();
    for mark in pages.flat_map(|page| &page.marks) {
        if let Mark::Text { block, .. } = mark
            && block.lines.iter().any(super::line::Line::has_missing)
            && seen.insert(block.whole.clone())
        {
            notes.push(note(block));
        }
    }
    if !notes.is_empty() {
        notes.insert(0, "下列文字中的 □ 是所用字体没有的字：".to_owned());
    }
    notes
}

fn note(block: &Block) -> String {
    let glyphs: Vec<_> = block.lines.iter().flat_map(|line| &line.glyphs).collect();
    let shown: String = glyphs.iter().map(|glyph| if glyph.missing { '□' } else { glyph.c }).collect();
    let points = glyphs.iter().filter(|glyph| glyph.missing).map(|glyph| format!("U+{:04X}", u32::from(glyph.c)));
    format!("{shown}　{}　{}", pinyin::spell(&block.whole), points.collect::<Vec<_>>().join(" "))
}
