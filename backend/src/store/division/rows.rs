//! All rows below a division, each table in order of its key.

use serde::{Deserialize, Serialize};
use shared::id::PlayerId;
use shared::matches::GameKind;
use shared::side::Side;

use crate::entity::{entrant, game, pairing, round, stage};

/// The number of the game that is the pairing's own result; the games of a match follow it.
pub(crate) const OWN_GAME: i64 = 0;

/// What a game of a match has beside its result.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfMatch {
    pub(super) kind: GameKind,
    pub(super) first: Side,
    pub(super) board: Option<u32>,
    pub(super) players: [Option<PlayerId>; 2],
}

/// The rows of a division, without that of the division itself.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Rows {
    pub(super) entrants: Vec<entrant::Model>,
    pub(super) stages: Vec<stage::Model>,
    pub(super) rounds: Vec<round::Model>,
    pub(super) pairings: Vec<pairing::Model>,
    pub(super) games: Vec<game::Model>,
}

/// A row that can be told from others of its table.
pub(super) trait Row: Clone + PartialEq {
    /// What tells it, in the order of the table.
    type Key: Ord + Copy;

    /// What tells it.
    fn key(&self) -> Self::Key;
}

impl Row for entrant::Model {
    type Key = i64;

    fn key(&self) -> i64 {
        self.entrant
    }
}

impl Row for stage::Model {
    type Key = i64;

    fn key(&self) -> i64 {
        self.stage
    }
}

impl Row for round::Model {
    type Key = (i64, i64);

    fn key(&self) -> (i64, i64) {
        (self.stage, self.round)
    }
}

impl Row for pairing::Model {
    type Key = (i64, i64, i64);

    fn key(&self) -> (i64, i64, i64) {
        (self.stage, self.round, self.board)
    }
}

impl Row for game::Model {
    type Key = (i64, i64, i64, i64);

    fn key(&self) -> (i64, i64, i64, i64) {
        (self.stage, self.round, self.board, self.game)
    }
}

/// What parts the rows that are from the rows that shall be.
#[derive(Debug, PartialEq)]
pub(super) struct Difference<R: Row> {
    /// Keys of the rows to delete.
    pub(super) gone: Vec<R::Key>,
    /// Rows to write, new or changed.
    pub(super) written: Vec<R>,
}

/// Compares two lists of rows, both in order of keys.
pub(super) fn difference<R: Row>(before: &[R], after: &[R]) -> Difference<R> {
    let before_of = |key| before.binary_search_by_key(&key, Row::key).ok().and_then(|at| before.get(at));
    let is_after = |key| after.binary_search_by_key(&key, Row::key).is_ok();
    Difference {
        gone: before.iter().map(Row::key).filter(|key| !is_after(*key)).collect(),
        written: after.iter().filter(|row| before_of(row.key()) != Some(row)).cloned().collect(),
    }
}
