//! 循环赛对局秩序表 (附一): who meets whom in a round robin of any size, with one cycle or two.
//!
//! The printed tables follow one construction. With M the 最大号 (the number of entrants, made even), round r has the
//! two numbers of every pair add up to r + 1, counted modulo M − 1; the number that would meet itself meets M. That
//! pair stands first, and the others follow outwards from its smaller number p: p+1 against p−1, p+2 against p−2, …,
//! the one that counts up always with the first move. M moves first in even rounds.
//!
//! A withdrawal leaves the table as it is. The games of the one who left are published like all others and carry the
//! forfeit from the start (19.2); whether they count or are annulled with the rest, [`crate::ranking`] decides.

use crate::division::Division;
use crate::id::No;
use crate::pairing::reason::{ByeReason, ColourRule, How, Reason};
use crate::result::GameResult;
use crate::stage::{Format, Pairing, Round};

/// 轮次 of a round robin: one less than the 最大号 in every cycle; none for fewer than two entrants.
pub const fn total_rounds(entrants: u32, legs: u32) -> u32 {
    if entrants < 2 { 0 } else { (largest(entrants) - 1) * legs }
}

/// Round `number` (from 1) of the table for `entrants` numbers 1..N, or `None` where the table has no such round.
/// The second cycle is the first with the colours swapped. With N odd the one beside the 最大号 rests.
pub fn round(entrants: u32, legs: u32, number: u32) -> Option<Round> {
    if number == 0 || number > total_rounds(entrants, legs) {
        return None;
    }
    let cycle = largest(entrants) - 1;
    let swapped = ((number - 1) / cycle) % 2 == 1;
    let mut round = Round::default();
    for (first, second) in table_pairs(largest(entrants), (number - 1) % cycle + 1) {
        let resting = [(first, second), (second, first)].into_iter().find(|&(_, other)| other > entrants);
        match resting {
            Some((rests, _)) => rest(&mut round, No(rests)),
            None if swapped => seat(&mut round, No(second), No(first)),
            None => seat(&mut round, No(first), No(second)),
        }
    }
    Some(round)
}

/// Every round of the table.
pub fn schedule(entrants: u32, legs: u32) -> Vec<Round> {
    (1..=total_rounds(entrants, legs)).filter_map(|number| round(entrants, legs, number)).collect()
}

/// Round `number` of a stage as it is published: the table's round, with the forfeits of those who have left entered.
/// `None` where the stage is no round robin or has no such round.
///
/// Someone absent for one round keeps their place: the game stays open, to be made up or entered as a forfeit.
pub fn round_of(division: &Division, index: usize, number: u32) -> Option<Round> {
    let Format::RoundRobin { legs } = division.stages.get(index)?.settings.format else { return None };
    let nos = division.nos_of(index);
    let mut round = at_seats(round(u32::try_from(nos.len()).ok()?, legs, number)?, &nos);
    enter_forfeits(division, index, &mut round, number);
    Some(round)
}

/// A round of the table with the entrants who have the seats 1, 2, … of it.
pub(super) fn at_seats(mut round: Round, nos: &[No]) -> Round {
    let of_seat = |seat: No| usize::try_from(seat.0).ok().and_then(|seat| nos.get(seat.checked_sub(1)?)).copied();
    for pairing in &mut round.pairings {
        pairing.first = of_seat(pairing.first).unwrap_or(pairing.first);
        pairing.second = of_seat(pairing.second).unwrap_or(pairing.second);
    }
    round.bye = round.bye.and_then(of_seat);
    round
}

/// Enters the forfeit for every open game of one who left before round `number`: `+/-` or `-/+`, and `-/-` where both
/// have left.
pub(super) fn enter_forfeits(division: &Division, stage: usize, round: &mut Round, number: u32) {
    let left: Vec<No> = division
        .entrants
        .iter()
        .filter(|entrant| entrant.has_left_before(stage, number))
        .filter_map(|entrant| entrant.no)
        .collect();
    for pairing in round.pairings.iter_mut().filter(|pairing| !pairing.result.is_finished()) {
        pairing.result = by_forfeit(left.contains(&pairing.first), left.contains(&pairing.second));
    }
}

/// The result of an open game when the first or the second side has left (19.2, 19.3).
pub const fn by_forfeit(first_left: bool, second_left: bool) -> GameResult {
    match (first_left, second_left) {
        (false, false) => GameResult::Unfinished,
        (false, true) => GameResult::FirstByForfeit,
        (true, false) => GameResult::SecondByForfeit,
        (true, true) => GameResult::BothForfeit,
    }
}

/// 最大号: the number of entrants, made even.
const fn largest(entrants: u32) -> u32 {
    entrants + entrants % 2
}

/// The pairs of round `number` of the table for an even `largest`, in the table's order, first move first.
fn table_pairs(largest: u32, number: u32) -> impl Iterator<Item = (u32, u32)> {
    let cycle = largest - 1;
    // p is half of number + 1; an odd sum is made even by the modulus, which is odd.
    let p = if number % 2 == 1 { number.div_ceil(2) } else { (number + 1 + cycle) / 2 };
    let with_largest = if number % 2 == 1 { (p, largest) } else { (largest, p) };
    let up = move |steps| (p + steps - 1) % cycle + 1;
    let down = move |steps| (p + cycle - steps - 1) % cycle + 1;
    std::iter::once(with_largest).chain((1..largest / 2).map(move |steps| (up(steps), down(steps))))
}

fn seat(round: &mut Round, first: No, second: No) {
    let board = u32::try_from(round.pairings.len()).unwrap_or(u32::MAX - 1) + 1;
    let reason = Some(Reason { how: How::Table, colours: ColourRule::Table });
    round.pairings.push(Pairing { reason, floats: Some([None, None]), ..Pairing::new(board, first, second) });
}

fn rest(round: &mut Round, no: No) {
    round.bye = Some(no);
    round.bye_reason = Some(ByeReason::Table);
}
