//! 带分: the points that those who come into a stage bring along.

use std::collections::BTreeMap;

use super::coming::Incoming;
use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::ranking::sheet::{Did, Sheet};
use crate::stage::{Carry, HeatTable, Stage, StageSettings};

/// The points of everybody who brings any. Whoever was put in by hand brings none.
pub(super) fn carried(division: &Division, settings: &StageSettings, coming: &[Incoming]) -> BTreeMap<No, Points> {
    let mut carried = BTreeMap::new();
    for (index, source) in settings.from.iter().enumerate() {
        let own: Vec<No> = coming.iter().filter(|one| one.source == Some(index)).map(|one| one.no).collect();
        let from = usize::try_from(source.stage).unwrap_or(usize::MAX);
        let after = source.after.unwrap_or(u32::MAX);
        match settings.carry {
            Carry::Zero => {}
            Carry::All => carried.extend(all(division, from, &own, after)),
            Carry::Among => {
                let through = among(division, from, &out_of(settings, coming, source.stage), after);
                carried.extend(through.into_iter().filter(|(no, _)| own.contains(no)));
            }
        }
    }
    carried.retain(|_, points| *points > Points::ZERO);
    carried
}

/// Everybody who comes out of a stage, by whichever source.
fn out_of(settings: &StageSettings, coming: &[Incoming], stage: u32) -> Vec<No> {
    let source = |one: &Incoming| one.source.and_then(|index| settings.from.get(index));
    let is_from = |one: &&Incoming| source(one).is_some_and(|source| source.stage == stage);
    coming.iter().filter(is_from).map(|one| one.no).collect()
}

/// All points of the stage, those brought along to it included.
fn all(division: &Division, from: usize, pool: &[No], after: u32) -> Vec<(No, Points)> {
    let Some(sheet) = Sheet::new(division, from, after) else { return Vec::new() };
    let at_tables = division.stages.get(from).map(points_at_tables).unwrap_or_default();
    let own = |no: No| sheet.find(no).map(|row| sheet.points(row, sheet.after)).unwrap_or_default();
    pool.iter().map(|&no| (no, own(no) + at_tables.get(&no).copied().unwrap_or_default())).collect()
}

/// The games among those who came through; a bye is no game.
fn among(division: &Division, from: usize, pool: &[No], after: u32) -> Vec<(No, Points)> {
    let Some(sheet) = Sheet::of(division, from, pool, after) else { return Vec::new() };
    let games = sheet.rows.iter().map(|row| {
        let games = row.until(sheet.after).filter(|entry| matches!(entry.did, Did::Game(_)));
        (row.no, games.map(|entry| entry.did.score()).sum())
    });
    games.collect()
}

fn points_at_tables(stage: &Stage) -> BTreeMap<No, Points> {
    let tables = stage.rounds.iter().flat_map(|round| &round.tables);
    tables.flat_map(HeatTable::totals).collect()
}
