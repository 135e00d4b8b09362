//! Pages into a PDF: font subsets, glyphs, lines, shapes.

use std::collections::BTreeMap;

use printpdf::{
    Codepoint, Color, CurTransMat, DictItem, FontId, Greyscale, Line as Path, LinePoint, Mm, Op, PaintMode, ParsedFont,
    PdfDocument, PdfFont, PdfFontHandle, PdfPage, PdfSaveOptions, Point, Polygon, PolygonRing, Pt, TextItem,
    TextMatrix, WindingOrder,
};

use super::PaperError;
use super::block::{Block, Ink};
use super::fonts::{FaceId, Fonts};
use super::line::{Line, POINT, Placed};
use super::page::{Frame, Mark, Page};

/// How far the handles of a quarter circle stand from its ends, in radii.
const QUARTER: f32 = 0.552_284_8;

/// The glyphs of each face that the pages use, each with its number in the subset.
type Subsets = BTreeMap<FaceId, BTreeMap<u16, u16>>;

/// Writes pages of one size, in millimetres.
pub(super) fn pdf(fonts: &Fonts, title: &str, size: (f32, f32), pages: &[Page]) -> Result<Vec<u8>, PaperError> {
    let subsets = subsets(pages);
    let mut document = PdfDocument::new(title);
    "棋赛".clone_into(&mut document.metadata.info.creator);
    for (face, glyphs) in &subsets {
        let font = embed(fonts, *face, glyphs)?;
        document.resources.fonts.map.insert(font_id(&subsets, *face), PdfFont::new(font));
    }
    let writer = Writer { subsets: &subsets, height: size.1 };
    document.pages = pages.iter().map(|page| PdfPage::new(Mm(size.0), Mm(size.1), writer.page(page))).collect();
    Ok(document.save(&PdfSaveOptions::default(), &mut Vec::new()))
}

fn subsets(pages: &[Page]) -> Subsets {
    let mut subsets = Subsets::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        let Mark::Text { block, .. } = mark else { continue };
        for glyph in block.lines.iter().flat_map(|line| &line.glyphs) {
            subsets.entry(glyph.face).or_insert_with(|| BTreeMap::from([(0, 0)])).insert(glyph.id, 0);
        }
    }
    for glyphs in subsets.values_mut() {
        for (number, place) in glyphs.values_mut().zip(0..) {
            *number = place;
        }
    }
    subsets
}

/// The subset of a face as a font to embed, named as the standard wants a subset named.
fn embed(fonts: &Fonts, face: FaceId, glyphs: &BTreeMap<u16, u16>) -> Result<ParsedFont, PaperError> {
    let ids: Vec<u16> = glyphs.keys().copied().collect();
    let whole = fonts.face(face).ok_or(PaperError::Font)?;
    let bytes = whole.subset(&ids).map_err(|error| PaperError::Subset(error.to_string()))?;
    let mut font = ParsedFont::from_bytes(&bytes, 0, &mut Vec::new()).ok_or(PaperError::Font)?;
    font.font_name = Some(format!("QISAIA+{}", fonts.name(face)));
    Ok(font)
}

/// The name by which pages call a face.
fn font_id(subsets: &Subsets, face: FaceId) -> FontId {
    FontId(format!("S{}", subsets.keys().position(|other| *other == face).unwrap_or_default()))
}

struct Writer<'a> {
    subsets: &'a Subsets,
    height: f32,
}

