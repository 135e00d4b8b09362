//! 积分编排制: a round by the 定位编排法 (附二).

use std::collections::BTreeMap;

use crate::decide::count;
use crate::division::Division;
use crate::id::No;
use crate::pairing::board::{Seating, boards};
use crate::pairing::bye::{bye, first_round_bye};
use crate::pairing::colour::side_of;
use crate::pairing::field::{Field, Player};
use crate::pairing::first_round::first_round;
use crate::pairing::float::derived;
use crate::pairing::leaving::before_next;
use crate::pairing::reason::{ByeReason, ColourRule, How, Reason};
use crate::pairing::segment::Segment;
use crate::pairing::walk::{Made, pair_segment};
use crate::pairing::{CannotPair, UnevenUnit};
use crate::points::Points;
use crate::side::Side;
use crate::stage::{Pairing, Round, Stage, SwissFormat};

/// The next round of a Swiss stage.
pub(super) fn propose(
    division: &Division,
    index: usize,
    stage: &Stage,
    format: &SwissFormat,
) -> Result<Round, CannotPair> {
    let out = before_next(division, index, stage, format);
    let away: Vec<No> = stage.next_absent.iter().chain(&out).copied().collect();
    let field = Field::of_round(division, index, stage, format, stage.next_round(), &away);
    let mut absent = absent(division, index, stage);
    absent.retain(|no| !out.contains(no));
    let fixed = &stage.settings.fixed_boards;
    let mut round = pair(&field, format, fixed).ok_or_else(|| cannot_pair(division, format, &field))?;
    round.absent = absent;
    round.out = out;
    Ok(round)
}

/// Pairs a field; `None` if it cannot be paired.
pub(crate) fn pair(field: &Field, format: &SwissFormat, fixed: &BTreeMap<No, u32>) -> Option<Round> {
    let first = field.first;
    let (bye, bye_reason, field) = take_out_bye(field, first)?;
    let pairings = if first { pair_first(&field, format, fixed) } else { pair_later(&field, fixed) };
    let mut round = Round { pairings: pairings?, bye, bye_reason, ..Round::default() };
    add_floats(&field, &mut round);
    Some(round)
}

/// Those named as absent who would otherwise be in the round.
fn absent(division: &Division, index: usize, stage: &Stage) -> Vec<No> {
    let number = stage.next_round();
    let would_play = |no: &No| division.by_no(*no).is_some_and(|entrant| division.plays(index, number, entrant));
    stage.next_absent.iter().copied().filter(would_play).collect()
}

/// The field cannot be paired: those whom some largest possible pairing leaves out block it (D3).
fn cannot_pair(division: &Division, format: &SwissFormat, field: &Field) -> CannotPair {
    let largest = field.largest_matching();
    let blockers = field.players.iter().zip(largest.can_miss).filter(|(_, can_miss)| *can_miss);
    let uneven = if format.units_never_meet { uneven_unit(division, field) } else { None };
    CannotPair { blockers: blockers.map(|(player, _)| player.no).collect(), uneven }
}

/// A unit with more people than all others and the bye can take.
fn uneven_unit(division: &Division, field: &Field) -> Option<UnevenUnit> {
    let mut sizes: BTreeMap<u32, usize> = BTreeMap::new();
    for unit in field.players.iter().filter_map(|player| player.unit) {
        *sizes.entry(unit).or_default() += 1;
    }
    let all = field.players.len();
    let (unit, own) = sizes.into_iter().find(|(_, own)| *own > all - own + 1)?;
    let of_unit = |player: &&Player| player.unit == Some(unit);
    let unit = field.players.iter().find(of_unit).and_then(|player| division.by_no(player.no))?.details.unit.clone();
    Some(UnevenUnit { unit, own: count(own), others: count(all - own) })
}

type WithoutBye = (Option<No>, Option<ByeReason>, Field);

fn take_out_bye(field: &Field, first: bool) -> Option<WithoutBye> {
    if field.players.len().is_multiple_of(2) {
        return Some((None, None, field.clone()));
    }
    let (place, reason) = if first { first_round_bye(field)? } else { bye(field)? };
    let no = field.players.get(place)?.no;
    Some((Some(no), Some(reason), field.without(place)))
}

