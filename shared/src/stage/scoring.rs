//! What games score, and by which rule book.

use serde::{Deserialize, Serialize};

use crate::points::Points;
use crate::result::Outcome;
use crate::side::Side;

/// Which rule book is followed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RuleEdition {
    /// 象棋竞赛规则 2011.
    #[default]
    #[serde(rename = "2011")]
    Cxa2011,
    /// 象棋竞赛规则 1999.
    #[serde(rename = "1999")]
    Cxa1999,
    /// 香港.
    #[serde(rename = "hk")]
    HongKong,
}

/// What a game scores. All values are halves and not negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PointTable {
    /// A win.
    pub win: Points,
    /// A draw with the first move.
    pub draw_first: Points,
    /// A draw with the second move.
    pub draw_second: Points,
    /// A loss over the board or by ruling.
    pub loss: Points,
    /// 轮空.
    pub bye: Points,
}

impl PointTable {
    /// 2-1-0 (2011 13.1).
    pub const TWO_ONE: Self = Self::of(Points::whole(2), Points::whole(1), Points::whole(1));
    /// 1-½-0 (1999 14.1).
    pub const ONE_HALF: Self = Self::of(Points::whole(1), Points::halves(1), Points::halves(1));
    /// 3-1-0 (2011 13.3).
    pub const THREE_ONE: Self = Self::of(Points::whole(3), Points::whole(1), Points::whole(1));
    /// 3, 先和 1 后和 2 (2011 13.3).
    pub const THREE_SECOND_TWO: Self = Self::of(Points::whole(3), Points::whole(1), Points::whole(2));

    /// The usual table of a rule book.
    pub const fn usual(rules: RuleEdition) -> Self {
        match rules {
            RuleEdition::Cxa2011 | RuleEdition::HongKong => Self::TWO_ONE,
            RuleEdition::Cxa1999 => Self::ONE_HALF,
        }
    }

    const fn of(win: Points, draw_first: Points, draw_second: Points) -> Self {
        Self { win, draw_first, draw_second, loss: Points::ZERO, bye: win }
    }

    /// What an outcome scores for the side that had it. A forfeit lost is 0, also where a loss scores.
    pub const fn score(&self, outcome: Outcome, side: Side) -> Points {
        match (outcome, side) {
            (Outcome::Win | Outcome::ForfeitWin, _) => self.win,
            (Outcome::Draw, Side::First) => self.draw_first,
            (Outcome::Draw, Side::Second) => self.draw_second,
            (Outcome::Loss, _) => self.loss,
            (Outcome::ForfeitLoss | Outcome::Unfinished, _) => Points::ZERO,
        }
    }
}

impl Default for PointTable {
    fn default() -> Self {
        Self::TWO_ONE
    }
}
