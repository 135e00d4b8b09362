//! 组别: its settings, its end.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;

use super::Sent;
use super::stage_form::StageForm;

/// Changes what is settled about a stage.
#[server(prefix = "/api", endpoint = "configure_stage")]
pub async fn configure_stage(to: Sent, stage: u32, form: StageForm) -> Result<(), ServerFnError> {
    use super::{caller, events, said};

    let saved = events::configure(&to, stage, &form).await;
    let forward = to.at_stage(&format!("/desk/e/{}/settings?k={}", to.slug, to.k));
    caller::answer(saved, &to, &forward, Some(said::settings_saved())).await
}

/// Closes the division.
#[server(prefix = "/api", endpoint = "finish")]
pub async fn finish(to: Sent) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let forward = caller::back_to().unwrap_or_else(|| caller::page(&to, "standings"));
    caller::act(&to, Command::Finish, &forward, said::finished()).await
}

/// Opens the division again.
#[server(prefix = "/api", endpoint = "reopen")]
pub async fn reopen(to: Sent) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let forward = caller::back_to().unwrap_or_else(|| caller::page(&to, "standings"));
    caller::act(&to, Command::Reopen, &forward, said::reopened()).await
}

/// Records lots drawn among the tied: their numbers in the order drawn.
#[server(prefix = "/api", endpoint = "record_lots")]
pub async fn record_lots(to: Sent, stage: u32, among: String, order: String) -> Result<(), ServerFnError> {
    use super::{caller, read, said};
    use shared::{command::Command, stage::Lots};

    let lots = Lots { among: read::numbers(&among), order: read::numbers(&order) };
    let said = said::lots_recorded();
    let forward = caller::back_to().unwrap_or_else(|| caller::page(&to, "standings"));
    caller::act(&to, Command::RecordLots { stage, lots }, &forward, said).await
}
