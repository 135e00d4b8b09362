//! A ladder against its own results: the holder against the next challenger.

use super::{Finding, FindingKind, Of, before_round};
use crate::pairing::ladder;
use crate::stage::Format;

/// Every game that is not between the holder, as the games before it say, and the challenger who comes next.
pub(super) fn check(of: &Of<'_>) -> Vec<Finding> {
    if of.stage.settings.format != Format::Ladder {
        return Vec::new();
    }
    let others = (1..).zip(&of.stage.rounds).filter_map(|(number, round)| {
        let pair = ladder::next(&before_round(of.division.clone(), of.index, number), of.index);
        let fits = match (round.pairings.as_slice(), pair) {
            ([game], Some((holder, challenger))) => [holder, challenger].iter().all(|no| game.side_of(*no).is_some()),
            _ => false,
        };
        let nos = round.pairings.iter().flat_map(|game| [game.first, game.second]).collect();
        (!fits).then(|| of.finding(number, nos, FindingKind::OtherInMatch, ""))
    });
    others.collect()
}
