//! Makes and changes events and their divisions out of their forms.

use backend::Error;
use backend::service::event::NewEvent;
use shared::command::Command;
use shared::id::EntrantId;
use shared::words;

use super::Sent;
use super::caller::{self, Caller};
use super::event::{EventForm, PlayForm};
use super::flash::Flash;
use super::stage_form::StageForm;
use super::typed_stage::{self, Place};
use super::{forms, read, read_stage, said};

/// The key under which an unfinished form of a new event is kept.
pub const NEW_EVENT_DRAFT: &str = "new-event";

/// Makes an event; answers its slug. What was typed is kept until it succeeds.
pub async fn create(to: &Sent, event: &EventForm, play: &PlayForm) -> Result<String, Error> {
    let Caller { backend, actor } = Caller::of(&to.csrf).await?;
    let session = actor.session().ok_or(Error::NotSignedIn)?;
    let draft = serde_json::to_string(&(event, play)).unwrap_or_default();
    backend.save_draft(session, NEW_EVENT_DRAFT, &draft).await?;
    let divisions = forms::division_names(play);
    let divisions = divisions.into_iter().map(|name| forms::new_division(&name, play));
    let new = NewEvent { info: forms::event(event), divisions: divisions.collect() };
    let slug = backend.create_event(&actor, caller::command_id(to), new).await?;
    backend.drop_draft(session, NEW_EVENT_DRAFT).await?;
    Ok(slug)
}

/// Changes what is said about an event.
pub async fn edit(to: &Sent, event: &EventForm) -> Result<(), Error> {
    let Caller { backend, actor } = Caller::of(&to.csrf).await?;
    backend.edit_event(&actor, &to.slug, forms::event(event)).await
}

/// Adds a division.
pub async fn add_division(to: &Sent, name: &str, play: &PlayForm) -> Result<u32, Error> {
    let Caller { backend, actor } = Caller::of(&to.csrf).await?;
    let new = forms::new_division(name, play);
    backend.add_division(&actor, &to.slug, caller::command_id(to), new).await
}

/// Gives a division another name.
pub async fn rename_division(to: &Sent, name: &str) -> Result<(), Error> {
    let Caller { backend, actor } = Caller::of(&to.csrf).await?;
    backend.rename_division(&actor, &to.slug, to.k, name).await
}

/// Removes a division; answers its name, also where it was removed before.
pub async fn remove_division(to: &Sent) -> Result<String, Error> {
    let Caller { backend, actor } = Caller::of(&to.csrf).await?;
    backend.remove_division(&actor, &to.slug, to.k, caller::command_id(to)).await?;
    let removed = backend.removed_divisions(&to.slug).await?;
    let removed = removed.into_iter().find(|division| division.number == to.k);
    Ok(removed.map(|division| division.name).unwrap_or_default())
}

/// Restores a division that was removed.
pub async fn restore_division(to: &Sent, number: u32) -> Result<(), Error> {
    let Caller { backend, actor } = Caller::of(&to.csrf).await?;
    backend.restore_division(&actor, &to.slug, number).await
}

/// Moves entrants, by their ids, into another division; answers what there is to say.
pub async fn move_entrants(to: &Sent, into: u32, who: &str) -> Result<Flash, Error> {
    let Caller { backend, actor } = Caller::of(&to.csrf).await?;
    let who: Vec<EntrantId> = read::numbers(who).into_iter().map(|id| EntrantId(id.0)).collect();
    backend.move_entrants(&actor, &to.slug, [to.k, into], caller::command_id(to), &who).await?;
    let there = backend.division(&to.slug, into).await?;
    let unit = words::counter(there.division.team.is_some());
    Ok(said::entrants_moved(who.len(), unit, &there.division.name))
}

/// Changes the settings of a stage.
pub async fn configure(to: &Sent, stage: u32, form: &StageForm) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let here = caller.backend.division(&to.slug, to.k).await?;
    let index = usize::try_from(stage).map_err(|_| Error::NotFound)?;
    let before = &here.division.stages.get(index).ok_or(Error::NotFound)?.settings;
    let settings = Box::new(read_stage::stage(form, before, here.division.team.is_some()));
    let command = Command::ConfigureStage { stage, settings };
    typed_stage::save(&caller, to, Place { stage, insert: false }, before, form, command).await
}
