//! `qisai schedule`: all rounds of a round robin or of groups, and the bracket of an elimination.

use clap::Args;
use serde::Serialize;
use shared::bracket::{self, Bracket, BracketMatch, Feed, Part, Seat};
use shared::division::Division;
use shared::pairing;
use shared::stage::{Format, Round};
use shared::structure::Planned;

use super::failure::Failure;
use super::input::{File, Which};
use super::round::{Bye, Pair};

#[derive(Debug, Args)]
pub(super) struct Options {
    #[command(flatten)]
    file: File,
    #[command(flatten)]
    which: Which,
}

/// All rounds as they are printed.
#[derive(Serialize)]
struct Schedule<R> {
    rounds: Vec<R>,
}

#[derive(Serialize)]
struct Row {
    round: u32,
    pairings: Vec<Pair>,
    bye: Bye,
}

/// A round of a bracket.
#[derive(Serialize)]
struct BracketRow {
    round: u32,
    matches: Vec<Match>,
}

#[derive(Serialize)]
struct Match {
    #[serde(rename = "match")]
    number: u32,
    board: u32,
    #[serde(flatten)]
    part: Part,
    /// From the top.
    sides: [Side; 2],
}

/// One side of a match: somebody, nobody, or whoever comes from where.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Side {
    No(u32),
    Bye(bool),
    #[serde(untagged)]
    From(Feed),
}

/// The table of the whole stage, whatever has been played of it.
pub(super) fn schedule(options: &Options) -> Result<String, Failure> {
    let archive = options.file.read()?;
    let (division, stage) = options.which.find(&options.file, &archive)?;
    let place = || format!("{}.format", options.which.stage());
    let Some(format) = division.stages.get(stage).map(|stage| &stage.settings.format) else {
        return super::json(&Schedule::<Row> { rounds: Vec::new() });
    };
    match format {
        Format::RoundRobin { .. } | Format::Groups(_) => {
            let in_groups = matches!(format, Format::Groups(_));
            let rounds = table(&division, stage);
            if rounds.is_empty() {
                return Err(no_table(options, in_groups));
            }
            super::json(&Schedule {
                rounds: rounds.iter().zip(1..).map(|(round, number)| row(number, round, in_groups)).collect(),
            })
        }
        Format::SingleElim(_) | Format::DoubleElim => {
            super::json(&Schedule { rounds: bracket_rows(&division, stage, format) })
        }
        Format::Swiss(_) => {
            Err(options.file.refuse(&place(), "a swiss has no schedule; its rounds follow from the results"))
        }
        Format::Heats(_) => Err(options.file.refuse(&place(), "heats have no schedule; a table plays its games")),
        Format::Ladder => {
            Err(options.file.refuse(&place(), "a ladder has no schedule; its pairs follow from the results"))
        }
    }
}

fn no_table(options: &Options, in_groups: bool) -> Failure {
    if in_groups {
        return options
            .file
            .refuse(&format!("{}.format.groups", options.which.stage()), "the groups are not drawn yet");
    }
    options.file.refuse(&options.which.place("entrants"), "at least two entrants need a no")
}

/// Every round of the stage as its table makes it, one after the other.
fn table(division: &Division, stage: usize) -> Vec<Round> {
    let mut division = division.clone();
    if let Some(stage) = division.stages.get_mut(stage) {
        stage.rounds.clear();
    }
    while let Ok(round) = pairing::propose(&division, stage) {
        let Some(stage) = division.stages.get_mut(stage) else { break };
        stage.rounds.push(round);
    }
    division.stages.into_iter().nth(stage).map(|stage| stage.rounds).unwrap_or_default()
}

fn row(round: u32, table: &Round, in_groups: bool) -> Row {
    Row { round, pairings: table.pairings.iter().map(Pair::of).collect(), bye: Bye::of(table, in_groups) }
}

/// The bracket round by round: with those who are in its lines, or before the draw with its lines alone.
fn bracket_rows(division: &Division, stage: usize, format: &Format) -> Vec<BracketRow> {
    let standings = bracket::run(division, stage);
    let matches: Vec<(BracketMatch, Match)> = if standings.is_empty() {
        let entrants = Planned::as_it_stands(division, division.numbered()).comes_in(stage);
        let Bracket { matches, .. } = bracket::plan(format, bracket::size(format, entrants));
        matches.into_iter().map(|planned| (planned, of_match(&planned, planned.feeds.map(Side::From)))).collect()
    } else {
        standings.iter().map(|at| (at.planned, of_match(&at.planned, at.seats.map(side)))).collect()
    };
    let mut rows: Vec<BracketRow> = Vec::new();
    for (planned, printed) in matches {
        match rows.iter_mut().find(|row| row.round == planned.round) {
            Some(row) => row.matches.push(printed),
            None => rows.push(BracketRow { round: planned.round, matches: vec![printed] }),
        }
    }
    rows.sort_by_key(|row| row.round);
    rows
}

const fn of_match(planned: &BracketMatch, sides: [Side; 2]) -> Match {
    Match { number: planned.number, board: planned.board, part: planned.part, sides }
}

const fn side(seat: Seat) -> Side {
    match seat {
        Seat::Taken { no } => Side::No(no.0),
        Seat::Empty => Side::Bye(true),
        Seat::Waiting { on } => Side::From(on),
    }
}
