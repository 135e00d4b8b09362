//! 分组: all groups of a stage on one page.

use leptos::prelude::*;
use shared::id::No;
use shared::stage::{Format, Take};
use shared::view::groups::{GroupView, GroupsView, groups_view};

use super::division::Here;
use super::find::{Finder, search_in};
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, chain, load};
use crate::components::groups::{GroupSetting, best_of_the_next, groups};
use crate::components::{Empty, Link, Pager};

/// More groups than these have links to each.
const FEW: usize = 3;

/// 分组.
#[component]
pub fn Groups() -> impl IntoView {
    let asked = address::asked("q");
    let has_groups = |format: &Format| matches!(format, Format::Groups(_));
    load::stage_page(has_groups, move |here| Some(show(&here, &groups_view(&here.division, here.index()), &asked)))
}

/// The page of all groups.
pub fn show(here: &Here, view: &GroupsView, asked: &str) -> AnyView {
    let frame = Frame { tab: Tab::Groups, title: here.stage_name(), under: under(here, view), class: "page full" };
    if view.groups.is_empty() {
        let nothing = view! { <div class="gap-l"><Empty title="还没有分组" hint="分组抽签以后，各组的成绩表都在这一页。" /></div> };
        return division_page(here, frame, nothing.into_any());
    }
    let people = view.groups.iter().flat_map(|group| group.cross.rows.iter().map(|row| &row.person));
    let found = Finder::new(asked).among(people);
    let player = |no: No| here.player(no);
    let setting = GroupSetting { player: &player, division: &here.division, found: &found };
    let content = view! {
        {links(view)}
        {search_in(here, "groups", asked, whereabouts(view, &found))}
        {groups(view, &setting)}
        {takes_best(here).then(best_of_the_next)}
        {here.stage().map(|stage| chain::section(here, &stage.settings.tie_breaks).into_any())}
    };
    division_page(here, frame, content.into_any())
}

fn under(here: &Here, view: &GroupsView) -> String {
    let rounds = format!("第 {} 轮，共 {} 轮", here.at_play(), here.total_rounds());
    let groups = if view.groups.is_empty() { String::new() } else { format!("{} 组", view.groups.len()) };
    let rounds = if here.published() == 0 { String::new() } else { rounds };
    dotted([here.division.name.clone(), format!("{} {}", here.in_the_stage(), here.counter()), groups, rounds])
}

fn links(view: &GroupsView) -> Option<impl IntoView + use<>> {
    let link = |group: &GroupView| Link::new(group.number.to_string(), format!("#g{}", group.number));
    let links: Vec<Link> = view.groups.iter().map(link).collect();
    (links.len() > FEW).then(|| view! { <div class="no-wide"><Pager label="各组" word="组" links /></div> })
}

/// Where those who were found are.
fn whereabouts(view: &GroupsView, found: &[No]) -> Vec<[String; 2]> {
    let places =
        view.groups.iter().flat_map(|group| group.cross.rows.iter().map(move |row| (group.number, &row.person)));
    let places = places.filter(|(_, person)| found.contains(&person.no));
    places.map(|(group, person)| [format!("#g{group}"), format!("{} 在第 {group} 组", person.name)]).collect()
}

/// Whether a later stage takes the best of a rank over all groups.
fn takes_best(here: &Here) -> bool {
    let sources = here.division.stages.iter().flat_map(|stage| &stage.settings.from);
    let mut of_this = sources.filter(|source| usize::try_from(source.stage) == Ok(here.index()));
    of_this.any(|source| matches!(source.take, Take::OfGroups { best, .. } if best > 0))
}
