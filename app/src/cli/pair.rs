//! `qisai pair`: the next round.

use clap::Args;
use serde::Serialize;
use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::stage::{Format, Pairing, Round};
use shared::words;

use super::failure::{Failure, refusal_line};
use super::input::{File, Which};
use super::round::{Bye, Pair};

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
    pairings: Vec<Reasoned>,
    bye: Bye,
}

#[derive(Serialize)]
struct Reasoned {
    #[serde(flatten)]
    pair: Pair,
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
    let next = stage.and_then(|stage| {
        let in_groups = matches!(stage.settings.format, Format::Groups(_));
        Some(next_round(&proposed, stage.next_round(), stage.proposal.as_ref()?, in_groups))
    });
    super::json(&next)
}

fn next_round(division: &Division, round: u32, proposal: &Round, in_groups: bool) -> NextRound {
    let pairings = proposal.pairings.iter().map(|pairing| reasoned(division, pairing)).collect();
    NextRound { round, pairings, bye: Bye::of(proposal, in_groups) }
}

fn reasoned(division: &Division, pairing: &Pairing) -> Reasoned {
    let name = words::names(division);
    let lines = pairing.reason.iter().flat_map(|reason| words::reason(reason, &name));
    let why = lines.map(|line| line.text).collect();
    Reasoned { pair: Pair::of(pairing), why }
}
