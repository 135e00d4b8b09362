//! Who comes into a stage, from where, to which seat, and with which points.

use serde::{Deserialize, Serialize};

use crate::id::No;
use crate::points::Points;

/// Where entrants of a stage come from. A stage may have several sources; one without any takes everybody registered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Source {
    /// The earlier stage, from 0.
    pub stage: u32,
    /// Taken after this round of it, while it goes on without them; after its end when `None`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub after: Option<u32>,
    /// Whom.
    pub take: Take,
}

/// Whom a stage takes from an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "who", rename_all = "snake_case", deny_unknown_fields)]
pub enum Take {
    /// Everybody who is still in.
    All,
    /// Ranks `from` to `to` of the ranking, 1 the best. Of groups: over all groups, group winners first.
    Ranks {
        /// The best rank taken.
        from: u32,
        /// The last rank taken.
        to: u32,
    },
    /// Of every group or table the ranks `from` to `to`, and the `best` of those next below, compared on equal numbers
    /// of games.
    OfGroups {
        /// The best rank taken of each group.
        from: u32,
        /// The last rank taken of each group.
        to: u32,
        /// How many of the next rank, over all groups.
        #[serde(default)]
        best: u32,
    },
    /// Who is left of a knockout: its winners.
    Winners,
    /// Who lost in a round of a knockout.
    LosersOf {
        /// The round, from 1.
        round: u32,
    },
    /// Everybody who is still in and has lost fewer games than this.
    FewerLosses {
        /// So many are too many; 1 to 9.
        losses: u32,
    },
}

/// How those who come in get their seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "by", rename_all = "snake_case", deny_unknown_fields)]
pub enum Seating {
    /// By rank, or by seed and number where they come from registration: the best has seat 1. In a bracket the seats
    /// are its seed places, in groups a snake.
    #[default]
    Rank,
    /// By recorded draw; the first `seeds` keep the seed places (in groups: one to a group), the others are drawn.
    Draw {
        /// How many are seeded and not drawn.
        seeds: u32,
        /// Whether entrants of one unit (or of one group before) are kept apart as far as possible.
        apart: bool,
    },
    /// In the order in which they are taken: source by source, group by group, so that seats 1 and 2 meet, 3 and 4 ….
    InOrder,
    /// Group winners against those of the group half of all groups further (第 1 组对第 7 组); with two taken of each
    /// group A1-B2, B1-A2.
    Cross,
}

/// Which points those who come in bring along.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Carry {
    /// None: all start at zero.
    #[default]
    Zero,
    /// All points of the stage they come from.
    All,
    /// The games among those who came through.
    Among,
}

/// Who is in a stage and where; recorded when it starts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct StageSeats {
    /// Everybody in the stage in the order taken: rank order, or the order drawn. In a round robin seat i has number i of the
    /// table; a ladder's challengers come in this order.
    pub nos: Vec<No>,
    /// Groups of a group stage and tables of heats, each in the order of its own table numbers. Empty otherwise.
    pub groups: Vec<Vec<No>>,
    /// Lines of a bracket from the top; `None` is a bye. Empty otherwise.
    pub slots: Vec<Option<No>>,
    /// Points brought along, for those who bring any.
    #[serde(with = "crate::points_by_no")]
    pub carried: std::collections::BTreeMap<No, Points>,
    /// The published text from which the draw follows; `None` where nothing was drawn or it was typed in.
    pub seed: Option<String>,
    /// Who exchanged seats by hand after the draw, one after the other.
    #[serde(default)]
    pub swapped: Vec<(No, No)>,
    /// Who was put in or out by hand.
    pub by_hand: Vec<ByHand>,
}

impl StageSeats {
    /// Exchanges the seats of two, whatever was drawn.
    pub fn exchange(&mut self, a: No, b: No) {
        let rows = std::iter::once(&mut self.nos).chain(&mut self.groups);
        for no in rows.flatten().chain(self.slots.iter_mut().flatten()) {
            *no = no.exchanged(a, b);
        }
    }
}

/// Somebody put into a stage, or kept out of it, by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ByHand {
    /// Whom.
    #[cfg_attr(feature = "schema", schemars(with = "u32"))]
    pub no: No,
    /// Put in, or kept out.
    pub put_in: bool,
    /// Why: printed and kept.
    pub reason: String,
}
