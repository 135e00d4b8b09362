//! Who will be absent from the next round.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::id::No;

use super::form::{Act, Field, Hidden, Keep};
use super::state::Desk;
use crate::api::round::SetAbsent;

/// The numbers of those who will be absent, with their names to check them by.
#[component]
pub fn Absent(
    /// Where.
    desk: Desk,
    /// The next round.
    next: u32,
) -> impl IntoView {
    let absent = &desk.stage.next_absent;
    let numbers: Vec<String> = absent.iter().map(No::to_string).collect();
    let stage = desk.stage_number();
    let names = absent.iter().map(|no| view! { <li class="chip">{named(&desk, *no)}</li> }).collect_view();
    view! {
        <section class="sect" id="away">
            <h2>{format!("第 {next} 轮缺席")}</h2>
            <p class="small mute">"请了假、下一轮不来的人。他们不编排，不得分，再下一轮照常。"</p>
            {(!absent.is_empty()).then(|| view! { <ul class="chips gap">{names}</ul> })}
            <Act to=SetAbsent::PATH hidden=Hidden::of(&desk)>
                <Keep name="stage" value=stage.to_string() />
                <Field label="序号" name="absent" value=numbers.join(" ") hint="用空格隔开，如 3 17 28。清空就是无人缺席。" longest=2000 />
                <p class="gap"><button class="btn">"记下缺席"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

fn named(desk: &Desk, no: No) -> String {
    let name = desk.division().by_no(no).map(|entrant| entrant.details.name.as_str()).unwrap_or_default();
    format!("{no} {name}")
}
