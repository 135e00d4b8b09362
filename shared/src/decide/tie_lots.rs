//! 抽签 among entrants who are equal on everything else.

use std::collections::BTreeSet;

use super::find;
use crate::division::Division;
use crate::id::No;
use crate::refusal::Refusal;
use crate::stage::Lots;

/// Records a draw; a later one among the same entrants counts instead.
pub(super) fn record(division: &mut Division, stage: u32, lots: &Lots) -> Result<(), Refusal> {
    find::stage(division, stage)?;
    for no in &lots.among {
        find::by_no(division, *no)?;
    }
    if !is_an_order(lots) {
        return Err(Refusal::BadLots);
    }
    find::stage_mut(division, stage)?.lots.push(lots.clone());
    Ok(())
}

/// Whether `order` names everyone of `among` once, and at least two drew.
pub(crate) fn is_an_order(lots: &Lots) -> bool {
    let among: BTreeSet<&No> = lots.among.iter().collect();
    let order: BTreeSet<&No> = lots.order.iter().collect();
    among.len() >= 2 && among.len() == lots.among.len() && lots.order.len() == lots.among.len() && among == order
}
