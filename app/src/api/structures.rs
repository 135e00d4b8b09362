//! Changes the line of stages out of its forms.

use backend::Error;
use shared::command::Command;
use shared::refusal::Refusal;
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
    let over = structure::settings_or_new(&here.division, place.stage, place.insert);
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

/// Puts a stage in before another; `of` is how many there were on the page. A form that is sent twice puts in one.
pub async fn insert_stage(to: &Sent, stage: u32, of: usize, form: &StageForm) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    let place = Place { stage, insert: true };
    let over = structure::settings_or_new(&here.division, place.stage, place.insert);
    let settings = read_stage::stage(form, &over, here.division.team.is_some());
    if here.division.stages.len() != of {
        let there = usize::try_from(stage).ok().and_then(|index| here.division.stages.get(index));
        let is_there = there.is_some_and(|there| there.settings == settings);
        return if is_there { Ok(()) } else { Err(Refusal::StructureChanged.into()) };
    }
    let command = Command::SetStructure { stages: structure::inserted(&here.division.stages, stage, settings) };
    typed_stage::save(&caller, to, place, &over, form, command).await
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
