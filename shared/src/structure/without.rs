//! The line of stages after one of them is taken out.

use crate::stage::{Stage, StageSettings};

/// The settings of all stages but one. Those that took from it take from the one before; from the first, none takes any
/// more, and whoever took from nobody else begins with everybody registered.
pub fn without(stages: &[Stage], removed: u32) -> Vec<StageSettings> {
    let others = (0_u32..).zip(stages).filter(|(number, _)| *number != removed);
    let mut others: Vec<StageSettings> = others.map(|(_, stage)| stage.settings.clone()).collect();
    for settings in &mut others {
        settings.from.retain(|source| removed > 0 || source.stage > 0);
        for source in settings.from.iter_mut().filter(|source| source.stage >= removed) {
            source.stage = source.stage.saturating_sub(1);
        }
    }
    others
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::{RuleEdition, Stage};
    use crate::structure::templates;

    /// 12 组循环, 12 人淘汰, 6 人淘汰, 3 人循环: each takes from the one before.
    fn twelve_groups() -> Vec<Stage> {
        let structure = templates::structure("groups_12x4", RuleEdition::default()).unwrap_or_default();
        structure.stages.into_iter().map(Stage::new).collect()
    }

    #[test]
    fn those_behind_take_from_the_one_before() {
        for removed in 0..4 {
            let others = without(&twelve_groups(), removed);
            let sources: Vec<Vec<u32>> =
                others.iter().map(|settings| settings.from.iter().map(|source| source.stage).collect()).collect();
            assert_eq!(sources, [vec![], vec![0], vec![1]], "without stage {removed}");
        }
    }

    #[test]
    fn the_others_stay_as_they_are() {
        let stages = twelve_groups();
        let formats = |of: &[StageSettings]| of.iter().map(|settings| settings.format.clone()).collect::<Vec<_>>();
        let all: Vec<StageSettings> = stages.iter().map(|stage| stage.settings.clone()).collect();
        assert_eq!(Some(formats(&without(&stages, 3)).as_slice()), formats(&all).get(..3));
        assert_eq!(Some(formats(&without(&stages, 0)).as_slice()), formats(&all).get(1..));
    }
}
