//! Divisions of several stages, and short ways to play them.

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, No};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::stage::{Stage, StageSettings};
use shared::structure::StageDraw;

/// Drawn by hand: number i for the i-th of the list, who is of unit `unit(i)`.
pub(crate) fn drawn(stages: Vec<StageSettings>, players: u32, unit: impl Fn(u32) -> String) -> Division {
    let mut division = Division { name: "公开组".into(), ..Division::default() };
    division.stages = vec![Stage::new(stages[0].clone())];
    let entrants = (1..=players)
        .map(|no| EntrantDetails { name: format!("棋手{no}"), unit: unit(no), ..EntrantDetails::default() })
        .collect();
    let division = run(&division, Command::SetStructure { stages });
    let division = run(&division, Command::AddEntrants { entrants });
    let numbers = (1..=players).map(|no| (EntrantId(no), No(no))).collect();
    run(&division, Command::TypeNumbers { numbers })
}

pub(crate) fn of_no_unit(_: u32) -> String {
    String::new()
}

pub(crate) fn run(division: &Division, command: Command) -> Division {
    decide(division, &command).unwrap_or_else(|refusal| panic!("{command:?} was refused: {refusal:?}"))
}

pub(crate) fn refused(division: &Division, command: Command) -> Refusal {
    decide(division, &command).err().unwrap_or_else(|| panic!("{command:?} was not refused"))
}

pub(crate) fn machine(seed: &str) -> StageDraw {
    StageDraw::Machine { seed: seed.into() }
}

pub(crate) fn start(division: &Division, stage: u32) -> Division {
    run(division, Command::StartStage { stage, draw: machine("青松"), by_hand: Vec::new() })
}

pub(crate) fn result(stage: u32, round: u32, board: u32, seen: u32, result: GameResult) -> Command {
    Command::SetResult {
        stage,
        round,
        board,
        seen,
        result,
        fouls: [0, 0],
        penalties: [Vec::new(), Vec::new()],
        later: None,
    }
}

/// Every open board of a stage gets the result that `of` gives for the two.
pub(crate) fn results(division: &Division, stage: u32, of: impl Fn(No, No) -> GameResult) -> Division {
    let mut division = division.clone();
    loop {
        let rounds = division.stages[stage as usize].rounds.iter().zip(1..);
        let open =
            rounds.flat_map(|(round, number)| round.pairings.iter().map(move |pairing| (number, pairing.clone())));
        let Some((round, pairing)) = open.into_iter().find(|(_, pairing)| !pairing.result.is_finished()) else {
            return division;
        };
        let result = result(stage, round, pairing.board, pairing.version, of(pairing.first, pairing.second));
        division = run(&division, result);
    }
}

/// The smaller number wins.
pub(crate) fn smaller(first: No, second: No) -> GameResult {
    if first < second { GameResult::FirstWins } else { GameResult::SecondWins }
}

/// Proposes and publishes the next round.
pub(crate) fn paired(division: &Division, stage: u32) -> Division {
    let round = division.stages[stage as usize].next_round();
    let proposed = run(division, Command::ProposeRound { stage });
    run(&proposed, Command::PublishRound { stage, round, seen: None })
}
