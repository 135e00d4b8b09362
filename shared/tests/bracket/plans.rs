//! The tables of matches.

use shared::bracket::{Bracket, Feed, Part, Ways, plan, size, total_rounds};
use shared::stage::Format;

use crate::help::{PLAYED_OFF, SINGLE, until};

/// The parts of a round of the stage in order of boards, with the first and the last number of each.
fn round_of(bracket: &Bracket, round: u32) -> Vec<(Part, u32, u32)> {
    let mut parts: Vec<(Part, u32, u32)> = Vec::new();
    let mut matches: Vec<_> = bracket.matches.iter().filter(|planned| planned.round == round).collect();
    matches.sort_by_key(|planned| planned.board);
    for planned in matches {
        match parts.last_mut() {
            Some((part, _, last)) if *part == planned.part => *last = planned.number,
            _ => parts.push((planned.part, planned.number, planned.number)),
        }
    }
    parts
}

#[test]
fn every_bracket_is_in_order_and_uses_each_line_and_each_winner_once() {
    for format in [SINGLE, PLAYED_OFF, until(4), Format::DoubleElim] {
        for entrants in 3..=130 {
            let bracket = plan(&format, entrants);
            let numbers: Vec<u32> = bracket.matches.iter().map(|planned| planned.number).collect();
            assert_eq!(numbers, (1..=bracket.matches.len() as u32).collect::<Vec<u32>>());
            let feeds: Vec<Feed> = bracket.matches.iter().flat_map(|planned| planned.feeds).collect();
            for (index, feed) in feeds.iter().enumerate() {
                assert!(!feeds[..index].contains(feed), "{format:?} {entrants}: {feed:?} goes twice");
            }
            for planned in &bracket.matches {
                for feed in planned.feeds {
                    let (Feed::WinnerOf(number) | Feed::LoserOf(number)) = feed else { continue };
                    assert!(bracket.find(number).unwrap().round < planned.round, "{format:?} {entrants} {number}");
                }
            }
            let lines = feeds.iter().filter(|feed| matches!(feed, Feed::Line(_))).count();
            assert_eq!(lines as u32, if bracket.matches.is_empty() { 0 } else { bracket.size });
        }
    }
}

#[test]
fn boards_of_a_round_are_counted_from_1() {
    for format in [PLAYED_OFF, Format::DoubleElim] {
        let bracket = plan(&format, 128);
        for round in 1..=total_rounds(&format, 128) {
            let of_round = bracket.matches.iter().filter(|planned| planned.round == round);
            let mut boards: Vec<u32> = of_round.map(|planned| planned.board).collect();
            boards.sort_unstable();
            assert_eq!(boards, (1..=boards.len() as u32).collect::<Vec<u32>>(), "{format:?} {round}");
        }
    }
}

#[test]
fn a_single_elimination_has_one_match_less_than_lines() {
    for entrants in 2..=130 {
        let bracket = plan(&SINGLE, entrants);
        assert!(bracket.size >= entrants && bracket.size / 2 < entrants);
        assert_eq!(bracket.matches.len() as u32, bracket.size - 1);
    }
}

#[test]
fn a_bracket_ends_when_as_many_are_left_as_it_says() {
    for (left, entrants, lines, rounds) in
        [(7, 11, 14, 1), (16, 64, 64, 2), (6, 12, 12, 1), (3, 10, 12, 2), (4, 4, 4, 0)]
    {
        assert_eq!(size(&until(left), entrants), lines);
        assert_eq!(total_rounds(&until(left), entrants), rounds);
        assert_eq!(plan(&until(left), entrants).matches.len() as u32, lines - left);
    }
}

#[test]
fn play_offs_down_to_16_leave_no_place_shared_among_the_first_16() {
    let bracket = plan(&PLAYED_OFF, 32);
    let ways = Ways::of(&bracket);
    let mut last: Vec<(u32, u32)> = Vec::new();
    for planned in &bracket.matches {
        if let Part::Places { from, to } = planned.part
            && ways.winner_to(planned.number).is_none()
        {
            last.push((from, to));
        }
    }
    last.sort_unstable();
    assert_eq!(last, [(3, 4), (5, 6), (7, 8), (9, 10), (11, 12), (13, 14), (15, 16)]);
    let losers = |round: u32| bracket.matches.iter().filter(move |planned| planned.round == round);
    assert!(losers(1).all(|planned| ways.loser_to(planned.number).is_none()));
    assert!(losers(2).all(|planned| ways.loser_to(planned.number).is_some()));
}

#[test]
fn the_final_has_the_last_number_and_board_1_and_the_third_place_the_number_before() {
    let bracket = plan(&PLAYED_OFF, 8);
    let third = Part::Places { from: 3, to: 4 };
    let fifth = Part::Places { from: 5, to: 6 };
    let seventh = Part::Places { from: 7, to: 8 };
    assert_eq!(round_of(&bracket, 3), [(Part::Winners, 12, 12), (third, 11, 11), (fifth, 10, 10), (seventh, 9, 9)]);
}

#[test]
fn a_double_elimination_of_16_has_30_matches_in_8_steps() {
    let bracket = plan(&Format::DoubleElim, 16);
    let (winners, losers) = (Part::Winners, Part::Losers);
    let steps: Vec<_> = (1..=8).map(|round| round_of(&bracket, round)).collect();
    assert_eq!(steps[0], [(winners, 1, 8)]);
    assert_eq!(steps[1], [(winners, 13, 16), (losers, 9, 12)]);
    assert_eq!(steps[2], [(losers, 17, 20)]);
    assert_eq!(steps[3], [(winners, 23, 24), (losers, 21, 22)]);
    assert_eq!(steps[4], [(losers, 25, 26)]);
    assert_eq!(steps[5], [(winners, 28, 28), (losers, 27, 27)]);
    assert_eq!(steps[6], [(losers, 29, 29)]);
    assert_eq!(steps[7], [(Part::Final, 30, 30)]);
}

#[test]
fn a_double_elimination_of_n_lines_has_two_matches_a_line_less_two() {
    for entrants in 3..=130 {
        let bracket = plan(&Format::DoubleElim, entrants);
        assert_eq!(bracket.matches.len() as u32, 2 * bracket.size - 2);
    }
}

#[test]
fn a_stage_has_as_many_rounds_as_the_last_match_of_its_bracket() {
    for format in [SINGLE, PLAYED_OFF, until(7), until(16), Format::DoubleElim] {
        for entrants in 2..=130 {
            let last = plan(&format, entrants).matches.iter().map(|planned| planned.round).max();
            assert_eq!(total_rounds(&format, entrants), last.unwrap_or(0), "{format:?} {entrants}");
        }
    }
}
