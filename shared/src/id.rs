//! The numbers by which entrants and boards are named.

use std::fmt;

use serde::{Deserialize, Serialize};

/// 序号: the number an entrant drew before round 1; 1..N, fixed for the whole event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct No(pub u32);

impl No {
    /// Who is here once two are exchanged: the other one for either of them, else who was.
    pub const fn exchanged(self, a: Self, b: Self) -> Self {
        if self.0 == a.0 {
            b
        } else if self.0 == b.0 {
            a
        } else {
            self
        }
    }
}

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The order of registration inside a division: names an entrant before numbers are drawn, and never changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct EntrantId(pub u32);

impl fmt::Display for EntrantId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The place of a player in the list of their team, from 1: names the player for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub u32);

impl fmt::Display for PlayerId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
