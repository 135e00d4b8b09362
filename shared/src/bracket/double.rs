//! 双败淘汰 (10.4, 附三): a winners' side, a losers' side, and a final of the two who are left.
//!
//! # Where losers drop
//! The losers of round r of the winners' side come into round 2r−2 of the losers' side (those of the first two rounds
//! of the winners' side into its rounds 1 and 2). With n rounds of the winners' side this round has 2ⁿ⁻ʳ matches. Two
//! who have met can meet again on the losers' side only if the matches in which they dropped lead to one match there.
//! Take any chain of matches of the winners' side, each won by a player of the next: as soon as a round of the losers'
//! side has fewer matches than the chain has dropped losers into it, two of them lead to one match, and a rematch there
//! cannot be ruled out by any order of drops. *Before that round no rematch happens*: the loser of match j of round r
//! drops into the match j ⊕ v(r), where v(r) are the digits of r−1 in base two, mirrored: 0, ½, ¼, ¾, ⅛ … of the field.
//! The losers of a chain are then in as many different parts of the field as it has. When it is unavoidable, the
//! rematch is with the one met longest ago.
//!
//! Rounds of the stage are steps of time: round r of the winners' side is played at step 2r−2 (the first at 1), round j
//! of the losers' side at step j+1, so that nobody waits longer than one step for the next match, and the losers' side
//! never waits for the winners' side.

use super::layout::{Layout, Row, count, lines, losers, winners};
use super::{Feed, Part};

/// Where losers of 16 drop, round by round of the winners' side and match by match from the top: the place in the row of
/// the losers' side that takes them, from 1 (附三 注意 1: 胜者组框中的代码为败者组的定位号). The first row takes two to
/// a match. The rule book prints its own codes; whoever has it can put them here.
const DROPS_OF_16: [&[u32]; 4] = [&[1, 2, 3, 4, 5, 6, 7, 8], &[3, 4, 1, 2], &[1, 2], &[1]];

/// Both sides and the final.
pub(super) fn lay(size: u32) -> Layout {
    let mut layout = Layout::default();
    let first = layout.row(Row { round: 1, part: Part::Winners, part_round: 1 }, &lines(size));
    let first_drops = dropped(size, 1, &first);
    let mut below = winners(&layout.row(losers_row(1), &first_drops));
    let (mut above, mut round) = (winners(&first), 2);
    while above.len() > 1 {
        let row = Row { round: 2 * round - 2, part: Part::Winners, part_round: round };
        let matches = layout.row(row, &above);
        let drops = dropped(size, round, &matches);
        let pairs: Vec<Feed> = drops.into_iter().zip(below).flat_map(|(drop, stays)| [drop, stays]).collect();
        below = winners(&layout.row(losers_row(2 * round - 2), &pairs));
        if below.len() > 1 {
            below = winners(&layout.row(losers_row(2 * round - 1), &below));
        }
        above = winners(&matches);
        round += 1;
    }
    above.extend(below);
    layout.row(Row { round: 2 * round - 2, part: Part::Final, part_round: 1 }, &above);
    layout
}

const fn losers_row(part_round: u32) -> Row {
    Row { round: part_round + 1, part: Part::Losers, part_round }
}

/// The losers of a round of the winners' side in the order of the row that takes them.
fn dropped(size: u32, round: u32, matches: &[u32]) -> Vec<Feed> {
    let places = places(size, round, count(matches.len()));
    let mut placed: Vec<(u32, Feed)> = places.into_iter().zip(losers(matches)).collect();
    placed.sort_by_key(|(place, _)| *place);
    placed.into_iter().map(|(_, feed)| feed).collect()
}

/// The places, from 1, into which the losers of a round of so many matches drop, match by match from the top.
fn places(size: u32, round: u32, matches: u32) -> Vec<u32> {
    let table = if size == 16 { usize::try_from(round - 1).ok().and_then(|row| DROPS_OF_16.get(row)) } else { None };
    table.map_or_else(|| spread(round, matches), |row| row.to_vec())
}

/// The places by the general rule.
fn spread(round: u32, matches: u32) -> Vec<u32> {
    let away = mirrored(round - 1, matches.trailing_zeros());
    (0..matches).map(|index| (index ^ away) + 1).collect()
}

/// The last binary digits of a number, the lowest first: 1 is the half of the field, 2 a quarter, 3 three quarters. What
/// is finer than the field falls away.
fn mirrored(number: u32, digits: u32) -> u32 {
    if digits == 0 { 0 } else { number.reverse_bits() >> (u32::BITS - digits) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_of_16_is_what_the_general_rule_gives() {
        for (row, round) in DROPS_OF_16.iter().zip(1..) {
            assert_eq!(spread(round, count(row.len())), row.to_vec(), "round {round}");
        }
    }
}
