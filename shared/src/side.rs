//! Which side of a board: the one who moves first, or the other.

use serde::{Deserialize, Serialize};

/// 先走 or 后走. In 象棋 the first side is 红, in 五子棋 and 围棋 黑, in 国际象棋 白.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// 先走.
    First,
    /// 后走.
    Second,
}

impl Side {
    /// Of two values kept for both sides, this side's.
    pub const fn of<T>(self, [first, second]: &[T; 2]) -> &T {
        match self {
            Self::First => first,
            Self::Second => second,
        }
    }

    /// The other side of the board.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}
