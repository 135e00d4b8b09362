//! One font face: its bytes, which characters it has and how wide they are, and a subset of it.

use std::collections::HashMap;
use std::fmt;
use std::path::Path;

use allsorts::binary::read::ReadScope;
use allsorts::error::{ParseError, ReadWriteError};
use allsorts::font::read_cmap_subtable;
use allsorts::font_data::FontData;
use allsorts::subset::{CmapTarget, SubsetError, SubsetProfile, subset};
use allsorts::tables::cmap::Cmap;
use allsorts::tables::{FontTableProvider, HeadTable, HheaTable, HmtxTable, MaxpTable};
use allsorts::tag;

/// A character's glyph in a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Glyph {
    /// The glyph's number in the whole face.
    pub id: u16,
    /// How far the pen moves, in thousandths of an em.
    pub advance: u16,
}

/// A face that has been read.
pub(super) struct Face {
    bytes: Vec<u8>,
    index: usize,
    glyphs: HashMap<u32, Glyph>,
    notdef: Glyph,
}

/// Why a font file is of no use.
#[derive(Debug, thiserror::Error)]
pub(super) enum FaceError {
    /// The file cannot be read.
    #[error("{0}")]
    Io(#[from] std::io::Error),
    /// The file is not a font that can be embedded.
    #[error("not a usable font: {0}")]
    Font(#[from] ParseError),
    /// The same, said of its tables.
    #[error("not a usable font: {0}")]
    Tables(#[from] ReadWriteError),
    /// The font has no table of Unicode characters.
    #[error("the font maps no Unicode characters")]
    NoCharacters,
}

impl Face {
    /// Reads face `index` of a font file or collection.
    pub(super) fn read(path: &Path, index: usize) -> Result<Self, FaceError> {
        let bytes = std::fs::read(path)?;
        let (glyphs, notdef) = glyphs(&bytes, index)?;
        Ok(Self { bytes, index, glyphs, notdef })
    }

    /// The glyph of a character, if the face has one.
    pub(super) fn glyph(&self, c: char) -> Option<Glyph> {
        self.glyphs.get(&u32::from(c)).copied()
    }

    /// What the face itself shows for a character it lacks.
    pub(super) const fn notdef(&self) -> Glyph {
        self.notdef
    }

    /// A font of only these glyphs, in this order; the first must be glyph 0.
    pub(super) fn subset(&self, ids: &[u16]) -> Result<Vec<u8>, SubsetError> {
        let font = ReadScope::new(&self.bytes).read::<FontData<'_>>()?.table_provider(self.index)?;
        subset(&font, ids, &SubsetProfile::Pdf, CmapTarget::Unicode)
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Face").field("index", &self.index).field("glyphs", &self.glyphs.len()).finish_non_exhaustive()
    }
}

/// Every character of a face with its glyph, and glyph 0.
fn glyphs(bytes: &[u8], index: usize) -> Result<(HashMap<u32, Glyph>, Glyph), FaceError> {
    let font = ReadScope::new(bytes).read::<FontData<'_>>()?.table_provider(index)?;
    let head = ReadScope::new(&font.read_table_data(tag::HEAD)?).read::<HeadTable>()?;
    let hhea = ReadScope::new(&font.read_table_data(tag::HHEA)?).read::<HheaTable>()?;
    let maxp = ReadScope::new(&font.read_table_data(tag::MAXP)?).read::<MaxpTable>()?;
    let widths = font.read_table_data(tag::HMTX)?;
    let counts = (usize::from(maxp.num_glyphs), usize::from(hhea.num_h_metrics));
    let widths = ReadScope::new(&widths).read_dep::<HmtxTable<'_>>(counts)?;
    let units = u32::from(head.units_per_em.max(1));
    let glyph = |id: u16| {
        let advance = widths.horizontal_advance(id).map_or(1000, |width| u32::from(width) * 1000 / units);
        Glyph { id, advance: u16::try_from(advance).unwrap_or(u16::MAX) }
    };
    let table = font.read_table_data(tag::CMAP)?;
    let cmap = ReadScope::new(&table).read::<Cmap<'_>>()?;
    let (_, characters) = read_cmap_subtable(&cmap)?.ok_or(FaceError::NoCharacters)?;
    let mut glyphs = HashMap::new();
    characters.mappings_fn(|c, id| {
        if id != 0 {
            glyphs.insert(c, glyph(id));
        }
    })?;
    Ok((glyphs, glyph(0)))
}
