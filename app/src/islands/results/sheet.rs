//! What the server tells the island about a round.

use serde::{Deserialize, Serialize};
use shared::event::Game;
use shared::result::GameResult;
use shared::words::result_words;

use crate::api::Sent;
use crate::api::sent::with_stage;

/// A round as the island gets it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sheet {
    /// What every send carries; its id is the root of the ids of the sends.
    pub to: Sent,
    /// Which stage.
    pub stage: u32,
    /// Which round.
    pub round: u32,
    /// Whether a change of a result that stands is shown before it is made: the round is not the last one.
    pub look_first: bool,
    /// Whether a draw leads on to what decides the match.
    pub needs_winner: bool,
    /// Which names the sides.
    pub game: Game,
    /// What stands over the two where every board is entered game by game, on a page of its own.
    pub by_games: Option<[String; 2]>,
    /// The boards that were entered last, last first.
    pub recent: Vec<u32>,
    /// The boards, those without a result first.
    pub boards: Vec<Board>,
    /// What comes after the round, where it is the last.
    pub onward: Option<Onward>,
}

impl Sheet {
    /// Whether nothing is missing at a board with this result: a draw is not the end of a match that needs a winner.
    pub fn is_end(&self, result: GameResult) -> bool {
        result.is_finished() && !(self.needs_winner && result == GameResult::Draw)
    }

    /// What is said of a board that was entered: a draw that is not the end waits for what decides the match.
    pub fn entered_words(&self, board: &Board, result: GameResult) -> String {
        let level = if result.is_finished() { !self.is_end(result) } else { board.level };
        if level { "和，待加赛".to_owned() } else { result_words(result, self.game) }
    }

    /// The page of a board of the round, with more of a query behind it.
    pub fn board_page(&self, board: u32, query: &str) -> String {
        with_stage(&format!("?board={board}{query}"), self.to.s)
    }
}

/// What comes after the round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Onward {
    /// What is said when all results are in.
    pub ready: String,
    /// What is said before.
    pub waiting: String,
    /// What it means to go on before.
    pub hint: String,
    /// What the button says.
    pub button: String,
    /// Where it leads.
    pub href: String,
}

/// A board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// 台.
    pub board: u32,
    /// The id of its form when there is no script.
    pub form_id: String,
    /// 先走.
    pub first: Player,
    /// 后走.
    pub second: Player,
    /// The result that stands.
    pub result: GameResult,
    /// 犯规 of both sides.
    pub fouls: [u32; 2],
    /// Penalties of both sides, as their form has them.
    pub penalties: [String; 2],
    /// The version that stands.
    pub version: u32,
    /// Who entered it, and when.
    pub from: String,
    /// The page of the board as a match.
    pub page: String,
    /// The score so far of a board that is entered there game by game; empty for a board of one game.
    pub score: String,
    /// Whether it is level there and still needs a winner.
    pub level: bool,
}

/// Somebody at a board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// 序号.
    pub no: u32,
    /// 姓名.
    pub name: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_missing_its_winner_where_one_is_needed() {
        let sheet = |needs_winner| Sheet { needs_winner, ..Sheet::default() };
        for (needs_winner, result, is_end) in [
            (true, GameResult::Draw, false),
            (true, GameResult::FirstWins, true),
            (true, GameResult::BothForfeit, true),
            (true, GameResult::Unfinished, false),
            (false, GameResult::Draw, true),
            (false, GameResult::Unfinished, false),
        ] {
            assert_eq!(sheet(needs_winner).is_end(result), is_end, "{needs_winner} {result:?}");
        }
    }

    #[test]
    fn a_level_match_is_said_to_wait_for_its_winner() {
        let sheet = Sheet { needs_winner: true, ..Sheet::default() };
        let words = |level, result| sheet.entered_words(&Board { level, ..Board::default() }, result);
        assert_eq!(words(false, GameResult::Draw), "和，待加赛");
        assert_eq!(words(true, GameResult::Unfinished), "和，待加赛");
        assert_eq!(words(true, GameResult::FirstWins), "红胜");
        assert_eq!(words(false, GameResult::Unfinished), "未报");
    }
}