/// Round 1: on an odd board the smaller number moves first, on an even one the larger (附二 二.1), unless the event has
/// the smaller first on all. A stage with seats of its own counts them as numbers.
fn pair_first(field: &Field, format: &SwissFormat, fixed: &BTreeMap<No, u32>) -> Option<Vec<Pairing>> {
    let method = format.first_round;
    let colours = if format.smaller_first { ColourRule::SmallerFirst } else { ColourRule::Board };
    let pairs = first_round(field, method)?;
    let nos: Vec<[No; 2]> = pairs.iter().map(|pair| pair.two.map(|place| field.no(place))).collect();
    let boards = boards(&nos, fixed);
    let pairings = pairs.into_iter().zip(nos).zip(boards).map(|((pair, [smaller, larger]), board)| {
        let (first, second) = if smaller_is_first(format, board) { (smaller, larger) } else { (larger, smaller) };
        let how = How::FirstRound { method, passed: pair.passed };
        pairing(board, first, second, Reason { how, colours })
    });
    Some(in_board_order(pairings.collect()))
}

/// Whether the smaller number has the first move at a board of round 1.
pub(super) const fn smaller_is_first(format: &SwissFormat, board: u32) -> bool {
    format.smaller_first || !board.is_multiple_of(2)
}

fn in_board_order(mut pairings: Vec<Pairing>) -> Vec<Pairing> {
    pairings.sort_by_key(|pairing| pairing.board);
    pairings
}

fn pairing(board: u32, first: No, second: No, reason: Reason) -> Pairing {
    Pairing { reason: Some(reason), ..Pairing::new(board, first, second) }
}

/// Every later round: segments from the top score down, the best way in each.
fn pair_later(field: &Field, fixed: &BTreeMap<No, u32>) -> Option<Vec<Pairing>> {
    let mut made = pair_segments(field)?;
    made.sort_by_key(|(_, made)| seating(field, made).order());
    let nos: Vec<[No; 2]> = made.iter().map(|(_, made)| [field.no(made.picker), field.no(made.partner)]).collect();
    let boards = boards(&nos, fixed);
    let pairings = made.into_iter().zip(boards).map(|((score, made), board)| seat(field, score, made, board));
    Some(in_board_order(pairings.collect()))
}

fn seating(field: &Field, made: &Made) -> Seating {
    let of = |place: usize| (field.no(place), field.score(place));
    Seating { two: [of(made.picker), of(made.partner)] }
}

/// The pairs of every segment with the segment's score.
fn pair_segments(field: &Field) -> Option<Vec<(Points, Made)>> {
    let mut by_score: BTreeMap<Points, Vec<usize>> = BTreeMap::new();
    for place in 0..field.players.len() {
        by_score.entry(field.score(place)).or_default().push(place);
    }
    let mut lower: Vec<usize> = by_score.values().flatten().copied().collect();
    let (mut pairs, mut moved) = (Vec::new(), Vec::new());
    for (score, residents) in by_score.into_iter().rev() {
        lower.truncate(lower.len() - residents.len());
        moved.extend(residents);
        let segment = Segment::new(field, score, moved, &lower);
        let paired = pair_segment(&segment)?;
        pairs.extend(paired.made.into_iter().map(|made| (score, made)));
        moved = paired.moved;
    }
    moved.is_empty().then_some(pairs)
}

fn seat(field: &Field, score: Points, made: Made, board: u32) -> Pairing {
    let of = |place: usize| (field.no(place), field.colour(place));
    let (side, colours) = side_of(of(made.picker), of(made.partner), field.late);
    let (picker, partner) = (field.no(made.picker), field.no(made.partner));
    let (first, second) = if side == Side::First { (picker, partner) } else { (partner, picker) };
    let how = How::Segment { score, picker, place: made.place, passed: made.passed };
    pairing(board, first, second, Reason { how, colours })
}

/// 下调 and 上调 by the scores the pairing saw, recorded with each pair.
fn add_floats(field: &Field, round: &mut Round) {
    let floats = derived(round, |no| field.score_of(no));
    for (pairing, floats) in round.pairings.iter_mut().zip(floats) {
        pairing.floats = Some(floats);
    }
}
