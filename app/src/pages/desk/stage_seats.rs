//! The seats of a stage that has started: groups, lines or an order, in which two are exchanged by picking one and then
//! the other; and the way back.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::id::No;
use shared::stage::{ByHand, Round, Seating, StageSeats};
use shared::words;

use super::form::{Act, Hidden, Keep};
use super::state::Desk;
use crate::api::structure::{SwapSeats, UnstartStage};
use crate::components::Name;

/// The form of a swap stands outside of the lists; the names in them are its buttons.
const SWAP_FORM: &str = "swap";

/// The seats, how they came about, and what can still be done.
#[component]
pub fn Seats(
    /// Where.
    desk: Desk,
    /// Who is picked.
    pick: Option<No>,
) -> impl IntoView {
    let Some(seats) = desk.stage.seats.clone() else { return ().into_any() };
    let fixed = desk.stage.rounds.iter().any(Round::has_results) || desk.division().finished;
    let pick = pick.filter(|no| !fixed && seats.nos.contains(no));
    let hall = Hall { desk: desk.clone(), pick, fixed };
    view! {
        <div class="two">
            <div>
                <Picked hall=hall.clone() />
                {lists(&hall, &seats)}
            </div>
            <aside>
                <Facts desk=desk.clone() seats />
                <Back desk=desk.clone() fixed />
            </aside>
        </div>
        <Onward desk />
    }
    .into_any()
}

/// What every name of the lists needs to know.
#[derive(Clone, Debug)]
struct Hall {
    desk: Desk,
    pick: Option<No>,
    fixed: bool,
}

#[component]
fn Picked(hall: Hall) -> impl IntoView {
    if hall.fixed {
        return view! { <p class="hint gap">"已有成绩，座次不再变。"</p> }.into_any();
    }
    let Some(no) = hall.pick else {
        return view! { <div class="head"><p class="mute small">"要手工对调，点一个，再点另一个。"</p></div> }
            .into_any();
    };
    let name = hall.desk.division().by_no(no).map(|entrant| entrant.details.name.clone()).unwrap_or_default();
    view! {
        <div class="head" role="status">
            <p><b>{format!("已选 {no} 号 {name}")}</b>" "<span class="mute small">"再点一个即对调"</span></p>
            <a class="btn small" href=hall.desk.asking("")>"取消"</a>
        </div>
        <Act to=SwapSeats::PATH hidden=Hidden::of(&hall.desk) id=SWAP_FORM>
            <Keep name="stage" value=hall.desk.stage_number().to_string() />
            <Keep name="a" value=no.to_string() />
        </Act>
    }
    .into_any()
}

/// Groups, or the lines of a bracket, or one order.
fn lists(hall: &Hall, seats: &StageSeats) -> AnyView {
    if !seats.groups.is_empty() {
        let group = |(number, nos): (u32, &Vec<No>)| {
            let rows = nos.iter().map(|no| view! { <li><One hall=hall.clone() no=*no /></li> }).collect_view();
            view! { <section><h3>{format!("第 {number} 组")}</h3><ol>{rows}</ol></section> }
        };
        let groups = (1..).zip(&seats.groups).map(group).collect_view();
        return view! { <div class="groups-seats">{groups}</div> }.into_any();
    }
    if !seats.slots.is_empty() {
        let line = |slot: &Option<No>| match slot {
            Some(no) => view! { <li><One hall=hall.clone() no=*no /></li> }.into_any(),
            None => view! { <li><span class="mute">"轮空"</span></li> }.into_any(),
        };
        return view! { <ol class="lines-seats">{seats.slots.iter().map(line).collect_view()}</ol> }.into_any();
    }
    let rows = seats.nos.iter().map(|no| view! { <li><One hall=hall.clone() no=*no /></li> }).collect_view();
    view! { <ol class="order-seats">{rows}</ol> }.into_any()
}

