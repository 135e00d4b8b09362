//! 多人桌: all tables of a stage on one page.

use leptos::prelude::*;
use shared::id::No;
use shared::stage::Format;
use shared::view::heats::{HeatsView, heats_view};

use super::division::Here;
use super::find::{Finder, search_in};
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, load};
use crate::components::Empty;
use crate::components::heats::heats;

/// 多人桌.
#[component]
pub fn Heats() -> impl IntoView {
    let asked = address::asked("q");
    let has_tables = |format: &Format| matches!(format, Format::Heats(_));
    load::stage_page(has_tables, move |here| Some(show(&here, &heats_view(&here.division, here.index()), &asked)))
}

/// The page of all tables.
pub fn show(here: &Here, view: &HeatsView, asked: &str) -> AnyView {
    let frame = Frame { tab: Tab::Heats, title: here.stage_name(), under: under(here, view), class: "page full" };
    if view.tables.is_empty() {
        let nothing =
            view! { <div class="gap-l"><Empty title="还没有排桌" hint="排定以后，各桌的得分都在这一页。" /></div> };
        return division_page(here, frame, nothing.into_any());
    }
    let people = view.tables.iter().flat_map(|table| table.seats.iter().map(|seat| &seat.person));
    let found = Finder::new(asked).among(people);
    let content = view! {
        {search_in(here, "heats", asked, whereabouts(view, &found))}
        {heats(view, &|no| here.player(no), &found)}
        <p class="hint gap">"各局得分相加，多的列前。"</p>
    };
    division_page(here, frame, content.into_any())
}

fn under(here: &Here, view: &HeatsView) -> String {
    let over = view.tables.iter().filter(|table| table.played >= view.games).count();
    let tables = format!("{} 桌，已赛完 {over} 桌", view.tables.len());
    let tables = if view.tables.is_empty() { String::new() } else { tables };
    dotted([here.division.name.clone(), format!("{} {}", here.in_the_stage(), here.counter()), tables])
}

/// Where those who were found sit.
fn whereabouts(view: &HeatsView, found: &[No]) -> Vec<[String; 2]> {
    let seats = view.tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table.table, &seat.person)));
    let seats = seats.filter(|(_, person)| found.contains(&person.no));
    seats.map(|(table, person)| [format!("#t{table}"), format!("{} 在第 {table} 桌", person.name)]).collect()
}
