//! The settings of a stage as typed, kept while they are refused: the form has sixty fields.

use backend::auth::Session;
use backend::{Backend, Error};
use serde::{Deserialize, Serialize};
use shared::command::Command;
use shared::stage::StageSettings;

use super::Sent;
use super::caller::Caller;
use super::stage_form::StageForm;
use super::typed;

/// Which form of a stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The index of the stage, from 0.
    pub stage: u32,
    /// Whether a new stage is put in before it.
    pub insert: bool,
}

/// What was typed, and over which settings: once they are others, it is not shown any more.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Typed {
    over: StageSettings,
    form: StageForm,
}

/// Saves a stage, or keeps what was typed for the form that is shown again.
pub async fn save(
    caller: &Caller,
    to: &Sent,
    place: Place,
    over: &StageSettings,
    form: &StageForm,
    command: Command,
) -> Result<(), Error> {
    let typed = Typed { over: over.clone(), form: form.clone() };
    typed::run_or_keep(caller, to, command, &draft_key(&to.slug, to.k, place), &typed).await
}

/// What was typed over these settings and refused; nothing in most cases.
pub async fn refused(
    backend: &Backend,
    session: Option<&Session>,
    (slug, k): (&str, u32),
    place: Place,
    over: &StageSettings,
) -> Option<StageForm> {
    let typed: Typed = typed::refused(backend, session, &draft_key(slug, k, place)).await?;
    (typed.over == *over).then_some(typed.form)
}

fn draft_key(slug: &str, k: u32, Place { stage, insert }: Place) -> String {
    let form = if insert { "insert" } else { "stage" };
    format!("{form}/{slug}/{k}/{stage}")
}
