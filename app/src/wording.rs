//! The words of the rules, as the pages of the desk need them.

use shared::decide::Effect;
use shared::division::Division;
use shared::event::Game;
use shared::pairing::reason::{ByeReason, Reason};
use shared::ranking::TieBreak;
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::words;
use shared::words::{Line, RefusalWords};

/// A refusal: what stands against it, what to do instead, and the article.
pub fn refusal(refusal: &Refusal, game: Game) -> RefusalWords {
    words::refusal(refusal, game)
}

/// A result: 红胜, 和棋, …
pub fn result(result: GameResult, game: Game) -> String {
    words::result_words(result, game)
}

/// A pair in a few words.
pub fn reason(reason: &Reason, division: &Division) -> String {
    words::reason_brief(reason, &words::names(division))
}

/// A pair, sentence by sentence.
pub fn reason_lines(reason: &Reason, division: &Division) -> Vec<Line> {
    words::reason(reason, &words::names(division))
}

/// Why somebody has the bye.
pub fn bye_reason(reason: &ByeReason, division: &Division) -> Line {
    words::bye_reason(reason, &words::names(division))
}

/// What a correction would change.
pub fn effect(effect: &Effect, division: &Division) -> String {
    words::effect(effect, &words::names(division))
}

/// The name of a key.
pub fn tie_break_name(key: TieBreak) -> String {
    words::tie_break_name(key)
}

/// What a key counts.
pub fn tie_break_sentence(key: TieBreak) -> String {
    words::tie_break_sentence(key)
}
