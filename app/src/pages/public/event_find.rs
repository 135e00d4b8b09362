//! The search of a name on the page of an event, and where whoever was found plays.

use leptos::prelude::*;
use shared::view::Person;

use super::division::Here;
use super::find::Finder;
use super::{candidate, place_card, player_card, player_stages};
use crate::components::{Empty, Search};
use crate::islands::find_name::names;

/// Cards for more than these would hide the page; they become links.
const CARDS: usize = 2;

/// The search, and the place of whoever was asked for.
pub(super) fn search(divisions: &[Here], asked: &str) -> AnyView {
    let address = divisions.first().map(|here| format!("/e/{}", here.slug)).unwrap_or_default();
    let everybody: Vec<_> = divisions.iter().flat_map(candidate::of_division).collect();
    if everybody.is_empty() {
        return view! { <Empty title="还没有抽签" hint="抽签以后，可以在这里查自己的台号。" /> }.into_any();
    }
    view! {
        <Search action=address label="找我的台" placeholder="姓名、拼音或序号" value=asked button="找我" names=names::pack(&everybody) />
        {(!asked.is_empty()).then(|| found(divisions, asked))}
    }
    .into_any()
}

fn found(divisions: &[Here], asked: &str) -> AnyView {
    let finder = Finder::new(asked);
    let places = divisions.iter().flat_map(|here| {
        let people = here.people();
        let found = finder.places(&people).into_iter();
        found.filter_map(|place| people.get(place).cloned()).map(|person| (here.clone(), person)).collect::<Vec<_>>()
    });
    let places: Vec<(Here, Person)> = places.collect();
    if places.is_empty() {
        return view! {
            <div class="gap" role="status">
                <Empty title=format!("名单里没有“{asked}”") hint="可以只打姓，也可以打拼音首字母。" />
            </div>
        }
        .into_any();
    }
    let cards: Vec<_> = places.iter().take(CARDS).map(|(here, person)| card(here, person)).collect();
    let others: Vec<_> = places.iter().skip(CARDS).map(|(here, person)| chip(here, person)).collect();
    view! {
        <section class="gap" aria-live="polite">
            <h2 class="sr">{format!("找到 {} 人", places.len())}</h2>
            {cards}
            {(!others.is_empty()).then(|| view! { <p class="chips gap"><span class="small mute">"还有　"</span>{others}</p> })}
        </section>
    }
    .into_any()
}

fn chip(here: &Here, person: &Person) -> impl IntoView + use<> {
    view! { <a class="chip" href=here.player(person.no)>{format!("{} {} 号", person.name, person.no)}</a> }
}

/// Where somebody plays in the last stage they are in, and the way to their page.
fn card(here: &Here, person: &Person) -> impl IntoView + use<> {
    let stages = player_stages::of(here, person.no);
    let card = stages.iter().rev().find_map(player_card::now);
    let more = view! {
        <p class="small mute">
            <a href=here.player(person.no)>{format!("{}的对局和编排缘由", person.name)}</a>
        </p>
    };
    let waiting = || {
        view! { <p class="gap"><b>{person.name.clone()}</b> {format!("　{}", place_card::number_and_unit(person))}</p> }
            .into_any()
    };
    view! { <div class="found">{card.unwrap_or_else(waiting)} {more}</div> }
}
