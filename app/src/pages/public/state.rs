//! How a game stands, in words for the hall.

use shared::event::Game;
use shared::matches;
use shared::result::{GameResult, Outcome};
use shared::words;

use super::division::Here;

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

/// 局分 of a match of several games so far, `1.5 比 0.5`; `None` where the board has one game.
pub(super) fn score_of_match(here: &Here, round: u32, board: u32) -> Option<String> {
    let pairing = here.stage()?.round(round)?.at(board)?;
    if pairing.games.is_empty() && !matches::has_games(&here.division, here.index(), round) {
        return None;
    }
    let [first, second] = matches::state(&here.division, here.index(), round, pairing).score;
    Some(format!("{first} 比 {second}"))
}
