//! What holds for every ranking, tried on random fields.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::indexing_slicing, clippy::panic)]

mod field;

use std::collections::BTreeSet;

use field::Field;
use proptest::prelude::*;
use shared::division::Division;
use shared::id::No;
use shared::points::Points;
use shared::ranking::standing::Parted;
use shared::ranking::{Standing, TieBreak, Value, presets, standings};
use shared::result::{GameResult, Outcome, Penalty};
use shared::side::Side;
use shared::stage::{Pairing, PointTable, Round};

/// A round of everybody in random order: neighbours meet, who is left has the bye.
fn any_round(entrants: u32) -> impl Strategy<Value = Round> {
    let order = Just((1..=entrants).map(No).collect::<Vec<_>>()).prop_shuffle();
    let games = prop::collection::vec((0..8_usize, 0..2_u32, 0..12_u32), entrants as usize / 2);
    (order, games).prop_map(|(order, games)| {
        let pairings = (1..).zip(order.chunks_exact(2)).zip(games);
        let pairings = pairings.map(|((board, pair), (result, fouls, punished))| Pairing {
            result: GameResult::ALL[result],
            fouls: [fouls, 0],
            penalties: [penalty(punished), Vec::new()],
            ..Pairing::new(board, pair[0], pair[1])
        });
        Round {
            pairings: pairings.collect(),
            bye: order.chunks_exact(2).remainder().first().copied(),
            ..Round::default()
        }
    })
}

fn penalty(punished: u32) -> Vec<Penalty> {
    match punished {
        0 => vec![Penalty::Warning],
        1 => vec![Penalty::Disqualified],
        _ => Vec::new(),
    }
}

/// A Swiss with any results, and a point table of any kind.
fn any_swiss() -> impl Strategy<Value = Field> {
    (2..=9_u32, 0..=6_usize, 0..4_usize).prop_flat_map(|(entrants, rounds, table)| {
        prop::collection::vec(any_round(entrants), rounds).prop_map(move |rounds| {
            let tables =
                [PointTable::TWO_ONE, PointTable::ONE_HALF, PointTable::THREE_ONE, PointTable::THREE_SECOND_TWO];
            let mut field = Field::swiss(entrants, "points").points(tables[table]);
            field.stage().rounds = rounds;
            field
        })
    })
}

fn any_chain() -> impl Strategy<Value = Vec<TieBreak>> {
    prop::sample::subsequence(TieBreak::ALL.to_vec(), 1..=16).prop_shuffle()
}

fn is_better(key: TieBreak, above: &Value, below: &Value) -> bool {
    match (above, below) {
        (Value::Points(above), Value::Points(below)) => above > below,
        (Value::Count(above), Value::Count(below)) if key.fewer_is_better() => above < below,
        (Value::Count(above), Value::Count(below)) => above > below,
        (Value::Series(above), Value::Series(below)) => above > below,
        _ => false,
    }
}

/// Checks one line against the one above it.
fn check_pair(chain: &[TieBreak], above: &Standing, below: &Standing) -> Result<(), TestCaseError> {
    match below.parted_by {
        Parted::Key(index) => {
            let index = index as usize;
            prop_assert_eq!(&above.values[..index], &below.values[..index]);
            if chain[index] != TieBreak::Previous {
                prop_assert!(is_better(chain[index], &above.values[index], &below.values[index]));
            }
        }
        Parted::Nothing => prop_assert_eq!(&above.values, &below.values),
        Parted::Penalty | Parted::Lots | Parted::Unranked => {}
        Parted::First => prop_assert!(false, "only one line is the first"),
    }
    Ok(())
}

