//! 最终名次 for the organizer: places over all stages with prizes and reasons, and the end of the division.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared::view::places::{PlaceRow, PlacesView, places_view};
use shared::words;

use super::at::at_desk;
use super::finish::End;
use super::frame::{Frame, Tab};
use super::state::Desk;
use crate::components::places::{list_tabs, places_table};
use crate::components::{Empty, Note, NoteKind};

/// 最终名次.
#[component]
pub fn Places() -> impl IntoView {
    let list = use_query_map().get_untracked().get("list").unwrap_or_default();
    at_desk(Page::DeskPlaces, move |desk| async move { page(desk, &list) })
}

fn page(desk: Desk, list: &str) -> AnyView {
    let view = places_view(desk.division());
    let title = if view.complete { "最终名次" } else { "目前名次" };
    let work = if view.rows.is_empty() { early() } else { table(&desk, &view, list) };
    view! { <Frame desk=desk.clone() tab=Tab::Places title>{work}</Frame> }.into_any()
}

fn early() -> AnyView {
    view! { <div class="gap-l"><Empty title="还没有名次" hint="有了成绩，名次就排在这里。" /></div> }.into_any()
}

fn table(desk: &Desk, view: &PlacesView, list: &str) -> AnyView {
    let href = |row: &PlaceRow| desk.public_entrant(row.person.no);
    let reason = |row: &PlaceRow| words::place_reason(&row.reason, desk.division());
    let paper = format!("/e/{}/{}/papers/places.pdf", desk.here.slug, desk.here.number);
    let unsettled = desk.division().prizes.is_empty().then(|| view! { <p class="hint">"还没有定奖项。"</p> });
    let open = (!view.complete).then(|| {
        view! { <Note kind=NoteKind::Warn title="还没有全部下完"><p>"名次和奖项会随成绩变动。"</p></Note> }
    });
    view! {
        {list_tabs(view, list, |page| desk.page(page))}
        <div class="two">
            <div>{places_table(view, list, desk.division(), href, reason)}</div>
            <aside>
                {open}
                {unsettled}
                <section class="links">
                    <a href=desk.page("prizes")>"奖项"</a>
                    <a href=paper>"打印名次和奖项"</a>
                    <a href=desk.public_page("places")>"公开的名次"</a>
                </section>
            </aside>
        </div>
        <End desk=desk.clone() />
    }
    .into_any()
}
