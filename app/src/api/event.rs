//! 赛事: made, changed, and given more divisions.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;

/// What is said about an event, as typed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct EventForm {
    /// 名称.
    pub name: String,
    /// 棋种.
    pub game: String,
    /// 主办单位.
    pub organizer: String,
    /// 地点.
    pub venue: String,
    /// First day.
    pub starts_on: String,
    /// Last day.
    pub ends_on: String,
    /// 用时.
    pub time_rule: String,
    /// 补充规定.
    pub supplement: String,
}

/// How its divisions are played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct PlayForm {
    /// 模板: `swiss_7`, `round_robin`, …
    pub template: String,
    /// 组别, one a line.
    pub divisions: String,
    /// Which rule book.
    pub rules: String,
    /// 计分.
    pub points: String,
    /// 名次规则: a preset, or empty for the one of the format.
    pub preset: String,
    /// Whether units are kept apart in round 1.
    pub units_apart: bool,
}

/// Makes an event from a template.
#[server(prefix = "/api", endpoint = "create_event")]
pub async fn create_event(to: Sent, event: EventForm, play: PlayForm) -> Result<(), ServerFnError> {
    use super::{caller, events, said};

    match events::create(&to, &event, &play).await {
        Ok(slug) => {
            let forward = format!("/desk/e/{slug}/1/structure");
            caller::answer(Ok(()), &to, &forward, Some(said::event_created())).await
        }
        Err(error) => caller::answer(Err(error), &to, "/desk/new", None).await,
    }
}

/// Changes what is said about an event.
#[server(prefix = "/api", endpoint = "edit_event")]
pub async fn edit_event(to: Sent, event: EventForm) -> Result<(), ServerFnError> {
    use super::{caller, events, said};

    let saved = events::edit(&to, &event).await;
    let forward = format!("/desk/e/{}/settings", to.slug);
    caller::answer(saved, &to, &forward, Some(said::event_saved())).await
}

/// Adds a division.
#[server(prefix = "/api", endpoint = "add_division")]
pub async fn add_division(to: Sent, name: String, play: PlayForm) -> Result<(), ServerFnError> {
    use super::{caller, events, said};

    let added = events::add_division(&to, name.trim(), &play).await;
    let forward = |number: &u32| format!("/desk/e/{}/{number}/structure", to.slug);
    let forward = added.as_ref().map_or_else(|_| format!("/desk/e/{}", to.slug), forward);
    caller::answer(added.map(|_| ()), &to, &forward, Some(said::division_added(name.trim()))).await
}
