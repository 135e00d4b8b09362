//! 组别: renamed, cancelled and restored, and people moved between them.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;

use super::Sent;

/// Gives the division another name.
#[server(prefix = "/api", endpoint = "rename_division")]
pub async fn rename_division(to: Sent, name: String) -> Result<(), ServerFnError> {
    use super::{caller, events, said};

    let renamed = events::rename_division(&to, name.trim()).await;
    let forward = format!("/desk/e/{}/settings?k={}#divisions", to.slug, to.k);
    caller::answer(renamed, &to, &forward, Some(said::division_renamed(name.trim()))).await
}

/// Cancels the division, as long as nothing of it is published.
#[server(prefix = "/api", endpoint = "remove_division")]
pub async fn remove_division(to: Sent) -> Result<(), ServerFnError> {
    use super::{caller, events, said};

    let removed = events::remove_division(&to).await;
    let said = removed.as_ref().ok().map(|name| said::division_removed(name));
    let forward = format!("/desk/e/{}/settings#divisions", to.slug);
    caller::answer(removed.map(|_| ()), &to, &forward, said).await
}

/// Restores a division that was cancelled.
#[server(prefix = "/api", endpoint = "restore_division")]
pub async fn restore_division(to: Sent, number: u32) -> Result<(), ServerFnError> {
    use super::{caller, events, said};

    let restored = events::restore_division(&to, number).await;
    let forward = format!("/desk/e/{}/settings?k={number}#divisions", to.slug);
    caller::answer(restored, &to, &forward, Some(said::division_restored())).await
}

/// Moves entrants of the division, by their ids, into another one.
#[server(prefix = "/api", endpoint = "move_entrants")]
pub async fn move_entrants(to: Sent, into: u32, who: String) -> Result<(), ServerFnError> {
    use super::{caller, events};

    let moved = events::move_entrants(&to, into, &who).await;
    let (done, said) = match moved {
        Ok(said) => (Ok(()), Some(said)),
        Err(error) => (Err(error), None),
    };
    caller::answer(done, &to, &caller::page(&to, "entrants"), said).await
}
