//! What the typed text means: a board, and what happened there.
//!
//! `12=`, `12 1`, `12.0`, `12+` name board and result. `121` does too in a hall without a board 121.

use shared::result::GameResult;

/// What was typed so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// Nothing.
    Nothing,
    /// A board; its result is still to come.
    Board(u32),
    /// A board and its result.
    Result(u32, GameResult),
    /// A number that no board has.
    NoBoard(u32),
    /// Something else.
    Unclear,
}

/// Reads what was typed; `exists` says which boards there are.
pub fn read(text: &str, exists: impl Fn(u32) -> bool) -> Typed {
    let text: String = text.trim().chars().map(half_width).collect();
    if text.is_empty() {
        return Typed::Nothing;
    }
    let digits = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let (number, rest) = text.split_at(digits);
    let rest = rest.trim_start_matches([' ', '.', ',', '/', '、', '。', '，']);
    match (number.parse::<u32>(), rest) {
        (Ok(number), "") => number_alone(number, exists),
        (Ok(number), rest) => match key(rest) {
            Some(result) if exists(number) => Typed::Result(number, result),
            Some(_) => Typed::NoBoard(number),
            None => Typed::Unclear,
        },
        (Err(_), _) => Typed::Unclear,
    }
}

/// The board and its result that digits could mean as well, when together they are the number of a board: in a hall with
/// a board 11, `11` can be board 1.
pub fn other_meaning(board: u32, exists: impl Fn(u32) -> bool) -> Option<(u32, GameResult)> {
    let result = last_digit(board)?;
    exists(board / 10).then_some((board / 10, result))
}

/// A number without more: a board, or a board with 1 or 0 right behind it.
fn number_alone(number: u32, exists: impl Fn(u32) -> bool) -> Typed {
    if exists(number) {
        return Typed::Board(number);
    }
    other_meaning(number, exists).map_or(Typed::NoBoard(number), |(board, result)| Typed::Result(board, result))
}

/// The result that the last digit of a number says.
const fn last_digit(number: u32) -> Option<GameResult> {
    match number % 10 {
        1 => Some(GameResult::FirstWins),
        0 => Some(GameResult::SecondWins),
        _ => None,
    }
}

/// The key of a result.
fn key(text: &str) -> Option<GameResult> {
    match text {
        "1" => Some(GameResult::FirstWins),
        "=" | "5" | "½" => Some(GameResult::Draw),
        "0" => Some(GameResult::SecondWins),
        "+" => Some(GameResult::FirstByForfeit),
        "-" | "−" | "–" => Some(GameResult::SecondByForfeit),
        _ => None,
    }
}

fn half_width(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn forty(text: &str) -> Typed {
        read(text, |board| (1..=40).contains(&board))
    }

    #[test]
    fn a_board_waits_for_its_result() {
        assert_eq!(forty(""), Typed::Nothing);
        assert_eq!(forty("12"), Typed::Board(12));
        assert_eq!(forty(" １２ "), Typed::Board(12));
        assert_eq!(forty("11"), Typed::Board(11));
        assert_eq!(forty("10"), Typed::Board(10));
    }

    #[test]
    fn a_sign_or_a_stop_parts_board_and_result() {
        assert_eq!(forty("12="), Typed::Result(12, GameResult::Draw));
        assert_eq!(forty("12 1"), Typed::Result(12, GameResult::FirstWins));
        assert_eq!(forty("12.0"), Typed::Result(12, GameResult::SecondWins));
        assert_eq!(forty("12＋"), Typed::Result(12, GameResult::FirstByForfeit));
        assert_eq!(forty("12-"), Typed::Result(12, GameResult::SecondByForfeit));
        assert_eq!(forty("1。1"), Typed::Result(1, GameResult::FirstWins));
    }

    #[test]
    fn digits_that_name_no_board_are_a_board_and_its_result() {
        assert_eq!(forty("121"), Typed::Result(12, GameResult::FirstWins));
        assert_eq!(forty("400"), Typed::Result(40, GameResult::SecondWins));
        assert_eq!(forty("410"), Typed::NoBoard(410));
        assert_eq!(forty("41"), Typed::Result(4, GameResult::FirstWins));
        assert_eq!(forty("42"), Typed::NoBoard(42));
        assert_eq!(forty("42="), Typed::NoBoard(42));
    }

    #[test]
    fn digits_that_name_a_board_can_mean_a_board_before_it() {
        let other = |board| other_meaning(board, |board| (1..=40).contains(&board));
        assert_eq!(other(11), Some((1, GameResult::FirstWins)));
        assert_eq!(other(20), Some((2, GameResult::SecondWins)));
        assert_eq!((other(12), other(1)), (None, None));
    }

    #[test]
    fn anything_else_is_unclear() {
        for text in ["=", "12x", "十二", "12 2", "12 11"] {
            assert_eq!(forty(text), Typed::Unclear, "{text}");
        }
    }
}
