//! 多人桌: tables of several people.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::placing::{self, Placed};
use crate::points::Points;
use crate::stage::{Format, HeatTable};
use crate::structure;
use crate::view::Person;

/// All tables of a stage.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeatsView {
    /// Games at a table.
    pub games: u32,
    /// In order of tables.
    pub tables: Vec<HeatView>,
}

/// One table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeatView {
    /// 台, from 1.
    pub table: u32,
    /// In order of seats.
    pub seats: Vec<HeatSeat>,
    /// Games that are entered.
    pub played: u32,
    /// The version a change must name.
    pub version: u32,
}

/// One seat of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeatSeat {
    /// Who.
    pub person: Person,
    /// Points game by game.
    pub games: Vec<Points>,
    /// Their sum.
    pub total: Points,
    /// The rank at the table, shared ranks equal.
    pub rank: u32,
    /// Whether they are through, once the table is played.
    pub through: bool,
}

/// The tables of a stage; empty where it has none.
pub fn heats_view(division: &Division, stage: usize) -> HeatsView {
    let Some(running) = division.stages.get(stage) else { return HeatsView::default() };
    let Format::Heats(heats) = running.settings.format else { return HeatsView::default() };
    let through: Vec<No> = structure::through(division, stage).into_iter().map(|(no, _)| no).collect();
    let places = placing::group_places(division, stage);
    let tables = running.rounds.iter().flat_map(|round| &round.tables).zip(&places);
    HeatsView {
        games: heats.games,
        tables: tables.map(|(table, places)| heat_view(division, table, places, &through)).collect(),
    }
}

fn heat_view(division: &Division, table: &HeatTable, places: &[Placed], through: &[No]) -> HeatView {
    let seats = table.totals().enumerate().filter_map(|(seat, (no, total))| {
        Some(HeatSeat {
            person: Person::in_division(division, no)?,
            games: table.games.iter().filter_map(|game| game.get(seat)).copied().collect(),
            total,
            rank: places.iter().find(|placed| placed.no == no).and_then(|placed| placed.place).unwrap_or(0),
            through: through.contains(&no),
        })
    });
    HeatView {
        table: table.table,
        seats: seats.collect(),
        played: u32::try_from(table.games.len()).unwrap_or(u32::MAX),
        version: table.version,
    }
}