/// A name that is picked by a tap, and exchanged by a tap on another.
#[component]
fn One(hall: Hall, no: No) -> impl IntoView {
    let entrant = hall.desk.division().by_no(no);
    let name = entrant.map(|entrant| entrant.details.name.clone()).unwrap_or_default();
    let unit = entrant.map(|entrant| entrant.details.unit.clone()).unwrap_or_default();
    let who = match (hall.fixed, hall.pick) {
        (true, _) => view! { <Name name /> }.into_any(),
        (false, Some(picked)) if picked == no => {
            view! { <a class="pick on" href=hall.desk.asking("") aria-current="true"><Name name /></a> }.into_any()
        }
        (false, Some(_)) => {
            view! { <button class="pick" form=SWAP_FORM name="b" value=no.to_string()><Name name /></button> }
                .into_any()
        }
        (false, None) => {
            view! { <a class="pick" href=hall.desk.asking(&format!("pick={no}"))><Name name /></a> }.into_any()
        }
    };
    view! { <span class="num ds">{no.to_string()}</span> {who} <span class="ds">{unit}</span> }.into_any()
}

/// How the seats came about.
#[component]
fn Facts(desk: Desk, seats: StageSeats) -> impl IntoView {
    let seed = seats.seed.clone().map(|seed| view! { <dt>"种子"</dt><dd class="seed">{seed}</dd> });
    let drawn = matches!(desk.stage.settings.seating, Seating::Draw { .. });
    let origin = if drawn { "场上抽签" } else { "照规定排，不抽" };
    let typed = seats.seed.is_none().then(|| view! { <dt>"来由"</dt><dd>{origin}</dd> });
    let put_in = seats.by_hand.iter().map(|change| by_hand_words(&desk, change));
    let swapped = seats.swapped.iter().map(|(a, b)| swapped_words(&desk, *a, *b));
    let changes: Vec<_> = put_in.chain(swapped).map(|words| view! { <li>{words}</li> }).collect();
    view! {
        <section>
            <h2>"怎样定的"</h2>
            <dl class="kv"><dt>"人数"</dt><dd>{format!("{} {}", seats.nos.len(), desk.unit())}</dd>{seed}{typed}</dl>
            {(!changes.is_empty()).then(|| view! { <ul class="small mute gap">{changes}</ul> })}
        </section>
    }
    .into_any()
}

fn by_hand_words(desk: &Desk, change: &ByHand) -> String {
    let name = words::names(desk.division())(change.no);
    let what = if change.put_in { "放进来" } else { "不进来" };
    format!("{} 号 {name} {what}：{}", change.no, change.reason)
}

fn swapped_words(desk: &Desk, a: No, b: No) -> String {
    let name = words::names(desk.division());
    format!("{a} 号 {} 与 {b} 号 {} 手工对调", name(a), name(b))
}

/// Takes the start back, as long as there is no result.
#[component]
fn Back(desk: Desk, fixed: bool) -> impl IntoView {
    if fixed {
        return view! { <section><h2>"收回"</h2><p class="small mute">"已经有成绩，不能收回。要收回，先把成绩逐台撤回。"</p></section> }
            .into_any();
    }
    view! {
        <section>
            <h2>"收回"</h2>
            <p class="small mute">"座次和已公布的对阵全部收回。用同一个种子再抽，结果还是这样。"</p>
            <Act to=UnstartStage::PATH hidden=Hidden::of(&desk)>
                <Keep name="stage" value=desk.stage_number().to_string() />
                <p class="gap"><button class="btn">{format!("收回第 {} 阶段", desk.stage_index + 1)}</button></p>
            </Act>
        </section>
    }
    .into_any()
}

/// On to the pairing or to the results.
#[component]
fn Onward(desk: Desk) -> impl IntoView {
    let next = super::next::next(&desk);
    view! {
        <div class="bar">
            <p><b>{next.title}</b>" "<span class="mute small">{next.text}</span></p>
            <a class="btn go" href=next.href>{next.button}</a>
        </div>
    }
    .into_any()
}
