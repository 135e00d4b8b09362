//! 名次 after any round.

use leptos::prelude::*;
use leptos_router::location::Url;
use shared::id::No;
use shared::view::standings::{ListView, StandingRow, StandingsView, standings_view};
use shared::words;

use super::columns::Columns;
use super::division::Here;
use super::find::Finder;
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, chain, load, round_links, stage_links, why_rank};
use crate::components::{Empty, Link, Name, Search, Tabs};

/// 名次.
#[component]
pub fn Standings() -> impl IntoView {
    let asked = Asked {
        after: address::asked_number("after"),
        list: address::asked("list"),
        why: address::asked_number("why").map(No),
        name: address::asked("q"),
    };
    load::division_page(move |here| {
        let view = standings_view(&here.division, here.index(), asked.after.unwrap_or_else(|| here.last_complete()));
        Some(show(&here, &view, &asked))
    })
}

/// What the address asks for.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// After which round.
    pub after: Option<u32>,
    /// A list inside the pool.
    pub list: String,
    /// Whose rank to explain.
    pub why: Option<No>,
    /// Whom to find.
    pub name: String,
}

/// The page of the standings. Before the first round is over it says when there will be any.
pub fn show(here: &Here, view: &StandingsView, asked: &Asked) -> AnyView {
    let begun = view.after > 0;
    let frame = Frame {
        tab: Tab::Standings,
        title: if begun { format!("第 {} 轮后名次", view.after) } else { "名次".to_owned() },
        under: dotted([
            here.division.name.clone(),
            format!("{} {}", view.rows.len(), here.counter()),
            state(here, view),
        ]),
        class: "page wide",
    };
    let ranks = if begun { table(here, view, asked) } else { not_begun(here) };
    let content = view! {
        {round_links::row(here, view.after, |n| here.to(&format!("standings?after={n}")))}
        {begun.then(|| list_tabs(here, view, asked))}
        <div class="cols">
            <div>{ranks}</div>
            <div>{chain::section(here, &view.chain).into_any()}</div>
        </div>
    };
    division_page(here, frame, content.into_any())
}

fn not_begun(here: &Here) -> AnyView {
    let published = here.published();
    let href = here.to(&format!("rounds/{published}"));
    view! {
        <div class="gap-l">
            <Empty title="第 1 轮结束以后排出名次" hint="每一轮全部结束，这里就更新。">
                {(published > 0).then(|| view! { <a class="btn" href=href>{format!("看第 {published} 轮对阵")}</a> })}
            </Empty>
        </div>
    }
    .into_any()
}

/// What is still open.
fn state(here: &Here, view: &StandingsView) -> String {
    match (view.open_games, here.published()) {
        (0, _) if view.after == view.total && here.division.finished => "最终名次".to_owned(),
        (0, published) if published > view.after => format!("第 {published} 轮进行中，结束后更新"),
        (0, _) => String::new(),
        (open, _) => format!("还有 {open} 台没有结束"),
    }
}

/// 全部, and the lists inside the pool.
fn list_tabs(here: &Here, view: &StandingsView, asked: &Asked) -> Option<impl IntoView + use<>> {
    let address = here.to(&format!("standings?after={}", view.after));
    let all = Link::new("全部", &address).current_if(asked.list.is_empty());
    let list = |list: &ListView| {
        Link::new(&list.name, format!("{address}&list={}", Url::escape(&list.name))).current_if(asked.list == list.name)
    };
    let links: Vec<Link> = std::iter::once(all).chain(view.lists.iter().map(list)).collect();
    (!view.lists.is_empty()).then(|| view! { <Tabs label="名单" links /> })
}

