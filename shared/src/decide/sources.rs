//! Where the entrants of a stage may come from.

use crate::refusal::SettingsProblem;
use crate::stage::{Source, StageSettings, Take};

/// Sources of one stage.
const MAX_SOURCES: usize = 20;

/// The first stage takes everybody registered; every other one takes from stages before it, by ranks that exist.
pub(super) fn problem(index: usize, settings: &StageSettings) -> Option<SettingsProblem> {
    let count = settings.from.len();
    let fits = (index == 0) == settings.from.is_empty() && count <= MAX_SOURCES;
    let known = settings.from.iter().all(|source| is_before(source, index) && takes_somebody(source));
    let first_place = settings.places_from != Some(0);
    if fits && known && first_place { None } else { Some(SettingsProblem::Sources) }
}

fn is_before(source: &Source, index: usize) -> bool {
    usize::try_from(source.stage).is_ok_and(|from| from < index) && source.after != Some(0)
}

const fn takes_somebody(source: &Source) -> bool {
    match source.take {
        Take::All => true,
        Take::Winners | Take::LosersOf { .. } => source.after.is_none(),
        Take::Ranks { from, to } => from > 0 && from <= to,
        Take::OfGroups { from, to, .. } => from > 0 && from <= to && source.after.is_none(),
    }
}
