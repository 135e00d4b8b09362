//! A round as commands print it.

use serde::Serialize;
use shared::stage::{Pairing, Round};

/// Two at a board, the first mover first.
#[derive(Serialize)]
pub(super) struct Pair {
    board: u32,
    first: u32,
    second: u32,
}

impl Pair {
    pub(super) const fn of(pairing: &Pairing) -> Self {
        Self { board: pairing.board, first: pairing.first.0, second: pairing.second.0 }
    }
}

/// Who is not paired: one or nobody, in groups a list.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Bye {
    One(Option<u32>),
    Groups(Vec<u32>),
}

impl Bye {
    /// Of a round of one pool, or of groups.
    pub(super) fn of(round: &Round, in_groups: bool) -> Self {
        if in_groups {
            Self::Groups(round.resting.iter().map(|no| no.0).collect())
        } else {
            Self::One(round.bye.map(|no| no.0))
        }
    }
}
