//! `qisai pair`: the next round.

use clap::Args;
use serde::Serialize;
use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::stage::{Pairing, Round};
use shared::words;

use super::failure::{Failure, refusal_line};
use super::input::{File, Which};

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    file: File,
    #[command(flatten)]
    which: Which,
}

/// The next round as it is printed.
#[derive(Serialize)]
struct NextRound {
    round: u32,
    pairings: Vec<Pair>,
    bye: Option<u32>,
}

#[derive(Serialize)]
struct Pair {
    board: u32,
    first: u32,
    second: u32,
    why: String,
}

/// Pairs the next round. Games of the last one that are not finished count as drawn (附二 一.8).
pub(super) fn pair(options: &Options) -> Result<String, Failure> {
    let archive = options.file.read()?;
    let (division, stage) = options.which.find(&options.file, &archive)?;
    // The event may have been closed before its last round.
    let division = Division { finished: false, ..division };
    let command = Command::ProposeRound { stage: u32::try_from(stage).unwrap_or(u32::MAX) };
    let refuse = |refusal| options.file.refuse(&options.which.stage(), &refusal_line(&refusal));
    let proposed = decide(&division, &command).map_err(refuse)?;
    let stage = proposed.stages.get(stage);
    let next = stage.and_then(|stage| Some(next_round(&proposed, stage.next_round(), stage.proposal.as_ref()?)));
    super::json(&next)
}

fn next_round(division: &Division, round: u32, proposal: &Round) -> NextRound {
    let pairings = proposal.pairings.iter().map(|pairing| pair_of(division, pairing)).collect();
    NextRound { round, pairings, bye: proposal.bye.map(|no| no.0) }
}

fn pair_of(division: &Division, pairing: &Pairing) -> Pair {
    let name = words::names(division);
    let lines = pairing.reason.iter().flat_map(|reason| words::reason(reason, &name));
    let why = lines.map(|line| line.text).collect();
    Pair { board: pairing.board, first: pairing.first.0, second: pairing.second.0, why }
}
