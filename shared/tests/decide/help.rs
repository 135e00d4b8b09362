//! Divisions to decide about, and short ways to give commands.

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, No};
use shared::points::Points;
use shared::ranking::TieBreak;
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::stage::{Format, RuleEdition, Stage, StageSettings, SwissFormat};

pub(crate) fn swiss(rounds: u32) -> StageSettings {
    let format = SwissFormat::of(rounds);
    settings(Format::Swiss(format))
}

pub(crate) fn round_robin() -> StageSettings {
    settings(Format::RoundRobin { legs: 1 })
}

fn settings(format: Format) -> StageSettings {
    StageSettings {
        name: "预赛".into(),
        tie_breaks: vec![TieBreak::Points, TieBreak::Buchholz, TieBreak::Wins],
        ..StageSettings::usual(format, RuleEdition::Cxa2011)
    }
}

pub(crate) fn empty(settings: StageSettings) -> Division {
    Division { name: "公开组".into(), stages: vec![Stage::new(settings)], ..Division::default() }
}

pub(crate) fn player(name: &str) -> EntrantDetails {
    EntrantDetails { name: name.into(), ..EntrantDetails::default() }
}

/// Registered and not drawn.
pub(crate) fn registered(settings: StageSettings, players: u32) -> Division {
    let entrants = (1..=players).map(|place| player(&format!("棋手{place}"))).collect();
    run(&empty(settings), Command::AddEntrants { entrants })
}

/// Drawn by hand: everyone has the number of their registration.
pub(crate) fn drawn(settings: StageSettings, players: u32) -> Division {
    let numbers = (1..=players).map(|no| (EntrantId(no), No(no))).collect();
    run(&registered(settings, players), Command::TypeNumbers { numbers })
}

pub(crate) fn run(division: &Division, command: Command) -> Division {
    decide(division, &command).unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"))
}

pub(crate) fn refused(division: &Division, command: Command) -> Refusal {
    decide(division, &command).err().unwrap_or_else(|| panic!("{command:?} was not refused"))
}

/// The next round, proposed and published.
pub(crate) fn paired(division: &Division) -> Division {
    let round = division.stages[0].next_round();
    let proposed = run(division, Command::ProposeRound { stage: 0 });
    run(&proposed, Command::PublishRound { stage: 0, round, seen: None })
}

pub(crate) fn result(round: u32, board: u32, seen: u32, result: GameResult) -> Command {
    Command::SetResult {
        stage: 0,
        round,
        board,
        seen,
        result,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    }
}

/// Every open board of the last round gets a win of the first side.
pub(crate) fn first_sides_win(division: &Division) -> Division {
    let number = u32::try_from(division.stages[0].rounds.len()).unwrap();
    let round = division.stages[0].rounds.last().unwrap().clone();
    let open = round.pairings.iter().filter(|pairing| !pairing.result.is_finished());
    open.fold(division.clone(), |division, pairing| {
        run(&division, result(number, pairing.board, pairing.version, GameResult::FirstWins))
    })
}

pub(crate) fn withdraw(no: u32, after: u32) -> Command {
    Command::WithdrawEntrant { no: No(no), after }
}

/// The board of a pairing in a round.
pub(crate) fn board_of(division: &Division, round: u32, no: u32) -> u32 {
    division.stages[0].round(round).unwrap().pairing_of(No(no)).unwrap().board
}

/// The result at the board of an entrant.
pub(crate) fn result_of(division: &Division, round: u32, no: u32) -> GameResult {
    division.stages[0].round(round).unwrap().pairing_of(No(no)).unwrap().result
}

/// Numbers in the order of registration.
pub(crate) fn numbers(division: &Division) -> Vec<u32> {
    division.entrants.iter().map(|entrant| entrant.no.unwrap().0).collect()
}

pub(crate) fn points(text: &str) -> Points {
    text.parse().unwrap()
}
