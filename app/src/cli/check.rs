//! `qisai check`: what departs from the rules, or from the archive's own results.

use clap::Args;
use serde::Serialize;
use shared::check::{self, Finding, FindingKind};
use shared::division::Division;
use shared::words;

use super::failure::Failure;
use super::input::File;

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    file: File,
}

/// A finding as it is printed.
#[derive(Serialize)]
struct Line {
    division: u32,
    stage: u32,
    round: u32,
    boards: Vec<u32>,
    nos: Vec<u32>,
    kind: FindingKind,
    article: String,
    by_hand: bool,
    text: String,
}

/// Checks every division. An archive without findings is an empty list.
pub(super) fn check(options: &Options) -> Result<String, Failure> {
    let archive = options.file.read()?;
    let divisions = (1..).zip(&archive.divisions);
    let lines: Vec<Line> = divisions.flat_map(|(number, division)| of_division(number, division)).collect();
    super::json(&lines)
}

fn of_division(number: u32, division: &Division) -> Vec<Line> {
    let name = words::names(division);
    let line = |finding: Finding| Line {
        division: number,
        text: words::finding(&finding, &name),
        stage: finding.stage,
        round: finding.round,
        nos: finding.nos.iter().map(|no| no.0).collect(),
        boards: finding.boards,
        kind: finding.kind,
        article: finding.article,
        by_hand: finding.by_hand,
    };
    check::check(division).into_iter().map(line).collect()
}
