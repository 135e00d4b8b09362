//! The frame of a desk's page: the rail of pages, the head, what has just happened, and the work.

use leptos::prelude::*;
use leptos_meta::Title;
use shared::stage::Format;
use shared::words;

use super::flash_note::FlashNote;
use super::state::Desk;
use crate::components::{Link, Mast, Tabs};

/// A page of the rail.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// 概况.
    Overview,
    /// 结构.
    Structure,
    /// 参赛者.
    Entrants,
    /// 抽签.
    Draw,
    /// The start of a stage and its seats.
    Start,
    /// 分组.
    Groups,
    /// 签表.
    Bracket,
    /// 多人桌.
    Heats,
    /// 编排.
    Round,
    /// 成绩.
    Results,
    /// 名次.
    Standings,
    /// 最终名次.
    Places,
    /// 队员总分.
    Totals,
    /// 奖项.
    Prizes,
    /// 打印.
    Papers,
    /// 日志.
    Journal,
    /// 设置.
    Settings,
}

impl Tab {
    const ALL: [Self; 17] = [
        Self::Overview,
        Self::Structure,
        Self::Entrants,
        Self::Draw,
        Self::Start,
        Self::Groups,
        Self::Bracket,
        Self::Heats,
        Self::Round,
        Self::Results,
        Self::Standings,
        Self::Places,
        Self::Totals,
        Self::Prizes,
        Self::Papers,
        Self::Journal,
        Self::Settings,
    ];

    const fn word(self) -> &'static str {
        match self {
            Self::Overview => "概况",
            Self::Structure => "结构",
            Self::Entrants => "参赛者",
            Self::Draw => "抽签",
            Self::Start => "座次",
            Self::Groups => "分组",
            Self::Bracket => "签表",
            Self::Heats => "多人桌",
            Self::Round => "编排",
            Self::Results => "成绩",
            Self::Standings => "名次",
            Self::Places => "最终名次",
            Self::Totals => "队员总分",
            Self::Prizes => "奖项",
            Self::Papers => "打印",
            Self::Journal => "日志",
            Self::Settings => "设置",
        }
    }

    /// Whether the division has this page at the stage at hand.
    fn is_there(self, desk: &Desk) -> bool {
        let format = &desk.stage.settings.format;
        match self {
            Self::Start => desk.stage.needs_start(),
            Self::Groups => matches!(format, Format::Groups(_)),
            Self::Bracket => format.is_knockout(),
            Self::Heats => matches!(format, Format::Heats(_)),
            Self::Round | Self::Standings => format.is_paired(),
            Self::Results => !matches!(format, Format::Heats(_)),
            Self::Places => desk.division().has_places(),
            Self::Totals => !desk.division().totals.is_empty(),
            Self::Overview
            | Self::Structure
            | Self::Entrants
            | Self::Draw
            | Self::Prizes
            | Self::Papers
            | Self::Journal
            | Self::Settings => true,
        }
    }

    /// Whether the page shows another thing at another stage.
    const fn is_of_stage(self) -> bool {
        matches!(
            self,
            Self::Start
                | Self::Groups
                | Self::Bracket
                | Self::Heats
                | Self::Round
                | Self::Results
                | Self::Standings
                | Self::Settings
        )
    }

    /// The page of the same kind at a stage that may be of another format.
    fn at(self, desk: &Desk) -> Self {
        let kinds = [self, Self::Groups, Self::Bracket, Self::Heats, Self::Round];
        kinds.into_iter().find(|kind| kind.is_there(desk)).unwrap_or(Self::Standings)
    }

    fn href(self, desk: &Desk) -> String {
        match self {
            Self::Overview => format!("/desk/e/{}?k={}", desk.here.slug, desk.here.number),
            Self::Settings => desk.settings_page(),
            Self::Structure => desk.page("structure"),
            Self::Start => desk.page("start"),
            Self::Groups => desk.page("groups"),
            Self::Bracket => desk.page("bracket"),
            Self::Heats => desk.page("heats"),
            Self::Places => desk.page("places"),
            Self::Totals => desk.page("totals"),
            Self::Prizes => desk.page("prizes"),
            Self::Entrants => desk.page("entrants"),
            Self::Draw => desk.page("draw"),
            Self::Round => desk.page("round"),
            Self::Results => desk.page(&desk.results_page(desk.stage.round_at_play().max(1))),
            Self::Standings => desk.page("standings"),
            Self::Papers => desk.page("papers"),
            Self::Journal => desk.page("journal"),
        }
    }

    /// A number worth seeing on every page: entrants, and boards that are missing.
    fn count(self, desk: &Desk) -> Option<String> {
        let count = match self {
            Self::Entrants => desk.division().entrants.len(),
            Self::Results => desk.missing(desk.stage.round_at_play()).len(),
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
                <StageLinks desk=desk.clone() tab />
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
    let pages = Tab::ALL.into_iter().filter(|page| page.is_there(&desk) || *page == tab);
    let pages: Vec<_> = pages.map(|page| rail_link(&desk, page, page == tab)).collect();
    view! {
        <nav aria-label="办赛">
            <b>{desk.here.event.name.clone()}<br />{(!several).then(|| desk.division().name.clone())}</b>
            {several.then(|| view! { <Divisions desk=desk.clone() /> })}
            {pages}
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

/// The stages, where the page shows one of several.
#[component]
fn StageLinks(desk: Desk, tab: Tab) -> impl IntoView {
    let stages = desk.division().stages.len();
    (stages > 1 && tab.is_of_stage()).then(|| {
        let link = |index: usize| {
            let there = desk.at_stage(index)?;
            let href = tab.at(&there).href(&there);
            Some(Link::new(stage_words(&there), href).current_if(index == desk.stage_index))
        };
        let links: Vec<Link> = (0..stages).filter_map(link).collect();
        view! { <Tabs label="阶段" links /> }
    })
}

/// The name of a stage, with its number where another has the same name.
fn stage_words(desk: &Desk) -> String {
    let name = words::stage_name(&desk.stage.settings);
    let same = desk.division().stages.iter().filter(|stage| words::stage_name(&stage.settings) == name).count();
    if same > 1 { format!("{name}（{}）", desk.stage_index + 1) } else { name }
}

/// The divisions of the event, the one at hand marked.
#[component]
fn Divisions(desk: Desk) -> impl IntoView {
    let links = desk.divisions.iter().map(|division| {
        let here = division.number == desk.here.number;
        let href = format!("/desk/e/{}?k={}", desk.here.slug, division.number);
        view! { <a class="group" href=href aria-current=here.then_some("true")>{division.name.clone()}</a> }
    });
    links.collect_view()
}
