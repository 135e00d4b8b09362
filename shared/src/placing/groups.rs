//! Places in groups and over groups, and at tables of several people.
//!
//! Over groups the rank in the group comes first. Those of one rank are compared by the chain of the stage, as far as
//! its keys are numbers, on equal numbers of games: of a larger group the games against its last are left out. Still
//! equal, recorded lots part them, and else they share.

use std::cmp::Reverse;

use super::{PlaceReason, Placed};
use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::ranking::sheet::Sheet;
use crate::ranking::{self, Weight};
use crate::stage::{Format, HeatTable, Stage};

/// The places of every group or table of a stage, group 1 first; empty where it has none.
pub fn group_places(division: &Division, stage: usize) -> Vec<Vec<Placed>> {
    let Some(running) = division.stages.get(stage) else { return Vec::new() };
    match running.settings.format {
        Format::Groups(_) => {
            let groups = running.seats.iter().flat_map(|seats| &seats.groups).zip(1..);
            groups.map(|(group, number)| of_group(division, stage, group, number)).collect()
        }
        Format::Heats(_) => tables(running).map(|table| of_table(stage, table)).collect(),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::SingleElim(_) | Format::DoubleElim | Format::Ladder => {
            Vec::new()
        }
    }
}

/// The places over all groups or tables.
pub(super) fn over_groups(division: &Division, stage: usize) -> Vec<Placed> {
    let Some(running) = division.stages.get(stage) else { return Vec::new() };
    let groups = group_places(division, stage);
    let smallest = groups.iter().map(|group| ranked(group).count()).min().unwrap_or(0);
    let mut rows: Vec<(Option<u32>, Reverse<Merit>, Placed)> = Vec::new();
    for group in groups {
        let equal: Vec<No> = ranked(&group).take(smallest).map(|placed| placed.no).collect();
        let sheet = Sheet::of(division, stage, &equal, u32::MAX);
        for placed in group {
            let merit = merit(running, sheet.as_ref(), placed.no);
            rows.push((placed.place, Reverse(merit), placed));
        }
    }
    rows.sort_by(|a, b| (a.0.is_none(), a.0, &a.1).cmp(&(b.0.is_none(), b.0, &b.1)));
    let blocks = rows.chunk_by(|a, b| a.0.is_some() && a.0 == b.0 && a.1 == b.1);
    let tied: Vec<Vec<Placed>> =
        blocks.map(|block| block.iter().map(|(.., placed)| placed.clone()).collect()).collect();
    numbered(tied.into_iter().flat_map(|block| by_lots(running, block)))
}

fn ranked(group: &[Placed]) -> impl Iterator<Item = &Placed> {
    group.iter().filter(|placed| placed.place.is_some())
}

/// What is compared over groups: the values of the chain, or at tables the points of the games.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Merit {
    Chain(Vec<Weight>),
    Table(Vec<Points>),
    Nothing,
}

fn merit(stage: &Stage, sheet: Option<&Sheet<'_>>, no: No) -> Merit {
    if let Some(table) = tables(stage).find(|table| table.nos.contains(&no)) {
        return Merit::Table(at_table(table, no));
    }
    let found = sheet.and_then(|sheet| Some((sheet, sheet.find(no)?)));
    found.map_or(Merit::Nothing, |(sheet, row)| Merit::Chain(ranking::own_weights(sheet, row)))
}

/// The tied by the last recorded draw that holds all of them, each alone; or together where there is none.
pub(super) fn by_lots(stage: &Stage, tied: Vec<Placed>) -> Vec<Vec<Placed>> {
    let holds_all = |order: &[No]| tied.iter().all(|placed| order.contains(&placed.no));
    let draw = stage.lots.iter().rev().map(|lots| lots.order.as_slice()).find(|order| holds_all(order));
    match draw {
        Some(order) if tied.len() > 1 => {
            let mut parted = tied;
            parted.sort_by_key(|placed| order.iter().position(|no| *no == placed.no));
            parted.into_iter().map(|placed| vec![placed]).collect()
        }
        _ => vec![tied],
    }
}

/// Blocks one after the other; who is in one block shares the best place of it.
pub(super) fn numbered(blocks: impl Iterator<Item = Vec<Placed>>) -> Vec<Placed> {
    let (mut placed, mut next) = (Vec::new(), 1_u32);
    for block in blocks {
        let size = u32::try_from(block.len()).unwrap_or(u32::MAX);
        let is_ranked = block.iter().all(|one| one.place.is_some());
        let place = is_ranked.then_some(next);
        placed.extend(block.into_iter().map(|one| Placed { place, shared_by: size, ..one }));
        next = next.saturating_add(size);
    }
    placed
}

fn of_group(division: &Division, stage: usize, group: &[No], number: u32) -> Vec<Placed> {
    let standings = ranking::standings_among(division, stage, group, u32::MAX);
    let ranks: Vec<Option<u32>> = standings.iter().map(|line| line.rank).collect();
    let placed = standings.into_iter().map(|line| {
        let shared_by = ranks.iter().filter(|rank| rank.is_some() && **rank == line.rank).count();
        in_group(stage, number, line.no, line.rank, shared_by)
    });
    placed.collect()
}

fn in_group(stage: usize, group: u32, no: No, rank: Option<u32>, shared_by: usize) -> Placed {
    let stage = u32::try_from(stage).unwrap_or(u32::MAX);
    let reason = rank.map_or(PlaceReason::Unranked, |rank| PlaceReason::InGroup { stage, group, rank });
    Placed { place: rank, shared_by: u32::try_from(shared_by.max(1)).unwrap_or(u32::MAX), no, reason }
}

fn tables(stage: &Stage) -> impl Iterator<Item = &HeatTable> {
    stage.rounds.iter().flat_map(|round| &round.tables)
}

/// The order at a table: the sum of points, then the best game, the second best, and so on.
fn at_table(table: &HeatTable, no: No) -> Vec<Points> {
    let seat = table.nos.iter().position(|other| *other == no);
    let games = table.games.iter().filter_map(|game| seat.and_then(|seat| game.get(seat)).copied());
    let mut best: Vec<Points> = games.collect();
    best.sort_unstable_by_key(|points| Reverse(*points));
    let mut order = vec![best.iter().copied().sum()];
    order.append(&mut best);
    order
}

fn of_table(stage: usize, table: &HeatTable) -> Vec<Placed> {
    let mut order: Vec<(Reverse<Vec<Points>>, No)> =
        table.nos.iter().map(|&no| (Reverse(at_table(table, no)), no)).collect();
    order.sort_by(|a, b| a.0.cmp(&b.0));
    let mut placed = Vec::new();
    for block in order.chunk_by(|a, b| a.0 == b.0) {
        let rank = u32::try_from(placed.len()).unwrap_or(u32::MAX).saturating_add(1);
        placed.extend(block.iter().map(|(_, no)| in_group(stage, table.table, *no, Some(rank), block.len())));
    }
    placed
}
