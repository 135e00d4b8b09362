//! What of a bracket stands on one page.

use std::collections::BTreeMap;

use shared::bracket::Part;
use shared::view::bracket::{BracketBox, BracketRound, BracketView};

use super::scale::Scale;

/// Matches that are drawn on one page.
pub(super) struct Plate<'a> {
    /// 胜者组, 第 2 区: which part of the bracket.
    pub name: String,
    /// Its matches with their rounds, round by round.
    pub pieces: Vec<Piece<'a>>,
}

/// One match.
#[derive(Clone, Copy)]
pub(super) struct Piece<'a> {
    /// Its round.
    pub round: &'a BracketRound,
    /// The match.
    pub planned: &'a BracketBox,
}

/// Parts of a bracket that overlap in their rows and are drawn beside one another: the first row and the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Band {
    /// In half rows.
    pub from: u32,
    /// In half rows, itself not in it.
    pub to: u32,
}

impl Plate<'_> {
    /// The columns in use, from the left.
    pub(super) fn columns(&self) -> Vec<u32> {
        let mut columns: Vec<u32> = self.pieces.iter().map(|piece| piece.round.column).collect();
        columns.sort_unstable();
        columns.dedup();
        columns
    }

    /// The bands from the top.
    pub(super) fn bands(&self) -> Vec<Band> {
        let mut parts: BTreeMap<Part, Band> = BTreeMap::new();
        for piece in &self.pieces {
            let (from, to) = (piece.planned.half_row, piece.planned.half_row + 2);
            let band = parts.entry(piece.round.part).or_insert(Band { from, to });
            (band.from, band.to) = (band.from.min(from), band.to.max(to));
        }
        let mut all: Vec<Band> = parts.into_values().collect();
        all.sort_by_key(|band| band.from);
        let mut bands: Vec<Band> = Vec::new();
        for band in all {
            match bands.last_mut() {
                Some(last) if band.from < last.to => last.to = last.to.max(band.to),
                _ => bands.push(band),
            }
        }
        bands
    }
}

/// The pages of a bracket on paper with this room: everything on one page; else a page or more for each part.
pub(super) fn plates(view: &BracketView, room: (f32, f32)) -> Vec<Plate<'_>> {
    let whole = Plate { name: String::new(), pieces: pieces(view) };
    if whole.pieces.is_empty() {
        return Vec::new();
    }
    if Scale::of(&whole, room).is_readable() {
        return vec![whole];
    }
    let two_sides = view.rounds.iter().any(|round| round.part == Part::Losers);
    let of_group = |name: &'static str| {
        let pieces: Vec<Piece<'_>> =
            whole.pieces.iter().copied().filter(|piece| group(piece.round.part, two_sides) == name).collect();
        sections(name, &pieces, room)
    };
    GROUPS.into_iter().flat_map(of_group).collect()
}

/// Parts that share pages, in their order.
const GROUPS: [&str; 4] = ["胜者组与决赛", "正赛", "败者组", "附加赛"];

const fn group(part: Part, two_sides: bool) -> &'static str {
    let [winners, main, losers, places] = GROUPS;
    match part {
        Part::Winners | Part::Final if two_sides => winners,
        Part::Winners | Part::Final => main,
        Part::Losers => losers,
        Part::Places { .. } => places,
    }
}

fn pieces(view: &BracketView) -> Vec<Piece<'_>> {
    view.rounds.iter().flat_map(pieces_of).collect()
}

fn pieces_of(round: &BracketRound) -> impl Iterator<Item = Piece<'_>> {
    round.matches.iter().map(move |planned| Piece { round, planned })
}

/// A part on one page, or cut into halves, quarters, eighths, with what they lead to on a page of its own.
fn sections<'a>(name: &str, pieces: &[Piece<'a>], room: (f32, f32)) -> Vec<Plate<'a>> {
    if pieces.is_empty() {
        return Vec::new();
    }
    let readable = |plates: &Vec<Plate<'_>>| plates.iter().all(|plate| Scale::of(plate, room).is_readable());
    let cuts = [1, 2, 4].map(|count| cut(name, pieces, count));
    cuts.into_iter().find(readable).unwrap_or_else(|| cut(name, pieces, 8))
}

fn cut<'a>(name: &str, pieces: &[Piece<'a>], count: u32) -> Vec<Plate<'a>> {
    if count == 1 {
        return vec![Plate { name: name.to_owned(), pieces: pieces.to_vec() }];
    }
    let section_of = section_of(pieces, count);
    let plate = |name: String, section: Option<u32>| {
        let here = |piece: &&Piece<'_>| section_of.get(&piece.planned.number).copied().flatten() == section;
        Plate { name, pieces: pieces.iter().filter(here).copied().collect() }
    };
    let mut plates: Vec<Plate<'_>> =
        (0..count).map(|section| plate(format!("{name} 第 {} 区", section + 1), Some(section))).collect();
    plates.push(plate(format!("{name} 各区之后"), None));
    plates.retain(|plate| !plate.pieces.is_empty());
    plates
}

/// In which section each match lies: that of all the matches that lead to it, or none.
fn section_of(pieces: &[Piece<'_>], count: u32) -> BTreeMap<u32, Option<u32>> {
    let from = pieces.iter().map(|piece| piece.planned.half_row).min().unwrap_or_default();
    let to = pieces.iter().map(|piece| piece.planned.half_row + 2).max().unwrap_or_default();
    let place = |piece: &Piece<'_>| (piece.planned.half_row + 1 - from) * count / (to - from).max(1);
    let mut sections: BTreeMap<u32, Option<u32>> = BTreeMap::new();
    let mut in_order: Vec<&Piece<'_>> = pieces.iter().collect();
    in_order.sort_by_key(|piece| piece.round.column);
    for piece in in_order {
        let number = piece.planned.number;
        let leads_here = |other: &&Piece<'_>| other.planned.winner_to == Some(number);
        let mut feeders = pieces.iter().filter(leads_here).map(|other| sections.get(&other.planned.number).copied());
        let section = match feeders.next() {
            None => Some(place(piece)),
            Some(first) if feeders.all(|other| other == first) => first.flatten(),
            Some(_) => None,
        };
        sections.insert(number, section);
    }
    sections
}
