//! 概况: where the division stands and what to do next.

use backend::auth::policy::Page;
use leptos::prelude::*;
use shared::stage::Format;
use shared::words;

use super::at::at;
use super::frame::{Frame, Tab};
use super::next::{Next, next};
use super::state::{Desk, Knock};
use super::steps::{Step, steps};
use crate::components::{Note, NoteKind, Progress};

/// 概况.
#[component]
pub fn Event() -> impl IntoView {
    at(Knock::read(), Page::DeskEvent, |desk| async move { page(desk) })
}

fn page(desk: Desk) -> AnyView {
    let title = if desk.divisions.len() > 1 { desk.division().name.clone() } else { "概况".to_owned() };
    let next = next(&desk);
    let line = steps(&desk);
    view! {
        <Frame desk=desk.clone() tab=Tab::Overview title under=format_words(&desk)>
            <Steps line />
            <div class="two">
                <div>
                    <WhatNext next />
                    <Counts desk=desk.clone() />
                </div>
                <aside>
                    <PublicAddress desk=desk.clone() />
                    <Facts desk />
                </aside>
            </div>
        </Frame>
    }
    .into_any()
}

/// The line of steps, from names to ranks.
#[component]
fn Steps(line: Vec<Step>) -> impl IntoView {
    let item = |step: Step| {
        let class = if step.done { "done" } else { "" };
        view! {
            <li class=class aria-current=step.current.then_some("step")>
                <a href=step.href><b>{step.word}</b><span class="meta">{step.state}</span></a>
            </li>
        }
    };
    view! { <ol class="line" aria-label="进度">{line.into_iter().map(item).collect_view()}</ol> }
}

#[component]
fn WhatNext(next: Next) -> impl IntoView {
    let second = next.second.map(|(word, href)| view! { <a class="btn" href=href>{word}</a> });
    view! {
        <section class="sheet next">
            <p class="hint">"下一步"</p>
            <h2>{next.title}</h2>
            <p class="mute">{next.text}</p>
            <p class="acts gap"><a class="btn go" href=next.href>{next.button}</a>{second}</p>
        </section>
    }
    .into_any()
}

/// How far the round that is played is.
#[component]
fn Counts(desk: Desk) -> impl IntoView {
    let now = desk.stage.round_at_play();
    let boards = desk.boards(now);
    let missing = u32::try_from(desk.missing(now).len()).unwrap_or(u32::MAX);
    let done = boards.saturating_sub(missing);
    let counter = desk.board_word();
    let counts_as_drawn = matches!(desk.stage.settings.format, Format::Swiss(_));
    let earlier = (1..now).filter(|round| !desk.missing(*round).is_empty());
    let earlier: Vec<String> = earlier.map(|round| round.to_string()).collect();
    let open = (!earlier.is_empty()).then(|| {
        let title = format!("第 {} 轮还有没下完的局", earlier.join("、"));
        let meaning = counts_as_drawn.then(|| view! { <p>"编排时按和棋计。"<span class="art">"附二 一.8"</span></p> });
        view! { <div class="gap"><Note kind=NoteKind::Warn title>{meaning}</Note></div> }
    });
    let title = if desk.s() == 0 {
        format!("第 {now} 轮")
    } else {
        format!("{} 第 {now} 轮", words::stage_name(&desk.stage.settings))
    };
    (now > 0).then(|| {
        view! {
            <section class="sect">
                <h2>{title}</h2>
                <p class="split small mute"><span>{format!("{boards} {counter}已报 {done} {counter}")}</span><span>{format!("缺 {missing} {counter}")}</span></p>
                <Progress done total=boards label=format!("已报的{counter}") />
                {open}
            </section>
        }
    })
}

#[component]
fn PublicAddress(desk: Desk) -> impl IntoView {
    let href = format!("/e/{}", desk.here.slug);
    let address = format!("{}{href}", desk.backend.config().public_url());
    view! {
        <section>
            <h2>"给大家看的地址"</h2>
            <p class="address"><a href=href>{address}</a></p>
            <p class="hint">"连上同一个无线网就能打开，不用登录，也不用装软件。"</p>
        </section>
    }
    .into_any()
}

#[component]
fn Facts(desk: Desk) -> impl IntoView {
    let event = &desk.here.event;
    let entrants = &desk.division().entrants;
    let left = entrants.iter().filter(|entrant| entrant.withdrawn_after.is_some()).count();
    let mut facts = vec![
        ("棋种", event.game.name().to_owned()),
        ("赛制", format_words(&desk)),
        ("参赛", format!("{} {}", entrants.len(), desk.unit())),
    ];
    if left > 0 {
        facts.push(("退赛", format!("{left} {}", desk.unit())));
    }
    facts.extend([("时间", days(&event.starts_on, &event.ends_on)), ("地点", event.venue.clone())]);
    let row =
        |(what, value): (&'static str, String)| (!value.is_empty()).then(|| view! { <dt>{what}</dt><dd>{value}</dd> });
    view! { <section><h2>"资料"</h2><dl class="kv">{facts.into_iter().map(row).collect_view()}</dl></section> }
}

/// The formats of all stages in a word each.
pub fn format_words(desk: &Desk) -> String {
    let stages = desk.division().stages.iter().map(|stage| words::format_name(&stage.settings.format));
    stages.collect::<Vec<_>>().join(" → ")
}

/// The days of an event.
pub fn days(from: &str, to: &str) -> String {
    if to.is_empty() || from == to { from.to_owned() } else { format!("{from} 至 {to}") }
}
