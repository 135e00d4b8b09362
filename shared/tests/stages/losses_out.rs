//! 负几场出局 (湖头小学): whoever has lost so many games leaves, and the stage ends when fewer than two are left.

use std::collections::BTreeMap;

use proptest::prelude::*;
use shared::archive::{Archive, read, write};
use shared::check::{FindingKind, check};
use shared::command::Command;
use shared::division::Division;
use shared::event::EventInfo;
use shared::id::No;
use shared::placing::places;
use shared::refusal::Refusal;
use shared::result::{GameResult, Outcome};
use shared::stage::{Carry, Format, GroupsFormat, RuleEdition, Source, StageSettings, SwissFormat, Take};
use shared::structure::{StageState, state};
use shared::view::structure::structure_view;

use crate::help::{paired, refused, results, smaller, start};
use crate::play::{Chance, drawn, of_no_unit, play_out, run};

fn swiss(rounds: u32, losses: u32) -> StageSettings {
    let format = Format::Swiss(SwissFormat { losses_out: Some(losses), ..SwissFormat::of(rounds) });
    StageSettings::usual(format, RuleEdition::Cxa2011)
}

/// Groups of four that play two rounds, and a Swiss that takes some of them.
fn after_groups(groups: u32, take: Take, carry: Carry) -> Vec<StageSettings> {
    let format = Format::Groups(GroupsFormat { groups, legs: 1, rounds: Some(2), skip: 0 });
    let from = vec![Source { stage: 0, after: None, take }];
    vec![StageSettings::usual(format, RuleEdition::Cxa2011), StageSettings { from, carry, ..swiss(6, 2) }]
}

fn round(division: &Division, index: usize, of: impl Fn(No, No) -> GameResult) -> Division {
    results(&paired(division, u32::try_from(index).unwrap()), u32::try_from(index).unwrap(), of)
}

/// Games lost in the rounds of a stage before one.
fn lost(division: &Division, stage: usize, before: usize) -> BTreeMap<No, u32> {
    let mut lost = BTreeMap::new();
    for pairing in division.stages[stage].rounds.iter().take(before).flat_map(|round| &round.pairings) {
        for no in [pairing.first, pairing.second] {
            let outcome = pairing.result.outcome(pairing.side_of(no).unwrap());
            *lost.entry(no).or_default() += u32::from(matches!(outcome, Outcome::Loss | Outcome::ForfeitLoss));
        }
    }
    lost
}

#[test]
fn whoever_has_lost_so_often_leaves_before_the_next_round_a_forfeit_counts() {
    let forfeits = |first: No, second: No| match smaller(first, second) {
        GameResult::FirstWins => GameResult::FirstByForfeit,
        _ => GameResult::SecondByForfeit,
    };
    let second = round(&round(&drawn(vec![swiss(5, 2)], 12, of_no_unit), 0, forfeits), 0, smaller);
    assert!(second.stages[0].rounds.iter().all(|round| round.out.is_empty()), "nobody has lost twice before");
    let twice: Vec<No> = lost(&second, 0, 2).into_iter().filter(|(_, lost)| *lost == 2).map(|(no, _)| no).collect();
    assert_eq!(twice.len(), 3);
    let third = paired(&second, 0).stages[0].round(3).unwrap().clone();
    assert_eq!(third.out, twice);
    assert!(twice.iter().all(|no| third.pairing_of(*no).is_none() && third.bye != Some(*no)));
}

#[test]
fn guests_stay() {
    let mut division = drawn(vec![swiss(5, 1)], 7, of_no_unit);
    division.entrants.last_mut().unwrap().details.guest = true;
    let round = paired(&round(&division, 0, smaller), 0).stages[0].round(2).unwrap().clone();
    assert!(!round.out.contains(&No(7)) && !round.out.is_empty());
}

