//! Final places: everybody with prize and reason, or one list inside the division.

use leptos::prelude::*;
use shared::division::Division;
use shared::view::places::{PlaceRow, PlacesList, PlacesView};
use shared::words;

use crate::api::sent::in_query;
use crate::components::{Link, Name, Tabs};

/// A line that is shown: its place in the list at hand.
struct Line<'v> {
    place: Option<u32>,
    prize: &'v str,
    row: &'v PlaceRow,
}

/// The places of a division, or of the list with this name; `href` and `reason` say where a name leads and why it
/// stands where it does.
pub fn places_table(
    view: &PlacesView,
    list: &str,
    division: &Division,
    href: impl Fn(&PlaceRow) -> String,
    reason: impl Fn(&PlaceRow) -> String,
) -> AnyView {
    let lines = lines(view, list);
    let prizes = lines.iter().any(|line| !line.prize.is_empty());
    let rows: Vec<_> =
        lines.iter().map(|line| row(line, prizes, href(line.row), reason(line.row)).into_any()).collect();
    view! {
        <table class="rank top places">
            <thead>
                <tr>
                    <th scope="col" class="rk-h">"名次"</th>
                    <th scope="col">{words::names_head(division.team.is_some())}</th>
                    {prizes.then(|| view! { <th scope="col" class="n">"奖项"</th> })}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

/// 全部, and the lists inside the division; `page` is the page of the places with a query.
pub fn list_tabs(view: &PlacesView, list: &str, page: impl Fn(&str) -> String) -> Option<AnyView> {
    let all = Link::new("全部", page("places")).current_if(list.is_empty());
    let one =
        |name: &String| Link::new(name, page(&format!("places?list={}", in_query(name)))).current_if(list == name);
    let links: Vec<Link> = std::iter::once(all).chain(view.lists.iter().map(|list| one(&list.name))).collect();
    (!view.lists.is_empty()).then(|| view! { <Tabs label="名单" links /> }.into_any())
}

fn lines<'v>(view: &'v PlacesView, list: &str) -> Vec<Line<'v>> {
    let all = || view.rows.iter().map(|row| Line { place: row.place, prize: &row.prize, row }).collect();
    let chosen = view.lists.iter().find(|known| known.name == list);
    chosen.map_or_else(all, |list| of_list(view, list))
}

fn of_list<'v>(view: &'v PlacesView, list: &'v PlacesList) -> Vec<Line<'v>> {
    let line = |(place, index, prize): &'v (u32, u32, String)| {
        Some(Line { place: Some(*place), prize, row: view.rows.get(usize::try_from(*index).ok()?)? })
    };
    list.rows.iter().filter_map(line).collect()
}

fn row(line: &Line<'_>, prizes: bool, href: String, reason: String) -> impl IntoView + use<> {
    let place = line.place.map_or_else(|| "—".to_owned(), |place| place.to_string());
    let shared = (line.row.shared && line.place.is_some()).then(|| view! { <span class="meta">"并列"</span> });
    let unit = line.row.person.unit.clone();
    let prize = line.prize.to_owned();
    view! {
        <tr>
            <td class="rk">{place}{shared}</td>
            <th scope="row">
                <a href=href><Name name=line.row.person.name.clone() /></a>" "<span class="ds">{unit}</span>
                <span class="meta reason">{reason}</span>
            </th>
            {prizes.then(|| view! { <td class="n prize">{prize}</td> })}
        </tr>
    }
}
