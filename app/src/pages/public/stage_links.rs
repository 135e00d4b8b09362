//! The stages of a division, to step from one to another.

use leptos::prelude::*;

use super::division::Here;
use super::tabs::{self, Tab};
use crate::components::Link;

/// 分组赛 › 淘汰赛 › 决赛, each at the page that is nearest to this one; nothing where there is but one stage.
pub(super) fn row(here: &Here, tab: Tab) -> Option<impl IntoView + use<>> {
    let stages = (0..here.division.stages.len()).filter_map(|stage| here.in_stage(stage));
    let link = |other: Here| {
        Link::new(other.stage_name(), tabs::nearest(&other, tab)).current_if(other.index() == here.index())
    };
    let anchor = |link: Link| {
        view! { <li><a href=link.href aria-current=link.current.then_some("step")>{link.text}</a></li> }
    };
    let links: Vec<_> = stages.map(link).map(anchor).collect();
    (here.has_stages() && tabs::is_of_a_stage(tab))
        .then(|| view! { <nav aria-label="各阶段"><ol class="stages">{links}</ol></nav> })
}

/// The stage in a form that asks by address, so that the answer stays in it.
pub(super) fn kept(here: &Here) -> Option<impl IntoView + use<>> {
    let number = (here.index() + 1).to_string();
    here.has_stages().then(|| view! { <input type="hidden" name="s" value=number /> })
}
