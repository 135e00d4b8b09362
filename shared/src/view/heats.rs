//! 多人桌: tables of several people.

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::points::Points;
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
pub fn heats_view(_division: &Division, _stage: usize) -> HeatsView {
    HeatsView::default()
}
