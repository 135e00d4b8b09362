//! 多人桌: a table of several people.

use serde::{Deserialize, Serialize};

use crate::id::No;
use crate::points::Points;

/// A table and what its games scored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct HeatTable {
    /// 台, from 1.
    pub table: u32,
    /// Who sits at it, in order of seats.
    pub nos: Vec<No>,
    /// What each game scored, seat by seat; a game that is not finished is missing from the end.
    pub games: Vec<Vec<Points>>,
    /// Counts the changes, so that nobody overwrites what they have not seen.
    pub version: u32,
}

impl HeatTable {
    /// Everybody at the table with the sum of their points, in order of seats.
    pub fn totals(&self) -> impl Iterator<Item = (No, Points)> + '_ {
        let of_seat = |seat: usize| self.games.iter().filter_map(|game| game.get(seat)).copied().sum();
        self.nos.iter().enumerate().map(move |(seat, &no)| (no, of_seat(seat)))
    }
}
