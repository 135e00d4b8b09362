//! Which templates fit the sentences of a regulation.

use super::traits::{TRAITS, Trait};
use super::{ALL, Template};

/// A template that fits, and by what.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fitting {
    /// Which.
    pub template: Template,
    /// Its traits that the sentences speak of, in the order of the table.
    pub words: Vec<&'static str>,
}

/// What a trait weighs that only one template has.
const WEIGHT: usize = 1000;

/// The templates of whose traits the text speaks, the best first. A trait weighs the more the fewer templates have it; of
/// two that fit equally well the one with fewer traits of its own stands first.
pub fn fitting(text: &str) -> Vec<Fitting> {
    let text = plain(text);
    let said: Vec<&Trait> = TRAITS.iter().filter(|known| known.is_said_in(&text)).collect();
    let mut scored: Vec<(usize, usize, Fitting)> = ALL.into_iter().filter_map(|one| scored(one, &said)).collect();
    scored.sort_by_key(|(weight, own, _)| (std::cmp::Reverse(*weight), *own));
    scored.into_iter().map(|(_, _, fitting)| fitting).collect()
}

/// The template with what its traits weigh that are said, and how many it has; `None` where none is said.
fn scored(template: Template, said: &[&Trait]) -> Option<(usize, usize, Fitting)> {
    let fits: Vec<&&Trait> = said.iter().filter(|known| known.is_of(&template)).collect();
    let weight = fits.iter().map(|known| WEIGHT / known.templates().max(1)).sum();
    let own = TRAITS.iter().filter(|known| known.is_of(&template)).count();
    let words: Vec<&'static str> = fits.iter().filter_map(|known| known.name()).collect();
    (!words.is_empty()).then_some((weight, own, Fitting { template, words }))
}

/// The text without spaces, its digits and the Chinese numerals up to 99 as plain digits: 第十一轮 is 第11轮.
pub(super) fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut numeral: Option<u32> = None;
    for sign in text.chars().filter(|sign| !sign.is_whitespace()).map(narrow) {
        match (digit(sign), numeral) {
            (Some(10), before) => numeral = Some(before.unwrap_or(1).saturating_mul(10)),
            (Some(value), Some(tens)) if tens.is_multiple_of(10) && tens < 100 => numeral = Some(tens + value),
            (Some(value), before) => {
                push(&mut plain, before);
                numeral = Some(value);
            }
            (None, before) => {
                push(&mut plain, before);
                numeral = None;
                plain.push(sign);
            }
        }
    }
    push(&mut plain, numeral);
    plain
}

fn push(text: &mut String, numeral: Option<u32>) {
    if let Some(numeral) = numeral {
        text.push_str(&numeral.to_string());
    }
}

/// What a Chinese numeral is worth.
const fn digit(sign: char) -> Option<u32> {
    Some(match sign {
        '一' => 1,
        '二' | '两' => 2,
        '三' => 3,
        '四' => 4,
        '五' => 5,
        '六' => 6,
        '七' => 7,
        '八' => 8,
        '九' => 9,
        '十' => 10,
        _ => return None,
    })
}

/// The half-width form of a sign.
fn narrow(sign: char) -> char {
    let code = u32::from(sign);
    let half = (0xFF01..=0xFF5E).contains(&code).then(|| char::from_u32(code - 0xFEE0)).flatten();
    half.unwrap_or(sign)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numerals_of_any_kind_are_digits() {
        for (text, digits) in [
            ("九 轮", "9轮"),
            ("十一轮", "11轮"),
            ("二十轮", "20轮"),
            ("四十二人", "42人"),
            ("３／１／０", "3/1/0"),
            ("第一、二名", "第1、2名"),
            ("三局两胜", "3局2胜"),
            ("11 轮", "11轮"),
        ] {
            assert_eq!(plain(text), digits, "{text}");
        }
    }

    #[test]
    fn a_text_that_says_nothing_of_templates_fits_none() {
        assert_eq!(fitting("请穿校服，自带水杯"), []);
        assert_eq!(fitting(""), []);
    }

    #[test]
    fn a_number_fits_only_as_a_whole() {
        let fits = |text: &str, key: &str| fitting(text).iter().any(|fitting| fitting.template.key == key);
        assert!(fits("12 组", "groups_12x4") && !fits("12 组", "team_groups_sum"));
    }
}
