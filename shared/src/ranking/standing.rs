//! A line of the standings.

use serde::{Deserialize, Serialize};

use crate::id::No;
use crate::points::Points;

/// Where one entrant stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing {
    /// The rank; shared ranks are equal. `None` for guests and annulled entrants, who stand last.
    pub rank: Option<u32>,
    /// Who.
    pub no: No,
    /// One value for each key of the chain, in its order.
    pub values: Vec<Value>,
    /// Why the line stands below the one above it.
    pub parted_by: Parted,
    /// 注销: all results are struck out (19.2).
    pub annulled: bool,
}

/// The value of one key for one entrant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    /// Points, printed as a text of halves.
    Points(Points),
    /// A count.
    Count(i64),
    /// Values compared one after the other, first to last.
    Series(Vec<Points>),
    /// The key has no number here.
    None,
}

impl Value {
    /// As it stands in a column: a number, or the numbers that are compared one after the other; `None` where there is
    /// none.
    pub fn text(&self) -> Option<String> {
        match self {
            Self::Points(points) => Some(points.to_string()),
            Self::Count(count) => Some(count.to_string()),
            Self::Series(points) => Some(points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")),
            Self::None => None,
        }
    }
}

/// What parts a line from the one above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Parted {
    /// The first line.
    First,
    /// The key of the chain with this index, from 0.
    Key(u32),
    /// A penalty among equal points (18.5).
    Penalty,
    /// Recorded lots, outside the chain.
    Lots,
    /// Nothing: the two share the rank.
    Nothing,
    /// The one above is ranked and this one is not.
    Unranked,
}
