//! One game of a match of several games or boards.

use super::result::{Entry, Place};
use crate::command::LaterMatches;
use crate::division::Division;
use crate::matches::GameKind;
use crate::refusal::Refusal;
use crate::result::GameResult;
use crate::side::Side;

/// Sets a game, or adds the one that is next.
pub(super) fn set(
    _division: &mut Division,
    _place: Place,
    game: u32,
    _seen: GameResult,
    _next: (GameKind, Side),
    _entry: Entry,
    _later: Option<LaterMatches>,
) -> Result<(), Refusal> {
    Err(Refusal::NoSuchGame { game })
}
