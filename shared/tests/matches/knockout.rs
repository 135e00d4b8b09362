//! Matches inside a running knockout: nothing moves on while one is level.

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No};
use shared::matches::{Decider, GameKind, LaterLength, MatchLength, MatchSettings};
use shared::refusal::{Refusal, SettingsProblem};
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, RuleEdition, SingleElimFormat, Stage, StageSettings};
use shared::structure::StageDraw;

use crate::help::{Draw, FirstWins, SecondWins, Unfinished, run};

/// Four people in a knockout that has started: 1-2 and 3-4 in either colour.
fn four(matches: MatchSettings) -> Division {
    let details = |no: u32| EntrantDetails { name: format!("棋手{no}"), ..EntrantDetails::default() };
    let entrants = (1..=4).map(|no| Entrant::new(EntrantId(no), Some(No(no)), details(no))).collect();
    let format = Format::SingleElim(SingleElimFormat::CHAMPION);
    let settings = StageSettings { matches, ..StageSettings::usual(format, RuleEdition::Cxa2011) };
    let division = Division { entrants, stages: vec![Stage::new(settings)], ..Division::default() };
    let order = (1..=4).map(|no| Some(No(no))).collect();
    let draw = StageDraw::Typed { order };
    run(&division, &Command::StartStage { stage: 0, draw, by_hand: Vec::new() })
}

fn result(division: &Division, round: u32, board: u32, result: GameResult) -> Division {
    let seen = division.stages[0].round(round).unwrap().at(board).unwrap().version;
    let penalties = [Vec::new(), Vec::new()];
    run(division, &Command::SetResult { stage: 0, round, board, seen, result, fouls: [0, 0], penalties, later: None })
}

fn game(division: &Division, (round, board): (u32, u32), game: u32, kind: GameKind, own: GameResult) -> Division {
    let penalties = [Vec::new(), Vec::new()];
    let (stage, seen, first, result) = (0, Unfinished, Side::First, own);
    let fouls = [0, 0];
    let later = None;
    run(division, &Command::SetGame { stage, round, board, game, seen, kind, first, result, fouls, penalties, later })
}

fn final_pair(division: &Division) -> Option<[No; 2]> {
    let pairing = division.stages[0].round(2)?.at(1)?;
    Some([pairing.first.min(pairing.second), pairing.first.max(pairing.second)])
}

#[test]
fn a_level_match_holds_the_next_one_back_until_it_is_decided() {
    let division = four(MatchSettings { deciders: vec![Decider::Quick(1)], ..MatchSettings::default() });
    let [one, two] = [1, 2].map(|board| division.stages[0].rounds[0].at(board).unwrap().clone());
    let division = result(&result(&division, 1, 1, Draw), 1, 2, FirstWins);
    assert_eq!(final_pair(&division), None);
    let division = game(&division, (1, 1), 2, GameKind::Quick, Draw);
    assert_eq!(final_pair(&division), None);
    let division = game(&division, (1, 1), 3, GameKind::Quick, SecondWins);
    assert_eq!(final_pair(&division), Some([one.second.min(two.first), one.second.max(two.first)]));
}

#[test]
fn a_forfeit_moves_the_other_one_on_whatever_the_length() {
    let division = four(MatchSettings { length: MatchLength::BestOf(3), ..MatchSettings::default() });
    let winner = division.stages[0].rounds[0].at(1).unwrap().second;
    let division = result(&division, 1, 1, GameResult::SecondByForfeit);
    let division = result(&division, 1, 2, GameResult::FirstByForfeit);
    assert!(final_pair(&division).unwrap().contains(&winner));
}

#[test]
fn the_final_may_be_longer_than_the_rounds_before() {
    let later = vec![LaterLength { from_round: 2, length: MatchLength::BestOf(3) }];
    let division = four(MatchSettings { later, ..MatchSettings::default() });
    let mut division = result(&result(&division, 1, 1, FirstWins), 1, 2, FirstWins);
    for number in 1..=2 {
        assert_eq!(division.stages[0].rounds[1].at(1).unwrap().result, Unfinished);
        let own = if number == 1 { FirstWins } else { Draw };
        division = game(&division, (2, 1), number, GameKind::Slow, own);
    }
    division = game(&division, (2, 1), 3, GameKind::Slow, FirstWins);
    assert_eq!(division.stages[0].rounds[1].at(1).unwrap().result, FirstWins);
}

fn settled_as(division: &Division, change: impl FnOnce(&mut MatchSettings)) -> Result<Division, Refusal> {
    let mut settings = division.stages[0].settings.clone();
    change(&mut settings.matches);
    decide(division, &Command::ConfigureStage { stage: 0, settings: Box::new(settings) })
}

#[test]
fn fewer_deciders_decide_what_is_played_and_the_winner_moves_on() {
    let deciders = vec![Decider::Quick(2), Decider::DrawOdds];
    let division = four(MatchSettings { deciders, ..MatchSettings::default() });
    let [one, two] = [1, 2].map(|board| division.stages[0].rounds[0].at(board).unwrap().clone());
    let division = result(&result(&division, 1, 1, Draw), 1, 2, FirstWins);
    let division = game(&division, (1, 1), 2, GameKind::Quick, SecondWins);
    assert_eq!(final_pair(&division), None);
    let before = division.stages[0].rounds[0].at(1).unwrap().version;
    let division = settled_as(&division, |matches| matches.deciders = vec![Decider::Quick(1)]).unwrap();
    let decided = division.stages[0].rounds[0].at(1).unwrap();
    assert_eq!((decided.result, decided.version), (SecondWins, before + 1));
    assert_eq!(final_pair(&division), Some([one.second.min(two.first), one.second.max(two.first)]));
}

#[test]
fn a_decided_match_is_not_undone_by_other_settings() {
    let division = four(MatchSettings { deciders: vec![Decider::Quick(1)], ..MatchSettings::default() });
    let division = result(&result(&division, 1, 1, Draw), 1, 2, FirstWins);
    let division = game(&division, (1, 1), 2, GameKind::Quick, FirstWins);
    let refusal = Refusal::BadSettings { problem: SettingsProblem::DecidedMatches };
    let longer = settled_as(&division, |matches| matches.deciders = vec![Decider::Quick(2)]);
    assert_eq!(longer.unwrap_err(), refusal);
    let longer = settled_as(&division, |matches| matches.length = MatchLength::Games(4));
    assert_eq!(longer.unwrap_err(), refusal);
    let more = settled_as(&division, |matches| matches.deciders.push(Decider::Lots)).unwrap();
    assert_eq!(more.stages[0].rounds, division.stages[0].rounds);
}
