//! 淘汰: brackets of single and double elimination (10.4, 附三).
//!
//! A [`Bracket`] is a table of matches, each with two [`Feed`]s: a line of the bracket, the winner or the loser of an
//! earlier match. It follows from the format and the number of lines alone. [`run`] lays the published pairings of a
//! stage over it: who sits where, who waits for what, and which match is decided.
//!
//! The match with `round` and `board` is the pairing at that board of that round of the stage. A match that nobody has
//! to play (a bye, or an opponent who is gone) has no pairing.

mod colour;
mod double;
mod final_of;
mod layout;
mod places;
mod plan;
mod run;
mod seeds;
mod single;
mod ways;

pub use colour::first_mover;
pub use final_of::unbeaten;
pub use places::{BracketPlace, places};
pub use plan::{plan, size, total_rounds};
pub use run::{Seat, Standing, run};
pub use seeds::{seed_line, seed_order};
pub use ways::Ways;

use serde::{Deserialize, Serialize};

/// The matches of a bracket, in order of their numbers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bracket {
    /// Lines of the first round.
    pub size: u32,
    /// Match 1 first.
    pub matches: Vec<BracketMatch>,
}

/// One match of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BracketMatch {
    /// 场次, from 1.
    pub number: u32,
    /// The round of the stage, from 1.
    pub round: u32,
    /// The board in that round, from 1.
    pub board: u32,
    /// Which part of the bracket.
    pub part: Part,
    /// The round inside the part, from 1.
    pub part_round: u32,
    /// Where the two come from.
    pub feeds: [Feed; 2],
}

/// A part of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "part", rename_all = "snake_case")]
pub enum Part {
    /// The only side of a single elimination, or 胜者组.
    Winners,
    /// 败者组.
    Losers,
    /// 决赛 of a double elimination.
    Final,
    /// 附加赛 for places, the third place included.
    Places {
        /// The best place played for.
        from: u32,
        /// The last place played for.
        to: u32,
    },
}

/// Where somebody in a match comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Feed {
    /// A line of the bracket, from 1.
    Line(u32),
    /// The winner of a match.
    WinnerOf(u32),
    /// The loser of a match.
    LoserOf(u32),
}

impl Bracket {
    /// The match with this number.
    pub fn find(&self, number: u32) -> Option<&BracketMatch> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        self.matches.get(index)
    }
}
