//! The command line `qisai`. Commands that work on an archive need no server and no database.
//!
//! What is asked for goes to standard output; what is wrong is one line on standard error. Exit 0 when done, 2 when
//! the input is refused, 1 for anything else.

mod check;
mod failure;
mod input;
mod pair;
mod round;
mod schedule;
mod server;
mod simulate;
mod standings;
mod transfer;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use failure::Failure;

/// 棋赛: board-game competitions, from pasted names to printed ranks.
#[derive(Debug, Parser)]
#[command(name = "qisai", version, about, max_term_width = 100)]
pub struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Runs the web service (also without any command)
    Serve(server::Options),
    /// Runs the web service with sample events in a folder of its own, on this machine only
    Demo(server::Options),
    /// Pairs the next round of an archive
    Pair(pair::Options),
    /// Computes the standings of an archive
    Standings(standings::Options),
    /// Lists all rounds of a round robin or of groups, or the bracket of an elimination
    Schedule(schedule::Options),
    /// Recomputes an archive and lists where it departs from the rules or from its own results
    Check(check::Options),
    /// Makes up an event, the same for the same seed
    Simulate(simulate::Options),
    /// Writes an event of a database as an archive
    Export(transfer::ExportOptions),
    /// Takes an archive into a database as a new event
    Import(transfer::ImportOptions),
    /// Writes the JSON Schema of the archive
    Schema,
}

/// Does what the arguments say.
pub async fn run(arguments: impl IntoIterator<Item = OsString>) -> ExitCode {
    let done = match Cli::try_parse_from(arguments) {
        Ok(cli) => obey(cli).await,
        Err(error) => failure::of_arguments(&error),
    };
    match done.and_then(|output| print(&output)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            // Nobody is left to tell when standard error is closed too.
            let _ = writeln!(io::stderr(), "qisai: {failure}");
            failure.exit_code()
        }
    }
}

/// What is to be printed.
async fn obey(cli: Cli) -> Result<String, Failure> {
    match cli.command {
        None => server::serve(&server::Options::from_environment()?).await,
        Some(Command::Serve(options)) => server::serve(&options).await,
        Some(Command::Demo(options)) => server::demo(options).await,
        Some(Command::Pair(options)) => pair::pair(&options),
        Some(Command::Standings(options)) => standings::standings(&options),
        Some(Command::Schedule(options)) => schedule::schedule(&options),
        Some(Command::Check(options)) => check::check(&options),
        Some(Command::Simulate(options)) => simulate::simulate(&options),
        Some(Command::Export(options)) => transfer::export(&options).await,
        Some(Command::Import(options)) => transfer::import(&options).await,
        Some(Command::Schema) => Ok(shared::archive::schema()),
    }
}

fn print(output: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    out.write_all(output.as_bytes()).and_then(|()| out.flush()).map_err(|error| Failure::other(&error))
}

/// One line of JSON.
fn json(value: &impl serde::Serialize) -> Result<String, Failure> {
    serde_json::to_string(value).map(|text| text + "\n").map_err(|error| Failure::other(&error))
}
