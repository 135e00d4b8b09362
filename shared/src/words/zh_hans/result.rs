//! Results, as people say them in the hall.

use crate::event::Game;
use crate::result::{GameResult, Outcome, Penalty};
use crate::side::Side;

/// The result of a board: 红胜, 和棋, 黑方弃权, …
pub fn result_words(result: GameResult, game: Game) -> String {
    let [first, second] = [Side::First, Side::Second].map(|side| game.side_name(side));
    match result {
        GameResult::FirstWins => format!("{first}胜"),
        GameResult::Draw => "和棋".to_owned(),
        GameResult::SecondWins => format!("{second}胜"),
        GameResult::FirstByForfeit => format!("{second}方弃权"),
        GameResult::SecondByForfeit => format!("{first}方弃权"),
        GameResult::BothForfeit => "双方弃权".to_owned(),
        GameResult::BothLose => "双方判负".to_owned(),
        GameResult::Unfinished => "未报".to_owned(),
    }
}

/// What a result is for one side.
pub const fn outcome_words(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "胜",
        Outcome::Draw => "和",
        Outcome::Loss => "负",
        Outcome::ForfeitWin => "对方弃权",
        Outcome::ForfeitLoss => "弃权",
        Outcome::Unfinished => "未报",
    }
}

/// A side with its word: 红方, 黑方, 白方.
pub fn side_words(side: Side, game: Game) -> String {
    format!("{}方", game.side_name(side))
}

/// 警告 or 取消当场比赛资格 (18.1, 18.2).
pub const fn penalty_name(penalty: Penalty) -> &'static str {
    match penalty {
        Penalty::Warning => "警告",
        Penalty::Disqualified => "取消当场比赛资格",
    }
}

/// How many fouls: 犯规 2 次. Empty where there is none.
pub fn foul_words(fouls: u32) -> String {
    if fouls == 0 { String::new() } else { format!("犯规 {fouls} 次") }
}

/// A result by names, where the sides change from game to game: 孙知行胜, 和, 双方弃权.
pub fn result_between(result: GameResult, first: &str, second: &str) -> String {
    match result {
        GameResult::FirstWins => format!("{first}胜"),
        GameResult::Draw => "和".to_owned(),
        GameResult::SecondWins => format!("{second}胜"),
        GameResult::FirstByForfeit => format!("{second}弃权"),
        GameResult::SecondByForfeit => format!("{first}弃权"),
        GameResult::BothForfeit => "双方弃权".to_owned(),
        GameResult::BothLose => "双方判负".to_owned(),
        GameResult::Unfinished => "未报".to_owned(),
    }
}
