//! 成绩表: everybody's games at one look; 循环赛 against everybody, 积分编排 round by round.

use leptos::prelude::*;
use shared::result::Outcome;
use shared::side::Side;
use shared::stage::Format;
use shared::view::Person;
use shared::view::cross::{CrossRow, CrossTable, RoundCell, RoundTable, RoundTableRow, cross_table, round_table};

use super::division::Here;
use super::frame::{Frame, division_page};
use super::tabs::Tab;
use super::{address, load, table_pages};
use crate::components::{Empty, GameChip, cross as tables};

/// 成绩表.
#[component]
pub fn Table() -> impl IntoView {
    let page = address::asked_number("page").unwrap_or(1);
    load::division_page(move |here| {
        let after = here.published();
        let tables = match &here.stage()?.settings.format {
            Format::Swiss(_) => Tables::Rounds(round_table(&here.division, here.index(), after)),
            _ => Tables::Cross(cross_table(&here.division, here.index(), after)),
        };
        Some(show(&here, &tables, page))
    })
}

/// The table that fits the format.
pub enum Tables {
    /// 循环赛成绩表.
    Cross(CrossTable),
    /// 积分编排成绩表.
    Rounds(RoundTable),
}

/// The page of the table; a long one has pages, from 1.
pub fn show(here: &Here, tables: &Tables, page: u32) -> AnyView {
    let frame = Frame { tab: Tab::Table, title: "成绩表".to_owned(), under: here.summary(), class: "page wide" };
    if here.published() == 0 {
        let nothing = view! { <div class="gap-l"><Empty title="还没有公布第 1 轮" /></div> };
        return division_page(here, frame, nothing.into_any());
    }
    let table = match tables {
        Tables::Cross(table) => cross(here, table, page).into_any(),
        Tables::Rounds(table) => rounds(here, table, page).into_any(),
    };
    let content = view! { {legend(here).into_any()} {table} };
    division_page(here, frame, content.into_any())
}

fn legend(here: &Here) -> impl IntoView + use<> {
    let word = |side: Side| here.game().side_name(side);
    let sign = |side: Side, outcome: Outcome, text: String| {
        view! { <span><GameChip side outcome open="9" /> {text}</span> }
    };
    view! {
        <p class="legend small mute">
            {sign(Side::First, Outcome::Win, format!("圆为{}", word(Side::First)))}
            {sign(Side::Second, Outcome::Win, format!("方为{}", word(Side::Second)))}
            {sign(Side::Second, Outcome::Draw, "和".to_owned())}
            {sign(Side::Second, Outcome::Loss, "负".to_owned())}
            {sign(Side::Second, Outcome::ForfeitWin, "未下，对方弃权".to_owned())}
            {sign(Side::First, Outcome::Unfinished, "未结束，台号或轮次".to_owned())}
        </p>
    }
}

fn cross(here: &Here, table: &CrossTable, page: u32) -> impl IntoView + use<> {
    let pages = table_pages::Pages::of(table.rows.len(), table.rows.len() + 3, page);
    let heads: Vec<_> =
        table.rows.iter().map(|row| view! { <th scope="col">{row.person.no.to_string()}</th> }).collect();
    let rows: Vec<_> = pages.slice(&table.rows).map(|(index, row)| cross_row(here, row, index).into_any()).collect();
    view! {
        {scrolled(here, "循环赛成绩表", heads, rows)}
        {pages.links(|page| here.to(&format!("table?page={page}")))}
    }
}

fn scrolled(here: &Here, label: &str, heads: impl IntoView, rows: Vec<AnyView>) -> AnyView {
    let who = if here.is_team() { "队伍" } else { "棋手" };
    let heads = view! { <th scope="col">{who}</th> {heads} <th scope="col">"积分"</th> <th scope="col">"名次"</th> };
    tables::scrolled(label.to_owned(), heads, rows)
}

fn cross_row(here: &Here, row: &CrossRow, index: usize) -> impl IntoView + use<> {
    let cells = tables::games(row, index);
    view! {
        <tr class=row.annulled.then_some("struck")>
            <th scope="row">{who(here, &row.person)}</th>
            {cells}
            <td class="tot">{row.points.to_string()}</td>
            <td class="tot">{row.rank.map_or_else(|| "—".to_owned(), |rank| rank.to_string())}</td>
        </tr>
    }
}

fn who(here: &Here, person: &Person) -> impl IntoView + use<> {
    tables::who(person.no.to_string(), here.player(person.no), person)
}

fn rounds(here: &Here, table: &RoundTable, page: u32) -> impl IntoView + use<> {
    let columns = usize::try_from(table.rounds).unwrap_or(usize::MAX);
    let pages = table_pages::Pages::of(table.rows.len(), columns + 3, page);
    let heads: Vec<_> =
        (1..=table.rounds).map(|round| view! { <th scope="col">{format!("第 {round} 轮")}</th> }).collect();
    let rows: Vec<_> = pages.slice(&table.rows).map(|(_, row)| round_row(here, row).into_any()).collect();
    view! {
        {scrolled(here, "积分编排成绩表", heads, rows)}
        <p class="hint gap">"格子里左边是对手的序号。"</p>
        {pages.links(|page| here.to(&format!("table?page={page}")))}
    }
}

fn round_row(here: &Here, row: &RoundTableRow) -> impl IntoView + use<> {
    let cells: Vec<_> = row.cells.iter().map(round_cell).collect();
    view! {
        <tr>
            <th scope="row">{who(here, &row.person)}</th>
            {cells}
            <td class="tot">{row.points.to_string()}</td>
            <td class="tot">{row.rank.map_or_else(|| "—".to_owned(), |rank| rank.to_string())}</td>
        </tr>
    }
}

fn round_cell(cell: &RoundCell) -> AnyView {
    match cell {
        RoundCell::Game { opponent, board, side, outcome, .. } => view! {
            <td>{opponent.to_string()}<GameChip side=*side outcome=*outcome open=board.to_string() /></td>
        }
        .into_any(),
        RoundCell::Bye { .. } => view! { <td>"轮空"</td> }.into_any(),
        RoundCell::Out { .. } => view! { <td>"–"</td> }.into_any(),
    }
}
