//! How a game ended, and what stands beside the result.

use serde::{Deserialize, Serialize};

use crate::side::Side;

/// The result of one game as it stands in the record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum GameResult {
    /// `1-0`: the first side won over the board.
    #[serde(rename = "1-0")]
    FirstWins,
    /// `1/2-1/2`: drawn over the board.
    #[serde(rename = "1/2-1/2")]
    Draw,
    /// `0-1`: the second side won over the board.
    #[serde(rename = "0-1")]
    SecondWins,
    /// `+/-`: the second side did not play (20.3).
    #[serde(rename = "+/-")]
    FirstByForfeit,
    /// `-/+`: the first side did not play (20.3).
    #[serde(rename = "-/+")]
    SecondByForfeit,
    /// `-/-`: 双方弃权, neither played (20.2).
    #[serde(rename = "-/-")]
    BothForfeit,
    /// `0-0`: both lose by ruling.
    #[serde(rename = "0-0")]
    BothLose,
    /// `*`: not finished.
    #[default]
    #[serde(rename = "*")]
    Unfinished,
}

/// What a result is for one of the two sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Won over the board.
    Win,
    /// Drawn over the board.
    Draw,
    /// Lost over the board or by ruling.
    Loss,
    /// `+`: won without play.
    ForfeitWin,
    /// `−`: lost without play.
    ForfeitLoss,
    /// Not finished.
    Unfinished,
}

impl GameResult {
    /// Every result, in the order in which a referee meets them.
    pub const ALL: [Self; 8] = [
        Self::FirstWins,
        Self::Draw,
        Self::SecondWins,
        Self::FirstByForfeit,
        Self::SecondByForfeit,
        Self::BothForfeit,
        Self::BothLose,
        Self::Unfinished,
    ];

    /// The result as `side` sees it.
    pub const fn outcome(self, side: Side) -> Outcome {
        match (self, side) {
            (Self::FirstWins, Side::First) | (Self::SecondWins, Side::Second) => Outcome::Win,
            (Self::FirstWins, Side::Second) | (Self::SecondWins, Side::First) => Outcome::Loss,
            (Self::Draw, _) => Outcome::Draw,
            (Self::FirstByForfeit, Side::First) | (Self::SecondByForfeit, Side::Second) => Outcome::ForfeitWin,
            (Self::FirstByForfeit, Side::Second) | (Self::SecondByForfeit, Side::First) => Outcome::ForfeitLoss,
            (Self::BothForfeit, _) => Outcome::ForfeitLoss,
            (Self::BothLose, _) => Outcome::Loss,
            (Self::Unfinished, _) => Outcome::Unfinished,
        }
    }

    /// Whether the result is known.
    pub const fn is_finished(self) -> bool {
        !matches!(self, Self::Unfinished)
    }

    /// Whether the game was really played, to its end or still going.
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::FirstByForfeit | Self::SecondByForfeit | Self::BothForfeit)
    }

    /// The sign used in archives: `1-0`, `+/-`, …
    pub const fn sign(self) -> &'static str {
        match self {
            Self::FirstWins => "1-0",
            Self::Draw => "1/2-1/2",
            Self::SecondWins => "0-1",
            Self::FirstByForfeit => "+/-",
            Self::SecondByForfeit => "-/+",
            Self::BothForfeit => "-/-",
            Self::BothLose => "0-0",
            Self::Unfinished => "*",
        }
    }

    /// The result with this sign.
    pub fn from_sign(sign: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|result| result.sign() == sign)
    }
}

impl Outcome {
    /// 胜局: a game won, without play included (20.3).
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Win | Self::ForfeitWin)
    }

    /// Whether the game was played over the board to its end.
    pub const fn was_played(self) -> bool {
        matches!(self, Self::Win | Self::Draw | Self::Loss)
    }
}

/// A penalty that weighs when scores are equal (18.1, 18.2, 18.5). The later one weighs more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// 警告 (18.1).
    Warning,
    /// 取消当场比赛资格 (18.2).
    Disqualified,
}
