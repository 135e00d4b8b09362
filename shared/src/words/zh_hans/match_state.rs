//! How a match stands, in sentences.

use super::matches::{decided_by_words, game_name, match_length_name};
use super::result::result_between;
use crate::division::Division;
use crate::event::Game;
use crate::matches::{self, FirstMove, NextGame};
use crate::result::GameResult;
use crate::side::Side;
use crate::view::matches::MatchView;

/// How a match stands: 孙知行胜，由快棋分出。
pub fn match_state_words(view: &MatchView, game: Game) -> String {
    let state = &view.state;
    let begun = view.games.iter().any(|played| played.result.is_finished());
    match (state.result, state.level, state.next.is_empty()) {
        (GameResult::Unfinished, true, true) => "打平，还没有分出胜负。".to_owned(),
        (GameResult::Unfinished, true, false) => "打平，用加赛分胜负。".to_owned(),
        (GameResult::Unfinished, false, _) => if begun { "进行中。" } else { "还没有成绩。" }.to_owned(),
        (GameResult::Draw, true, _) => "打平，还没有分出胜负。".to_owned(),
        (GameResult::Draw, false, _) => "打平。".to_owned(),
        (result, _, _) => {
            let who = result_between(result, &view.first.name, &view.second.name);
            let how = state.decided_by.filter(|_| !view.single && result.is_played());
            how.map_or_else(|| format!("{who}。"), |by| format!("{who}，{}。", decided_by_words(by, game)))
        }
    }
}

/// How large a match is: of teams 4 台, else 三局两胜; `None` where it is one game and no more.
pub fn match_size(view: &MatchView, division: &Division, stage: usize) -> Option<String> {
    if let Some(line_ups) = &view.line_ups {
        return Some(format!("{} 台", line_ups.boards));
    }
    if matches::is_final(division, stage, view.round) {
        return Some("至多四局".to_owned());
    }
    (!view.single).then(|| match_length_name(matches::length(division, stage, view.round)))
}

/// The rule of the final of a double elimination, line by line (附三 注意 2, 3).
pub const FINAL_RULE: [(&str, &str); 5] = [
    ("胜者组一方", "先胜一局"),
    ("败者组一方", "先胜两局"),
    ("局数", "至多四局，后两局快棋"),
    ("四局都和", "胜者组一方夺冠"),
    ("败者组一胜三和", "败者组一方夺冠"),
];

/// Which game comes next and who has the first move in it: 第 3 局，孙知行执红先走。
pub fn next_game_words(view: &MatchView, next: &NextGame, game: Game) -> String {
    let name = game_name(next.game, next.kind, game);
    format!("{name}，{}。", first_move_words(view, next.first, game))
}

/// Who has the first move.
pub fn first_move_words(view: &MatchView, first: FirstMove, game: Game) -> String {
    let name = |side: Side| if side == Side::First { &view.first.name } else { &view.second.name };
    match first {
        FirstMove::Side(side) => format!("{}执{}先走", name(side), game.side_name(Side::First)),
        FirstMove::Chosen(side) => format!("先后走由{}选", name(side)),
    }
}
