//! Changes the line of stages out of its forms.

use backend::Error;
use shared::command::Command;
use shared::division::Division;
use shared::stage::{Format, RuleEdition, StageSettings, SwissFormat};
use shared::structure;

use super::Sent;
use super::caller::Caller;
use super::read_stage;
use super::stage_form::StageForm;

/// Changes a stage, or adds one after all others.
pub async fn save_stage(to: &Sent, stage: u32, form: &StageForm) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    let index = usize::try_from(stage).map_err(|_| Error::NotFound)?;
    let team = here.division.team.is_some();
    let command = match here.division.stages.get(index) {
        Some(before) => {
            let settings = Box::new(read_stage::stage(form, &before.settings, team));
            Command::ConfigureStage { stage, settings }
        }
        None => {
            let new = read_stage::stage(form, &new_stage(&here.division), team);
            let settings = here.division.stages.iter().map(|stage| stage.settings.clone());
            Command::SetStructure { stages: settings.chain([new]).collect() }
        }
    };
    caller.run(to, command).await
}

/// A stage to begin with, under the rule book of those before it.
pub fn new_stage(division: &Division) -> StageSettings {
    let rules = division.stages.last().map_or(RuleEdition::default(), |stage| stage.settings.rules);
    StageSettings::usual(Format::Swiss(SwissFormat { avoid_unit_rounds: vec![1], ..SwissFormat::of(7) }), rules)
}

/// Removes a stage; those that took from it take from the one before.
pub async fn remove_stage(to: &Sent, stage: u32, of: usize) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    if here.division.stages.len() < of {
        return Ok(());
    }
    caller.run(to, Command::SetStructure { stages: structure::without(&here.division.stages, stage) }).await
}
