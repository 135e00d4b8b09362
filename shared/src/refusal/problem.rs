//! What exactly is wrong with what was sent: a line-up, a change by hand, a number, settings.

use serde::{Deserialize, Serialize};

use crate::id::PlayerId;
use crate::structure::figures::Bounds;

/// What is wrong with a line-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "problem", rename_all = "snake_case")]
pub enum LineUpProblem {
    /// Another number of players than boards.
    Count {
        /// Boards of a match.
        boards: u32,
    },
    /// Somebody is not of the team.
    Stranger {
        /// Who.
        player: PlayerId,
    },
    /// Somebody stands in it twice.
    Twice {
        /// Who.
        player: PlayerId,
    },
    /// The order of the team's list is not kept (分台换人).
    Order {
        /// Who stands too low.
        upper: PlayerId,
        /// Who stands above them.
        lower: PlayerId,
    },
    /// 分台定人 plays in the order of the list.
    Fixed,
    /// Somebody was taken out in an earlier round and may not return.
    Returned {
        /// Who.
        player: PlayerId,
    },
    /// Games of the match have results: their players stay.
    Played,
    /// Somebody stands in a line-up and stays in the list of players.
    InUse {
        /// Who.
        player: PlayerId,
    },
}

/// Why somebody cannot be put into a stage or kept out of it by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByHandProblem {
    /// No reason is given.
    NoReason,
    /// The reason is longer than 200 characters.
    LongReason,
    /// Nobody has the number.
    Unknown,
    /// Who has the number has withdrawn.
    Withdrawn,
    /// Whoever is put in comes in already.
    AlreadyIn,
    /// Whoever is kept out does not come in.
    NotIn,
}

/// Why a number of a division cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FigureProblem {
    /// The division has no such number any more.
    Gone,
    /// Somebody changed it meanwhile.
    Changed {
        /// What stands now.
        stands: Option<u32>,
    },
    /// It is no number, or too small, or too large.
    Beyond {
        /// What it may be.
        bounds: Bounds,
    },
    /// It does not fit the other settings.
    Settings {
        /// Why.
        problem: SettingsProblem,
    },
}

/// What is wrong with the settings of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SettingsProblem {
    /// Rounds are 1..=30 and not fewer than are published.
    Rounds,
    /// Legs are 1 or 2.
    Legs,
    /// Points are halves, not negative, and a win is worth most.
    Points,
    /// A chain has 1..=16 keys, none twice.
    Chain,
    /// The format or the first round's method cannot change after the start.
    FormatAfterStart,
    /// A pair names one entrant twice or someone unknown.
    Pairs,
    /// Groups are 1 to 64 with 1 or 2 legs.
    Groups,
    /// A bracket is for 2 to 128, a double one for 3 to 128, and ends with fewer than it began.
    Bracket,
    /// Tables are of 3 to 6 with 1 to 20 games.
    Heats,
    /// A match has 1 to 20 games; best of 3, 5 or 7.
    Matches,
    /// A match that is decided would not be, or otherwise.
    DecidedMatches,
    /// 末位淘汰 begins after a round that is played and takes one at least.
    Eliminate,
    /// 1 to 9 games lost put somebody out.
    Losses,
    /// Somebody may miss 1 to 30 games.
    ForfeitLimit,
    /// A stage takes from stages before it, and every stage after the first takes from some.
    Sources,
    /// A source goes from a rank, 1 at least, to the same or a later one.
    SourceRanks,
    /// Only ranks of all, or everybody, are taken while the stage before goes on.
    SourceAfter,
    /// The best place a stage gives is 1 at least.
    PlacesFrom,
    /// A first stage is needed, and 20 at most.
    Stages,
    /// A prize has a name and somebody to win it, a percentage is not above 100, and no list has two sets.
    Prizes,
    /// Teams have 2 to 20 boards.
    Boards,
    /// A team has 1 to 30 players, and not more at least than at most.
    TeamSize,
    /// 队员总分 counts one member at least, and not more women than members.
    Totals,
}
