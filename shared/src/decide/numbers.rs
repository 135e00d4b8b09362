//! 序号: drawn by machine, typed in as drawn in the hall, or taken back.

use std::collections::{BTreeMap, BTreeSet};

use super::limits::{self, MAX_SEED};
use super::{find, lots, units_apart};
use crate::division::{Division, LotMethod, LotRecord};
use crate::id::{EntrantId, No};
use crate::refusal::Refusal;
use crate::stage::{FirstRound, Format};

/// Fewer than two have nobody to play.
const FEWEST: u32 = 2;

/// Draws everyone's number by machine (附二 二.1).
pub(super) fn draw(division: &mut Division, seed: &str, method: LotMethod, apart: bool) -> Result<(), Refusal> {
    refuse_draw(division)?;
    let seed = limits::text(seed, 1, MAX_SEED).map_err(|_| Refusal::BadSeed)?;
    draw_again(division, &seed, method, apart);
    division.lot = Some(LotRecord::Machine { seed, method, units_apart: apart });
    Ok(())
}

/// Gives everyone the number that follows from the seed, whatever number they have.
pub(crate) fn draw_again(division: &mut Division, seed: &str, method: LotMethod, apart: bool) {
    let mut order = lots::order(&division.entrants, seed, method);
    if let (true, Some(first_round)) = (apart, first_round(division)) {
        units_apart::exchange(&mut order, first_round, method);
    }
    let numbers = order.iter().zip(1..).map(|(entrant, no)| (entrant.id, No(no))).collect();
    give(division, &numbers);
}

/// Keeps the numbers that were drawn by hand in the hall.
pub(super) fn type_in(division: &mut Division, typed: &[(EntrantId, No)]) -> Result<(), Refusal> {
    refuse_draw(division)?;
    for (id, _) in typed {
        find::by_id(division, *id)?;
    }
    let numbers: BTreeMap<EntrantId, No> = typed.iter().copied().collect();
    refuse_other_than_one_to_n(division, &numbers)?;
    give(division, &numbers);
    division.lot = Some(LotRecord::Hand);
    Ok(())
}

/// Numbers everybody in the order of the list.
pub(super) fn as_listed(division: &mut Division) -> Result<(), Refusal> {
    refuse_draw(division)?;
    list_again(division);
    division.lot = Some(LotRecord::Listed);
    Ok(())
}

/// Gives everyone the number of their place in the list, whatever number they have.
pub(crate) fn list_again(division: &mut Division) {
    division.entrants.iter_mut().zip(1..).for_each(|(entrant, no)| entrant.no = Some(No(no)));
}

/// Takes the numbers back, and with them everything that is said by number.
pub(super) fn undo(division: &mut Division) -> Result<(), Refusal> {
    if division.has_started() {
        return Err(Refusal::Started);
    }
    if division.stages.iter().any(|stage| stage.proposal.is_some()) {
        return Err(Refusal::ProposalOpen);
    }
    if division.entrants.iter().all(|entrant| entrant.no.is_none()) {
        return Err(Refusal::NotDrawn);
    }
    for entrant in &mut division.entrants {
        entrant.no = None;
    }
    for stage in &mut division.stages {
        stage.next_absent.clear();
        stage.lots.clear();
        stage.settings.forbidden.clear();
        stage.settings.allow_rematch.clear();
        stage.settings.fixed_boards.clear();
    }
    division.lot = None;
    Ok(())
}

fn refuse_draw(division: &Division) -> Result<(), Refusal> {
    if division.has_started() {
        Err(Refusal::Started)
    } else if find::count(division.entrants.len()) < FEWEST {
        Err(Refusal::TooFew { needed: FEWEST })
    } else if division.entrants.iter().any(|entrant| entrant.no.is_some()) {
        Err(Refusal::Drawn)
    } else {
        Ok(())
    }
}

/// Only a Swiss has neighbours to part: a round robin brings everyone together anyhow, and a bracket or groups have a
/// draw of their own.
fn first_round(division: &Division) -> Option<FirstRound> {
    match &division.stages.first()?.settings.format {
        Format::Swiss(swiss) => Some(swiss.first_round),
        Format::RoundRobin { .. }
        | Format::Groups(_)
        | Format::SingleElim(_)
        | Format::DoubleElim
        | Format::Heats(_)
        | Format::Ladder => None,
    }
}

fn refuse_other_than_one_to_n(division: &Division, numbers: &BTreeMap<EntrantId, No>) -> Result<(), Refusal> {
    let last = find::count(division.entrants.len());
    let (mut seen, mut twice) = (BTreeSet::new(), BTreeSet::new());
    for no in numbers.values() {
        if !seen.insert(*no) {
            twice.insert(*no);
        }
    }
    let missing: Vec<No> = (1..=last).map(No).filter(|no| !seen.contains(no)).collect();
    let beyond: Vec<No> = seen.into_iter().filter(|no| no.0 == 0 || no.0 > last).collect();
    if missing.is_empty() && twice.is_empty() && beyond.is_empty() {
        return Ok(());
    }
    Err(Refusal::BadNumbers { missing, twice: twice.into_iter().collect(), beyond })
}

fn give(division: &mut Division, numbers: &BTreeMap<EntrantId, No>) {
    for entrant in &mut division.entrants {
        entrant.no = numbers.get(&entrant.id).copied();
    }
}