fn table(here: &Here, view: &StandingsView, asked: &Asked) -> AnyView {
    let lines = lines(view, &asked.list);
    if lines.is_empty() {
        return view! { <div class="gap-l"><Empty title="这份名单里还没有人" /></div> }.into_any();
    }
    let found = Finder::new(&asked.name).among(lines.iter().map(|line| &line.row.person));
    let columns = Columns::of(view);
    let page = Page { here, view, columns: &columns, found: &found, why: asked.why.or_else(|| only(&found)) };
    let rows: Vec<_> = lines.iter().map(|line| page.line(line).into_any()).collect();
    let (after, kept, answer) =
        (view.after.to_string(), stage_links::kept(here), answer(here, &asked.name, found.len()));
    view! {
        <div class="gap">
            <Search action=format!("{}/standings#me", here.base()) label="找姓名" placeholder="姓名、拼音、序号或单位" value=asked.name.as_str() button="找">
                <input type="hidden" name="after" value=after />
                {kept}
            </Search>
            {answer}
        </div>
        <table class="rank top">
            <caption class="no-print">"点名次看缘由；画线的一项分出先后。"</caption>
            <thead>
                <tr>
                    <th scope="col" class="rk-h">"名次"</th>
                    <th scope="col">{words::names_head(here.division.team.is_some())}</th>
                    {columns.heads()}
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn only(found: &[No]) -> Option<No> {
    match found {
        [no] => Some(*no),
        _ => None,
    }
}

fn answer(here: &Here, asked: &str, found: usize) -> Option<impl IntoView + use<>> {
    let text = match found {
        0 => format!("名单里没有“{asked}”。"),
        found => format!("找到 {found} {}，已标出。", here.counter()),
    };
    (!asked.is_empty()).then(|| view! { <p class="small mute gap" role="status">{text}</p> })
}

/// A line to show: its rank in the list that is shown.
struct Line<'v> {
    rank: Option<u32>,
    index: usize,
    row: &'v StandingRow,
}

/// The lines of a list inside the pool, or of the whole.
fn lines<'v>(view: &'v StandingsView, list: &str) -> Vec<Line<'v>> {
    let all =
        || view.rows.iter().enumerate().map(|(index, row)| Line { rank: row.standing.rank, index, row }).collect();
    match view.lists.iter().find(|known| known.name == list) {
        Some(list) => list
            .rows
            .iter()
            .filter_map(|(rank, index)| {
                let index = usize::try_from(*index).ok()?;
                Some(Line { rank: Some(*rank), index, row: view.rows.get(index)? })
            })
            .collect(),
        None => all(),
    }
}

/// What every line of the table needs.
struct Page<'v> {
    here: &'v Here,
    view: &'v StandingsView,
    columns: &'v Columns,
    found: &'v [No],
    why: Option<No>,
}

impl Page<'_> {
    fn line(&self, line: &Line<'_>) -> impl IntoView + use<> {
        let row = line.row;
        let no = row.person.no;
        let mine = self.found.contains(&no) || self.why == Some(no);
        let anchor = (self.why == Some(no) || (self.why.is_none() && self.found.first() == Some(&no))).then_some("me");
        let name = view! { <a href=self.here.player(no)><Name name=row.person.name.as_str() /></a> };
        let open = self.why == Some(no);
        view! {
            <tr class=mine.then_some("me") id=anchor>
                <td class="rk">{self.rank(line)}</td>
                <th scope="row">{name} <span class="meta">{self.meta(row)}</span></th>
                {self.columns.cells(row)}
            </tr>
            {open.then(|| why_rank::row(self.here, self.view, line.index, self.columns.len()))}
        }
    }

    /// The rank leads to its reason.
    fn rank(&self, line: &Line<'_>) -> AnyView {
        let Some(rank) = line.rank else { return view! { <span class="out">"—"</span> }.into_any() };
        let no = line.row.person.no;
        let href = self.here.to(&format!("standings?after={}&why={no}#me", self.view.after));
        view! { <a href=href>{rank.to_string()}</a> }.into_any()
    }

    /// The unit, and what the columns do not say.
    fn meta(&self, row: &StandingRow) -> String {
        let standing = if row.standing.annulled {
            "成绩注销"
        } else if row.guest {
            "陪打，不计名次"
        } else if row.withdrawn {
            "已退出"
        } else {
            ""
        };
        let moved = row.moved_to.map(words::moved_to).unwrap_or_default();
        let group = row.group.map(|group| format!("第 {group} 组")).unwrap_or_default();
        dotted([group, row.person.unit.clone(), moved, standing.to_owned(), self.columns.unseen_parting(row)])
    }
}
