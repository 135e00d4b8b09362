//! 弃权的限度: after how many games missed an entrant is out, as event plans say (连续两次弃权不再编排).

use serde::{Deserialize, Serialize};

use super::{Round, Stage};
use crate::id::No;
use crate::result::Outcome;

/// How many games somebody may miss. Who reaches the limit is named to the organizer, who withdraws them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ForfeitLimit {
    /// So many games missed are too many; 1 to 30.
    pub games: u32,
    /// Whether only games missed one after the other count.
    #[serde(default)]
    pub in_a_row: bool,
    /// Whether who has left for it gets no rank.
    #[serde(default)]
    pub unranked: bool,
}

/// What a round says about somebody's coming.
enum Coming {
    Missed,
    Played,
    /// Not in the round, 轮空, or no result yet.
    Nothing,
}

impl ForfeitLimit {
    /// The rounds missed, when up to round `until` they are too many. A bye and a game without a result neither count
    /// nor end a row.
    pub fn reached(self, stage: &Stage, no: No, until: u32) -> Option<Vec<u32>> {
        let mut missed = Vec::new();
        for (number, round) in (1..=until).zip(&stage.rounds) {
            match coming(round, no) {
                Coming::Missed => missed.push(number),
                Coming::Played if self.in_a_row => missed.clear(),
                Coming::Played | Coming::Nothing => {}
            }
        }
        let count = u32::try_from(missed.len()).unwrap_or(u32::MAX);
        (count >= self.games).then_some(missed)
    }
}

/// A game forfeited and an absence said beforehand are both missed.
fn coming(round: &Round, no: No) -> Coming {
    if round.absent.contains(&no) {
        return Coming::Missed;
    }
    let outcome = round.pairing_of(no).and_then(|pairing| Some(pairing.result.outcome(pairing.side_of(no)?)));
    match outcome {
        Some(Outcome::ForfeitLoss) => Coming::Missed,
        Some(Outcome::Win | Outcome::Draw | Outcome::Loss | Outcome::ForfeitWin) => Coming::Played,
        Some(Outcome::Unfinished) | None => Coming::Nothing,
    }
}
