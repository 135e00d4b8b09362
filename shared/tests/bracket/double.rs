//! 双败: where losers drop.

use std::collections::BTreeSet;

use shared::bracket::{Bracket, BracketMatch, Feed, Part, plan};
use shared::stage::Format;

/// Who may come to a match: the lines that may win or lose their way into it.
fn lines_of(bracket: &Bracket, number: u32) -> BTreeSet<u32> {
    let planned = bracket.find(number).unwrap();
    let of_feed = |feed: Feed| match feed {
        Feed::Line(line) => BTreeSet::from([line]),
        Feed::WinnerOf(number) | Feed::LoserOf(number) => lines_of(bracket, number),
    };
    planned.feeds.into_iter().flat_map(of_feed).collect()
}

/// The matches of the winners' side whose losers may come to a feed of the losers' side.
fn drops_of(bracket: &Bracket, feed: Feed) -> Vec<BracketMatch> {
    match feed {
        Feed::Line(_) => Vec::new(),
        Feed::LoserOf(number) => vec![*bracket.find(number).unwrap()],
        Feed::WinnerOf(number) => {
            bracket.find(number).unwrap().feeds.into_iter().flat_map(|feed| drops_of(bracket, feed)).collect()
        }
    }
}

/// Whether two who met on the winners' side can meet in this match: one dropped in a match, and who beat them there
/// dropped in a later one that they could have come to.
fn may_be_rematch(bracket: &Bracket, planned: &BracketMatch) -> bool {
    let [one, other] = planned.feeds.map(|feed| drops_of(bracket, feed));
    one.iter().any(|one| {
        other.iter().any(|other| {
            let (early, late) = if one.part_round < other.part_round { (one, other) } else { (other, one) };
            lines_of(bracket, early.number).is_subset(&lines_of(bracket, late.number))
        })
    })
}

/// The first round of the losers' side with fewer matches than rounds of the winners' side have dropped losers by then:
/// among the losers of a chain of so many matches two come to the same match, wherever they drop.
fn first_unavoidable(lines: u32) -> u32 {
    let rounds = lines.trailing_zeros();
    let matches = |round: u32| lines >> (round.div_ceil(2) + 1);
    let dropped = |round: u32| (round / 2 + 1).min(rounds);
    (1..).find(|round| matches(*round) < dropped(*round)).unwrap()
}

#[test]
fn no_rematch_on_the_losers_side_before_it_is_unavoidable() {
    for (lines, unavoidable) in [(4, 2), (8, 3), (16, 4), (32, 5), (64, 7), (128, 8)] {
        assert_eq!(first_unavoidable(lines), unavoidable);
        let bracket = plan(&Format::DoubleElim, lines);
        let losers = bracket.matches.iter().filter(|planned| planned.part == Part::Losers);
        let rematches = losers.filter(|planned| may_be_rematch(&bracket, planned));
        assert_eq!(rematches.map(|planned| planned.part_round).min(), Some(unavoidable), "{lines}");
    }
}

#[test]
fn the_table_of_16_drops_each_loser_once_and_half_the_field_away() {
    let bracket = plan(&Format::DoubleElim, 16);
    let into: Vec<[Feed; 2]> = (17..=20).map(|number| bracket.find(number).unwrap().feeds).collect();
    let expected = [(15, 9), (16, 10), (13, 11), (14, 12)];
    for (feeds, (drop, stays)) in into.into_iter().zip(expected) {
        assert_eq!(feeds, [Feed::LoserOf(drop), Feed::WinnerOf(stays)]);
    }
    assert_eq!(bracket.find(25).unwrap().feeds, [Feed::LoserOf(23), Feed::WinnerOf(21)]);
    assert_eq!(bracket.find(29).unwrap().feeds, [Feed::LoserOf(28), Feed::WinnerOf(27)]);
    assert_eq!(bracket.find(30).unwrap().feeds, [Feed::WinnerOf(28), Feed::WinnerOf(29)]);
}

#[test]
fn nobody_waits_longer_than_one_step_for_the_next_match() {
    let bracket = plan(&Format::DoubleElim, 64);
    for planned in bracket.matches.iter().filter(|planned| planned.part != Part::Final) {
        for feed in planned.feeds {
            let (Feed::WinnerOf(number) | Feed::LoserOf(number)) = feed else { continue };
            assert!(planned.round - bracket.find(number).unwrap().round <= 2, "{number} to {}", planned.number);
        }
    }
}
