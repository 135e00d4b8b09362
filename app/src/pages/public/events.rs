//! 赛事: every event of this server.

use backend::Backend;
use backend::service::event::EventSummary;
use leptos::prelude::*;
use leptos_meta::Title;

use super::frame::{dotted, when_and_where};
use super::load;
use crate::components::{Empty, Foot, Mast};

/// 赛事.
#[component]
pub fn Events() -> impl IntoView {
    let backend = expect_context::<Backend>();
    let load = async move { Ok((backend.events().await?, backend.needs_first_account().await?.is_some())) };
    load::page(load, |(events, fresh)| Some(show(&events, fresh)))
}

/// Where an event stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    Now,
    Coming,
    Over,
}

/// The page; on a server that nobody has used yet it says how to begin.
pub fn show(events: &[EventSummary], fresh: bool) -> AnyView {
    let content = match (fresh, events.is_empty()) {
        (true, _) => first_start().into_any(),
        (false, true) => nothing_yet().into_any(),
        (false, false) => view! {
            {section("正在进行", Standing::Now, events)}
            {section("将要开始", Standing::Coming, events)}
            {section("已经结束", Standing::Over, events)}
        }
        .into_any(),
    };
    view! {
        <Title text="赛事 · 棋赛" />
        <div class="page">
            <Mast title="棋赛" under="对阵、成绩、名次，人人看得懂。" />
            <main id="main" tabindex="-1">{content}</main>
            <Foot>
                <p><a href="/desk">"组织者入口"</a></p>
            </Foot>
        </div>
    }
    .into_any()
}

fn first_start() -> impl IntoView + use<> {
    view! {
        <div class="gap-l">
            <Empty title="这台服务器还没有组织者" hint="启动程序的窗口里印着一个一次性的开通码。用它开第一个账号，就可以建赛事了。">
                <a class="btn go" href="/setup">"开第一个账号"</a>
            </Empty>
        </div>
    }
}

fn nothing_yet() -> impl IntoView + use<> {
    view! {
        <div class="gap-l">
            <Empty title="还没有赛事" hint="组织者登录以后建第一个赛事，它就出现在这里。">
                <a class="btn" href="/desk">"组织者入口"</a>
            </Empty>
        </div>
    }
}

fn section(title: &'static str, standing: Standing, events: &[EventSummary]) -> Option<impl IntoView + use<>> {
    let items: Vec<_> = events.iter().filter(|event| standing_of(event) == standing).map(item).collect();
    (!items.is_empty()).then(|| {
        view! {
            <section class="sect">
                <h2>{title}</h2>
                <ul class="events">{items}</ul>
            </section>
        }
    })
}

fn standing_of(event: &EventSummary) -> Standing {
    let divisions = &event.divisions;
    if !divisions.is_empty() && divisions.iter().all(|division| division.finished) {
        Standing::Over
    } else if divisions.iter().any(|division| division.rounds > 0) {
        Standing::Now
    } else {
        Standing::Coming
    }
}

fn item(event: &EventSummary) -> impl IntoView + use<> {
    let people: u32 = event.divisions.iter().map(|division| division.entrants).sum();
    let divisions = match event.divisions.len() {
        0 | 1 => String::new(),
        many => format!("{many} 个组别"),
    };
    let size = dotted([event.info.game.name().to_owned(), divisions, format!("{people} 人"), round_now(event)]);
    let place = when_and_where(&event.info);
    view! {
        <li>
            <a href=format!("/e/{}", event.slug)>
                <b>{event.info.name.clone()}</b>
                <span class="meta">{place}</span>
                <span class="meta">{size}</span>
            </a>
        </li>
    }
}

/// 第 4 轮, where one division alone tells.
fn round_now(event: &EventSummary) -> String {
    match event.divisions.as_slice() {
        [only] if only.rounds > 0 && !only.finished => format!("第 {} 轮", only.at_play),
        _ => String::new(),
    }
}
