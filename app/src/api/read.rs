//! Reads what people type into a form: full-width digits, blanks, empty fields.

use shared::id::No;
use shared::points::Points;

/// The text without blanks around it, with full-width digits and signs as plain ones.
pub fn plain(text: &str) -> String {
    text.trim().chars().map(half_width).collect()
}

fn half_width(c: char) -> char {
    match c {
        '\u{3000}' => ' ',
        '\u{FF01}'..='\u{FF5E}' => char::from_u32(u32::from(c) - 0xFEE0).unwrap_or(c),
        _ => c,
    }
}

/// A number, or `None` for an empty field or one that is no number.
pub fn number(text: &str) -> Option<u32> {
    plain(text).parse().ok()
}

/// All numbers of a text, whatever stands between them: `3、17 28`.
pub fn numbers(text: &str) -> Vec<No> {
    let plain = plain(text);
    let words = plain.split(|c: char| !c.is_ascii_digit()).filter(|word| !word.is_empty());
    words.filter_map(|word| word.parse().ok()).map(No).collect()
}

/// Pairs of numbers: `3-8，12-5`. A number without a partner is left out.
pub fn pairs(text: &str) -> Vec<(No, No)> {
    let plain = plain(text);
    let words = plain.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '、' | '。'));
    words.filter_map(pair).collect()
}

fn pair(word: &str) -> Option<(No, No)> {
    match numbers(word).as_slice() {
        [a, b] => Some((*a, *b)),
        _ => None,
    }
}

/// Points such as `1`, `0.5`, `½` or `1½`.
pub fn points(text: &str) -> Option<Points> {
    let plain = plain(text);
    match plain.strip_suffix('½') {
        Some("") => Some(Points::halves(1)),
        Some(whole) => whole.parse::<Points>().ok().map(|points| points + Points::halves(1)),
        None => plain.parse().ok(),
    }
}

/// The words of a line, by blanks, commas and 、.
pub fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| c.is_whitespace() || matches!(c, ',' | '，' | '、' | ';' | '；'));
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// The lines that are not empty.
pub fn lines(text: &str) -> Vec<String> {
    text.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn full_width_digits_and_blanks_are_digits() {
        assert_eq!(number(" １２　"), Some(12));
        assert_eq!(number(""), None);
        assert_eq!(number("十"), None);
    }

    #[test]
    fn numbers_stand_between_anything() {
        assert_eq!(numbers("3、17 ２８号"), [No(3), No(17), No(28)]);
        assert_eq!(numbers("无"), []);
    }

    #[test]
    fn a_pair_is_two_numbers_with_a_dash() {
        assert_eq!(pairs("3-8，12－5；7"), [(No(3), No(8)), (No(12), No(5))]);
    }

    #[test]
    fn points_may_be_typed_with_a_half_sign() {
        assert_eq!(points("½"), Some(Points::halves(1)));
        assert_eq!(points("1½"), Some(Points::halves(3)));
        assert_eq!(points("０.5"), Some(Points::halves(1)));
        assert_eq!(points("一"), None);
    }
}
