//! 多人桌: all tables of a stage on one page.

use leptos::prelude::*;
use shared::id::No;
use shared::stage::Format;
use shared::view::heats::{HeatsView, heats_view};

use super::division::Here;
use super::find::Finder;
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, load, stage_links};
use crate::components::heats::heats;
use crate::components::{Empty, Search};

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
    let kept = stage_links::kept(here);
    let content = view! {
        <div class="gap narrow no-print">
            <Search action=here.to("heats") label="找姓名" placeholder="姓名、拼音或序号" value=asked button="找">
                {kept}
            </Search>
            {answer(view, &found, asked)}
        </div>
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
fn answer(view: &HeatsView, found: &[No], asked: &str) -> Option<AnyView> {
    if asked.is_empty() {
        return None;
    }
    let seats = view.tables.iter().flat_map(|table| table.seats.iter().map(move |seat| (table.table, &seat.person)));
    let seats = seats.filter(|(_, person)| found.contains(&person.no));
    let links: Vec<_> = seats
        .take(6)
        .map(|(table, person)| view! { <a class="chip" href=format!("#t{table}")>{format!("{} 在第 {table} 桌", person.name)}</a> })
        .collect();
    let nobody = found.is_empty().then(|| format!("各桌里没有“{asked}”。"));
    Some(view! { <p class="chips gap" role="status"><span class="small mute">{nobody}</span>{links}</p> }.into_any())
}
