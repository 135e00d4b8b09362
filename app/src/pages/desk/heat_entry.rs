//! 多人桌: the points of every table, game by game and seat by seat.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::points::Points;
use shared::view::heats::{HeatSeat, HeatView, HeatsView, heats_view};

use super::at::at_desk;
use super::form::{Act, Hidden, Keep};
use super::frame::{Frame, Tab};
use super::stage_missing::NotStarted;
use super::state::Desk;
use crate::api::heat_entry::SetTable;
use crate::components::Name;

/// The round in which heats are played: their only one.
const ROUND: u32 = 1;

/// 多人桌.
#[component]
pub fn Heats() -> impl IntoView {
    at_desk(Page::HeatEntry, |desk| async move { page(desk) })
}

fn page(desk: Desk) -> AnyView {
    let view = heats_view(desk.division(), desk.stage_index);
    let missing = view.tables.iter().filter(|table| table.played < view.games).count();
    let under = match (view.tables.is_empty(), missing) {
        (true, _) => String::new(),
        (false, 0) => format!("{} 桌都已打完", view.tables.len()),
        (false, missing) => format!("{} 桌，还有 {missing} 桌没有打完", view.tables.len()),
    };
    let work = if view.tables.is_empty() {
        view! { <NotStarted desk=desk.clone() title="还没有分桌" hint="开始这个阶段，就抽出各桌。" /> }.into_any()
    } else {
        tables(&desk, &view)
    };
    view! { <Frame desk tab=Tab::Heats title="多人桌" under>{work}</Frame> }.into_any()
}

fn tables(desk: &Desk, view: &HeatsView) -> AnyView {
    let tables = view.tables.iter().map(|table| one(desk, view.games, table)).collect_view();
    view! {
        <p class="hint gap-l">"每局打完填一列，每人一个得分。空着的列算还没打。"</p>
        <div class="heats">{tables}</div>
    }
    .into_any()
}

fn one(desk: &Desk, games: u32, table: &HeatView) -> AnyView {
    let heads =
        (1..=games).map(|game| view! { <th scope="col" class="c">{format!("第 {game} 局")}</th> }).collect_view();
    let seats = table.seats.len();
    let rows = table.seats.iter().enumerate().map(|(index, seat)| row(games, seats, index, table, seat)).collect_view();
    let (stage, version, number) = (desk.stage_number(), table.version, table.table);
    let button = if table.played == 0 { "记下得分" } else { "改得分" };
    view! {
        <section class="heat" id=format!("table-{}", table.table)>
            <h2>{format!("第 {} 桌", table.table)}" "<small class="mute">{format!("已打 {} 局，共 {games} 局", table.played)}</small></h2>
            <Act to=SetTable::PATH hidden=Hidden::of(desk)>
                <Keep name="entry[stage]" value=stage.to_string() />
                <Keep name="entry[round]" value=ROUND.to_string() />
                <Keep name="entry[table]" value=number.to_string() />
                <Keep name="entry[seen]" value=version.to_string() />
                <Keep name="entry[seats]" value=seats.to_string() />
                <div class="wide-table">
                    <table class="tight">
                        <thead>
                            <tr>
                                <th scope="col">"姓名"</th>
                                {heads}
                                <th scope="col" class="n">"合计"</th>
                                <th scope="col" class="n">"名次"</th>
                            </tr>
                        </thead>
                        <tbody>{rows}</tbody>
                    </table>
                </div>
                <p class="gap"><button class="btn ink">{button}</button></p>
            </Act>
        </section>
    }
    .into_any()
}

/// A seat with a field for each game. Fields are numbered game by game, as the rules have them.
fn row(games: u32, seats: usize, index: usize, table: &HeatView, seat: &HeatSeat) -> impl IntoView + use<> {
    let fields = (1..=games).zip(0_usize..).map(|(game, earlier)| {
        let label = format!("第 {} 桌{}第 {game} 局得分", table.table, seat.person.name);
        let value = seat.games.get(earlier).map(Points::to_string).unwrap_or_default();
        let name = format!("entry[points][{}]", earlier * seats + index);
        view! {
            <td class="c"><input class="in cell" name=name value=value aria-label=label inputmode="decimal" autocomplete="off" maxlength="6" /></td>
        }
    });
    let (total, rank) = if table.played == 0 {
        (String::new(), String::new())
    } else {
        (seat.total.to_string(), seat.rank.to_string())
    };
    let through = seat.through.then(|| view! { <span class="chip">"晋级"</span> });
    view! {
        <tr>
            <th scope="row"><Name name=seat.person.name.clone() />" "<span class="ds">{format!("{} 号", seat.person.no)}</span>" "{through}</th>
            {fields.collect_view()}
            <td class="n pt">{total}</td>
            <td class="n">{rank}</td>
        </tr>
    }
}
