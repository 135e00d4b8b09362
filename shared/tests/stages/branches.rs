//! Stages that begin while another goes on.

use shared::archive::{Archive, read, write};
use shared::check::check;
use shared::command::Command;
use shared::division::Division;
use shared::event::EventInfo;
use shared::id::No;
use shared::placing::{PlaceReason, places};
use shared::refusal::Refusal;
use shared::stage::{Format, Lots, RuleEdition, SingleElimFormat, Source, Stage, StageSettings, SwissFormat, Take};
use shared::structure::templates::structure;
use shared::structure::{Missing, StageState, state};
use shared::view::standings::standings_view;

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
    let gone = |after| standings_view(&division, 0, after).rows.iter().filter(|row| row.moved_to.is_some()).count();
    assert_eq!([2, 3, 4, 5, 6, 7].map(gone), [0, 1, 1, 2, 2, 3]);
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

fn leader_after(round: u32) -> Source {
    Source { stage: 0, after: Some(round), take: Take::Ranks { from: 1, to: 1 } }
}

/// Twenty in a Swiss; recorded lots part those who are equal.
fn with_promotion(format: Format, from: Vec<Source>) -> Division {
    let qualifier = StageSettings::usual(Format::Swiss(SwissFormat::of(5)), RuleEdition::Cxa2011);
    let promotion = StageSettings { from, ..StageSettings::usual(format, RuleEdition::Cxa2011) };
    let everybody: Vec<No> = (1..=20).map(No).collect();
    let lots = Lots { among: everybody.clone(), order: everybody };
    run(&drawn(vec![qualifier, promotion], 20, of_no_unit), Command::RecordLots { stage: 0, lots })
}

fn play_rounds(division: &Division, rounds: u32) -> Division {
    (0..rounds).fold(division.clone(), |division, _| results(&paired(&division, 0), 0, smaller))
}

#[test]
fn a_later_stage_of_one_is_played_out_as_it_starts() {
    let formats = [
        Format::SingleElim(SingleElimFormat::CHAMPION),
        Format::RoundRobin { legs: 1 },
        Format::Swiss(SwissFormat::of(3)),
        Format::Ladder,
    ];
    for format in formats {
        let after_two = play_rounds(&with_promotion(format, vec![leader_after(2)]), 2);
        let begun = start(&after_two, 1);
        let promoted = begun.nos_of(1);
        assert_eq!((promoted.len(), begun.total_rounds(1), state(&begun, 1)), (1, 0, StageState::Done));
        assert_eq!(begun.running_stage(), 0, "the others play on");
        let played = play_rounds(&begun, 3);
        assert!(played.stages[0].rounds[2..].iter().all(|round| round.pairing_of(promoted[0]).is_none()));
        assert_eq!((places(&played)[0].no, places(&played)[0].place), (promoted[0], Some(1)));
        assert_eq!((places(&played)[1].place, check(&played)), (Some(2), Vec::new()));
        let event = EventInfo { name: "杯".into(), ..EventInfo::default() };
        let text = write(&Archive { event, divisions: vec![played.clone()] });
        assert_eq!(places(&read(&text).unwrap().divisions[0]), places(&played));
        run(&played, Command::Finish);
    }
}

#[test]
fn a_first_stage_of_one_does_not_start() {
    let knockout = StageSettings::usual(Format::SingleElim(SingleElimFormat::CHAMPION), RuleEdition::Cxa2011);
    let mut one = drawn(vec![knockout], 2, of_no_unit);
    one.entrants.truncate(1);
    assert_eq!(state(&one, 0), StageState::Waits { missing: vec![Missing::Entrants { needed: 2 }] });
}

/// They share the first place: nothing parts them before their stage is played.
#[test]
fn who_is_promoted_stands_first_before_and_after_their_stage_starts() {
    let single = SingleElimFormat { until: 3, ..SingleElimFormat::CHAMPION };
    let division = with_promotion(Format::SingleElim(single), [1, 2, 4].map(leader_after).to_vec());
    let after_three = play_rounds(&division, 3);
    let out: Vec<No> = after_three.stages[0].rounds.iter().flat_map(|round| round.out.clone()).collect();
    let first = places(&after_three);
    assert_eq!(out.len(), 2);
    for placed in &first[..2] {
        assert!(out.contains(&placed.no) && placed.place == Some(1) && placed.shared_by == 2);
        assert_eq!(placed.reason, PlaceReason::Rank { stage: 0, rank: 1 });
    }
    assert_eq!(first[2].place, Some(3));
    let played = play_rounds(&start(&play_rounds(&after_three, 1), 1), 1);
    assert_eq!((played.total_rounds(1), state(&played, 1)), (0, StageState::Done));
    assert_eq!(places(&played).iter().map(|placed| placed.place.unwrap()).take(4).collect::<Vec<_>>(), [1, 1, 1, 4]);
    assert!(out.iter().all(|no| played.nos_of(1).contains(no)));
    assert_eq!(check(&played), []);
}

#[test]
fn the_winners_of_a_bracket_without_a_match_go_on() {
    let single = SingleElimFormat { until: 2, ..SingleElimFormat::CHAMPION };
    let mut division = with_promotion(Format::SingleElim(single), [1, 2].map(leader_after).to_vec());
    let from = vec![Source { stage: 1, after: None, take: Take::Winners }];
    let last = StageSettings { from, ..StageSettings::usual(Format::RoundRobin { legs: 1 }, RuleEdition::Cxa2011) };
    division.stages.push(Stage::new(last));
    let begun = start(&start(&play_rounds(&division, 2), 1), 2);
    assert_eq!(begun.nos_of(2), begun.nos_of(1));
}
