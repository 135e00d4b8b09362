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
