//! 全队轮赛 (11.4): every member against every member of the other team, n rounds of n boards inside one match.
//!
//! Everybody has each colour in half of their games, with an odd n one more or less, and in every round each team has the
//! first move on half of the boards, with n = 2, 6, 10 on one more or less.

use super::board_games::BoardSeat;
use crate::side::Side;

/// The games in their order, round by round; the board is the place of the first team's player.
pub(super) fn schedule(size: u32) -> Vec<BoardSeat> {
    let rounds = (0..size).flat_map(|round| (0..size).map(move |place| (round, place)));
    rounds
        .map(|(round, place)| if size.is_multiple_of(2) { even(size, round, place) } else { odd(size, round, place) })
        .collect()
}

/// With an odd size the opponents move one place up from round to round. The first team has the first move where the two
/// places add up to an even number, counted modulo the size; as zero is one even number too many, its games go by turns.
fn odd(size: u32, round: u32, place: u32) -> BoardSeat {
    let opponent = (place + round) % size;
    let sum = (place + opponent) % size;
    let even = if sum == 0 { place.is_multiple_of(2) } else { sum.is_multiple_of(2) };
    BoardSeat { places: [place, opponent], first: side(even) }
}

/// With an even size twos meet twos: two rounds inside a pair of twos, then the opponents' twos move on by one. The first
/// team has the first move where the two places add up to an even number; every other two begins the other way round, so
/// that both colours come up in each round.
fn even(size: u32, round: u32, place: u32) -> BoardSeat {
    let two = place / 2;
    let opponents = (two + round / 2) % (size / 2);
    let crossed = (round + two) % 2;
    let opponent = 2 * opponents + (place + crossed) % 2;
    BoardSeat { places: [place, opponent], first: side((place + opponent).is_multiple_of(2)) }
}

const fn side(first: bool) -> Side {
    if first { Side::First } else { Side::Second }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, clippy::indexing_slicing)]
    use std::collections::BTreeSet;

    use super::*;

    /// How many games in which the first team had the first move, and how many in which it had not.
    fn colours<'s>(games: impl Iterator<Item = &'s BoardSeat>) -> [u32; 2] {
        games.fold([0, 0], |[firsts, seconds], game| match game.first {
            Side::First => [firsts + 1, seconds],
            Side::Second => [firsts, seconds + 1],
        })
    }

    fn difference([firsts, seconds]: [u32; 2]) -> u32 {
        firsts.abs_diff(seconds)
    }

    #[test]
    fn everybody_meets_everybody_of_the_other_team_once_a_round() {
        for size in 2..=10 {
            let schedule = schedule(size);
            let pairs: BTreeSet<[u32; 2]> = schedule.iter().map(|game| game.places).collect();
            assert_eq!(u32::try_from(pairs.len()).unwrap(), size * size);
            for round in schedule.chunks(usize::try_from(size).unwrap()) {
                let opponents: BTreeSet<u32> = round.iter().map(|game| game.places[1]).collect();
                assert_eq!(u32::try_from(opponents.len()).unwrap(), size);
            }
        }
    }

    #[test]
    fn everybody_has_both_colours_as_often_as_can_be() {
        for size in 2..=10 {
            let schedule = schedule(size);
            for (team, place) in (0..2).flat_map(|team| (0..size).map(move |place| (team, place))) {
                let own = schedule.iter().filter(|game| game.places[team] == place);
                assert_eq!(difference(colours(own)), size % 2, "{place} of team {team}, {size} a side");
            }
            assert_eq!(difference(colours(schedule.iter())), size % 2, "{size} a side");
        }
    }

    #[test]
    fn both_teams_have_the_first_move_on_half_of_the_boards_of_a_round() {
        for size in 2..=10 {
            let unavoidable = if size % 4 == 2 { 2 } else { size % 2 };
            for round in schedule(size).chunks(usize::try_from(size).unwrap()) {
                assert!(difference(colours(round.iter())) <= unavoidable, "{size} a side");
            }
        }
    }
}
