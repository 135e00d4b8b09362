//! 最终名次: places over all stages with prizes and lists.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::placing::PlaceReason;
use crate::view::Person;

/// The final places of a division.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacesView {
    /// Everybody, best first.
    pub rows: Vec<PlaceRow>,
    /// The lists of the first stage: name, then place inside the list, index into `rows`, and prize.
    pub lists: Vec<PlacesList>,
    /// Whether every stage is played out.
    pub complete: bool,
}

/// One entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlaceRow {
    /// The place; `None` for those who are not ranked.
    pub place: Option<u32>,
    /// Whether others share it.
    pub shared: bool,
    /// Who.
    pub person: Person,
    /// Why this place.
    pub reason: PlaceReason,
    /// The prize, or nothing.
    pub prize: String,
}

/// A list inside the division.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlacesList {
    /// 女子, 少年, …
    pub name: String,
    /// Place inside the list, index into the rows, prize.
    pub rows: Vec<(u32, u32, String)>,
}

/// The final places, as far as they are known.
pub fn places_view(_division: &Division) -> PlacesView {
    PlacesView::default()
}