#[test]
fn what_was_lost_before_counts_where_all_points_are_brought_along() {
    for (carry, out) in [(Carry::All, true), (Carry::Zero, false), (Carry::Among, false)] {
        let groups = drawn(after_groups(2, Take::All, carry), 8, of_no_unit);
        let groups = round(&round(&start(&groups, 0), 0, smaller), 0, smaller);
        let first = paired(&start(&groups, 1), 1).stages[1].round(1).unwrap().clone();
        let twice = lost(&groups, 0, 2).into_values().filter(|lost| *lost == 2).count();
        assert!(twice > 0);
        assert_eq!(first.out.len(), if out { twice } else { 0 }, "{carry:?}");
    }
}

#[test]
fn a_stage_can_take_those_who_have_lost_fewer_games() {
    let take = Take::FewerLosses { losses: 2 };
    let groups = start(&drawn(after_groups(3, take, Carry::All), 12, of_no_unit), 0);
    let planned = structure_view(&groups).stages[1].clone();
    assert!(planned.at_most && planned.comes_in == 12 && planned.size.starts_with("至多 12"), "{}", planned.size);
    let groups = round(&round(&groups, 0, smaller), 0, smaller);
    let begun = start(&groups, 1);
    let lost = lost(&groups, 0, 2);
    let mut expected: Vec<No> = groups.nos_of(0).into_iter().filter(|no| lost[no] < 2).collect();
    let mut nos = begun.nos_of(1);
    expected.sort();
    nos.sort();
    assert_eq!(nos, expected);
    assert!(nos.len() < 12 && !structure_view(&begun).stages[1].at_most);
    assert_eq!(check(&begun), []);
}

#[test]
fn the_stage_is_played_out_when_one_is_left_and_that_one_is_first() {
    let mut division = drawn(vec![swiss(9, 1)], 6, of_no_unit);
    while state(&division, 0) != StageState::Done {
        division = round(&division, 0, smaller);
    }
    assert_eq!((division.stages[0].rounds.len(), division.total_rounds(0)), (3, 3));
    assert_eq!(refused(&division, Command::ProposeRound { stage: 0 }), Refusal::NoMoreRounds);
    let placed = places(&division);
    assert_eq!((placed[0].no, placed[0].place), (No(1), Some(1)));
    assert!(placed[1..].iter().all(|placed| placed.place > Some(1)));
    assert_eq!(check(&division), []);
    run(&division, Command::Finish);
}

#[test]
fn who_left_otherwise_than_the_rule_says_is_found() {
    let second = round(&round(&drawn(vec![swiss(5, 2)], 12, of_no_unit), 0, smaller), 0, smaller);
    let mut third = paired(&second, 0);
    let out = std::mem::take(&mut third.stages[0].rounds[2].out);
    assert!(!out.is_empty());
    let found = check(&third);
    assert!(found.iter().any(|finding| finding.kind == FindingKind::OutList && finding.nos == out), "{found:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Nobody plays who has lost too often, and an archive keeps all of it.
    #[test]
    fn nobody_plays_on_who_has_lost_so_often(players in 6_u32..30, losses in 1_u32..4, seed in any::<u64>()) {
        let division = play_out(&drawn(vec![swiss(9, losses)], players, of_no_unit), &mut Chance(seed), 0);
        for (before, round) in division.stages[0].rounds.iter().enumerate() {
            let lost = lost(&division, 0, before);
            let too_often = |no: No| lost.get(&no).is_some_and(|lost| *lost >= losses);
            prop_assert!(round.pairings.iter().all(|pairing| !too_often(pairing.first) && !too_often(pairing.second)));
            prop_assert!(round.out.iter().all(|no| too_often(*no)));
        }
        prop_assert_eq!(check(&division), []);
        let text = write(&Archive { event: EventInfo { name: "杯".into(), ..EventInfo::default() }, divisions: vec![division.clone()] });
        let again = read(&text).unwrap().divisions.remove(0);
        prop_assert_eq!(&again.stages[0].settings, &division.stages[0].settings);
        prop_assert_eq!(state(&again, 0), state(&division, 0));
    }
}
