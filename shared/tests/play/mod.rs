//! Divisions of several stages that are played by commands.

mod random;

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::entrant::EntrantDetails;
use shared::id::{EntrantId, No};
use shared::result::GameResult;
use shared::stage::{Stage, StageSettings};
use shared::structure::StageDraw;

pub(crate) use random::{Chance, play_out};

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

pub(crate) fn machine(seed: &str) -> StageDraw {
    StageDraw::Machine { seed: seed.into() }
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
