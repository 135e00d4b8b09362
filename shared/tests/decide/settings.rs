//! What is settled about a stage.

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::id::No;
use shared::ranking::TieBreak;
use shared::refusal::{Refusal, SettingsProblem};
use shared::stage::{FirstRound, Format, StageSettings};

use crate::help::{drawn, empty, first_sides_win, paired, points, refused, round_robin, run, swiss};

fn configure(settings: StageSettings) -> Command {
    Command::ConfigureStage { stage: 0, settings: Box::new(settings) }
}

fn changed(change: impl Fn(&mut StageSettings)) -> Command {
    let mut settings = swiss(7);
    change(&mut settings);
    configure(settings)
}

fn problem(division: &Division, command: Command) -> SettingsProblem {
    match refused(division, command) {
        Refusal::BadSettings { problem } => problem,
        other => panic!("{other:?}"),
    }
}

#[test]
fn rounds_and_legs_have_bounds() {
    let division = empty(swiss(7));
    for rounds in [0, 31] {
        assert_eq!(problem(&division, configure(swiss(rounds))), SettingsProblem::Rounds);
    }
    for legs in [0, 3] {
        let command = changed(|settings| settings.format = Format::RoundRobin { legs });
        assert_eq!(problem(&division, command), SettingsProblem::Legs);
    }
}

#[test]
fn points_are_halves_not_negative_and_a_win_is_worth_most() {
    for (win, draw) in [("2", "0.25"), ("2", "-1"), ("1", "2"), ("0", "0")] {
        let command = changed(|settings| {
            settings.points.win = points(win);
            settings.points.bye = points(win);
            settings.points.draw_first = points(draw);
        });
        assert_eq!(problem(&empty(swiss(7)), command), SettingsProblem::Points, "{win} {draw}");
    }
}

#[test]
fn a_chain_has_keys_and_none_twice() {
    for chain in [vec![], vec![TieBreak::Points, TieBreak::Points]] {
        let command = changed(|settings| settings.tie_breaks = chain.clone());
        assert_eq!(problem(&empty(swiss(7)), command), SettingsProblem::Chain);
    }
    let cuts = changed(|settings| settings.tie_breaks = vec![TieBreak::BuchholzCut(1), TieBreak::BuchholzCut(2)]);
    assert!(decide(&empty(swiss(7)), &cuts).is_ok());
}

#[test]
fn the_format_and_the_first_round_stay_after_the_start() {
    let started = paired(&drawn(swiss(7), 4));
    assert_eq!(problem(&started, configure(round_robin())), SettingsProblem::FormatAfterStart);
    let ends = changed(|settings| {
        if let Format::Swiss(swiss) = &mut settings.format {
            swiss.first_round = FirstRound::Ends;
        }
    });
    assert_eq!(problem(&started, ends), SettingsProblem::FormatAfterStart);
}

#[test]
fn the_number_of_rounds_can_change_after_the_start_but_not_below_those_published() {
    let two = first_sides_win(&paired(&first_sides_win(&paired(&drawn(swiss(7), 6)))));
    assert_eq!(problem(&two, configure(swiss(1))), SettingsProblem::Rounds);
    assert!(decide(&two, &configure(swiss(2))).is_ok());
}

#[test]
fn a_pair_of_one_or_of_someone_unknown_is_refused() {
    let division = drawn(swiss(7), 4);
    for pair in [(No(1), No(1)), (No(1), No(9))] {
        assert_eq!(problem(&division, changed(|s| s.forbidden = vec![pair])), SettingsProblem::Pairs);
        assert_eq!(problem(&division, changed(|s| s.allow_rematch = vec![pair])), SettingsProblem::Pairs);
    }
    let board = changed(|settings| settings.fixed_boards = [(No(1), 0)].into());
    assert_eq!(problem(&division, board), SettingsProblem::Pairs);
}

#[test]
fn a_newly_forbidden_pair_throws_the_proposal_away_and_a_new_name_does_not() {
    let proposed = run(&drawn(swiss(7), 4), Command::ProposeRound { stage: 0 });
    let forbidden = run(&proposed, changed(|settings| settings.forbidden = vec![(No(1), No(2))]));
    assert!(forbidden.stages[0].proposal.is_none());
    let renamed = run(&proposed, changed(|settings| settings.name = "决赛".into()));
    assert!(renamed.stages[0].proposal.is_some());
}
