//! Who chooses first, and the two rows (附二 二.2).

use std::cmp::{Ordering, Reverse};

use crate::id::No;
use crate::pairing::field::Player;

/// The order in which entrants of a segment choose (附二 二.2): the higher score [D7]; d≠0 before d=0, the larger |d|
/// first; with d=0 the larger |s| first; then number order. With equal d≠0 the run does not count [D6].
pub(crate) fn priority(a: &Player, b: &Player, round: u32) -> Ordering {
    let key = |player: &Player| {
        let run = if player.colour.balance == 0 { player.colour.run.abs() } else { 0 };
        Reverse((player.colour.score, player.colour.balance.abs(), run))
    };
    key(a).cmp(&key(b)).then_with(|| number_order(a.no, b.no, round))
}

/// 单轮次小号在前, 双轮次大号在前 (附二 二.2).
fn number_order(a: No, b: No, round: u32) -> Ordering {
    if round % 2 == 1 { a.cmp(&b) } else { b.cmp(&a) }
}

/// One of the two rows of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Row {
    /// 要先.
    WantsFirst,
    /// 要后.
    WantsSecond,
}

impl Row {
    /// 要先: d<0, or d=0 and s<0; 要后: d>0, or d=0 and s>0 (附二 二.2). One without any colour yet stands in 要先 with
    /// an odd number and in 要后 with an even one [D2].
    pub(crate) fn of(player: &Player) -> Self {
        match player.colour.balance.cmp(&0).then(player.colour.run.cmp(&0)) {
            Ordering::Less => Self::WantsFirst,
            Ordering::Greater => Self::WantsSecond,
            Ordering::Equal if player.no.0 % 2 == 1 => Self::WantsFirst,
            Ordering::Equal => Self::WantsSecond,
        }
    }
}
