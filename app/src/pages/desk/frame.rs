//! The frame of a desk's page: the rail of pages, the head, what has just happened, and the work.

use leptos::prelude::*;
use leptos_meta::Title;

use super::flash_note::FlashNote;
use super::state::Desk;
use crate::components::{Link, Mast};

/// A page of the rail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// 概况.
    Overview,
    /// 参赛者.
    Entrants,
    /// 抽签.
    Draw,
    /// 编排.
    Round,
    /// 成绩.
    Results,
    /// 名次.
    Standings,
    /// 打印.
    Papers,
    /// 日志.
    Journal,
    /// 设置.
    Settings,
}

impl Tab {
    const ALL: [Self; 9] = [
        Self::Overview,
        Self::Entrants,
        Self::Draw,
        Self::Round,
        Self::Results,
        Self::Standings,
        Self::Papers,
        Self::Journal,
        Self::Settings,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Overview => "概况",
            Self::Entrants => "参赛者",
            Self::Draw => "抽签",
            Self::Round => "编排",
            Self::Results => "成绩",
            Self::Standings => "名次",
            Self::Papers => "打印",
            Self::Journal => "日志",
            Self::Settings => "设置",
        }
    }

    fn href(self, desk: &Desk) -> String {
        let (slug, k) = (&desk.here.slug, desk.here.number);
        match self {
            Self::Overview => format!("/desk/e/{slug}?k={k}"),
            Self::Settings => format!("/desk/e/{slug}/settings?k={k}"),
            Self::Entrants => desk.page("entrants"),
            Self::Draw => desk.page("draw"),
            Self::Round => desk.page("round"),
            Self::Results => desk.page(&format!("results/{}", desk.published().max(1))),
            Self::Standings => desk.page("standings"),
            Self::Papers => desk.page("papers"),
            Self::Journal => desk.page("journal"),
        }
    }

    /// A number worth seeing on every page: entrants, and boards that are missing.
    fn count(self, desk: &Desk) -> Option<String> {
        let count = match self {
            Self::Entrants => desk.division().entrants.len(),
            Self::Results => desk.missing(desk.published()).len(),
            _ => 0,
        };
        let missing = if self == Self::Results { "缺 " } else { "" };
        (count > 0).then(|| format!("{missing}{count}"))
    }
}

/// A page of a division's desk.
#[component]
pub fn Frame(
    /// What it is about.
    desk: Desk,
    /// Its place in the rail.
    tab: Tab,
    /// The title.
    #[prop(into)]
    title: String,
    /// The second voice below it.
    #[prop(optional, into)]
    under: String,
    /// The work.
    children: Children,
) -> impl IntoView {
    let event = desk.here.event.name.clone();
    let over = Link::new(format!("{event} · {}", desk.division().name), Tab::Overview.href(&desk));
    let flash = desk.flash.clone();
    view! {
        <Title text=format!("{title} · {event}") />
        <a class="skip" href="#main">"跳到正文"</a>
        <div class="desk">
            <Rail desk=desk.clone() tab />
            <main id="main">
                <Mast title over under />
                {flash.map(|flash| view! { <FlashNote flash desk=desk.clone() /> })}
                {children()}
            </main>
        </div>
    }
    .into_any()
}

#[component]
fn Rail(desk: Desk, tab: Tab) -> impl IntoView {
    let several = desk.divisions.len() > 1;
    let pages = Tab::ALL.map(|page| rail_link(&desk, page, page == tab));
    view! {
        <nav aria-label="办赛">
            <b>{desk.here.event.name.clone()}<br />{(!several).then(|| desk.division().name.clone())}</b>
            {several.then(|| view! { <Divisions desk=desk.clone() /> })}
            {pages.into_iter().collect_view()}
            <a class="away" href=format!("/e/{}", desk.here.slug)>"看公开页"</a>
            <a href="/desk">"我的赛事"</a>
            <a href="/account">"账号"</a>
        </nav>
    }
    .into_any()
}

fn rail_link(desk: &Desk, page: Tab, current: bool) -> impl IntoView + use<> {
    // The page of the results counts by itself, as results come in.
    let own = current && page == Tab::Results;
    let count = page.count(desk).filter(|_| !own).map(|count| view! { <span class="num small">{count}</span> });
    view! { <a href=page.href(desk) aria-current=current.then_some("page")>{page.word()}{count}</a> }
}

/// The divisions of the event, the one at hand marked.
#[component]
fn Divisions(desk: Desk) -> impl IntoView {
    let links = desk.divisions.iter().zip(1_u32..).map(|(name, k)| {
        let here = k == desk.here.number;
        let href = format!("/desk/e/{}?k={k}", desk.here.slug);
        view! { <a class="group" href=href aria-current=here.then_some("true")>{name.clone()}</a> }
    });
    links.collect_view()
}
