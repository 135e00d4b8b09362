//! 名次 after any round, lots among the tied, and the end of the division.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared::ranking::{TieBreak, presets};
use shared::stage::Format;
use shared::view::standings::{StandingRow, StandingsView, last_complete_round, standings_view};
use shared::words;

use super::at::at_desk;
use super::finish::{End, Lots};
use super::frame::{Frame, Tab};
use super::state::Desk;
use crate::components::{Empty, Link, Name, Note, NoteKind, Pager};
use crate::wording;

/// 名次.
#[component]
pub fn Standings() -> impl IntoView {
    let after = use_query_map().get_untracked().get("after").and_then(|after| after.parse().ok());
    at_desk(Page::DeskStandings, move |desk| async move { page(desk, after) })
}

fn page(desk: Desk, after: Option<u32>) -> AnyView {
    let published = desk.published();
    let after = after.unwrap_or_else(|| last_complete_round(desk.division(), desk.stage_index).max(1)).min(published);
    let standings = standings_view(desk.division(), desk.stage_index, after);
    let title = if after == 0 { "名次".to_owned() } else { format!("第 {after} 轮后名次") };
    let unit = desk.unit();
    let work = if published == 0 {
        view! { <Early desk=desk.clone() /> }.into_any()
    } else {
        view! { <Table desk=desk.clone() standings=standings.clone() /> }.into_any()
    };
    view! { <Frame desk tab=Tab::Standings title under=state_words(&standings, unit)>{work}</Frame> }.into_any()
}

fn state_words(standings: &StandingsView, unit: &str) -> String {
    match standings.open_games {
        0 => format!("{} {unit}", standings.rows.len()),
        open => format!("这一轮还缺 {open} 台，名次会变"),
    }
}

#[component]
fn Early(desk: Desk) -> impl IntoView {
    view! {
        <div class="gap-l">
            <Empty title="还没有名次" hint="公布第 1 轮、报了成绩以后，名次就在这里。">
                <a class="btn go" href=desk.page("round")>"去编排"</a>
            </Empty>
        </div>
    }
    .into_any()
}

#[component]
fn Table(desk: Desk, standings: StandingsView) -> impl IntoView {
    let shown = standings.columns();
    let rows = standings.rows.iter().map(|row| line(row, &shown)).collect_view();
    let heads = shown.iter().filter_map(|key| standings.chain.get(*key));
    let heads = heads.map(|key| view! { <th scope="col" class="n">{wording::tie_break_name(*key)}</th> });
    view! {
        <Rounds desk=desk.clone() after=standings.after />
        <InGroups desk=desk.clone() />
        <div class="two">
            <div class="wide-table">
                <table class="tight top ranks">
                    <thead>
                        <tr>
                            <th scope="col" class="c">"名次"</th>
                            <th scope="col">{words::names_head(desk.division().team.is_some())}</th>
                            {heads.collect_view()}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <aside>
                <Open desk=desk.clone() standings=standings.clone() />
                <Chain chain=standings.chain.clone() />
                <Lots desk=desk.clone() standings=standings.clone() />
                <Elsewhere desk=desk.clone() after=standings.after />
            </aside>
        </div>
        <End desk />
    }
    .into_any()
}

#[component]
fn Rounds(desk: Desk, after: u32) -> impl IntoView {
    let link =
        |round: u32| Link::new(round.to_string(), desk.asking(&format!("after={round}"))).current_if(round == after);
    let links: Vec<Link> = (1..=desk.published()).map(link).collect();
    view! { <Pager label="第几轮后" word="第几轮后" links /> }
}

/// In a stage of groups the table goes over all of them; the ranks that count are those of the groups.
#[component]
fn InGroups(desk: Desk) -> impl IntoView {
    matches!(desk.stage.settings.format, Format::Groups(_)).then(|| {
        view! {
            <Note title="这里各组混排">
                <p>"组内的名次和出线看"<a href=desk.page("groups")>"分组"</a>"。"</p>
            </Note>
        }
    })
}

fn line(row: &StandingRow, shown: &[usize]) -> impl IntoView + use<> {
    let standing = &row.standing;
    let rank = standing.rank.map_or_else(|| "—".to_owned(), |rank| rank.to_string());
    let cells = shown.iter().map(|key| {
        let class = match (key, row.is_parted_by(*key)) {
            (0, _) => "n pt",
            (_, true) => "n cut",
            (_, false) => "n mute",
        };
        view! { <td class=class>{row.value_text(*key).unwrap_or_else(|| "—".to_owned())}</td> }
    });
    let cells = cells.collect_view();
    let state = [(row.withdrawn, "退赛"), (row.guest, "陪打"), (standing.annulled, "成绩注销")];
    let state: Vec<&str> = state.iter().filter(|(is, _)| *is).map(|(_, word)| *word).collect();
    let moved = row.moved_to.map(words::moved_to).unwrap_or_default();
    let group = row.group.map(|group| format!("第 {group} 组")).unwrap_or_default();
    let meta = [group, row.person.unit.clone(), moved, state.join("、")].into_iter().filter(|text| !text.is_empty());
    let meta = meta.collect::<Vec<_>>().join(" · ");
    view! {
        <tr>
            <td class="bdn">{rank}</td>
            <th scope="row"><Name name=row.person.name.clone() />" "<span class="ds">{meta}</span></th>
            {cells}
        </tr>
    }
    .into_any()
}

/// The games whose results are still missing.
#[component]
fn Open(desk: Desk, standings: StandingsView) -> impl IntoView {
    (standings.open_games > 0).then(|| {
        let href = desk.page(&desk.results_page(standings.after));
        view! {
            <Note kind=NoteKind::Warn title=format!("还缺 {} 台成绩", standings.open_games)>
                <p><a href=href>"去报成绩"</a></p>
            </Note>
        }
    })
}

/// The chain in words.
#[component]
fn Chain(chain: Vec<TieBreak>) -> impl IntoView {
    let preset = presets::of_chain(&chain).map(|preset| view! { <span class="art">{preset.article}</span> });
    let key = |key: TieBreak| {
        view! { <li><span><b>{wording::tie_break_name(key)}</b>" "{wording::tie_break_sentence(key)}</span></li> }
    };
    view! {
        <section>
            <h2>"怎样分先后"</h2>
            <p class="hint">"从上到下比，先分出的为准。划线的是分出先后的一项。"{preset}</p>
            <ol class="chain">{chain.into_iter().map(key).collect_view()}</ol>
        </section>
    }
    .into_any()
}

#[component]
fn Elsewhere(desk: Desk, after: u32) -> impl IntoView {
    view! {
        <section class="links">
            <a href=desk.public_page(&format!("standings?after={after}"))>"公开的名次表"</a>
            <a href=desk.public_page("table")>"各轮成绩表"</a>
            <a href=desk.page("papers")>"打印"</a>
        </section>
    }
    .into_any()
}
