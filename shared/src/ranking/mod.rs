//! Points, tie-breaks and ranks (`ranking.md`; 2011 articles 13, 14, 18.5, 19).
//!
//! [`sheet`] says what everybody did in every round and what it scored, [`key`] what a key is worth, [`order`] applies
//! a chain of keys, and [`standings`] writes the lines.

mod annulment;
mod key;
mod ladder;
mod matches;
mod order;
pub mod presets;
pub(crate) mod sheet;
pub mod standing;
pub mod tie_break;
mod tied;

pub(crate) use key::{buchholz_share, own_value, sonneborn_berger_share};
pub use standing::{Standing, Value};
pub use tie_break::TieBreak;

use crate::division::Division;
use crate::id::No;
use order::Order;
pub(crate) use order::{Weight, own_weights};
use sheet::Sheet;
use standing::Parted;

/// The standings of a stage after round `after`, in rank order; 0 is before round 1, and a later round than the last
/// published one is that one. Empty before the numbers are drawn.
///
/// Results are those now known. A withdrawal shows from its round on: with `after` below it, its entrant is still in.
/// Guests, and those who left for too many games missed where that costs the rank, come after everybody who is ranked,
/// annulled entrants after them, all without a rank.
pub fn standings(division: &Division, stage: usize, after: u32) -> Vec<Standing> {
    Sheet::new(division, stage, after).map_or_else(Vec::new, |sheet| of_sheet(&sheet))
}

/// The standings of some of a stage, as of one of its groups: ranked by their games among each other.
pub fn standings_among(division: &Division, stage: usize, pool: &[No], after: u32) -> Vec<Standing> {
    Sheet::of(division, stage, pool, after).map_or_else(Vec::new, |sheet| of_sheet(&sheet))
}

/// The standings of a sheet.
pub(crate) fn of_sheet(sheet: &Sheet<'_>) -> Vec<Standing> {
    let (ranked, unranked): (Vec<usize>, Vec<usize>) =
        (0..sheet.rows.len()).partition(|&row| sheet.row(row).is_some_and(sheet::Row::is_ranked));
    let (guests, annulled): (Vec<usize>, Vec<usize>) =
        unranked.into_iter().partition(|&row| sheet.row(row).is_some_and(|row| !row.annulled));
    let mut lines = ranked_lines(sheet, &Order::of(sheet, ranked));
    lines.extend(unranked_lines(sheet, Order::of(sheet, guests).places().iter().map(|place| place.row)));
    lines.extend(unranked_lines(sheet, annulled));
    mark_the_ends(&mut lines);
    lines
}

fn ranked_lines(sheet: &Sheet<'_>, order: &Order) -> Vec<Standing> {
    let mut rank = 1;
    let mut lines = Vec::with_capacity(sheet.rows.len());
    for (position, place) in (1..).zip(order.places()) {
        if place.parted.is_some() {
            rank = position;
        }
        lines.extend(line(sheet, place.row, Some(rank), place.parted.unwrap_or(Parted::Nothing)));
    }
    write_group_values(sheet, order, &mut lines);
    lines
}

fn unranked_lines(sheet: &Sheet<'_>, rows: impl IntoIterator<Item = usize>) -> Vec<Standing> {
    rows.into_iter().filter_map(|row| line(sheet, row, None, Parted::Nothing)).collect()
}

fn line(sheet: &Sheet<'_>, row: usize, rank: Option<u32>, parted_by: Parted) -> Option<Standing> {
    let chain = &sheet.stage.settings.tie_breaks;
    let values = chain.iter().map(|&key| key::own_value(sheet, key, row, sheet.after)).collect();
    let row = sheet.row(row)?;
    Some(Standing { rank, no: row.no, values, parted_by, annulled: row.annulled })
}

/// The values that only a tied group has, written where they were looked at.
fn write_group_values(sheet: &Sheet<'_>, order: &Order, lines: &mut [Standing]) {
    if order.group_values().is_empty() {
        return;
    }
    let mut line_of = vec![None; sheet.rows.len()];
    for (line, place) in order.places().iter().enumerate() {
        if let Some(slot) = line_of.get_mut(place.row) {
            *slot = Some(line);
        }
    }
    for (key, row, value) in order.group_values() {
        let line = line_of.get(*row).copied().flatten().and_then(|line| lines.get_mut(line));
        let slot = line.and_then(|line| line.values.get_mut(usize::try_from(*key).ok()?));
        if let Some(slot) = slot {
            slot.clone_from(value);
        }
    }
}

/// The first line has nobody above; the first one without a rank stands below those who have one.
fn mark_the_ends(lines: &mut [Standing]) {
    if let Some(unranked) = lines.iter_mut().find(|line| line.rank.is_none()) {
        unranked.parted_by = Parted::Unranked;
    }
    if let Some(first) = lines.first_mut() {
        first.parted_by = Parted::First;
    }
}
