//! Who comes into a stage, in the order taken.

use std::collections::BTreeSet;

use super::ready::Missing;
use super::take;
use crate::division::Division;
use crate::id::No;

/// One who comes into a stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Incoming {
    /// Who.
    pub(super) no: No,
    /// Which source of the stage, from 0; `None` from registration or by hand.
    pub(super) source: Option<usize>,
    /// The group they were in, with the stage of that group.
    pub(super) group: Option<(u32, u32)>,
    /// The rank by which they were taken, from 1: in their group, where they come out of one. 0 from registration; by
    /// hand below all ranks.
    pub(super) rank: u32,
}

impl Incoming {
    /// One who comes from registration or by hand.
    pub(super) const fn new(no: No) -> Self {
        Self { no, source: None, group: None, rank: 0 }
    }
}

/// Everybody who comes into a stage, in the order taken, or what is missing until that is known. Nobody comes twice,
/// and nobody who has left the division.
pub(super) fn coming(division: &Division, stage: usize) -> Result<Vec<Incoming>, Vec<Missing>> {
    let settings = division.stages.get(stage).map(|stage| &stage.settings).ok_or_else(Vec::new)?;
    if settings.from.is_empty() {
        return registered(division);
    }
    let (mut coming, mut missing) = (Vec::new(), Vec::new());
    for (index, source) in settings.from.iter().enumerate() {
        match take::from_source(division, source, index, &settings.seating) {
            Ok(taken) => coming.extend(taken),
            Err(mut more) => missing.append(&mut more),
        }
    }
    if !missing.is_empty() {
        missing.dedup();
        return Err(missing);
    }
    let mut seen = BTreeSet::new();
    coming.retain(|one| is_here(division, one.no) && seen.insert(one.no));
    Ok(coming)
}

/// Everybody registered: by seed, then by number.
fn registered(division: &Division) -> Result<Vec<Incoming>, Vec<Missing>> {
    if !division.is_drawn() {
        let missing = if division.entrants.is_empty() { Missing::Entrants { needed: 2 } } else { Missing::Numbers };
        return Err(vec![missing]);
    }
    let here = division.entrants.iter().filter(|entrant| entrant.withdrawn_after.is_none());
    let mut nos: Vec<(u32, No)> =
        here.filter_map(|entrant| Some((entrant.details.seed.unwrap_or(u32::MAX), entrant.no?))).collect();
    nos.sort_unstable();
    Ok(nos.into_iter().map(|(_, no)| Incoming::new(no)).collect())
}

fn is_here(division: &Division, no: No) -> bool {
    division.by_no(no).is_some_and(|entrant| entrant.withdrawn_after.is_none())
}
