//! 最终名次: places over all stages with prizes, shared places, lists, and the reason for every place.

use leptos::prelude::*;
use shared::view::places::{PlaceRow, PlacesView, places_view};
use shared::words;

use super::division::Here;
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, load};
use crate::components::Empty;
use crate::components::places::{list_tabs, places_table};

/// 最终名次.
#[component]
pub fn Places() -> impl IntoView {
    let list = address::asked("list");
    load::division_page(move |here| Some(show(&here, &places_view(&here.division), &list)))
}

/// The page of the places, or of one list of them.
pub fn show(here: &Here, view: &PlacesView, list: &str) -> AnyView {
    let title = if view.complete { "最终名次" } else { "目前名次" };
    let state = if view.complete { "" } else { "还没有全部下完，名次会变" };
    let frame = Frame {
        tab: Tab::Places,
        title: title.to_owned(),
        under: dotted([
            here.division.name.clone(),
            format!("{} {}", view.rows.len(), here.counter()),
            state.to_owned(),
        ]),
        class: "page mid",
    };
    let content = if view.rows.is_empty() {
        view! { <div class="gap-l"><Empty title="还没有名次" hint="有了成绩，名次就排在这里。" /></div> }.into_any()
    } else {
        let href = |row: &PlaceRow| here.player(row.person.no);
        let reason = |row: &PlaceRow| words::place_reason(&row.reason, &here.division);
        view! { {list_tabs(view, list, |page| here.to(page))} <div class="gap">{places_table(view, list, &here.division, href, reason)}</div> }.into_any()
    };
    division_page(here, frame, content)
}
