//! Rounds and lines of a bracket, as they are called.

use crate::bracket::{Bracket, BracketMatch, Feed, Part};
use crate::result::Outcome;
use crate::stage::Format;

/// 胜者组 第 1 轮, 四分之一决赛, 决赛, 第 3 名.
pub fn bracket_round_name(format: &Format, bracket: &Bracket, planned: &BracketMatch) -> String {
    match planned.part {
        Part::Final => "决赛".to_owned(),
        Part::Winners if *format == Format::DoubleElim => round_of_side("胜者组", bracket, planned),
        Part::Losers => round_of_side("败者组", bracket, planned),
        Part::Winners => round_of_knockout(format, bracket, planned),
        Part::Places { from, to } if to == from + 1 => format!("第 {from} 名"),
        Part::Places { from, to } => format!("第 {from} 至 {to} 名"),
    }
}

fn round_of_side(side: &str, bracket: &Bracket, planned: &BracketMatch) -> String {
    let later = bracket.matches.iter().any(|other| other.part == planned.part && other.part_round > planned.part_round);
    if later { format!("{side} 第 {} 轮", planned.part_round) } else { format!("{side} 决胜") }
}

/// By how many matches the round has, where the bracket goes down to the champion.
fn round_of_knockout(format: &Format, bracket: &Bracket, planned: &BracketMatch) -> String {
    let to_the_end = matches!(format, Format::SingleElim(single) if single.until <= 1);
    let same = bracket.matches.iter().filter(|other| other.part == planned.part && other.round == planned.round);
    let name = match same.count() {
        1 => "决赛",
        2 => "半决赛",
        4 => "四分之一决赛",
        8 => "八分之一决赛",
        16 => "十六分之一决赛",
        32 => "三十二分之一决赛",
        _ => "",
    };
    if to_the_end && !name.is_empty() { name.to_owned() } else { format!("第 {} 轮", planned.part_round) }
}

/// Whom a line waits for: 25 场胜者, 28 场负者; before the draw 3 号签位.
pub fn feed_words(feed: Feed) -> String {
    match feed {
        Feed::Line(line) => format!("{line} 号签位"),
        Feed::WinnerOf(number) => format!("{number} 场胜者"),
        Feed::LoserOf(number) => format!("{number} 场负者"),
    }
}

/// The result of one game beside a name; empty while it goes on.
pub const fn line_sign(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win | Outcome::ForfeitWin => "胜",
        Outcome::Draw => "和",
        Outcome::Loss => "负",
        Outcome::ForfeitLoss => "弃权",
        Outcome::Unfinished => "",
    }
}
