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
use super::typed_stage::{self, Place};

/// Changes a stage, or adds one after all others.
pub async fn save_stage(to: &Sent, stage: u32, form: &StageForm) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    let place = Place { stage, insert: false };
    let over = form_begins_with(&here.division, place);
    let settings = read_stage::stage(form, &over, here.division.team.is_some());
    let index = usize::try_from(stage).map_err(|_| Error::NotFound)?;
    let command = if index < here.division.stages.len() {
        Command::ConfigureStage { stage, settings: Box::new(settings) }
    } else {
        let all = here.division.stages.iter().map(|stage| stage.settings.clone());
        Command::SetStructure { stages: all.chain([settings]).collect() }
    };
    typed_stage::save(&caller, to, place, &over, form, command).await
}

/// Puts a stage in before another; `of` is how many there were on the page.
pub async fn insert_stage(to: &Sent, stage: u32, of: usize, form: &StageForm) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    if here.division.stages.len() > of {
        return Ok(());
    }
    let place = Place { stage, insert: true };
    let over = form_begins_with(&here.division, place);
    let settings = read_stage::stage(form, &over, here.division.team.is_some());
    let command = Command::SetStructure { stages: structure::inserted(&here.division.stages, stage, settings) };
    typed_stage::save(&caller, to, place, &over, form, command).await
}

/// The settings in the form of a stage: its own, or those of a stage to begin with, under the rule book of the others.
/// One that is put in takes whom the next one takes from the stage before.
pub fn form_begins_with(division: &Division, Place { stage, insert }: Place) -> StageSettings {
    let there = usize::try_from(stage).ok().and_then(|index| division.stages.get(index));
    if let Some(there) = there.filter(|_| !insert) {
        return there.settings.clone();
    }
    let rules = division.stages.last().map_or(RuleEdition::default(), |stage| stage.settings.rules);
    let format = Format::Swiss(SwissFormat { avoid_unit_rounds: vec![1], ..SwissFormat::of(7) });
    let from = there.map(|next| next.settings.from.clone()).unwrap_or_default();
    let from = from.into_iter().filter(|source| source.stage + 1 == stage).collect();
    StageSettings { from, ..StageSettings::usual(format, rules) }
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
