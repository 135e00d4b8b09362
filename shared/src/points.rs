//! Exact points: whole numbers of quarters, never floating point.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// Points as an exact number of quarters. Scores of games are halves; a 小分 can be quarters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i64);

/// Why a text is not points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a number of points in halves")]
pub struct NotPoints;

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);

    /// Whole points.
    pub const fn whole(points: i64) -> Self {
        Self(points * 4)
    }

    /// A number of half points.
    pub const fn halves(halves: i64) -> Self {
        Self(halves * 2)
    }

    /// The number of quarters, for keys and for arithmetic that must stay exact.
    pub const fn quarters(self) -> i64 {
        self.0
    }

    /// Points from a number of quarters.
    pub const fn from_quarters(quarters: i64) -> Self {
        Self(quarters)
    }

    /// Half of these points. Exact, because no score of a game is finer than a half.
    pub const fn half(self) -> Self {
        Self(self.0 / 2)
    }

    /// Whether these points are a whole number of halves, as every score of a game must be.
    pub const fn is_halves(self) -> bool {
        self.0 % 2 == 0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, rest) = (self.0.abs() / 4, self.0.abs() % 4);
        let fraction = match rest {
            0 => "",
            1 => ".25",
            2 => ".5",
            _ => ".75",
        };
        write!(f, "{sign}{whole}{fraction}")
    }
}

impl FromStr for Points {
    type Err = NotPoints;

    fn from_str(text: &str) -> Result<Self, NotPoints> {
        let (digits, sign) = match text.strip_prefix('-') {
            Some(rest) => (rest, -1),
            None => (text, 1),
        };
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, "0"));
        if whole.is_empty() || whole.len() > 9 || !whole.bytes().all(|b| b.is_ascii_digit()) {
            return Err(NotPoints);
        }
        let quarters = match fraction {
            "0" | "00" => 0,
            "25" => 1,
            "5" | "50" => 2,
            "75" => 3,
            _ => return Err(NotPoints),
        };
        let whole: i64 = whole.parse().map_err(|_| NotPoints)?;
        Ok(Self(sign * (whole * 4 + quarters)))
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(de::Error::custom)
    }
}

impl Add for Points {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Points {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Neg for Points {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i64> for Points {
    type Output = Self;
    fn mul(self, times: i64) -> Self {
        Self(self.0 * times)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    #[test]
    fn a_text_of_halves_and_quarters_reads_back() {
        for text in ["0", "2", "0.5", "1.25", "14.75", "-3.5"] {
            assert_eq!(text.parse::<Points>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn anything_finer_or_other_is_refused() {
        for text in ["", ".5", "0.3", "1e3", "+1", "１", "9999999999", "1.125", " 1"] {
            assert_eq!(text.parse::<Points>(), Err(NotPoints), "{text}");
        }
    }
}
