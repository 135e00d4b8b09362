//! Why a pair, a bye, a float: the reason as data. [`crate::pairing`] makes it, pages and papers word it.

use serde::{Deserialize, Serialize};

use crate::id::No;
use crate::points::Points;
use crate::stage::FirstRound;

/// A pair of two scores, by the scores the pairing saw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Float {
    /// 下调: the higher of two scores.
    Down,
    /// 上调: the lower of two scores.
    Up,
}

/// Why two entrants meet and who moves first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// Which step made the pair.
    pub how: How,
    /// Which rule gave the colours.
    pub colours: ColourRule,
}

/// Which step made a pair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum How {
    /// Round 1, by the method (附二 二.1).
    FirstRound {
        /// 近号, 首尾 or 对半.
        method: FirstRound,
        /// Who stood nearer and was passed over, by D8 or because the two may not meet.
        passed: Vec<PassedOver>,
    },
    /// A later round of a Swiss, in a segment (附二 二.2, 二.3).
    Segment {
        /// The score of the segment the pair was made in.
        score: Points,
        /// 先编者: the one of the two who chose.
        picker: No,
        /// Where the partner stood.
        place: Place,
        /// Who stood before the partner and was passed over, in the order tried.
        passed: Vec<PassedOver>,
    },
    /// The table of the round robin (附一).
    Table,
}

/// Where a partner stood, seen from the one who chose (附二 二.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// 同位: head of the row opposite.
    Opposite,
    /// 错位: further down in the row opposite.
    Shifted,
    /// 同行: in the same row.
    SameRow,
}

/// How many of those passed over a reason names; of a long row the first say enough.
pub const PASSED_NAMED: usize = 12;

/// One who was passed over, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PassedOver {
    /// Who.
    pub no: No,
    /// Why.
    pub why: Obstacle,
}

/// Why a partner was passed over: the first thing that would have become worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    /// The two have met (附二 一.6).
    Met,
    /// The organizer forbids the pair.
    Forbidden,
    /// The rest of the field could no longer be paired (D3).
    FieldUnpairable,
    /// Fewer pairs inside the segment (附二 一.10).
    FewerPairs,
    /// One unit, in a round that keeps units apart (附二 一.7).
    SameUnit,
    /// Someone would be moved a third time (附二 一.9).
    ThirdFloat,
    /// 多三先 or 连三先 (附二 一.11(3)).
    ThreeOfAColour,
    /// The colours would be less even (附二 一.10).
    ColourBalance,
    /// The colour of the last game again (附二 一.10).
    ColourRepeated,
    /// The same whatever is chosen here, but later places of the row would come out worse (附二 二.5).
    LaterPlaces,
}

/// Which rule gave the colours of a pair (附二 二.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ColourRule {
    /// 低分服从高分 in the last three rounds (二.4(9), D4).
    HigherScore,
    /// The one with fewer first moves goes first (二.4(1)).
    FewerFirsts,
    /// Equal first moves: by the run of colours (二.4(2)-(7)).
    Run,
    /// All equal and the sum of the numbers odd: the smaller goes first (二.4(8)).
    OddSum,
    /// All equal and the sum of the numbers even: the larger goes first (二.4(8)).
    EvenSum,
    /// Round 1: odd boards the smaller number, even boards the larger (二.1).
    Board,
    /// Round 1 of an event in which the smaller number is first on every board.
    SmallerFirst,
    /// The table of the round robin gives the colours (12.1).
    Table,
}

/// Why an entrant has the bye (附二 一.5, 14.4, D9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "by", rename_all = "snake_case")]
pub enum ByeReason {
    /// Round 1 with an odd field: the largest number (附二 二.1).
    LargestNo,
    /// The lowest score among those with the fewest byes, the last in priority order.
    Lowest {
        /// The score of the one with the bye.
        score: Points,
        /// Byes of the one with the bye before this round.
        byes_before: u32,
        /// Who would have had it before and could not rest, because the others could not all be paired.
        passed: Vec<No>,
    },
    /// The round robin's table.
    Table,
}
