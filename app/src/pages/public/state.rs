//! How a game stands, in words for the hall.

use shared::event::Game;
use shared::result::{GameResult, Outcome};
use shared::words;

/// What an unfinished game says to those who watch; the desk says that its result is missing.
const IN_PLAY: &str = "对弈中";

/// 红胜, 和棋, 对弈中.
pub(super) fn of_board(result: GameResult, game: Game) -> String {
    if result.is_finished() { words::result_words(result, game) } else { IN_PLAY.to_owned() }
}

/// The same as one side sees it.
pub(super) const fn of_one(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Unfinished => IN_PLAY,
        finished => words::outcome_words(finished),
    }
}
