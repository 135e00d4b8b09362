//! Which font files there are, and which of them shows a character.
//!
//! A paper speaks in three voices: text, bold text, and Song for what is read from afar. Each voice is a chain of
//! faces; a character is shown by the first face of the chain that has it. Only the face for text must exist. Files
//! are read once, those beyond it only when first needed, and shared by all clones.

use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use super::face::{Face, Glyph};

/// The fonts that papers are set in. Clones share the same files.
#[derive(Clone, Debug)]
pub struct Fonts {
    shelf: Arc<Shelf>,
}

/// No font with Chinese characters was found, so no paper can be made.
#[derive(Debug, thiserror::Error)]
#[error("no Chinese font found; install fonts-noto-cjk or name a font file. Looked for: {looked_for}")]
pub struct FontsMissing {
    /// The places and what was wrong with them.
    pub looked_for: String,
}

/// How a text speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Voice {
    /// Sans, for reading near.
    Text,
    /// Bold sans.
    Bold,
    /// Bold Song, for reading from afar.
    Song,
}

/// The place of a face on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct FaceId(usize);

#[derive(Debug)]
struct Shelf {
    books: Vec<Book>,
    text: Vec<FaceId>,
    bold: Vec<FaceId>,
    song: Vec<FaceId>,
}

/// A font file that exists, read when first needed.
#[derive(Debug)]
struct Book {
    path: PathBuf,
    index: usize,
    face: OnceLock<Option<Face>>,
}

