//! 日志: who changed what, and when.

use backend::auth::policy::Page;
use backend::clock;
use backend::service::journal::{JournalLine, JournalPage};
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;

use super::at::at_desk;
use super::frame::{Frame, Tab};
use super::journal_words::Speaker;
use super::state::Desk;
use crate::components::{Empty, Link, Note, NoteKind, Pager};

/// 日志.
#[component]
pub fn Journal() -> impl IntoView {
    let page = use_query_map().get_untracked().get("page").and_then(|page| page.parse().ok()).unwrap_or(1);
    at_desk(Page::Journal, move |desk| show(desk, page))
}

async fn show(desk: Desk, page: u32) -> AnyView {
    let read = desk.backend.journal(&desk.here.slug, desk.here.number, page).await;
    let work = match read {
        Ok(journal) if journal.lines.is_empty() => view! { <Nothing /> }.into_any(),
        Ok(journal) => view! { <Lines desk=desk.clone() journal /> }.into_any(),
        Err(_) => view! { <Trouble /> }.into_any(),
    };
    let under = "每一次改动：谁，什么时候，改了什么。新的在前，只增不改。";
    view! { <Frame desk tab=Tab::Journal title="日志" under>{work}</Frame> }.into_any()
}

#[component]
fn Nothing() -> impl IntoView {
    view! { <div class="gap-l"><Empty title="还没有记录" hint="从报名起，每一次改动都会记在这里。" /></div> }
}

#[component]
fn Trouble() -> impl IntoView {
    view! {
        <div class="gap-l">
            <Note kind=NoteKind::Warn title="日志暂时读不到">
                <p>"比赛的数据没有受影响。"<a href="?">"再试"</a></p>
            </Note>
        </div>
    }
    .into_any()
}

#[component]
fn Lines(desk: Desk, journal: JournalPage) -> impl IntoView {
    let (page, pages) = (journal.page, journal.pages);
    let link = |number: u32| Link::new(number.to_string(), format!("?page={number}")).current_if(number == page);
    let links: Vec<Link> = (1..=pages).map(link).collect();
    let speaker = Speaker { division: desk.division(), game: desk.game() };
    let rows = journal.lines.iter().map(|line| row(speaker, line)).collect_view();
    view! {
        <table class="tight top gap-l journal">
            <thead>
                <tr>
                    <th scope="col">"时间"</th>
                    <th scope="col">"谁"</th>
                    <th scope="col">"做了什么"</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {(pages > 1).then(|| view! { <Pager label="日志的页" word="页" links=links.clone() /> })}
    }
    .into_any()
}

fn row(speaker: Speaker<'_>, line: &JournalLine) -> impl IntoView + use<> {
    let who = if line.who.is_empty() { "本机".to_owned() } else { line.who.clone() };
    let before = speaker.before(&line.changes);
    let before = before.into_iter().map(|words| view! { <span class="meta">{words}</span> }).collect_view();
    view! {
        <tr>
            <td class="ds">{clock::in_words(line.at)}</td>
            <td class="mute" title=line.device.clone()>{who}</td>
            <td>{speaker.action(&line.action)}{before}</td>
        </tr>
    }
    .into_any()
}
