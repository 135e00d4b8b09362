//! Why a command was not done: one line, and an exit code.

use std::fmt;
use std::process::ExitCode;

use shared::archive::Problem;
use shared::refusal::Refusal;
use shared::words;

/// Why a command was not done.
#[derive(Debug)]
pub(super) enum Failure {
    /// The input is refused: exit 2.
    Refused(String),
    /// Anything else: exit 1.
    Other(String),
}

impl Failure {
    /// Refuses the input, with where and why.
    pub(super) fn refused(line: impl fmt::Display) -> Self {
        Self::Refused(one_line(&line))
    }

    /// Anything that is not the fault of the input.
    pub(super) fn other(line: &impl fmt::Display) -> Self {
        Self::Other(one_line(line))
    }

    pub(super) fn exit_code(&self) -> ExitCode {
        match self {
            Self::Refused(_) => ExitCode::from(2),
            Self::Other(_) => ExitCode::FAILURE,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(line) | Self::Other(line) => f.write_str(line),
        }
    }
}

/// Help and version are what was asked for; a mistake in the arguments is told by its first line.
pub(super) fn of_arguments(error: &clap::Error) -> Result<String, Failure> {
    let text = error.to_string();
    if !error.use_stderr() {
        return Ok(text);
    }
    let told: Vec<&str> = text.lines().take_while(|line| !line.is_empty()).map(str::trim).collect();
    let line = told.join(" ");
    Err(Failure::refused(line.strip_prefix("error: ").unwrap_or(&line)))
}

/// A refusal of the rules as a line of the command line.
pub(super) fn refusal_line(refusal: &Refusal) -> String {
    match refusal {
        Refusal::NotDrawn => "the entrants have no numbers yet".to_owned(),
        Refusal::NoMoreRounds => "all rounds are published".to_owned(),
        Refusal::TooFew { needed } => format!("at least {needed} entrants must be there"),
        Refusal::CannotPair { blockers } => {
            let nos: Vec<String> = blockers.iter().map(ToString::to_string).collect();
            format!("the round cannot be paired; left out: {}. Allow a rematch, or end the event", nos.join(", "))
        }
        Refusal::UnevenSides { unit, own, others } => {
            format!("people of one unit never meet, and {unit} has {own} against {others} others")
        }
        Refusal::BadSettings { problem } => Problem::Settings(*problem).to_string(),
        // The others come from no command of the command line.
        other => words::refusal(other, shared::event::Game::default()).what,
    }
}

fn one_line(text: &impl fmt::Display) -> String {
    text.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}
