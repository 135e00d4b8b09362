//! What can be settled about stages and prizes, and what is refused.

use shared::command::Command;
use shared::matches::{LaterLength, MatchLength, MatchSettings};
use shared::prizes::{Prize, PrizeCount, Prizes};
use shared::refusal::{Refusal, SettingsProblem};
use shared::stage::{
    Eliminate, Format, GroupsFormat, HeatsFormat, RuleEdition, SingleElimFormat, Source, StageSettings, SwissFormat,
    Take,
};

use crate::help::{refused, start};
use crate::play::{drawn, of_no_unit, run};

fn stage(format: Format) -> StageSettings {
    StageSettings::usual(format, RuleEdition::Cxa2011)
}

fn swiss(rounds: u32) -> StageSettings {
    stage(Format::Swiss(SwissFormat::of(rounds)))
}

fn problem_of(stages: Vec<StageSettings>) -> SettingsProblem {
    let division = drawn(vec![swiss(5)], 8, of_no_unit);
    match refused(&division, Command::SetStructure { stages }) {
        Refusal::BadSettings { problem } => problem,
        other => panic!("{other:?}"),
    }
}

#[test]
fn formats_outside_their_limits_are_refused() {
    let groups = |groups, rounds| stage(Format::Groups(GroupsFormat { groups, legs: 1, rounds, skip: 0 }));
    let single =
        |until, third_place, play_off| stage(Format::SingleElim(SingleElimFormat { until, third_place, play_off }));
    let heats = |table_size, games| stage(Format::Heats(HeatsFormat { table_size, games }));
    let eliminating = |from_round, each| {
        let eliminate = Some(Eliminate { from_round, each });
        stage(Format::Swiss(SwissFormat { eliminate, ..SwissFormat::of(5) }))
    };
    let out_after = |losses| stage(Format::Swiss(SwissFormat { losses_out: Some(losses), ..SwissFormat::of(5) }));
    for (settings, problem) in [
        (groups(0, None), SettingsProblem::Groups),
        (groups(65, None), SettingsProblem::Groups),
        (groups(4, Some(0)), SettingsProblem::Groups),
        (single(0, false, 0), SettingsProblem::Bracket),
        (single(128, false, 0), SettingsProblem::Bracket),
        (single(4, true, 0), SettingsProblem::Bracket),
        (single(1, false, 6), SettingsProblem::Bracket),
        (heats(2, 4), SettingsProblem::Heats),
        (heats(7, 4), SettingsProblem::Heats),
        (heats(3, 0), SettingsProblem::Heats),
        (eliminating(0, 1), SettingsProblem::Eliminate),
        (eliminating(5, 1), SettingsProblem::Eliminate),
        (eliminating(2, 0), SettingsProblem::Eliminate),
        (out_after(0), SettingsProblem::Losses),
        (out_after(10), SettingsProblem::Losses),
    ] {
        assert_eq!(problem_of(vec![settings.clone()]), problem, "{settings:?}");
    }
}

#[test]
fn matches_have_a_length_that_can_be_played() {
    let of = |length, later: Vec<(u32, MatchLength)>| {
        let later = later.into_iter().map(|(from_round, length)| LaterLength { from_round, length }).collect();
        StageSettings { matches: MatchSettings { length, later, ..MatchSettings::default() }, ..swiss(5) }
    };
    for settings in [
        of(MatchLength::Games(0), Vec::new()),
        of(MatchLength::Games(21), Vec::new()),
        of(MatchLength::BestOf(4), Vec::new()),
        of(MatchLength::One, vec![(0, MatchLength::Games(2))]),
        of(MatchLength::One, vec![(3, MatchLength::Games(2)), (3, MatchLength::BestOf(3))]),
    ] {
        assert_eq!(problem_of(vec![settings.clone()]), SettingsProblem::Matches, "{settings:?}");
    }
}

