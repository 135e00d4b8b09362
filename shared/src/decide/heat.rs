//! 多人桌: what the games at a table scored.

use super::find;
use super::result::Place;
use crate::division::Division;
use crate::points::Points;
use crate::refusal::Refusal;
use crate::stage::{Format, HeatTable};

/// Most points of one game.
const MOST: Points = Points::whole(100_000);

/// Keeps what the games at a table scored: for every game one score a seat. Whoever saw an older version of the table
/// is told; entering once more what stands changes nothing.
pub(super) fn set(division: &mut Division, place: Place, seen: u32, games: &[Vec<Points>]) -> Result<(), Refusal> {
    let stage = find::stage_mut(division, place.stage)?;
    let Format::Heats(heats) = stage.settings.format else { return Err(Refusal::BadTable) };
    let round = find::round_mut(stage, place.round)?;
    let table = round.tables.iter_mut().find(|table| table.table == place.board);
    let table = table.ok_or(Refusal::NoSuchBoard { board: place.board })?;
    if table.games == games {
        return Ok(());
    }
    if seen != table.version {
        return Err(Refusal::TableChanged { table: table.table, version: table.version });
    }
    if find::count(games.len()) > heats.games || !games.iter().all(|game| is_game(table, game)) {
        return Err(Refusal::BadTable);
    }
    table.games = games.to_vec();
    table.version += 1;
    Ok(())
}

fn is_game(table: &HeatTable, game: &[Points]) -> bool {
    let scores = |points: &Points| *points >= Points::ZERO && *points <= MOST && points.is_halves();
    game.len() == table.nos.len() && game.iter().all(scores)
}
