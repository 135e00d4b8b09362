//! Stages with a bracket to play.

use shared::bracket::{BracketMatch, Part, Standing, run, seed_order, size};
use shared::command::{Command, LaterMatches};
use shared::decide::decide;
use shared::division::Division;
use shared::entrant::{Entrant, EntrantDetails};
use shared::id::{EntrantId, No};
use shared::matches::{FirstMove, GameKind, state};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Format, Pairing, RuleEdition, SingleElimFormat, Stage, StageSeats, StageSettings};

pub(crate) const SINGLE: Format = Format::SingleElim(SingleElimFormat::CHAMPION);

/// Everything is played off.
pub(crate) const PLAYED_OFF: Format =
    Format::SingleElim(SingleElimFormat { until: 1, third_place: true, play_off: 16 });

pub(crate) fn until(until: u32) -> Format {
    Format::SingleElim(SingleElimFormat { until, third_place: false, play_off: 0 })
}

/// A stage that has just started: seed i has number i.
pub(crate) fn started(format: &Format, entrants: u32) -> Division {
    let named = |no| EntrantDetails { name: format!("棋手{no}"), ..EntrantDetails::default() };
    let mut stage = Stage::new(StageSettings::usual(format.clone(), RuleEdition::Cxa2011));
    let sections = if let Format::SingleElim(single) = format { single.until } else { 1 };
    let order = seed_order(size(format, entrants), sections);
    stage.seats = Some(StageSeats {
        nos: (1..=entrants).map(No).collect(),
        slots: order.into_iter().map(|seed| Some(No(seed)).filter(|_| seed <= entrants)).collect(),
        seed: Some("青松杯".into()),
        ..StageSeats::default()
    });
    let division = Division {
        entrants: (1..=entrants).map(|no| Entrant::new(EntrantId(no), Some(No(no)), named(no))).collect(),
        stages: vec![stage],
        ..Division::default()
    };
    // Any command that touches the stage publishes what is known.
    let gone = given(&division, &Command::WithdrawEntrant { no: No(1), after: 0 });
    given(&gone, &Command::ReturnEntrant { no: No(1), later: None })
}

pub(crate) fn given(division: &Division, command: &Command) -> Division {
    decide(division, command).unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"))
}

/// Match `number` as it stands.
pub(crate) fn standing(division: &Division, number: u32) -> Standing {
    run(division, 0).into_iter().find(|standing| standing.planned.number == number).unwrap()
}

/// The pairing of match `number`, if it is published.
pub(crate) fn pairing(division: &Division, number: u32) -> Option<Pairing> {
    pairing_at(division, &standing(division, number).planned).cloned()
}

/// The pairing of a match, if it is published.
pub(crate) fn pairing_at<'a>(division: &'a Division, planned: &BracketMatch) -> Option<&'a Pairing> {
    division.stages[0].round(planned.round)?.at(planned.board)
}

/// The two of match `number`, the smaller number first.
pub(crate) fn two_of(division: &Division, number: u32) -> Option<[u32; 2]> {
    let mut both = pairing(division, number).map(|pairing| [pairing.first.0, pairing.second.0])?;
    both.sort_unstable();
    Some(both)
}

/// The command that enters a result of match `number`; in a final of games the result of its next game, or of the
/// first one when it is decided.
pub(crate) fn entry(division: &Division, number: u32, result: GameResult, later: Option<LaterMatches>) -> Command {
    let planned = standing(division, number).planned;
    let pairing = pairing_at(division, &planned).unwrap();
    if planned.part == Part::Final && result.is_played() {
        return game_entry(division, &planned, pairing, result);
    }
    Command::SetResult {
        stage: 0,
        round: planned.round,
        board: planned.board,
        seen: pairing.version,
        result,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later,
    }
}

fn game_entry(division: &Division, planned: &BracketMatch, pairing: &Pairing, result: GameResult) -> Command {
    let next = state(division, 0, planned.round, pairing).next.first().map(|next| (next.game, next.kind, next.first));
    let (game, kind, first) = next.unwrap_or((1, GameKind::Slow, FirstMove::Side(Side::First)));
    let FirstMove::Side(first) = first else { panic!("the first move follows from the draw") };
    let stands = pairing.games.get(game as usize - 1);
    Command::SetGame {
        stage: 0,
        round: planned.round,
        board: planned.board,
        game,
        seen: stands.map_or(GameResult::Unfinished, |game| game.result),
        kind,
        first,
        result: if first == Side::First { result } else { turned(result) },
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    }
}

/// A result seen from the other side.
const fn turned(result: GameResult) -> GameResult {
    match result {
        GameResult::FirstWins => GameResult::SecondWins,
        GameResult::SecondWins => GameResult::FirstWins,
        other => other,
    }
}

/// The result in which this entrant wins match `number`.
pub(crate) fn win_of(division: &Division, number: u32, no: u32) -> GameResult {
    let pairing = pairing(division, number).unwrap_or_else(|| panic!("match {number} is not published"));
    assert!(pairing.side_of(No(no)).is_some(), "{no} is not in match {number}");
    if pairing.first == No(no) { GameResult::FirstWins } else { GameResult::SecondWins }
}

/// Match `number` is won by this entrant.
pub(crate) fn won(division: &Division, number: u32, no: u32) -> Division {
    let mut division = given(division, &entry(division, number, win_of(division, number, no), None));
    while !standing(&division, number).decided {
        division = given(&division, &entry(&division, number, win_of(&division, number, no), None));
    }
    division
}

/// Match `number` is corrected to a win of this entrant, or the correction refused.
pub(crate) fn corrected(
    division: &Division,
    number: u32,
    no: u32,
    later: Option<LaterMatches>,
) -> Result<Division, Refusal> {
    decide(division, &entry(division, number, win_of(division, number, no), later))
}

/// Every open match is won by the smaller number, until nothing is open.
pub(crate) fn favourites_win(division: &Division) -> Division {
    let mut division = division.clone();
    while let Some(open) = open_matches(&division).first() {
        let [better, _] = two_of(&division, *open).unwrap();
        division = won(&division, *open, better);
    }
    division
}

/// The matches that can be played now.
pub(crate) fn open_matches(division: &Division) -> Vec<u32> {
    let open = run(division, 0).into_iter().filter(|standing| !standing.decided);
    let published = open.filter(|standing| pairing_at(division, &standing.planned).is_some());
    published.map(|standing| standing.planned.number).collect()
}
