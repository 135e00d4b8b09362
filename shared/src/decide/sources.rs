//! Where the entrants of a stage may come from.

use super::settings::LOSSES;
use crate::refusal::SettingsProblem;
use crate::stage::{Source, StageSettings, Take};

/// Sources of one stage.
const MAX_SOURCES: usize = 20;

/// The first stage takes everybody registered; every other one takes from stages before it, by ranks that exist.
pub(super) fn problem(index: usize, settings: &StageSettings) -> Option<SettingsProblem> {
    let count = settings.from.len();
    let fits = (index == 0) == settings.from.is_empty() && count <= MAX_SOURCES;
    if !fits || !settings.from.iter().all(|source| is_before(source, index)) {
        return Some(SettingsProblem::Sources);
    }
    let first_place = (settings.places_from == Some(0)).then_some(SettingsProblem::PlacesFrom);
    settings.from.iter().find_map(problem_of).or(first_place)
}

fn is_before(source: &Source, index: usize) -> bool {
    usize::try_from(source.stage).is_ok_and(|from| from < index) && source.after != Some(0)
}

fn problem_of(source: &Source) -> Option<SettingsProblem> {
    let while_it_goes_on = matches!(source.take, Take::All | Take::Ranks { .. });
    match source.take {
        Take::Ranks { from, to } | Take::OfGroups { from, to, .. } if from == 0 || from > to => {
            Some(SettingsProblem::SourceRanks)
        }
        Take::FewerLosses { losses } if !LOSSES.contains(&losses) => Some(SettingsProblem::Losses),
        _ if source.after.is_some() && !while_it_goes_on => Some(SettingsProblem::SourceAfter),
        _ => None,
    }
}
