//! 队员总分: the units of an individual division, and who counted.

use leptos::prelude::*;
use shared::points::Points;
use shared::team::TotalValue;
use shared::view::team::{TotalsMember, TotalsRow, TotalsView, totals_view};
use shared::words;

use super::division::Here;
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, load, round_links};
use crate::components::Empty;

/// 队员总分.
#[component]
pub fn Totals() -> impl IntoView {
    let (after, stage) = (address::asked_number("after"), address::asked_number("s"));
    load::division_page(move |here| {
        let here = if stage.is_some() { here } else { here.with_totals() };
        let after = after.unwrap_or_else(|| here.last_complete()).min(here.published());
        let views = totals_view(&here.division, here.index(), after);
        Some(show(&here, &views, after))
    })
}

/// The page of all tables after a round.
pub fn show(here: &Here, views: &[TotalsView], after: u32) -> AnyView {
    let played = if after > 0 { format!("第 {after} 轮后") } else { String::new() };
    let frame = Frame {
        tab: Tab::Totals,
        title: "队员总分".to_owned(),
        under: dotted([here.division.name.clone(), played]),
        class: "page mid",
    };
    let tables: Vec<_> = views.iter().map(|view| table(here, view)).collect();
    let units = views.iter().any(|view| !view.rows.is_empty());
    let content = if tables.is_empty() || after == 0 {
        let hint = "第 1 轮结束以后排出，每一轮结束都更新。";
        view! { <div class="gap-l"><Empty title="还没有队员总分" hint /></div> }.into_any()
    } else if !units {
        view! { <div class="gap-l"><Empty title="名单里还没有单位" hint="填了单位，同一单位的人就合成一队。" /></div> }
            .into_any()
    } else {
        view! { {round_links::row(here, after, |round| here.to(&format!("totals?after={round}")))} {tables} }.into_any()
    };
    division_page(here, frame, content)
}

fn table(here: &Here, view: &TotalsView) -> AnyView {
    let ties: Vec<_> = view.settings.ties.iter().map(|tie| words::total_tie_name(*tie)).collect();
    let heads: Vec<_> = ties.iter().map(|name| view! { <th scope="col" class="n">{*name}</th> }).collect();
    let rows: Vec<_> = view.rows.iter().map(|row| line(here, view, row).into_any()).collect();
    view! {
        <section class="sect">
            <h2>{view.settings.name.clone()}</h2>
            <p class="hint">{words::totals_sentence(&view.settings)}</p>
            {view.open.then(|| view! { <p class="hint"><b>{words::TOTALS_OPEN}</b></p> })}
            <div class="wide-table">
                <table class="rank top totals">
                    <thead>
                        <tr>
                            <th scope="col" class="rk-h">"名次"</th>
                            <th scope="col">"单位"</th>
                            <th scope="col" class="n">{words::total_value_name(view.settings.value)}</th>
                            {heads}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        </section>
    }
    .into_any()
}

/// A unit with its members: those who count first and in ink.
fn line(here: &Here, view: &TotalsView, row: &TotalsRow) -> impl IntoView + use<> {
    let rank = row.rank.map_or_else(|| "—".to_owned(), |rank| rank.to_string());
    let ties: Vec<_> = row.ties.iter().map(|value| view! { <td class="n">{value.to_string()}</td> }).collect();
    let members: Vec<_> = row.members.iter().map(|member| one(here, view.settings.value, member)).collect();
    let value = if row.value == Points::ZERO && row.rank.is_none() { "—".to_owned() } else { row.value.to_string() };
    view! {
        <tr>
            <td class="rk">{rank}</td>
            <th scope="row">
                {row.unit.clone()}
                <span class="members">{members}</span>
                {(!row.short.is_empty()).then(|| view! { <span class="meta">{row.short.clone()}</span> })}
            </th>
            <td class="n pt">{value}</td>
            {ties}
        </tr>
    }
}

fn one(here: &Here, value: TotalValue, member: &TotalsMember) -> impl IntoView + use<> {
    let what = match (value, member.rank) {
        (TotalValue::PointSum, _) => format!("{} 分", member.points),
        (TotalValue::RankSum | TotalValue::RankScores, Some(rank)) => format!("第 {rank} 名"),
        (TotalValue::RankSum | TotalValue::RankScores, None) => "无名次".to_owned(),
    };
    let class = if member.counts { "member" } else { "member out" };
    let not = (!member.counts).then_some("，不计");
    view! { <span class=class><a href=here.player(member.person.no)>{member.person.name.clone()}</a>" "{what}{not}</span>" " }
}
