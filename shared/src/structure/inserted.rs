//! The line of stages after another is put in between.

use crate::stage::{Source, Stage, StageSettings, Take};

/// The settings of all stages with another at a place. Whom the stage that stood there took from the one before the
/// place, or as the first one from the registration, it now takes from the new one; all others take as they did.
pub fn inserted(stages: &[Stage], place: u32, new: StageSettings) -> Vec<StageSettings> {
    let mut all: Vec<StageSettings> = stages.iter().map(|stage| stage.settings.clone()).collect();
    let index = usize::try_from(place).unwrap_or(usize::MAX).min(all.len());
    for source in all.iter_mut().flat_map(|settings| &mut settings.from).filter(|source| source.stage >= place) {
        source.stage += 1;
    }
    if let Some(next) = all.get_mut(index) {
        for source in next.from.iter_mut().filter(|source| source.stage.checked_add(1) == Some(place)) {
            *source = Source { stage: place, after: None, take: source.take };
        }
        if index == 0 {
            next.from = vec![Source { stage: 0, after: None, take: Take::All }];
        }
    }
    all.insert(index, new);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::{Format, RuleEdition};
    use crate::structure::{templates, without};

    fn twelve_groups() -> Vec<Stage> {
        let structure = templates::structure("groups_12x4", RuleEdition::default()).unwrap_or_default();
        structure.stages.into_iter().map(Stage::new).collect()
    }

    fn new_one(from: Vec<Source>) -> StageSettings {
        StageSettings { from, ..StageSettings::usual(Format::DoubleElim, RuleEdition::default()) }
    }

    fn sources(all: &[StageSettings]) -> Vec<Vec<u32>> {
        all.iter().map(|settings| settings.from.iter().map(|source| source.stage).collect()).collect()
    }

    #[test]
    fn the_next_takes_from_the_new_one_and_those_behind_it_from_the_same_as_before() {
        for place in 1..4 {
            let from = vec![Source { stage: place - 1, after: None, take: Take::All }];
            let all = inserted(&twelve_groups(), place, new_one(from));
            assert_eq!(sources(&all), [vec![], vec![0], vec![1], vec![2], vec![3]], "at {place}");
        }
        let first = inserted(&twelve_groups(), 0, new_one(Vec::new()));
        assert_eq!(sources(&first), [vec![], vec![0], vec![1], vec![2], vec![3]]);
    }

    #[test]
    fn who_is_taken_elsewhere_from_the_stage_before_is_still_taken_there() {
        let mut stages = twelve_groups();
        let third = Source { stage: 0, after: None, take: Take::OfGroups { from: 2, to: 2, best: 0 } };
        stages.iter_mut().skip(2).for_each(|stage| stage.settings.from.push(third.clone()));
        let all = inserted(&stages, 1, new_one(vec![Source { take: Take::All, ..third }]));
        assert_eq!(sources(&all), [vec![], vec![0], vec![1], vec![2, 0], vec![3, 0]]);
    }

    #[test]
    fn taking_the_new_one_out_again_leaves_the_stages_as_they_were() {
        let stages = twelve_groups();
        let before: Vec<StageSettings> = stages.iter().map(|stage| stage.settings.clone()).collect();
        for place in 0..5 {
            let from = if place == 0 { Vec::new() } else { vec![Source { stage: 0, after: None, take: Take::All }] };
            let all: Vec<Stage> = inserted(&stages, place, new_one(from)).into_iter().map(Stage::new).collect();
            assert_eq!(without(&all, place), before, "at {place}");
        }
    }
}