proptest! {
    #[test]
    fn everybody_stands_once_and_ranks_leave_out_as_many_as_share(mut field in any_swiss(), chain in any_chain()) {
        field.stage().settings.tie_breaks = chain;
        let lines = field.last();
        let nos: BTreeSet<No> = lines.iter().map(|line| line.no).collect();
        prop_assert_eq!((nos.len(), lines.len()), (field.0.entrants.len(), field.0.entrants.len()));
        let mut rank = 0;
        for (position, line) in (1..).zip(&lines) {
            if line.parted_by != Parted::Nothing {
                rank = position;
            }
            prop_assert_eq!(line.rank, Some(rank));
        }
    }

    #[test]
    fn the_order_is_that_of_the_chain(mut field in any_swiss(), chain in any_chain()) {
        field.stage().settings.tie_breaks = chain.clone();
        let lines = field.last();
        prop_assert_eq!(lines[0].parted_by, Parted::First);
        for pair in lines.windows(2) {
            check_pair(&chain, &pair[0], &pair[1])?;
        }
    }

    #[test]
    fn nobody_stands_above_one_with_more_points(mut field in any_swiss(), mut chain in any_chain()) {
        chain.retain(|key| *key != TieBreak::Points);
        chain.insert(0, TieBreak::Points);
        field.stage().settings.tie_breaks = chain;
        let lines = field.last();
        for pair in lines.windows(2) {
            prop_assert!(!is_better(TieBreak::Points, &pair[1].values[0], &pair[0].values[0]));
        }
    }

    #[test]
    fn standings_do_not_depend_on_the_order_of_the_input(mut field in any_swiss(), chain in any_chain(), turn in 0..9_usize) {
        field.stage().settings.tie_breaks = chain;
        let before = field.last();
        let entrants = field.0.entrants.len();
        field.0.entrants.rotate_left(turn % entrants);
        for round in &mut field.stage().rounds {
            round.pairings.reverse();
        }
        prop_assert_eq!(before, field.last());
    }

    #[test]
    fn swiss_a_is_what_a_plain_reading_of_14_3_1_gives(mut field in any_swiss()) {
        for pairing in field.stage().rounds.iter_mut().flat_map(|round| &mut round.pairings) {
            pairing.penalties = [Vec::new(), Vec::new()];
        }
        field.stage().settings.tie_breaks = presets::by_key("2011_swiss_a").unwrap().chain.to_vec();
        let histories: Vec<(Vec<[i64; 5]>, No)> = field.0.entrants.iter().map(|entrant| {
            let no = entrant.no.unwrap();
            (plain_history(&field.0, no), no)
        }).collect();
        for line in field.last() {
            let own = &histories.iter().find(|(_, no)| *no == line.no).unwrap().0;
            let better = histories.iter().filter(|(other, _)| other > own).count();
            prop_assert_eq!(line.rank, Some(u32::try_from(better).unwrap() + 1), "{}", line.no);
        }
    }

    #[test]
    fn an_annulled_entrant_might_as_well_not_have_played(mut field in any_swiss(), chain in any_chain(), leaver in 1..=9_u32) {
        let entrants = u32::try_from(field.0.entrants.len()).unwrap();
        let leaver = (leaver - 1) % entrants + 1;
        // A round robin in which the leaver's games are all forfeits: fewer than half are played.
        let mut left = Field::round_robin(entrants, 1, "points").withdrawn(leaver, 0);
        left.stage().settings.tie_breaks = chain;
        left.stage().rounds = std::mem::take(&mut field.stage().rounds);
        let games = left.stage().rounds.iter_mut().flat_map(|round| &mut round.pairings);
        for pairing in games.filter(|pairing| pairing.side_of(No(leaver)).is_some()) {
            pairing.result = GameResult::Unfinished;
            pairing.penalties = [Vec::new(), Vec::new()];
        }
        let annulled = left.last();
        for round in &mut left.stage().rounds {
            round.pairings.retain(|pairing| pairing.side_of(No(leaver)).is_none());
        }
        prop_assert_eq!(annulled.last().map(|line| (line.no, line.rank, line.annulled)), Some((No(leaver), None, true)));
        prop_assert_eq!(annulled, left.last());
    }
}

/// 积分, 对手分, 胜局, 犯规, 后走局数 after the last round, after the one before, … and after round 1.
fn plain_history(division: &Division, no: No) -> Vec<[i64; 5]> {
    let rounds = &division.stages[0].rounds;
    (1..=rounds.len()).rev().map(|after| plain_line(division, &rounds[..after], no)).collect()
}

fn plain_line(division: &Division, rounds: &[Round], no: No) -> [i64; 5] {
    let points = |no| plain_points(division, rounds, no).quarters();
    let above_zero = division.entrants.iter().map(|entrant| points(entrant.no.unwrap())).filter(|&points| points > 0);
    let bye_share = above_zero.min().unwrap_or(0);
    let mut line = [points(no), 0, 0, 0, 0];
    for round in rounds {
        if round.bye == Some(no) {
            line[1] += bye_share;
            line[2] += 1;
        }
        for pairing in &round.pairings {
            let Some(side) = pairing.side_of(no) else { continue };
            let outcome = pairing.result.outcome(side);
            let played = matches!(outcome, Outcome::Win | Outcome::Draw | Outcome::Loss);
            line[1] += points(pairing.on(side.other()));
            line[2] += i64::from(matches!(outcome, Outcome::Win | Outcome::ForfeitWin));
            line[3] -= i64::from(pairing.fouls[usize::from(side == Side::Second)]);
            line[4] += i64::from(played && side == Side::Second);
        }
    }
    line
}

fn plain_points(division: &Division, rounds: &[Round], no: No) -> Points {
    let table = &division.stages[0].settings.points;
    let games = rounds.iter().flat_map(|round| &round.pairings);
    let scores =
        games.filter_map(|pairing| pairing.side_of(no).map(|side| table.score(pairing.result.outcome(side), side)));
    let byes = rounds.iter().filter(|round| round.bye == Some(no)).map(|_| table.bye);
    scores.chain(byes).sum()
}

#[test]
fn f05_a_field_of_500_over_11_rounds_is_ranked_whole() {
    // Number n meets n ± round; the smaller number wins, so that points fall with the number.
    let mut field = Field::swiss(500, "points buchholz wins fouls seconds previous");
    for number in 0..11_u32 {
        let mut order: Vec<u32> = (1..=500).collect();
        order.rotate_left(number as usize);
        let pairs = order.chunks_exact(2).map(|pair| format!("{} 1-0 {}", pair[0].min(pair[1]), pair[0].max(pair[1])));
        field = field.round(&pairs.collect::<Vec<_>>().join(", "));
    }
    let lines = standings(&field.0, 0, 11);
    assert_eq!(lines.len(), 500);
    assert!(lines.windows(2).all(|pair| pair[0].rank <= pair[1].rank));
}
