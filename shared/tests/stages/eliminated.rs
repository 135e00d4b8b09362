//! 积分末位淘汰 (10.6).

use proptest::prelude::*;
use shared::command::Command;
use shared::id::No;
use shared::placing::places;
use shared::result::GameResult;
use shared::stage::{Eliminate, Format, Lots, RuleEdition, StageSettings, SwissFormat};

use crate::help::{paired, results, smaller};
use crate::play::{Chance, drawn, of_no_unit, play_out, run};

fn eliminating(rounds: u32, from_round: u32, each: u32) -> StageSettings {
    let eliminate = Some(Eliminate { from_round, each });
    let format = Format::Swiss(SwissFormat { eliminate, ..SwissFormat::of(rounds) });
    StageSettings::usual(format, RuleEdition::Cxa2011)
}

#[test]
fn the_lowest_leave_after_the_round_from_which_it_begins() {
    let division = drawn(vec![eliminating(5, 2, 2)], 12, of_no_unit);
    let second = results(&paired(&results(&paired(&division, 0), 0, smaller), 0), 0, smaller);
    assert!(second.stages[0].rounds.iter().all(|round| round.out.is_empty()));
    let everybody: Vec<No> = (1..=12).map(No).collect();
    let lots = Lots { among: everybody.clone(), order: everybody };
    let third = paired(&run(&second, Command::RecordLots { stage: 0, lots }), 0);
    let round = third.stages[0].round(3).unwrap();
    assert_eq!(round.out.len(), 2);
    assert!(round.out.iter().all(|no| round.pairing_of(*no).is_none() && round.bye != Some(*no)));
    assert_eq!(round.pairings.len(), 5);
}

#[test]
fn whoever_is_tied_with_the_last_one_kept_stays_until_lots_part_them() {
    let drawn_games = |_: No, _: No| GameResult::Draw;
    let mut settings = eliminating(5, 1, 1);
    settings.tie_breaks = vec![shared::ranking::TieBreak::Points];
    let first = results(&paired(&drawn(vec![settings], 6, of_no_unit), 0), 0, drawn_games);
    assert!(paired(&first, 0).stages[0].round(2).unwrap().out.is_empty());
    let order: Vec<No> = [1, 2, 3, 4, 6, 5].map(No).to_vec();
    let lots = Lots { among: order.clone(), order };
    let parted = run(&first, Command::RecordLots { stage: 0, lots });
    let round = paired(&parted, 0).stages[0].round(2).unwrap().clone();
    assert_eq!(round.out, [No(5)]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Everybody leaves once, in the rounds that are told, and stands in the order of leaving.
    #[test]
    fn places_follow_the_order_of_leaving(players in 14_u32..30, from_round in 1_u32..4, each in 1_u32..3, seed in any::<u64>()) {
        let division = play_out(&drawn(vec![eliminating(6, from_round, each)], players, of_no_unit), &mut Chance(seed), 0);
        let out: Vec<(u32, No)> = division.stages[0].rounds.iter().zip(1_u32..)
            .flat_map(|(round, number)| round.out.iter().map(move |no| (number, *no)))
            .collect();
        prop_assert!(out.iter().all(|(round, _)| *round > from_round));
        let placed = places(&division);
        let place = |no: No| placed.iter().find(|placed| placed.no == no).unwrap().place.unwrap();
        let left = |no: No| out.iter().find(|(_, other)| *other == no).map_or(u32::MAX, |(round, _)| *round);
        for a in &placed {
            for b in &placed {
                prop_assert!(left(a.no) <= left(b.no) || place(a.no) < place(b.no));
            }
        }
    }
}
