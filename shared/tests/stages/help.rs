//! Short ways to start, pair and play a stage.

use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::id::No;
use shared::refusal::Refusal;
use shared::result::GameResult;

use crate::play::{machine, result, run};

pub(crate) fn refused(division: &Division, command: Command) -> Refusal {
    decide(division, &command).err().unwrap_or_else(|| panic!("{command:?} was not refused"))
}

pub(crate) fn start(division: &Division, stage: u32) -> Division {
    run(division, Command::StartStage { stage, draw: machine("青松"), by_hand: Vec::new() })
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