impl Writer<'_> {
    fn page(&self, page: &Page) -> Vec<Op> {
        let mut ops = Vec::new();
        for mark in &page.marks {
            match mark {
                Mark::Text { block, at } => self.text(&mut ops, block, at),
                Mark::Rule { from, to, thickness, ink } => {
                    stroke(&mut ops, *thickness, *ink);
                    let points = [*from, *to].map(|(x, y)| corner((points(x), points(self.height - y)), false));
                    ops.push(Op::DrawLine { line: Path { points: points.to_vec(), is_closed: false } });
                }
                Mark::Shape { frame, radius, fill, outline } => self.shape(&mut ops, *frame, *radius, *fill, *outline),
            }
        }
        ops
    }

    /// A text; where its glyphs alone would read wrongly, the file also says what it is.
    fn text(&self, ops: &mut Vec<Op>, block: &Block, at: &[(f32, f32)]) {
        let told = block.lines.len() > 1 || block.lines.iter().any(Line::needs_telling);
        ops.push(Op::SetFillColor { col: colour(block.style.ink) });
        if told {
            ops.push(actual_text(&block.whole));
        }
        for (line, (x, y)) in block.lines.iter().zip(at) {
            self.line(ops, line, block.style.size, *x, *y);
        }
        if told {
            ops.push(Op::EndMarkedContentWithProperties);
        }
    }

    fn line(&self, ops: &mut Vec<Op>, line: &Line, size: f32, x: f32, y: f32) {
        ops.push(Op::StartTextSection);
        let mut x = points(x);
        let y = points(self.height - y);
        for run in line.glyphs.chunk_by(|a, b| a.face == b.face) {
            let Some(first) = run.first() else { continue };
            let font = PdfFontHandle::External(font_id(self.subsets, first.face));
            ops.push(Op::SetFont { font, size: Pt(round(size)) });
            ops.push(Op::SetTextMatrix { matrix: TextMatrix::Translate(Pt(round(x)), Pt(y)) });
            let items = run.iter().map(|glyph| self.codepoint(glyph)).collect();
            ops.push(Op::ShowText { items: vec![TextItem::GlyphIds(items)] });
            x += run.iter().map(|glyph| glyph.advance + glyph.gap).sum::<f32>() / 1000.0 * size;
        }
        ops.push(Op::EndTextSection);
    }

    fn codepoint(&self, glyph: &Placed) -> Codepoint {
        let number =
            self.subsets.get(&glyph.face).and_then(|glyphs| glyphs.get(&glyph.id)).copied().unwrap_or_default();
        let says = if glyph.missing { '□' } else { glyph.c };
        Codepoint::with_cid(number, -glyph.gap, says.to_string())
    }

    /// Drawn at the origin and moved to its place: shapes alike are then alike in the file, which packs well.
    fn shape(&self, ops: &mut Vec<Op>, frame: Frame, radius: f32, fill: Option<Ink>, outline: Option<f32>) {
        let (x, y) = (points(frame.x), points(self.height - frame.y - frame.h));
        ops.push(Op::SaveGraphicsState);
        ops.push(Op::SetTransformationMatrix { matrix: CurTransMat::Translate(Pt(x), Pt(y)) });
        if let Some(ink) = fill {
            ops.push(Op::SetFillColor { col: colour(ink) });
        }
        if let Some(thickness) = outline {
            stroke(ops, thickness, Ink::Black);
        }
        let mode = match (fill, outline) {
            (Some(_), Some(_)) => PaintMode::FillStroke,
            (Some(_), None) => PaintMode::Fill,
            (None, _) => PaintMode::Stroke,
        };
        let rings = vec![PolygonRing { points: round_rectangle(frame.w, frame.h, radius) }];
        ops.push(Op::DrawPolygon { polygon: Polygon { rings, mode, winding_order: WindingOrder::NonZero } });
        ops.push(Op::RestoreGraphicsState);
    }
}

/// From the lower left corner at the origin: each side, then the corner after it as a Bézier curve.
fn round_rectangle(width: f32, height: f32, radius: f32) -> Vec<LinePoint> {
    let (w, h) = (points(width), points(height));
    let r = points(radius).min(w / 2.0).min(h / 2.0);
    let handle = r * (1.0 - QUARTER);
    let curves = [
        [(w - r, 0.0), (w - handle, 0.0), (w, handle), (w, r)],
        [(w, h - r), (w, h - handle), (w - handle, h), (w - r, h)],
        [(r, h), (handle, h), (0.0, h - handle), (0.0, h - r)],
        [(0.0, r), (0.0, handle), (handle, 0.0), (r, 0.0)],
    ];
    let mut path = vec![corner((r, 0.0), false)];
    for [from, one, two, to] in curves {
        path.extend([corner(from, false), corner(one, true), corner(two, true), corner(to, false)]);
    }
    path
}

fn corner((x, y): (f32, f32), bezier: bool) -> LinePoint {
    LinePoint { p: Point { x: Pt(round(x)), y: Pt(round(y)) }, bezier }
}

fn stroke(ops: &mut Vec<Op>, thickness: f32, ink: Ink) {
    ops.push(Op::SetOutlineColor { col: colour(ink) });
    ops.push(Op::SetOutlineThickness { pt: Pt(thickness) });
}

/// Millimetres in points.
fn points(millimetres: f32) -> f32 {
    round(millimetres / POINT)
}

/// A hundredth of a point is finer than any printer; more digits only make the file longer.
fn round(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

/// Begins a passage whose text is given in words (ISO 32000-1, 14.9.4).
fn actual_text(text: &str) -> Op {
    let mut data = vec![0xFE, 0xFF];
    data.extend(text.encode_utf16().flat_map(u16::to_be_bytes));
    let map = BTreeMap::from([("ActualText".to_owned(), DictItem::String { data, literal: false })]);
    Op::BeginMarkedContentWithProperties { tag: "Span".to_owned(), properties: DictItem::Dict { map } }
}

fn colour(ink: Ink) -> Color {
    let percent = match ink {
        Ink::Black => 0.0,
        Ink::Second => 0.2,
        Ink::Hair => 0.55,
        Ink::Wash => 0.86,
        Ink::White => 1.0,
    };
    Color::Greyscale(Greyscale::new(percent, None))
}