/// A font by its file name and the face inside it. In Noto's collections face 2 is the one for Simplified Chinese.
type Candidate = (&'static str, usize);

const TEXT: [Candidate; 7] = [
    ("NotoSansCJK-Regular.ttc", 2),
    ("NotoSansCJKsc-Regular.otf", 0),
    ("NotoSansSC-Regular.otf", 0),
    ("NotoSansSC-Regular.ttf", 0),
    ("NotoSansSC_400Regular.ttf", 0),
    ("SourceHanSansSC-Regular.otf", 0),
    ("SourceHanSansCN-Regular.otf", 0),
];

const BOLD: [Candidate; 7] = [
    ("NotoSansCJK-Bold.ttc", 2),
    ("NotoSansCJKsc-Bold.otf", 0),
    ("NotoSansSC-Bold.otf", 0),
    ("NotoSansSC-Bold.ttf", 0),
    ("NotoSansSC_700Bold.ttf", 0),
    ("SourceHanSansSC-Bold.otf", 0),
    ("SourceHanSansCN-Bold.otf", 0),
];

const SONG: [Candidate; 5] = [
    ("NotoSerifCJK-Bold.ttc", 2),
    ("NotoSerifCJKsc-Bold.otf", 0),
    ("NotoSerifSC-Bold.otf", 0),
    ("NotoSerifSC_700Bold.ttf", 0),
    ("SourceHanSerifSC-Bold.otf", 0),
];

/// Wide fonts for the rarest characters.
const RARE: [Candidate; 4] =
    [("HanaMinA.ttf", 0), ("HanaMinB.ttf", 0), ("BabelStoneHan.ttf", 0), ("BabelStoneHanPUA.ttf", 0)];

/// Where distributions and package managers put fonts.
const FOLDERS: [&str; 14] = [
    "fonts",
    "/usr/share/fonts/opentype/noto",
    "/usr/share/fonts/truetype/noto",
    "/usr/share/fonts/noto-cjk",
    "/usr/share/fonts/google-noto-cjk",
    "/usr/share/fonts/adobe-source-han-sans",
    "/usr/share/fonts/adobe-source-han-serif",
    "/usr/local/share/fonts",
    "/usr/share/fonts/truetype/hanazono",
    "/usr/share/fonts/truetype/babelstone",
    "/usr/share/fonts/truetype",
    "node_modules/@expo-google-fonts/noto-sans-sc/400Regular",
    "node_modules/@expo-google-fonts/noto-sans-sc/700Bold",
    "node_modules/@expo-google-fonts/noto-serif-sc/700Bold",
];

impl Fonts {
    /// Finds the fonts of this machine. `setting` names a font file for the text, or a folder that is looked into
    /// before the usual ones.
    ///
    /// # Errors
    /// When there is no readable font with Chinese characters.
    pub fn find(setting: Option<&Path>) -> Result<Self, FontsMissing> {
        let named = setting.filter(|path| path.is_file());
        let mut folders: Vec<PathBuf> = setting.filter(|path| path.is_dir()).map(Path::to_owned).into_iter().collect();
        folders.extend(FOLDERS.iter().map(PathBuf::from));
        let first_of = |candidates: &[Candidate]| folders.iter().find_map(|folder| book(folder, candidates));
        let text = named.map(|path| Book::new(path.to_owned(), sc_index(path))).or_else(|| first_of(&TEXT));
        let text = text.ok_or_else(|| FontsMissing { looked_for: looked_for(&folders) })?;
        let bold = first_of(&BOLD);
        let song = first_of(&SONG);
        let rare = RARE.iter().filter_map(|candidate| first_of(&[*candidate])).collect();
        Shelf::new(text, bold, song, rare).map(|shelf| Self { shelf: Arc::new(shelf) })
    }

    /// Who shows a character in this voice: the face and the glyph.
    pub(super) fn glyph(&self, voice: Voice, c: char) -> Option<(FaceId, Glyph)> {
        self.chain(voice).iter().find_map(|id| Some((*id, self.face(*id)?.glyph(c)?)))
    }

    /// A box in place of a character that no font has.
    pub(super) fn missing_glyph(&self, voice: Voice) -> Option<(FaceId, Glyph)> {
        let notdef = |id: &FaceId| Some((*id, self.face(*id)?.notdef()));
        self.glyph(voice, '□').or_else(|| self.chain(voice).iter().find_map(notdef))
    }

    /// A face of the shelf.
    pub(super) fn face(&self, id: FaceId) -> Option<&Face> {
        self.shelf.books.get(id.0)?.face()
    }

    /// The name under which a face is embedded.
    pub(super) fn name(&self, id: FaceId) -> String {
        let stem = self.shelf.books.get(id.0).and_then(|book| book.path.file_stem());
        let stem = stem.map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        stem.chars().filter(|c| c.is_ascii_alphanumeric() || *c == '-').collect()
    }

    fn chain(&self, voice: Voice) -> &[FaceId] {
        match voice {
            Voice::Text => &self.shelf.text,
            Voice::Bold => &self.shelf.bold,
            Voice::Song => &self.shelf.song,
        }
    }
}

impl Shelf {
    fn new(text: Book, bold: Option<Book>, song: Option<Book>, rare: Vec<Book>) -> Result<Self, FontsMissing> {
        if text.face().is_none_or(|face| face.glyph('赛').is_none()) {
            let looked_for = format!("{}, which has no Chinese characters or cannot be read", text.path.display());
            return Err(FontsMissing { looked_for });
        }
        let mut books = vec![text];
        let mut put = |book: Book| {
            books.push(book);
            FaceId(books.len() - 1)
        };
        let text = FaceId(0);
        let bold = bold.map(&mut put);
        let song = song.map(&mut put);
        let rare: Vec<FaceId> = rare.into_iter().map(put).collect();
        let chain = |first: &[Option<FaceId>]| first.iter().flatten().chain([&text]).chain(&rare).copied().collect();
        Ok(Self { text: chain(&[]), bold: chain(&[bold]), song: chain(&[song, bold]), books })
    }
}

impl Book {
    const fn new(path: PathBuf, index: usize) -> Self {
        Self { path, index, face: OnceLock::new() }
    }

    fn face(&self) -> Option<&Face> {
        self.face.get_or_init(|| self.read()).as_ref()
    }

    fn read(&self) -> Option<Face> {
        match Face::read(&self.path, self.index) {
            Ok(face) => Some(face),
            Err(error) => {
                tracing::warn!(font = %self.path.display(), %error, "font passed over");
                None
            }
        }
    }
}

/// The first of these files that is in a folder.
fn book(folder: &Path, candidates: &[Candidate]) -> Option<Book> {
    let files = candidates.iter().map(|(name, index)| Book::new(folder.join(name), *index));
    files.into_iter().find(|book| book.path.is_file())
}

/// The face for Simplified Chinese in a file that somebody named.
fn sc_index(path: &Path) -> usize {
    let name = path.file_name().map(|name| name.to_string_lossy().to_lowercase()).unwrap_or_default();
    if name.contains("cjk") && name.ends_with(".ttc") { 2 } else { 0 }
}

fn looked_for(folders: &[PathBuf]) -> String {
    let names = TEXT.map(|(name, _)| name).join(", ");
    let folders: Vec<String> = folders.iter().map(|folder| folder.display().to_string()).collect();
    format!("{names} in {}", folders.join(", "))
}
