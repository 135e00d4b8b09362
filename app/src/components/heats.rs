//! 多人桌: tables of several people with the points of every game, and who is through.

use leptos::prelude::*;
use shared::id::No;
use shared::view::heats::{HeatSeat, HeatView, HeatsView};

use crate::components::cross;

/// All tables. `player` is the page of somebody, `found` are to be marked.
pub fn heats(view: &HeatsView, player: &dyn Fn(No) -> String, found: &[No]) -> AnyView {
    let tables: Vec<_> = view.tables.iter().map(|heat| table(heat, view.games, player, found)).collect();
    view! { <div class="groups">{tables}</div> }.into_any()
}

fn table(heat: &HeatView, games: u32, player: &dyn Fn(No) -> String, found: &[No]) -> AnyView {
    let heads: Vec<_> = (1..=games).map(|game| view! { <th scope="col">{format!("{game} 局")}</th> }).collect();
    let begun = heat.played > 0;
    let rows: Vec<_> = heat.seats.iter().map(|seat| line(seat, games, begun, player, found)).collect();
    let state = match heat.played {
        0 => "未开始".to_owned(),
        played if played >= games => "已赛完".to_owned(),
        played => format!("共 {games} 局，已赛 {played} 局"),
    };
    let heads = view! {
        <th scope="col">"姓名"</th>
        {heads}
        <th scope="col">"总分"</th>
        <th scope="col">"名次"</th>
    };
    let title = format!("第 {} 桌", heat.table);
    let table = cross::scrolled(format!("{title}得分"), heads, rows);
    cross::boxed(format!("t{}", heat.table), title, state, table)
}

fn line(seat: &HeatSeat, games: u32, begun: bool, player: &dyn Fn(No) -> String, found: &[No]) -> AnyView {
    let no = seat.person.no;
    let games = usize::try_from(games).unwrap_or(seat.games.len());
    let points = seat.games.iter().map(ToString::to_string).chain(std::iter::repeat(String::new()));
    let cells: Vec<_> = points.take(games).map(|points| view! { <td class="pts">{points}</td> }).collect();
    let rank = if begun { seat.rank.to_string() } else { "—".to_owned() };
    let class = match (seat.through, found.contains(&no)) {
        (true, true) => "on me",
        (true, false) => "on",
        (false, true) => "me",
        (false, false) => "",
    };
    view! {
        <tr class=class>
            <th scope="row">
                {cross::who(no.to_string(), player(no), &seat.person)}
                {seat.through.then(|| view! { <b class="through">"晋级"</b> })}
            </th>
            {cells}
            <td class="tot">{seat.total.to_string()}</td>
            <td class="tot">{rank}</td>
        </tr>
    }
    .into_any()
}
