//! 组别: its settings, its end.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;

/// The settings of a stage as the form sends them, all as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct StageForm {
    /// 赛制: `swiss`, `round_robin`, `double_round_robin`.
    pub format: String,
    /// 轮数 of a Swiss.
    pub rounds: String,
    /// How round 1 is paired.
    pub first_round: String,
    /// For how many rounds units are kept apart.
    pub units_apart: String,
    /// Which rule book.
    pub rules: String,
    /// 胜.
    pub win: String,
    /// 先走和.
    pub draw_first: String,
    /// 后走和.
    pub draw_second: String,
    /// 负.
    pub loss: String,
    /// 轮空.
    pub bye: String,
    /// The ranking chain, or the name of a preset that replaces it.
    pub preset: String,
    /// The chain's keys, first key first; empty ones are left out.
    pub chain: Vec<String>,
    /// Pairs that may not meet: `3-8，12-5`.
    pub forbidden: String,
    /// Pairs that may meet again.
    pub rematch: String,
    /// Boards for certain numbers: `7-1`.
    pub fixed: String,
    /// Ranking lists, one tag a line.
    pub lists: String,
}

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

    caller::act(&to, Command::Finish, &caller::page(&to, "standings"), said::finished()).await
}

/// Opens the division again.
#[server(prefix = "/api", endpoint = "reopen")]
pub async fn reopen(to: Sent) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    caller::act(&to, Command::Reopen, &caller::page(&to, "standings"), said::reopened()).await
}

/// Records lots drawn among the tied: their numbers in the order drawn.
#[server(prefix = "/api", endpoint = "record_lots")]
pub async fn record_lots(to: Sent, stage: u32, among: String, order: String) -> Result<(), ServerFnError> {
    use super::{caller, read, said};
    use shared::{command::Command, stage::Lots};

    let lots = Lots { among: read::numbers(&among), order: read::numbers(&order) };
    let said = said::lots_recorded();
    caller::act(&to, Command::RecordLots { stage, lots }, &caller::page(&to, "standings"), said).await
}
