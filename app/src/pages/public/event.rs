//! 赛况: what goes on now, and where somebody sits.

use leptos::prelude::*;
use leptos_meta::Title;
use shared::view::Person;
use shared::view::round::{BoardRow, NamePlace, RoundView};

use super::division::Here;
use super::find::Finder;
use super::frame::{dotted, when_and_where};
use super::place_card::{self, Place, Seated};
use super::tabs::{Tab, tabs};
use super::{address, candidate, load, state};
use crate::components::{Empty, Foot, Link, Mast, Progress, Search, Tabs, WakeOnFocus};
use crate::islands::find_name::names;

/// Cards for more than these would hide the page; they become links.
const CARDS: usize = 2;

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
    let over = if several { format!("{}·{} 个组别", event.game.name(), divisions.len()) } else { here.summary() };
    let updated = format!("{} 更新", here.updated());
    let now: Vec<_> = divisions.iter().map(|here| now(here, several).into_any()).collect();
    let more: Vec<_> = divisions.iter().map(|here| more(here, several).into_any()).collect();
    Some(view! {
        <Title text=format!("{} · 棋赛", event.name) />
        <div class="page mid">
            <Mast title=event.name.as_str() over=Link { text: over, ..Link::default() } under=when_and_where(event) />
            <Tabs label="本次比赛" links />
            <main id="main" class="cols" tabindex="-1">
                <div>{now} {find(divisions, asked)}</div>
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

/// Of several divisions each has its own pages; these are common.
fn common_tabs(here: &Here) -> Vec<Link> {
    let event = format!("/e/{}", here.slug);
    vec![Link::new("赛况", &event).current_if(true), Link::new("规程", format!("{event}/rules"))]
}

/// What goes on in a division.
fn now(here: &Here, several: bool) -> impl IntoView + use<> {
    let (title, chip) = headline(here);
    let title = if several { dotted([here.division.name.clone(), title]) } else { title };
    view! {
        <section class="current">
            <div class="split"><h2>{title}</h2>{chip}</div>
            {progress(here)}
        </section>
    }
}

fn headline(here: &Here) -> (String, AnyView) {
    let live = |text: &'static str| view! { <span class="chip live">{text}</span> }.into_any();
    let calm = |text: &'static str| view! { <span class="chip">{text}</span> }.into_any();
    let last = here.published();
    match here.round_now() {
        None if here.division.is_drawn() => ("已经抽签".to_owned(), calm("等待第 1 轮")),
        None => ("正在报名".to_owned(), calm("尚未抽签")),
        Some(_) if here.division.finished => ("比赛结束".to_owned(), calm("最终名次")),
        Some(round) if !round.is_complete() => (format!("第 {last} 轮"), live("进行中")),
        Some(_) if last == here.total_rounds() => (format!("第 {last} 轮"), calm("全部赛完")),
        Some(_) => (format!("第 {last} 轮"), calm("已结束，等待下一轮")),
    }
}

fn progress(here: &Here) -> AnyView {
    let Some(round) = here.round_now() else {
        let text = format!("已有 {} 人，来自 {} 个单位。", here.entrants(), here.units());
        return view! { <p class="small mute">{text}</p> }.into_any();
    };
    let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    let total = count(round.pairings.len());
    let done = count(round.pairings.iter().filter(|pairing| pairing.result.is_finished()).count());
    let rounds = format!("共 {} 轮", here.total_rounds());
    view! {
        <Progress done total label="已结束的台数" />
        <p class="small mute split"><span>{format!("{total} 台已结束 {done} 台")}</span><span>{rounds}</span></p>
    }
    .into_any()
}

/// The search, and the place of whoever was asked for.
fn find(divisions: &[Here], asked: &str) -> AnyView {
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
        finder
            .places(&people)
            .into_iter()
            .filter_map(|place| people.get(place).cloned())
            .map(|person| (here.clone(), person))
            .collect::<Vec<_>>()
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

/// Where somebody sits in the round that is published last, and the way to their page.
fn card(here: &Here, person: &Person) -> impl IntoView + use<> {
    let card = here.round(here.published()).and_then(|view| in_round(here, &view, person));
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

fn in_round(here: &Here, view: &RoundView, person: &Person) -> Option<AnyView> {
    let row = view.names.iter().find(|row| row.person.no == person.no)?;
    match &row.place {
        NamePlace::Board { board, side, .. } => {
            let row = view.boards.iter().find(|row| row.board == *board)?;
            Some(place_card::at_board(here, place(here, view, row, *side)).into_any())
        }
        NamePlace::Bye => {
            Some(place_card::without_board(view.number, "轮空", "这一轮没有对手。".to_owned(), person).into_any())
        }
        NamePlace::Absent => {
            Some(place_card::without_board(view.number, "缺席", "这一轮没有编排。".to_owned(), person).into_any())
        }
    }
}

fn place(here: &Here, view: &RoundView, row: &BoardRow, side: shared::side::Side) -> Place {
    let seated = |seat: &shared::view::round::Seat| Seated { person: seat.person.clone(), points: seat.points };
    let (me, opponent) = match side {
        shared::side::Side::First => (seated(&row.first), seated(&row.second)),
        shared::side::Side::Second => (seated(&row.second), seated(&row.first)),
    };
    let state = state::of_board(row.result, here.game());
    Place { round: view.number, board: row.board, side, me, opponent, state }
}

/// The ways on.
fn more(here: &Here, several: bool) -> impl IntoView + use<> {
    let link = |[text, href, note]: [String; 3]| view! { <a href=href>{text}<span>{note}</span></a> };
    let links: Vec<_> = ways(here, several).into_iter().map(link).collect();
    view! {
        <section class="sect">
            {several.then(|| view! { <h2>{here.division.name.clone()}</h2> })}
            <nav class="links" aria-label=format!("{} 更多", here.division.name)>{links}</nav>
        </section>
    }
}

/// Text, address and a note of each. What there is nothing of yet is left out, and so is what divisions share.
fn ways(here: &Here, several: bool) -> Vec<[String; 3]> {
    let base = here.base();
    let (last, complete) = (here.published(), here.last_complete());
    let boards = here.round_now().map_or(0, |round| round.pairings.len());
    let mut ways = Vec::new();
    if last > 0 {
        ways.push([format!("第 {last} 轮对阵"), format!("{base}/rounds/{last}"), format!("{boards} 台")]);
        ways.push(["按姓名找台号".to_owned(), format!("{base}/rounds/{last}?by=name"), String::new()]);
    }
    if complete > 0 {
        ways.push([format!("第 {complete} 轮后名次"), format!("{base}/standings"), String::new()]);
    }
    if last > 0 {
        ways.push(["成绩表".to_owned(), format!("{base}/table"), String::new()]);
    }
    ways.push(["棋手".to_owned(), format!("{base}/players"), format!("{} {}", here.entrants(), here.counter())]);
    if !several {
        let time = here.event.time_rule.lines().next().unwrap_or_default().to_owned();
        ways.push(["规程与用时".to_owned(), format!("/e/{}/rules", here.slug), time]);
    }
    ways
}
