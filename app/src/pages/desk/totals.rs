//! 队员总分: how the teams of an individual division are reckoned.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::team::{TeamTotals, TotalValue};
use shared::words;

use super::at::at_desk;
use super::form::{Act, Choices, Hidden, choices, options};
use super::frame::{Frame, Tab};
use super::state::Desk;
use crate::api::read_teams::TIES;
use crate::api::teams::SetTotals;
use crate::components::{Note, NoteKind};

/// Places for what parts equal teams.
const TIE_PLACES: usize = 3;

/// 队员总分.
#[component]
pub fn Totals() -> impl IntoView {
    at_desk(Page::DeskTotals, |desk| async move { page(desk) })
}

fn page(desk: Desk) -> AnyView {
    let tables = &desk.division().totals;
    let under = "各队不另下棋，按队员在个人赛里的名次或积分排团体名次。";
    let units = desk.division().entrants.iter().any(|entrant| !entrant.details.unit.is_empty());
    let no_units = (!units && !desk.division().entrants.is_empty()).then(|| {
        view! { <div class="gap"><Note kind=NoteKind::Warn title="名单里没有单位"><p>"同一单位的人算一队，先到“参赛者”写上单位。"</p></Note></div> }
    });
    let boxes =
        tables.iter().map(Some).chain([None]).enumerate().map(|(index, table)| one(index, table)).collect_view();
    let public =
        (!tables.is_empty()).then(|| view! { <a class="btn" href=desk.public_page("totals")>"看公开的团体名次"</a> });
    let hidden = Hidden::of(&desk);
    view! {
        <Frame desk tab=Tab::Totals title="队员总分" under>
            {no_units}
            <Act to=SetTotals::PATH hidden class="grow">
                {boxes}
                <div class="bar">
                    <p class="mute small">"清空名称就是去掉这一份"</p>
                    <div class="row">{public}<button class="btn go">"保存"</button></div>
                </div>
            </Act>
        </Frame>
    }
    .into_any()
}

/// The fields of one table.
fn one(index: usize, table: Option<&TeamTotals>) -> impl IntoView + use<> {
    let name = |key: &str| format!("table[{index}][{key}]");
    let value = match table.map(|table| table.value).unwrap_or_default() {
        TotalValue::RankSum => "rank_sum",
        TotalValue::PointSum => "point_sum",
        TotalValue::RankScores => "rank_scores",
    };
    let values = choices([
        ("rank_sum", "名次之和，少者先"),
        ("point_sum", "积分之和，多者先"),
        ("rank_scores", "名次分：第一名 0，第二名 2，第三名 3，少者先"),
    ]);
    let number = |label: &'static str, key: &str, number: Option<u32>| {
        let value = number.filter(|number| *number > 0).map(|number| number.to_string());
        view! { <label>{label}<input class="in" name=name(key) value=value inputmode="numeric" autocomplete="off" maxlength="3" /></label> }
    };
    let tie = |place: usize| {
        let chosen = table.and_then(|table| table.ties.get(place));
        let key = TIES.iter().find(|(_, tie)| Some(tie) == chosen).map_or("", |(key, _)| key);
        let label = format!("相同时第 {} 项", place + 1);
        view! { <select class="in" name=format!("table[{index}][ties][]") aria-label=label>{options(ties(), key)}</select> }
    };
    let ties = (0..TIE_PLACES).map(tie).collect_view();
    let title = table.map_or_else(|| "再加一份".to_owned(), |table| table.name.clone());
    view! {
        <section class="sect">
            <h2>{title}</h2>
            <div class="totals-form">
                <label class="wide">"名称"<input class="in" name=name("name") value=table.map(|table| table.name.clone()) placeholder="团体名次" autocomplete="off" maxlength="40" /></label>
                <label class="wide">"怎样算"<select class="in" name=name("value")>{options(values, value)}</select></label>
                {number("取最好的几人", "best", table.and_then(|table| table.best))}
                {number("至少几人", "at_least", table.map(|table| table.at_least))}
                {number("其中女子至少", "women", table.map(|table| table.women))}
            </div>
            <p class="small mute gap">"总分相同，依次比"</p>
            <div class="totals-form ties">{ties}</div>
            <p class="hint">"“取最好的几人”空着就是全队都算。人数不够的队列在后面，不排名次。"<span class="art">"14.8"</span></p>
        </section>
    }
    .into_any()
}

fn ties() -> Choices {
    let known = TIES.map(|(key, tie)| (key.to_owned(), words::total_tie_sentence(tie).to_owned()));
    std::iter::once((String::new(), "不比".to_owned())).chain(known).collect()
}
