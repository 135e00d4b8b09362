//! `qisai schedule`: all rounds of a round robin.

use clap::Args;
use serde::Serialize;
use shared::pairing::round_robin;
use shared::stage::{Format, Round};

use super::failure::Failure;
use super::input::{File, Which};

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    file: File,
    #[command(flatten)]
    which: Which,
}

/// All rounds as they are printed.
#[derive(Serialize)]
struct Schedule {
    rounds: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    round: u32,
    pairings: Vec<Pair>,
    bye: Option<u32>,
}

#[derive(Serialize)]
struct Pair {
    board: u32,
    first: u32,
    second: u32,
}

/// The table of the whole round robin (附一), whatever has been played of it.
pub(super) fn schedule(options: &Options) -> Result<String, Failure> {
    let archive = options.file.read()?;
    let (division, stage) = options.which.find(&options.file, &archive)?;
    let format = division.stages.get(stage).map(|stage| &stage.settings.format);
    let Some(Format::RoundRobin { legs }) = format else {
        let place = format!("{}.format", options.which.stage());
        return Err(options.file.refuse(&place, "a swiss has no schedule; its rounds follow from the results"));
    };
    if division.numbered() < 2 {
        return Err(options.file.refuse(&options.which.place("entrants"), "at least two entrants need a no"));
    }
    let rounds = round_robin::schedule(division.numbered(), *legs);
    super::json(&Schedule { rounds: (1..).zip(&rounds).map(|(number, round)| row(number, round)).collect() })
}

fn row(round: u32, table: &Round) -> Row {
    let pairings = table.pairings.iter();
    let pair = |pairing: &shared::stage::Pairing| Pair {
        board: pairing.board,
        first: pairing.first.0,
        second: pairing.second.0,
    };
    Row { round, pairings: pairings.map(pair).collect(), bye: table.bye.map(|no| no.0) }
}