#[test]
fn stages_take_from_stages_before_them() {
    let taking = |stage, after, take| StageSettings { from: vec![Source { stage, after, take }], ..swiss(3) };
    let all = Take::All;
    for stages in [
        vec![taking(0, None, all)],
        vec![swiss(5), swiss(5)],
        vec![swiss(5), taking(1, None, all)],
        vec![swiss(5), taking(0, Some(0), all)],
    ] {
        assert_eq!(problem_of(stages.clone()), SettingsProblem::Sources, "{stages:?}");
    }
    for (after, take, problem) in [
        (None, Take::Ranks { from: 0, to: 4 }, SettingsProblem::SourceRanks),
        (None, Take::Ranks { from: 4, to: 2 }, SettingsProblem::SourceRanks),
        (None, Take::OfGroups { from: 3, to: 2, best: 0 }, SettingsProblem::SourceRanks),
        (Some(3), Take::OfGroups { from: 1, to: 2, best: 0 }, SettingsProblem::SourceAfter),
        (Some(3), Take::Winners, SettingsProblem::SourceAfter),
        (Some(3), Take::LosersOf { round: 1 }, SettingsProblem::SourceAfter),
        (Some(3), Take::FewerLosses { losses: 2 }, SettingsProblem::SourceAfter),
        (None, Take::FewerLosses { losses: 0 }, SettingsProblem::Losses),
        (None, Take::FewerLosses { losses: 10 }, SettingsProblem::Losses),
    ] {
        assert_eq!(problem_of(vec![swiss(5), taking(0, after, take)]), problem, "{take:?}");
    }
    let no_place = StageSettings { places_from: Some(0), ..swiss(5) };
    assert_eq!(problem_of(vec![no_place]), SettingsProblem::PlacesFrom);
    assert_eq!(problem_of(Vec::new()), SettingsProblem::Stages);
    assert_eq!(problem_of(vec![swiss(5); 21]), SettingsProblem::Stages);
}

#[test]
fn prizes_have_names_and_winners() {
    let division = drawn(vec![swiss(5)], 8, of_no_unit);
    let set = |name: &str, count| {
        let prizes = vec![Prize { name: name.into(), count }];
        Command::SetPrizes { prizes: vec![Prizes { prizes, ..Prizes::default() }] }
    };
    let bad = Refusal::BadSettings { problem: SettingsProblem::Prizes };
    assert_eq!(refused(&division, set("一等奖", PrizeCount::Places(0))), bad);
    assert_eq!(refused(&division, set("一等奖", PrizeCount::Percent(101))), bad);
    assert!(matches!(refused(&division, set(" ", PrizeCount::Places(1))), Refusal::BadName { .. }));
    let twice = Command::SetPrizes { prizes: vec![Prizes::default(), Prizes::default()] };
    assert_eq!(refused(&division, twice), bad);
    assert_eq!(run(&division, set(" 一等奖 ", PrizeCount::Places(1))).prizes[0].prizes[0].name, "一等奖");
}

#[test]
fn what_a_start_rests_on_stays_as_it_was() {
    let format = Format::Groups(GroupsFormat { groups: 2, legs: 1, rounds: None, skip: 0 });
    let started = start(&drawn(vec![stage(format)], 8, of_no_unit), 0);
    let configure = |settings: StageSettings| Command::ConfigureStage { stage: 0, settings: Box::new(settings) };
    let own = started.stages[0].settings.clone();
    let other = Format::Groups(GroupsFormat { groups: 4, legs: 1, rounds: None, skip: 0 });
    let refusal = refused(&started, configure(StageSettings { format: other, ..own.clone() }));
    assert_eq!(refusal, Refusal::BadSettings { problem: SettingsProblem::FormatAfterStart });
    let renamed = run(&started, configure(StageSettings { name: "小组赛".into(), ..own }));
    assert_eq!(renamed.stages[0].seats, started.stages[0].seats);
    assert_eq!(refused(&started, Command::UndoNumbers), Refusal::Started);
}

#[test]
fn a_bracket_is_started_taken_back_and_exchanged() {
    let format = Format::SingleElim(SingleElimFormat::CHAMPION);
    let started = start(&drawn(vec![stage(format)], 8, of_no_unit), 0);
    let first = started.stages[0].rounds[0].clone();
    assert_eq!(first.pairings.len(), 4);
    let (a, b) = (first.pairings[0].first, first.pairings[1].first);
    let swapped = run(&started, Command::SwapSeats { stage: 0, a, b });
    let opponent = |round: &shared::stage::Round, no| {
        let pairing = round.pairing_of(no).unwrap();
        if pairing.first == no { pairing.second } else { pairing.first }
    };
    assert_eq!(opponent(&swapped.stages[0].rounds[0], a), opponent(&first, b));
    let untouched = |round: &shared::stage::Round| round.pairings[2..].to_vec();
    assert_eq!(untouched(&swapped.stages[0].rounds[0]), untouched(&first), "their colours are those drawn");
    assert_eq!(refused(&started, Command::SwapSeats { stage: 0, a, b: a }), Refusal::CannotSwap { a, b: a });
    assert_eq!(refused(&started, Command::TakeBackRound { stage: 0, round: 1 }), Refusal::NoProposals);
    let taken_back = run(&started, Command::UnstartStage { stage: 0 });
    assert!(taken_back.stages[0].rounds.is_empty() && taken_back.stages[0].seats.is_none());
}
