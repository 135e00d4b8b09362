//! Places of a 擂台赛: the last holder is first, the others follow by when they lost, the later the better.

use super::groups::numbered;
use super::{PlaceReason, Placed};
use crate::division::Division;
use crate::id::No;
use crate::pairing::ladder;

/// The places as far as they are known. Whoever has not come yet has none.
pub(super) fn places(division: &Division, stage: usize) -> Vec<Placed> {
    let stand = ladder::stand(division, stage);
    let stage = u32::try_from(stage).unwrap_or(u32::MAX);
    let order = stand.holder.map(|holder| vec![holder]).into_iter().chain(stand.lost.into_iter().rev());
    let mut rank = 1_u32;
    let mut blocks: Vec<Vec<Placed>> = Vec::new();
    for block in order {
        let placed = block.iter().map(|&no| Placed {
            place: Some(rank),
            shared_by: 1,
            no,
            reason: PlaceReason::Rank { stage, rank },
        });
        blocks.push(placed.collect());
        rank = rank.saturating_add(u32::try_from(block.len()).unwrap_or(u32::MAX));
    }
    let waiting = stand
        .waiting
        .into_iter()
        .map(|no: No| vec![Placed { place: None, shared_by: 1, no, reason: PlaceReason::Unranked }]);
    numbered(blocks.into_iter().chain(waiting))
}
