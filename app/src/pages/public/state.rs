//! How a game stands, in words for the hall.

use shared::event::Game;
use shared::matches;
use shared::result::{GameResult, Outcome};
use shared::side::Side;
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

/// A match of several games as it stands, the first side's score first: `1.5 比 0.5`, and what the score does not say: that it goes on, or what decided
/// it when it is level. `None` where the board has one game.
pub(super) fn of_match(here: &Here, round: u32, board: u32) -> Option<[String; 2]> {
    of_match_for(here, round, board, Side::First)
}

/// The same with the score of `side` first.
pub(super) fn of_match_for(here: &Here, round: u32, board: u32, side: Side) -> Option<[String; 2]> {
    let pairing = here.stage()?.round(round)?.at(board)?;
    if pairing.games.is_empty() && !matches::has_games(&here.division, here.index(), round) {
        return None;
    }
    let state = matches::state(&here.division, here.index(), round, pairing);
    let [first, second] = state.score;
    let more = match state.decided_by {
        Some(by) if first == second => words::decided_by_words(by, here.game()),
        _ if !state.result.is_finished() => IN_PLAY.to_owned(),
        _ => String::new(),
    };
    let (own, other) = if side == Side::First { (first, second) } else { (second, first) };
    Some([format!("{own} 比 {other}"), more])
}
