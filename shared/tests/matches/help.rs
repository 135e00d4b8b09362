//! Two people and their match.

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No};
use shared::matches::{self, GameKind, MatchSettings, MatchState, NextGame};
use shared::points::Points;
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{
    Format, Pairing, Round, RuleEdition, SingleElimFormat, Stage, StageSeats, StageSettings, SwissFormat,
};

pub(crate) use GameResult::{Draw, FirstWins, SecondWins, Unfinished};

/// 1 against 2 in round 1 of a Swiss.
pub(crate) fn swiss(matches: MatchSettings) -> Division {
    division(Format::Swiss(SwissFormat::of(5)), matches)
}

/// 1 against 2 in a knockout.
pub(crate) fn knockout(matches: MatchSettings) -> Division {
    let mut division = division(Format::SingleElim(SingleElimFormat::CHAMPION), matches);
    let nos = vec![No(1), No(2)];
    let slots = nos.iter().copied().map(Some).collect();
    division.stages[0].seats = Some(StageSeats { nos, slots, ..StageSeats::default() });
    division
}

fn division(format: Format, matches: MatchSettings) -> Division {
    let details = |name: &str| EntrantDetails { name: name.into(), ..EntrantDetails::default() };
    let entrants = [(1, "甲"), (2, "乙")].map(|(id, name)| Entrant::new(EntrantId(id), Some(No(id)), details(name)));
    let mut stage = Stage::new(StageSettings { matches, ..StageSettings::usual(format, RuleEdition::Cxa2011) });
    stage.rounds = vec![Round { pairings: vec![Pairing::new(1, No(1), No(2))], ..Round::default() }];
    Division { entrants: entrants.to_vec(), stages: vec![stage], ..Division::default() }
}

pub(crate) fn pairing(division: &Division) -> &Pairing {
    division.stages[0].rounds[0].at(1).unwrap()
}

pub(crate) fn state(division: &Division) -> MatchState {
    matches::state(division, 0, 1, pairing(division))
}

pub(crate) fn run(division: &Division, command: &Command) -> Division {
    decide(division, command).unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"))
}

pub(crate) fn refused(division: &Division, command: &Command) -> Refusal {
    decide(division, command).err().unwrap_or_else(|| panic!("{command:?} was not refused"))
}

pub(crate) fn game(game: u32, seen: GameResult, (kind, first): (GameKind, Side), result: GameResult) -> Command {
    let penalties = [Vec::new(), Vec::new()];
    let place = (0, 1, 1);
    let (stage, round, board) = place;
    Command::SetGame { stage, round, board, game, seen, kind, first, result, fouls: [0, 0], penalties, later: None }
}

pub(crate) fn result(seen: u32, result: GameResult) -> Command {
    let penalties = [Vec::new(), Vec::new()];
    Command::SetResult { stage: 0, round: 1, board: 1, seen, result, fouls: [0, 0], penalties, later: None }
}

/// The next game with its own colours gets this result, as its own first mover sees it.
pub(crate) fn next(division: &Division, own: GameResult) -> Division {
    let next = state(division).next[0];
    run(division, &game(next.game, Unfinished, (next.kind, mover(&next)), own))
}

/// The next games one after the other, each result as the pairing's first side sees it.
pub(crate) fn play(division: Division, results: &[GameResult]) -> Division {
    results.iter().fold(division, |division, result| {
        let first = mover(&state(&division).next[0]);
        next(&division, seen_from(*result, first))
    })
}

/// Who has the first move; a side that chooses takes the second.
pub(crate) fn mover(next: &NextGame) -> Side {
    match next.first {
        matches::FirstMove::Side(side) => side,
        matches::FirstMove::Chosen(side) => side.other(),
    }
}

fn seen_from(result: GameResult, first: Side) -> GameResult {
    match (result, first) {
        (FirstWins, Side::Second) => SecondWins,
        (SecondWins, Side::Second) => FirstWins,
        _ => result,
    }
}

pub(crate) fn points(both: [&str; 2]) -> [Points; 2] {
    both.map(|text| text.parse().unwrap())
}
