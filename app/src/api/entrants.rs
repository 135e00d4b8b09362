//! 参赛者: the pasted list, one by one, leaving and coming back.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;

/// The page of pairing, from which somebody may be withdrawn.
pub const ROUND: &str = "round";

/// An entrant as the form sends them, all as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EntrantForm {
    /// 姓名.
    pub name: String,
    /// 单位.
    pub unit: String,
    /// 等级分.
    pub rating: String,
    /// 种子.
    pub seed: String,
    /// 标记.
    pub tags: String,
    /// 陪打.
    pub guest: bool,
}

/// Keeps a pasted list and shows what was read in it.
#[server(prefix = "/api", endpoint = "paste_entrants")]
pub async fn paste_entrants(to: Sent, text: String) -> Result<(), ServerFnError> {
    use super::{caller, pasted};

    let kept = pasted::keep(&to, &text).await;
    let preview = caller::page(&to, "entrants?preview=1");
    caller::answer(kept, &to, &preview, None).await
}

/// Registers the lines of the pasted list that were left ticked.
#[server(prefix = "/api", endpoint = "confirm_entrants")]
pub async fn confirm_entrants(to: Sent, #[server(default)] line: Vec<u32>) -> Result<(), ServerFnError> {
    use super::{caller, pasted, said};

    let registered = pasted::register(&to, &line).await;
    let said = registered.as_ref().ok().map(|unit| said::entrants_added(line.len(), unit));
    caller::answer(registered.map(|_| ()), &to, &caller::page(&to, "entrants"), said).await
}

/// Registers the ticked players of a division of teams, from 1, with their team as unit.
#[server(prefix = "/api", endpoint = "bring_players")]
pub async fn bring_players(to: Sent, from: u32, #[server(default)] who: Vec<String>) -> Result<(), ServerFnError> {
    use super::{caller, pasted, said};
    use shared::words;

    let brought = pasted::bring_players(&to, from, &who).await;
    let said = brought.as_ref().ok().map(|count| said::entrants_added(*count, words::counter(false)));
    caller::answer(brought.map(|_| ()), &to, &caller::page(&to, "entrants"), said).await
}

/// Registers one entrant; after the start, as a late entry.
#[server(prefix = "/api", endpoint = "add_entrant")]
pub async fn add_entrant(to: Sent, entrant: EntrantForm, #[server(default)] late: bool) -> Result<(), ServerFnError> {
    use super::{caller, forms, said};
    use shared::command::Command;

    let details = forms::details(&entrant);
    let said = said::entrant_added(&details.name, late);
    let command = if late { Command::EnterLate { details } } else { Command::AddEntrants { entrants: vec![details] } };
    caller::act(&to, command, &caller::page(&to, "entrants"), said).await
}

/// Changes what is registered about an entrant.
#[server(prefix = "/api", endpoint = "edit_entrant")]
pub async fn edit_entrant(to: Sent, id: u32, entrant: EntrantForm) -> Result<(), ServerFnError> {
    use super::{caller, forms, said};
    use shared::{command::Command, id::EntrantId};

    let details = forms::details(&entrant);
    let said = said::entrant_saved(&details.name);
    let command = Command::EditEntrant { id: EntrantId(id), details };
    caller::act(&to, command, &caller::page(&to, "entrants"), said).await
}

/// Removes an entrant before the start.
#[server(prefix = "/api", endpoint = "remove_entrant")]
pub async fn remove_entrant(to: Sent, id: u32) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::{command::Command, id::EntrantId};

    let command = Command::RemoveEntrant { id: EntrantId(id) };
    caller::act(&to, command, &caller::page(&to, "entrants"), said::entrant_removed()).await
}

/// 退赛 after a round; it leads back to `back`, a page of the desk, or to the entrants.
#[server(prefix = "/api", endpoint = "withdraw_entrant")]
pub async fn withdraw_entrant(
    to: Sent,
    no: u32,
    after: u32,
    #[server(default)] back: String,
) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::{command::Command, id::No};

    let command = Command::WithdrawEntrant { no: No(no), after };
    let back = if back == ROUND { ROUND } else { "entrants" };
    caller::act(&to, command, &caller::page(&to, back), said::withdrawn(no, after)).await
}

/// Takes a withdrawal back. `later` is what becomes of matches that were played because of it: `replay`, `keep`, or
/// nothing.
#[server(prefix = "/api", endpoint = "return_entrant")]
pub async fn return_entrant(to: Sent, no: u32, #[server(default)] later: String) -> Result<(), ServerFnError> {
    use super::{caller, match_forms, said};
    use shared::{command::Command, id::No};

    let command = Command::ReturnEntrant { no: No(no), later: match_forms::later(&later) };
    caller::act(&to, command, &caller::page(&to, "entrants"), said::returned(no)).await
}
