//! 弃权的限度: 连续两次弃权不再编排 (榆林 2018, 大连 2025), 两次缺席出局 (乐山 2025, Toronto).

use shared::command::Command;
use shared::division::Division;
use shared::id::No;
use shared::ranking::standings;
use shared::refusal::{Refusal, SettingsProblem};
use shared::result::GameResult;
use shared::stage::{ForfeitLimit, Format, RuleEdition, Source, Stage, StageSettings, SwissFormat, Take};
use shared::structure::over_limit;

use crate::help::{paired, refused, start};
use crate::play::{drawn, of_no_unit, run};

const TWO_RUNNING: ForfeitLimit = ForfeitLimit { games: 2, in_a_row: true, unranked: true };
const TWO_IN_ALL: ForfeitLimit = ForfeitLimit { games: 2, in_a_row: false, unranked: false };

fn swiss(limit: ForfeitLimit) -> Division {
    let format = Format::Swiss(SwissFormat::of(7));
    let settings = StageSettings { forfeit_limit: Some(limit), ..StageSettings::usual(format, RuleEdition::Cxa2011) };
    drawn(vec![settings], 8, of_no_unit)
}

/// Pairs a round and plays it: `missing` forfeits, the other games are drawn.
fn round(division: &Division, missing: No) -> Division {
    let mut division = paired(division, 0);
    let round = u32::try_from(division.stages[0].rounds.len()).unwrap();
    for pairing in division.stages[0].rounds.last().unwrap().pairings.clone() {
        let result = match missing {
            no if no == pairing.first => GameResult::SecondByForfeit,
            no if no == pairing.second => GameResult::FirstByForfeit,
            _ => GameResult::Draw,
        };
        division = run(&division, crate::play::result(0, round, pairing.board, pairing.version, result));
    }
    division
}

/// Who is named, with the rounds missed.
fn named(division: &Division) -> Vec<(No, Vec<u32>)> {
    over_limit(division, 0).into_iter().map(|over| (over.no, over.missed)).collect()
}

fn absent(division: &Division, no: No) -> Division {
    round(&run(division, Command::SetAbsent { stage: 0, absent: vec![no] }), No(0))
}

#[test]
fn two_forfeits_running_reach_the_limit_and_a_game_between_them_ends_the_row() {
    let once = round(&swiss(TWO_RUNNING), No(3));
    assert_eq!(named(&once), []);
    assert_eq!(named(&round(&once, No(3))), [(No(3), vec![1, 2])]);
    let played_between = round(&round(&once, No(0)), No(3));
    assert_eq!(named(&played_between), []);
}

#[test]
fn two_in_all_reach_the_limit_whatever_is_between_and_an_absence_counts() {
    let once = round(&swiss(TWO_IN_ALL), No(3));
    let again = absent(&round(&once, No(0)), No(3));
    assert_eq!(named(&again), [(No(3), vec![1, 3])]);
}

#[test]
fn who_was_let_play_since_leaves_after_the_last_round_they_played() {
    let limit = ForfeitLimit { unranked: true, ..TWO_IN_ALL };
    let twice = round(&round(&swiss(limit), No(3)), No(3));
    let after = |of: &Division| over_limit(of, 0).iter().map(|over| over.leaves_after).collect::<Vec<_>>();
    assert_eq!(after(&twice), [2]);
    let since = round(&twice, No(0));
    assert_eq!((named(&since), after(&since)), (vec![(No(3), vec![1, 2])], vec![3]));
    let left = run(&since, Command::WithdrawEntrant { no: No(3), after: 3 });
    assert_eq!(standings(&left, 0, 3).iter().find(|line| line.no == No(3)).unwrap().rank, None);
}

#[test]
fn who_plays_in_a_later_stage_is_not_named_in_the_one_before() {
    let missed = round(&round(&swiss(TWO_IN_ALL), No(3)), No(3));
    let mut division = missed.clone();
    division.stages[0].settings.format = Format::Swiss(SwissFormat::of(2));
    let from = vec![Source { stage: 0, after: None, take: Take::All }];
    let last = StageSettings { from, ..StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011) };
    division.stages.push(Stage::new(last));
    assert_eq!((named(&missed).len(), named(&start(&division, 1)).len()), (1, 0));
}

#[test]
fn who_leaves_for_it_is_named_no_more_and_has_no_rank_where_the_event_says_so() {
    let withdraw = Command::WithdrawEntrant { no: No(3), after: 2 };
    let rank = |limit| {
        let over = round(&round(&swiss(limit), No(3)), No(3));
        let left = run(&over, withdraw.clone());
        assert_eq!(named(&left), []);
        let lines = standings(&left, 0, 2);
        assert_eq!(lines.len(), 8);
        lines.iter().find(|line| line.no == No(3)).unwrap().rank
    };
    assert_eq!(rank(TWO_RUNNING), None);
    assert!(rank(ForfeitLimit { unranked: false, ..TWO_RUNNING }).is_some());
}

#[test]
fn who_leaves_for_another_reason_keeps_the_rank() {
    let once = round(&swiss(TWO_RUNNING), No(3));
    let left = run(&round(&once, No(0)), Command::WithdrawEntrant { no: No(3), after: 2 });
    let rank = standings(&round(&left, No(0)), 0, 3).iter().find(|line| line.no == No(3)).unwrap().rank;
    assert!(rank.is_some());
}

#[test]
fn a_limit_of_nothing_is_refused() {
    let division = swiss(TWO_IN_ALL);
    let limit = Some(ForfeitLimit { games: 0, ..TWO_IN_ALL });
    let settings = Box::new(StageSettings { forfeit_limit: limit, ..division.stages[0].settings.clone() });
    let problem = SettingsProblem::ForfeitLimit;
    assert_eq!(refused(&division, Command::ConfigureStage { stage: 0, settings }), Refusal::BadSettings { problem });
}
