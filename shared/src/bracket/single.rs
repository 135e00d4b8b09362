//! 单淘汰 (10.4), with the matches for the third place and 附加赛.

use super::layout::{Layout, Row, count, lines, losers, winners};
use super::{Feed, Part};
use crate::stage::SingleElimFormat;

/// Round after round the winners meet until `until` are left; the losers of a round may play for places.
pub(super) fn lay(format: SingleElimFormat, size: u32) -> Layout {
    let mut layout = Layout::default();
    let mut field = lines(size);
    let mut round = 1;
    while count(field.len()) > format.until.max(1) {
        let numbers = layout.row(Row { round, part: Part::Winners, part_round: round }, &field);
        if plays_off(format, count(numbers.len())) {
            play_for_places(&mut layout, &losers(&numbers), count(numbers.len()) + 1, round + 1);
        }
        field = winners(&numbers);
        round += 1;
    }
    layout
}

/// Whether the losers of a round of so many matches play for their places.
fn plays_off(format: SingleElimFormat, matches: u32) -> bool {
    match matches {
        2 => format.until <= 1 && format.third_place,
        4 | 8 => format.until <= 1 && format.play_off >= matches * 2,
        _ => false,
    }
}

/// 附加赛: these play for the places from `from` on, until each of them has an own one.
fn play_for_places(layout: &mut Layout, field: &[Feed], from: u32, round: u32) {
    let to = from + count(field.len()) - 1;
    let numbers = layout.row(Row { round, part: Part::Places { from, to }, part_round: 1 }, field);
    if numbers.len() > 1 {
        play_for_places(layout, &winners(&numbers), from, round + 1);
        play_for_places(layout, &losers(&numbers), from + count(numbers.len()), round + 1);
    }
}
