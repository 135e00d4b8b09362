//! Stages that begin while another goes on.

use shared::command::Command;
use shared::id::No;
use shared::placing::places;
use shared::refusal::Refusal;
use shared::stage::{Format, RuleEdition, Source, StageSettings, SwissFormat, Take};
use shared::structure::templates::structure;
use shared::structure::{Missing, StageState, state};

use crate::help::{paired, refused, results, smaller, start};
use crate::play::{Chance, drawn, of_no_unit, play_out, run};

/// The world championships: after round 8 the first two play a final while the others play round 9.
#[test]
fn the_first_two_leave_for_a_final() {
    let stages = structure("swiss_final", RuleEdition::Cxa2011).unwrap().stages;
    let mut division = drawn(stages, 30, of_no_unit);
    for _ in 0..8 {
        division = results(&paired(&division, 0), 0, smaller);
    }
    assert_eq!(refused(&division, Command::ProposeRound { stage: 0 }), Refusal::BranchFirst { stage: 1 });
    let StageState::Ready { nos: finalists } = state(&division, 1) else { panic!("not ready") };
    assert_eq!(finalists.len(), 2);
    let last = paired(&start(&division, 1), 0);
    let round = last.stages[0].round(9).unwrap();
    assert_eq!(round.pairings.len(), 14);
    assert!(finalists.iter().all(|no| round.pairing_of(*no).is_none()));
    let played = results(&results(&last, 0, smaller), 1, smaller);
    let first_two: Vec<No> = places(&played).iter().take(2).map(|placed| placed.no).collect();
    assert_eq!(first_two, [*finalists.iter().min().unwrap(), *finalists.iter().max().unwrap()]);
    run(&played, Command::Finish);
}

/// 2019 全国个人赛: the leader after rounds 3, 5 and 7 is through and leaves; the stage they go to begins at the end.
#[test]
fn leaders_leave_after_given_rounds() {
    let qualifier = StageSettings::usual(Format::Swiss(SwissFormat::of(9)), RuleEdition::Cxa2011);
    let leader = |after| Source { stage: 0, after: Some(after), take: Take::Ranks { from: 1, to: 1 } };
    let rest = Source { stage: 0, after: None, take: Take::Ranks { from: 1, to: 1 } };
    let from = vec![leader(3), leader(5), leader(7), rest];
    let last = StageSettings { from, ..StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011) };
    let division = play_out(&drawn(vec![qualifier, last], 24, of_no_unit), &mut Chance(3), 0);
    let out: Vec<usize> = division.stages[0].rounds.iter().map(|round| round.out.len()).collect();
    assert_eq!(out, [0, 0, 0, 1, 0, 1, 0, 1, 0]);
    let through = division.nos_of(1);
    assert_eq!(through.len(), 4);
    assert!(division.stages[0].rounds.iter().flat_map(|round| &round.out).all(|no| through.contains(no)));
    let first_four: Vec<No> = places(&division).iter().take(4).map(|placed| placed.no).collect();
    assert!(first_four.iter().all(|no| through.contains(no)));
}

#[test]
fn a_branch_waits_for_its_round_and_takes_nobody_who_plays_on() {
    let stages = structure("swiss_final", RuleEdition::Cxa2011).unwrap().stages;
    let mut division = results(&paired(&drawn(stages.clone(), 20, of_no_unit), 0), 0, smaller);
    assert_eq!(state(&division, 1), StageState::Waits { missing: vec![Missing::Rounds { stage: 0, round: 8 }] });
    division = run(&division, Command::SetStructure { stages: stages[..1].to_vec() });
    for _ in 0..8 {
        division = results(&paired(&division, 0), 0, smaller);
    }
    let late = run(&division, Command::SetStructure { stages });
    assert_eq!(state(&late, 1), StageState::Waits { missing: vec![Missing::RoundBeyond { stage: 0, round: 9 }] });
}
