//! Changes the line of stages out of its forms.

use backend::Error;
use shared::command::Command;
use shared::division::Division;
use shared::stage::{Format, RuleEdition, Stage, StageSettings, SwissFormat};
use shared::structure::templates::{self, Structure};
use uuid::Uuid;

use super::Sent;
use super::caller::{self, Caller};
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
    caller.run(to, Command::SetStructure { stages: without(&here.division, stage) }).await
}

/// The stages without one of them.
fn without(division: &Division, removed: u32) -> Vec<StageSettings> {
    let others = (0_u32..).zip(&division.stages).filter(|(number, _)| *number != removed);
    let mut others: Vec<StageSettings> = others.map(|(_, stage)| stage.settings.clone()).collect();
    for settings in &mut others {
        settings.from.retain(|source| removed > 0 || source.stage > 0);
        for source in settings.from.iter_mut().filter(|source| source.stage >= removed) {
            source.stage = source.stage.saturating_sub(1);
        }
    }
    others
}

/// Replaces what has not started by a template.
pub async fn use_template(to: &Sent, key: &str) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    let new = of_template(&here.division, key).ok_or(Error::NotFound)?;
    let mut commands = Vec::new();
    if new.team != here.division.team {
        commands.push(Command::SetTeamRules { team: new.team });
    }
    commands.push(Command::SetStructure { stages: new.stages });
    if new.totals != here.division.totals {
        commands.push(Command::SetTotals { totals: new.totals });
    }
    if !new.prizes.is_empty() && here.division.prizes.is_empty() {
        commands.push(Command::SetPrizes { prizes: new.prizes });
    }
    run_all(&caller, to, commands).await
}

/// Runs several commands that one form stands for. The first has the form's id, so that a form sent twice acts once;
/// the others set what they say, whatever stood before.
async fn run_all(caller: &Caller, to: &Sent, commands: Vec<Command>) -> Result<(), Error> {
    let mut id = caller::command_id(to);
    for command in commands {
        caller.backend.run(&caller.actor, &to.slug, to.k, id, command).await?;
        id = Uuid::new_v4();
    }
    Ok(())
}

/// A template as it would stand in a division: stages that have started stay as they are. How teams play stays, too,
/// once there is a stage that has started.
pub fn of_template(division: &Division, key: &str) -> Option<Structure> {
    let rules = division.stages.first().map_or(RuleEdition::default(), |stage| stage.settings.rules);
    let template = templates::structure(key, rules)?;
    let begun = division.stages.iter().rposition(has_begun).map_or(0, |last| last + 1);
    if begun == 0 {
        return Some(template);
    }
    let stay = division.stages.iter().take(begun).map(|stage| stage.settings.clone());
    let stages = stay.chain(template.stages.into_iter().skip(begun)).collect();
    Some(Structure { stages, team: division.team.clone(), ..template })
}

/// Whether a stage has seats or rounds, so that it stays.
pub fn has_begun(stage: &Stage) -> bool {
    stage.seats.is_some() || !stage.rounds.is_empty() || stage.proposal.is_some()
}
