//! Why a text is no archive: where, and what is wrong there. Its `Display` is the line of the command line; the
//! `words` module says the same on pages.

use std::fmt;

use crate::refusal::SettingsProblem;

/// What is wrong with an archive, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ArchiveError {
    /// As `divisions[0].entrants[3].no`; empty for the whole.
    pub path: String,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// No JSON, an unknown key, a missing key, or a value of another kind: what the reader of JSON says.
    #[error("{0}")]
    Json(String),
    /// The file says that it is something else.
    #[error("not an archive of qisai")]
    NotAnArchive,
    /// The file is of another version of the format.
    #[error("version {0} of the format; this program reads version 1")]
    Version(u32),
    /// A value that is none of those allowed.
    #[error("`{given}` is none of {allowed}")]
    NoneOf {
        /// What is given.
        given: String,
        /// What may be.
        allowed: &'static str,
    },
    /// A key that another one needs.
    #[error("`{0}` is missing")]
    Missing(&'static str),
    /// A key that does not belong to this format.
    #[error("a {kind} has no `{key}`")]
    NotOf {
        /// The kind of format.
        kind: &'static str,
        /// The key.
        key: &'static str,
    },
    /// A name that is empty, too long, or of several lines.
    #[error("a text of one line with {shortest} to {longest} characters is needed")]
    Text {
        /// Characters at least.
        shortest: usize,
        /// Characters at most.
        longest: usize,
    },
    /// A day that is not written `YYYY-MM-DD`.
    #[error("`{0}` is no day as 2026-05-01")]
    Day(String),
    /// More than a division holds.
    #[error("more than {0}")]
    TooMany(u32),
    /// A number outside its bounds.
    #[error("{given} is not within {least} to {most}")]
    OutOfBounds {
        /// What is given.
        given: u32,
        /// The least.
        least: u32,
        /// The most.
        most: u32,
    },
    /// Two entrants with one number.
    #[error("no {0} is given twice")]
    NoTwice(u32),
    /// Some entrants have a number and some have none.
    #[error("either all entrants have a no or none has")]
    SomeNumbered,
    /// A round robin of entrants whose numbers leave one out.
    #[error("a round robin needs nos from 1 to the number of entrants; no {0} is beyond")]
    NotOneToN(u32),
    /// Rounds of entrants without numbers.
    #[error("rounds need entrants with a no")]
    NotNumbered,
    /// Nobody has this number.
    #[error("no entrant has no {0}")]
    UnknownNo(u32),
    /// Somebody against themselves.
    #[error("no {0} against itself")]
    AgainstItself(u32),
    /// Somebody twice in one round.
    #[error("no {0} is in this round twice")]
    TwiceInRound(u32),
    /// One board twice in a round.
    #[error("board {0} is in this round twice")]
    BoardTwice(u32),
    /// More rounds than the format has.
    #[error("{given} rounds, and the format has {most}")]
    TooManyRounds {
        /// Rounds in the archive.
        given: usize,
        /// Rounds of the format.
        most: u32,
    },
    /// Lots that are not an order of those who drew.
    #[error("`order` is not an order of `among`")]
    Lots,
    /// Somebody twice in a list.
    #[error("no {0} stands in it twice")]
    Twice(u32),
    /// Somebody of the stage without a seat in its groups, lines or tables.
    #[error("no {0} of the stage is not in it")]
    NotSeated(u32),
    /// A bracket with other lines than its entrants need.
    #[error("{given} lines, and so many entrants need {needed}")]
    Lines {
        /// Lines in the archive.
        given: usize,
        /// Lines needed.
        needed: u32,
    },
    /// A stage that takes from itself or from a later one.
    #[error("stage {0}, counted from 0, is not before this one")]
    NotEarlier(u32),
    /// The first mover of a game sits at another board.
    #[error("no {0} does not sit at this board")]
    NotOfPairing(u32),
    /// Two players of a team with one id, or one player on two boards.
    #[error("player {0} is given twice")]
    PlayerTwice(u32),
    /// The team has no such player.
    #[error("the team has no player `{0}`")]
    UnknownPlayer(String),
    /// Points that are no halves, or negative where they cannot be.
    #[error("points are halves and not negative")]
    Halves,
    /// A game of a table without points for every seat.
    #[error("a game of this table has points for {seats} seats")]
    Seats {
        /// Seats of the table.
        seats: usize,
    },
    /// A setting that cannot be.
    #[error("{}", settings(*.0))]
    Settings(SettingsProblem),
}

impl ArchiveError {
    /// What the reader of JSON found, on one line.
    pub(super) fn of_json(error: &serde_path_to_error::Error<serde_json::Error>) -> Self {
        let path = error.path().to_string();
        // A text that ends too early has a path that ends in a question mark.
        let path = path.trim_end_matches('?').trim_end_matches('.').to_owned();
        let text = error.inner().to_string().replace(['\n', '\r'], " ");
        Self { path, problem: Problem::Json(text) }
    }
}

impl fmt::Display for ArchiveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.path.is_empty() { "archive" } else { &self.path };
        write!(f, "{place}: {}", self.problem)
    }
}

const fn settings(problem: SettingsProblem) -> &'static str {
    match problem {
        SettingsProblem::Rounds => "rounds are 1 to 30",
        SettingsProblem::Legs => "legs are 1 or 2",
        SettingsProblem::Points => "points are halves, not negative, and a win is worth most",
        SettingsProblem::Chain => "1 to 16 tie-breaks are needed, none twice",
        SettingsProblem::FormatAfterStart => "the format cannot change after the start",
        SettingsProblem::Pairs => "a pair names two entrants of the division",
        SettingsProblem::Groups => "groups are 1 to 64, with 1 or 2 legs",
        SettingsProblem::Bracket => "a bracket is for 2 to 128, a double one for 3 to 128",
        SettingsProblem::Heats => "tables are of 3 to 6, with 1 to 20 games",
        SettingsProblem::Matches => "a match has 1 to 20 games; best of 3, 5 or 7",
        SettingsProblem::DecidedMatches => "a match that is decided stays as it is",
        SettingsProblem::Eliminate => "elimination begins after a round that is played and takes one at least",
        SettingsProblem::Losses => "1 to 9 games lost put somebody out",
        SettingsProblem::ForfeitLimit => "somebody may miss 1 to 30 games",
        SettingsProblem::Sources => "a stage takes from stages before it, and every one after the first from some",
        SettingsProblem::SourceRanks => "a source goes from a rank, 1 at least, to the same or a later one",
        SettingsProblem::SourceAfter => "only all, or ranks of all, are taken while a stage goes on",
        SettingsProblem::PlacesFrom => "places begin at 1 or later",
        SettingsProblem::Stages => "1 to 20 stages",
        SettingsProblem::Prizes => "a prize has a name and 1 or more places, or 1 to 100 per cent; a list stands once",
        SettingsProblem::Boards => "teams have 2 to 20 boards",
        SettingsProblem::TeamSize => "a team has 1 to 30 players, and not more at least than at most",
        SettingsProblem::Totals => "a team total counts one member at least, and not more women than members",
    }
}
