//! Recomputes a division and lists where it departs from the rules or from itself: `qisai check`.
//!
//! Every round is looked at with what stood before it, as the pairing saw it. A departure that the organizer recorded
//! (an exchange by hand) is listed too, and says that it was.

mod bracket;
mod draw;
mod ladder;
mod leaving;
mod line_up;
mod matches;
mod rounds;
mod schedule;
mod start;

use serde::{Deserialize, Serialize};

use crate::division::Division;
use crate::id::No;
use crate::pairing::DepartureKind;
use crate::stage::Stage;

/// One thing found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Finding {
    /// The stage, from 1; 0 for what concerns the whole division.
    pub stage: u32,
    /// The round, from 1; 0 for what concerns the whole stage.
    pub round: u32,
    /// The boards it is seen at.
    pub boards: Vec<u32>,
    /// Whom it concerns.
    pub nos: Vec<No>,
    /// What it is.
    pub kind: FindingKind,
    /// The article departed from; empty where there is none.
    pub article: String,
    /// Whether the organizer changed the pair by hand, so that the departure is recorded.
    pub by_hand: bool,
}

/// What can be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FindingKind {
    /// A pair, its colours, or a bye depart from the rules of the Swiss.
    Pairing(DepartureKind),
    /// A pair of a round robin is not in its table.
    OffTable,
    /// A pair of a round robin has other colours than in its table.
    TableColours,
    /// Another one rests than in the table.
    TableRest,
    /// Somebody who takes part is in the round neither at a board, nor with the bye, nor absent.
    LeftOut,
    /// Somebody is paired before they entered.
    BeforeEntry,
    /// A game of one who had left is no forfeit.
    AfterLeaving,
    /// The floats recorded are not those of the scores as now known.
    Floats,
    /// A game has no result although a later round was paired.
    OpenGame,
    /// The numbers are not those of the recorded draw.
    Draw,
    /// A stage was entered by others than its rule takes.
    Entrants,
    /// A stage began with other points than its rule brings along.
    Carried,
    /// The seats of a stage are not those of its recorded draw.
    Seats,
    /// The tables of several people are not those that were drawn.
    OtherTables,
    /// A pairing at a board of a round that the bracket does not have.
    OffBracket,
    /// A match of a bracket or a ladder is played by others than those whom earlier matches sent there.
    OtherInMatch,
    /// A match of a bracket is published although nobody has to play it, or not yet.
    NotToPlay,
    /// A match of a bracket is not published although both are known.
    MatchMissing,
    /// The result of a match is not that of its games.
    MatchResult,
    /// A line-up, or the players of a game, break the rule of the event.
    LineUp,
    /// Others left before this round than the rule says (10.6).
    OutList,
}

/// Everything that departs from the rules or from the division's own results, in order of rounds.
pub fn check(division: &Division) -> Vec<Finding> {
    let mut found = draw::check(division);
    for (index, stage) in division.stages.iter().enumerate() {
        let of = Of { division, index, stage };
        found.extend(start::check(&of));
        found.extend(bracket::check(&of));
        found.extend(ladder::check(&of));
        for (round, number) in stage.rounds.iter().zip(1..) {
            found.extend(rounds::check(&rounds::Place { division, index, stage, number, round }));
        }
    }
    found
}

/// The division before a round of a stage was paired.
fn before_round(mut division: Division, stage: usize, round: u32) -> Division {
    if let Some(stage) = division.stages.get_mut(stage) {
        stage.rounds.truncate(usize::try_from(round.saturating_sub(1)).unwrap_or(usize::MAX));
        stage.proposal = None;
    }
    division
}

/// A stage that is checked.
struct Of<'a> {
    division: &'a Division,
    index: usize,
    stage: &'a Stage,
}

impl Of<'_> {
    /// A finding about a round of the stage, or the whole stage where it is 0.
    fn finding(&self, round: u32, nos: Vec<No>, kind: FindingKind, article: &str) -> Finding {
        let stage = u32::try_from(self.index + 1).unwrap_or(u32::MAX);
        let (boards, article) = (Vec::new(), article.to_owned());
        Finding { stage, round, boards, nos, kind, article, by_hand: false }
    }
}
