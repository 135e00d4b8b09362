//! 结构: the line of stages, a stage's settings, and its start.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;
use super::stage_form::StageForm;

/// How a stage is started, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StartForm {
    /// `machine` or `typed`.
    pub by: String,
    /// The seed of a draw by machine.
    pub seed: String,
    /// The order drawn in the hall: numbers one after the other, groups one a line, 空 for a bye.
    pub order: String,
    /// Who is put in by hand: numbers.
    pub put_in: String,
    /// Who is kept out by hand: numbers.
    pub keep_out: String,
    /// Why.
    pub reason: String,
}

/// Puts a stage in before another that has not started. `of` is how many there were on the page, so that a form sent
/// twice puts in one.
#[server(prefix = "/api", endpoint = "insert_stage")]
pub async fn insert_stage(to: Sent, stage: u32, of: usize, form: StageForm) -> Result<(), ServerFnError> {
    use super::{caller, said, structures};

    let inserted = structures::insert_stage(&to, stage, of, &form).await;
    let forward = caller::page(&Sent { s: 0, ..to.clone() }, "structure");
    caller::answer(inserted, &to, &forward, Some(said::stage_inserted(stage))).await
}

/// Changes a stage, or adds one after all others.
#[server(prefix = "/api", endpoint = "save_stage")]
pub async fn save_stage(to: Sent, stage: u32, form: StageForm) -> Result<(), ServerFnError> {
    use super::{caller, said, structures};

    let saved = structures::save_stage(&to, stage, &form).await;
    caller::answer(saved, &to, &caller::page(&to, "structure"), Some(said::stage_saved(stage))).await
}

/// Removes a stage that has not started. `of` is how many there were on the page, so that a form sent twice does not
/// remove the one that has moved up.
#[server(prefix = "/api", endpoint = "remove_stage")]
pub async fn remove_stage(to: Sent, stage: u32, of: usize) -> Result<(), ServerFnError> {
    use super::{caller, said, structures};

    let removed = structures::remove_stage(&to, stage, of).await;
    let forward = caller::page(&Sent { s: 0, ..to.clone() }, "structure");
    caller::answer(removed, &to, &forward, Some(said::stage_removed(stage))).await
}

/// Replaces the stages that have not started by those of a template.
#[server(prefix = "/api", endpoint = "use_template")]
pub async fn use_template(to: Sent, template: String) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let used = caller::run(&to, Command::UseTemplate { key: template }).await;
    let forward = caller::page(&Sent { s: 0, ..to.clone() }, "structure");
    caller::answer(used, &to, &forward, Some(said::template_used())).await
}

/// Starts a stage.
#[server(prefix = "/api", endpoint = "start_stage")]
pub async fn start_stage(to: Sent, stage: u32, form: StartForm) -> Result<(), ServerFnError> {
    use super::{caller, said, typed_start};

    let started = typed_start::start(&to, stage, &form).await;
    caller::answer(started, &to, &caller::page(&to, "start"), Some(said::stage_started(stage))).await
}

/// Takes the start of a stage back.
#[server(prefix = "/api", endpoint = "unstart_stage")]
pub async fn unstart_stage(to: Sent, stage: u32) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let said = said::stage_unstarted(stage);
    caller::act(&to, Command::UnstartStage { stage }, &caller::page(&to, "start"), said).await
}

/// Exchanges two seats of a stage that has no result.
#[server(prefix = "/api", endpoint = "swap_seats")]
pub async fn swap_seats(to: Sent, stage: u32, a: String, b: String) -> Result<(), ServerFnError> {
    use super::{caller, read, said};
    use shared::command::Command;
    use shared::id::No;

    let [a, b] = [&a, &b].map(|no| No(read::number(no).unwrap_or(0)));
    caller::act(&to, Command::SwapSeats { stage, a, b }, &caller::page(&to, "start"), said::swapped(a, b)).await
}
