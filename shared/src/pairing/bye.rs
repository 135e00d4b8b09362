//! 轮空: who rests when the number is odd (附二 一.5, 14.4, D9).

use crate::pairing::field::Field;
use crate::pairing::order::priority;
use crate::pairing::reason::ByeReason;

/// Who has the bye, by place in the field, and why. `None` if nobody can rest so that the others can all be paired.
///
/// One of those with the fewest byes so far; not one in the first round they take part in unless nobody else is left
/// (D9); of these the lowest score; of these the last in priority order without whom the others can all be paired;
/// else the next score up, and then those with the next fewest byes.
pub(crate) fn bye(field: &Field) -> Option<(usize, ByeReason)> {
    let mut order: Vec<usize> = (0..field.players.len()).collect();
    order.sort_by(|&a, &b| {
        let (a, b) = (&field.players[a], &field.players[b]);
        (a.byes, a.newcomer, a.colour.score)
            .cmp(&(b.byes, b.newcomer, b.colour.score))
            .then_with(|| priority(b, a, field.round))
    });
    let (place, passed) = first_who_can_rest(field, order)?;
    let player = &field.players[place];
    Some((place, ByeReason::Lowest { score: player.colour.score, byes_before: player.byes, passed }))
}

/// Round 1: the largest number present (附二 二.1); where the others could not all be paired without that one, the
/// next largest.
pub(crate) fn first_round_bye(field: &Field) -> Option<(usize, ByeReason)> {
    let order = field.by_seat().into_iter().rev().collect();
    let (place, passed) = first_who_can_rest(field, order)?;
    let player = &field.players[place];
    let reason = if passed.is_empty() {
        ByeReason::LargestNo
    } else {
        ByeReason::Lowest { score: player.colour.score, byes_before: player.byes, passed }
    };
    Some((place, reason))
}

/// The first in this order who can rest so that the others can all be paired, and who came before and could not.
fn first_who_can_rest(field: &Field, order: Vec<usize>) -> Option<(usize, Vec<crate::id::No>)> {
    if field.always_pairable(field.players.len() - 1) {
        return order.first().map(|&place| (place, Vec::new()));
    }
    let largest = field.largest_matching();
    if largest.left_out() > 1 {
        return None;
    }
    let mut passed = Vec::new();
    for place in order {
        if largest.can_miss[place] {
            return Some((place, passed));
        }
        passed.push(field.players[place].no);
    }
    None
}
