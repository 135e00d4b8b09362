//! 奖项: which places win what, of the division and of each of its lists.

use std::collections::BTreeSet;

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_query_map;
use shared::prizes::Prizes;

use super::at::at_desk;
use super::form::{Act, Hidden};
use super::frame::{Frame, Tab};
use super::state::Desk;
use crate::api::teams::SetPrizes;
use crate::api::{forms, read_teams};
use crate::components::raw_text;

/// Usual prizes: the key, what it is called, its lines, and what the others get.
const USUAL: [(&str, &str, &str, &str); 4] = [
    ("three", "前三名", "第一名 1\n第二名 1\n第三名 1", ""),
    ("thirds", "一二等各 1，三等 2", "一等奖 1\n二等奖 1\n三等奖 2", "优秀奖"),
    ("six", "前六名", "第一名 1\n第二名 1\n第三名 1\n第四名 1\n第五名 1\n第六名 1", ""),
    ("percent", "20%、30%、50%", "金奖 20%\n银奖 30%\n铜奖 50%", ""),
];

/// 奖项.
#[component]
pub fn PrizesPage() -> impl IntoView {
    let usual = use_query_map().get_untracked().get("usual");
    at_desk(Page::DeskPrizes, move |desk| async move { page(desk, usual) })
}

fn page(desk: Desk, usual: Option<String>) -> AnyView {
    let suggested = usual.and_then(|key| USUAL.into_iter().find(|(known, ..)| *known == key));
    let lists = lists(&desk);
    let fields = lists.iter().enumerate().map(|(index, list)| {
        let prizes = desk.division().prizes.iter().find(|prizes| prizes.list == *list).cloned().unwrap_or_default();
        let suggested = suggested.filter(|_| list.is_empty());
        one(&desk, index, list.clone(), prizes, suggested)
    });
    let fields = fields.collect_view();
    let links = USUAL.map(|(key, word, ..)| {
        let href = desk.asking(&format!("usual={key}"));
        view! { <a class="chip" href=href>{word}</a> }
    });
    let places =
        desk.division().has_places().then(|| view! { <a class="btn" href=desk.page("places")>"看最终名次"</a> });
    let hidden = Hidden::of(&desk);
    view! {
        <Frame desk tab=Tab::Prizes title="奖项" under="每行一项：名称和人数，或百分比。从第一名往下数。">
            <p class="chips gap-l" aria-label="常见的">{links.into_iter().collect_view()}</p>
            <Act to=SetPrizes::PATH hidden class="grow">
                {fields}
                <div class="bar">
                    <p class="mute small">"并列在一项奖的最后一名，都得这项奖"</p>
                    <div class="row">{places}<button class="btn go">"保存奖项"</button></div>
                </div>
            </Act>
        </Frame>
    }
    .into_any()
}

/// The whole division, then each of its lists.
fn lists(desk: &Desk) -> Vec<String> {
    let of_stages = desk.division().stages.iter().flat_map(|stage| &stage.settings.lists).map(|list| list.tag.clone());
    let of_prizes = desk.division().prizes.iter().map(|prizes| prizes.list.clone());
    let mut tags: BTreeSet<String> = of_stages.chain(of_prizes).collect();
    tags.remove("");
    std::iter::once(String::new()).chain(tags).collect()
}

/// The fields of one list.
fn one(
    desk: &Desk,
    index: usize,
    list: String,
    prizes: Prizes,
    suggested: Option<(&'static str, &'static str, &'static str, &'static str)>,
) -> impl IntoView + use<> {
    let title = if list.is_empty() { "全体".to_owned() } else { forms::tag_word(&list) };
    let (lines, rest) = match suggested {
        Some((_, _, lines, rest)) => (lines.to_owned(), rest.to_owned()),
        None => (read_teams::prize_lines(&prizes.prizes), prizes.rest.clone()),
    };
    let (lines_id, rest_id) = (format!("lines-{index}"), format!("rest-{index}"));
    let count = if list.is_empty() { Some(how_many(desk, &prizes)) } else { None };
    view! {
        <section class="sect narrow">
            <h2>{title}</h2>
            <input type="hidden" name=format!("prizes[{index}][list]") value=list />
            <div class="field">
                <label for=lines_id.clone()>"每行一项，从最好的写起"</label>
                <textarea class="in" id=lines_id name=format!("prizes[{index}][lines]") rows="6">{raw_text::in_textarea(&lines)}</textarea>
                <p class="hint">"如 一等奖 1、三等奖 2、金奖 20%。"{count}</p>
            </div>
            <div class="field">
                <label for=rest_id.clone()>"其余有名次的人"</label>
                <input class="in" id=rest_id name=format!("prizes[{index}][rest]") value=rest autocomplete="off" maxlength="40" />
                <p class="hint">"如 优秀奖、鼓励奖。空着就没有。"</p>
            </div>
        </section>
    }
    .into_any()
}

/// How many the saved prizes are, with the entrants there are.
fn how_many(desk: &Desk, prizes: &Prizes) -> String {
    let entrants = desk.division().entrants.len();
    let winners = prizes.prizes.iter().fold(0_usize, |all, prize| all.saturating_add(prize.count.places(entrants)));
    if winners == 0 { String::new() } else { format!("现有 {entrants} {}，得奖约 {winners}。", desk.unit()) }
}
