//! 赛况: what goes on now, and where somebody sits.

use leptos::prelude::*;
use leptos_meta::Title;

use super::division::Here;
use super::frame::{dotted, when_and_where};
use super::tabs::{Tab, tabs};
use super::{address, event_find, event_now, event_ways, load};
use crate::components::{Foot, Link, Mast, Tabs, WakeOnFocus};

/// 赛况.
#[component]
pub fn Event() -> impl IntoView {
    let asked = address::asked("q");
    load::event_page(move |divisions| show(&divisions, &asked))
}

/// The page, with what was asked for. `None` for an event without a division.
pub fn show(divisions: &[Here], asked: &str) -> Option<AnyView> {
    let here = divisions.first()?;
    let event = &here.event;
    let several = divisions.len() > 1;
    let links = if several { common_tabs(here) } else { tabs(here, Tab::Now) };
    let over = if several { format!("{}·{} 个组别", event.game.name(), divisions.len()) } else { over(here) };
    let updated = format!("{} 更新", here.updated());
    let now: Vec<_> = divisions.iter().map(|here| event_now::of_division(here, several)).collect();
    let more: Vec<_> = divisions.iter().map(|here| event_ways::of_division(here, several)).collect();
    Some(view! {
        <Title text=format!("{} · 棋赛", event.name) />
        <div class="page mid">
            <Mast title=event.name.as_str() over=Link { text: over, ..Link::default() } under=when_and_where(event) />
            <Tabs label="本次比赛" links />
            <main id="main" class="cols" tabindex="-1">
                <div>{now} {event_find::search(divisions, asked)}</div>
                <div>{more}</div>
            </main>
            <Foot>
                <p>{updated}</p>
                <p><a href="/">"全部赛事"</a></p>
            </Foot>
        </div>
        <WakeOnFocus />
    }
    .into_any())
}

/// `公开组·81 人·积分编排 7 轮`; with several stages how many they are.
fn over(here: &Here) -> String {
    let stages = format!("{} 个阶段", here.division.stages.len());
    let all = format!("{} {}", here.entrants(), here.counter());
    if here.has_stages() { dotted([here.division.name.clone(), all, stages]) } else { here.summary() }
}

/// Of several divisions each has its own pages; these are common.
fn common_tabs(here: &Here) -> Vec<Link> {
    let event = format!("/e/{}", here.slug);
    vec![Link::new("赛况", &event).current_if(true), Link::new("规程", format!("{event}/rules"))]
}
