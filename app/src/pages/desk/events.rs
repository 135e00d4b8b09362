//! 我的赛事: every event that the account organizes.

use backend::Backend;
use backend::Error;
use backend::auth::{Actor, Credentials};
use backend::service::event::{DivisionSummary, EventSummary};
use leptos::prelude::*;
use leptos_meta::Title;
use shared::words;

use super::at::closed;
use super::event::days;
use super::flash_note::PlainFlash;
use crate::api::caller;
use crate::api::flash::Flash;
use crate::components::{Empty, Link, Mast};

/// 我的赛事.
#[component]
pub fn Events() -> impl IntoView {
    let door = caller::at_the_door();
    Suspend::new(async move {
        match load(door).await {
            Ok((actor, events, flash)) => page(&actor, events, flash),
            Err(error) => closed(&error),
        }
    })
}

type Loaded = (Actor, Vec<EventSummary>, Option<Flash>);

async fn load(door: Result<(Backend, Credentials), Error>) -> Result<Loaded, Error> {
    let (backend, credentials) = door?;
    let actor = backend.actor(&credentials).await?;
    let events = backend.events_of(&actor).await?;
    let session = actor.session().ok_or(Error::NotSignedIn)?;
    let flash = backend.take_flash(session).await?.as_deref().and_then(Flash::from_text);
    Ok((actor, events, flash))
}

fn page(actor: &Actor, events: Vec<EventSummary>, flash: Option<Flash>) -> AnyView {
    let name = actor.account().map(|account| account.name.clone()).unwrap_or_default();
    let nothing = events.is_empty();
    let list = if nothing {
        view! {
            <Empty title="还没有赛事" hint="选一个赛制，写上名称，其余都有缺省。">
                <a class="btn go" href="/desk/new">"新建赛事"</a>
            </Empty>
        }
        .into_any()
    } else {
        view! { <ul class="events">{events.into_iter().map(item).collect_view()}</ul> }.into_any()
    };
    view! {
        <Title text="我的赛事 · 棋赛" />
        <a class="skip" href="#main">"跳到正文"</a>
        <main id="main" class="page">
            <Mast title="我的赛事" over=Link::new("棋赛", "/") under=format!("{name}，你好。") />
            {flash.map(|flash| view! { <PlainFlash flash /> })}
            {(!nothing).then(|| view! { <p class="gap-l"><a class="btn go" href="/desk/new">"新建赛事"</a></p> })}
            <div class="gap-l">{list}</div>
            <footer class="foot"><a href="/account">"账号"</a><a href="/">"公开的赛事页"</a></footer>
        </main>
    }
    .into_any()
}

fn item(event: EventSummary) -> impl IntoView {
    let divisions: Vec<String> = event.divisions.iter().map(division_words).collect();
    let when = days(&event.info.starts_on, &event.info.ends_on);
    let facts = [event.info.game.name().to_owned(), when, event.info.venue];
    let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
    view! {
        <li>
            <a href=format!("/desk/e/{}", event.slug)>
                <b>{event.info.name}</b>
                <span class="meta">{facts.join(" · ")}</span>
                {divisions.into_iter().map(|words| view! { <span class="meta">{words}</span> }).collect_view()}
            </a>
        </li>
    }
    .into_any()
}

/// How far a division is.
fn division_words(division: &DivisionSummary) -> String {
    let state = if division.finished {
        "已结束".to_owned()
    } else if division.rounds == 0 {
        if division.drawn { "序号已定，还没编排".to_owned() } else { "报名中".to_owned() }
    } else if division.missing > 0 {
        format!("第 {} 轮，缺 {} 台", division.at_play, division.missing)
    } else {
        format!("第 {} 轮已报齐", division.at_play)
    };
    let entrants = words::counter(division.team);
    format!("{} {} {entrants}，{state}", division.name, division.entrants)
}
