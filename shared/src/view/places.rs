//! 最终名次: places over all stages with prizes and lists.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::placing::{self, PlaceReason, Placed};
use crate::prizes::Prizes;
use crate::stage::RankingList;
use crate::structure;
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
    /// The prize; nothing before every stage is played out.
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
pub fn places_view(division: &Division) -> PlacesView {
    let placed = placing::places(division);
    let complete = (0..division.stages.len()).all(|stage| structure::is_played_out(division, stage));
    // Places that can still change win nothing yet.
    let won: &[Prizes] = if complete { &division.prizes } else { &[] };
    let prizes = prizes(won, "", &ranked(&placed));
    let rows: Vec<PlaceRow> = placed.into_iter().filter_map(|placed| row(division, placed, &prizes)).collect();
    let lists = division.stages.first().map(|stage| stage.settings.lists.as_slice()).unwrap_or_default();
    PlacesView { lists: lists.iter().map(|list| places_list(division, won, list, &rows)).collect(), rows, complete }
}

fn ranked(placed: &[Placed]) -> Vec<(u32, No)> {
    placed.iter().filter_map(|placed| Some((placed.place?, placed.no))).collect()
}

/// Prizes of the whole division, or of a list by its tag.
fn prizes(prizes: &[Prizes], list: &str, ranked: &[(u32, No)]) -> BTreeMap<No, String> {
    let of_list = |prizes: &&Prizes| prizes.list == list;
    prizes.iter().filter(of_list).flat_map(|prizes| placing::prize_of(prizes, ranked)).collect()
}

fn row(division: &Division, placed: Placed, prizes: &BTreeMap<No, String>) -> Option<PlaceRow> {
    Some(PlaceRow {
        place: placed.place,
        shared: placed.shared_by > 1 && placed.place.is_some(),
        person: Person::in_division(division, placed.no)?,
        prize: prizes.get(&placed.no).cloned().unwrap_or_default(),
        reason: placed.reason,
    })
}

/// Places counted inside a list; those who share a place share it here too.
fn places_list(division: &Division, won: &[Prizes], list: &RankingList, rows: &[PlaceRow]) -> PlacesList {
    let carries = |no: No| division.by_no(no).is_some_and(|entrant| entrant.details.tags.contains(&list.tag));
    let own = rows.iter().zip(0_u32..).filter(|(row, _)| carries(row.person.no));
    let mut inside: Vec<(u32, u32, No)> = Vec::new();
    let mut above: Option<(u32, u32)> = None;
    for (row, index) in own {
        let Some(place) = row.place else { continue };
        let position = u32::try_from(inside.len()).unwrap_or(u32::MAX).saturating_add(1);
        let here = above.filter(|(over_all, _)| *over_all == place).map_or(position, |(_, here)| here);
        above = Some((place, here));
        inside.push((here, index, row.person.no));
    }
    let ranked: Vec<(u32, No)> = inside.iter().map(|(place, _, no)| (*place, *no)).collect();
    let prizes = prizes(won, &list.tag, &ranked);
    let rows =
        inside.into_iter().map(|(place, index, no)| (place, index, prizes.get(&no).cloned().unwrap_or_default()));
    PlacesList { name: list.name.clone(), rows: rows.collect() }
}
