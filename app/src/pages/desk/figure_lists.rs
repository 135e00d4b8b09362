//! 分列名次 and 奖项 in the form of 要紧的几项: what is typed as text.

use std::collections::BTreeSet;

use leptos::prelude::*;
use shared::stage::Stage;
use shared::structure::figures;

use super::state::Desk;
use crate::api::figures::{FiguresForm, PrizeRowForm};
use crate::api::forms;
use crate::components::raw_text;

/// So many tags of the list of names are told at the most.
const TOLD: usize = 8;

/// 分列名次 of the first stage that is ranked by points; nothing where no stage is.
#[component]
pub fn Lists(
    /// Where.
    desk: Desk,
    /// As it opens.
    form: FiguresForm,
) -> impl IntoView {
    let ranked = figures::ranked_stage(desk.division()).and_then(|index| desk.division().stages.get(index));
    if ranked.is_none_or(Stage::has_begun) {
        return ().into_any();
    }
    view! {
        <fieldset class="part">
            <legend><b>"分列名次"</b></legend>
            <input type="hidden" name="form[lists_seen]" value=form.lists_seen />
            <textarea class="in" id="lists" name="form[lists]" rows="2" aria-label="分列名次，每行一个" aria-describedby="lists-hint">
                {raw_text::in_textarea(&form.lists)}
            </textarea>
            <p class="hint" id="lists-hint">{hint(&desk)}</p>
        </fieldset>
    }
    .into_any()
}

/// What a line must be: a word that stands in the list of names.
fn hint(desk: &Desk) -> String {
    let tags = desk.division().entrants.iter().flat_map(|entrant| &entrant.details.tags);
    let tags: BTreeSet<String> = tags.map(|tag| forms::tag_word(tag)).collect();
    let told: Vec<String> = tags.into_iter().take(TOLD).collect();
    if told.is_empty() {
        return "另排名次的人，每行一种，如 女子、少年；和名单“标记”“年龄段”一列里写的一样。空着就不分列。".to_owned();
    }
    format!("另排名次的人，每行一种。名单里有的标记：{}。空着就不分列。", told.join("、"))
}

/// 奖项, a row for the whole division and for each list.
#[component]
pub fn Prizes(
    /// Where.
    desk: Desk,
    /// As they open.
    rows: Vec<PrizeRowForm>,
) -> impl IntoView {
    let single = rows.len() == 1;
    let rows = rows.into_iter().enumerate().map(|(index, row)| prize_row(index, row, single)).collect_view();
    view! {
        <fieldset class="part">
            <legend><b>"奖项"</b></legend>
            {rows}
            <p class="hint" id="prizes-hint">"名称和人数，或百分比，从第一名往下，如 一等奖 1、二等奖 2、三等奖 10%。其余的人得什么，在"<a href=desk.page("prizes")>"奖项"</a>"一页。"</p>
        </fieldset>
    }
    .into_any()
}

fn prize_row(index: usize, row: PrizeRowForm, single: bool) -> impl IntoView + use<> {
    let name = |field: &str| format!("form[prizes][{index}][{field}]");
    let label = if row.list.is_empty() { "全体".to_owned() } else { forms::tag_word(&row.list) };
    let aria = format!("奖项 {label}");
    let label = (!single).then(|| view! { <span>{label}</span> });
    view! {
        <label class="prizes">
            {label}
            <input type="hidden" name=name("list") value=row.list />
            <input type="hidden" name=name("seen") value=row.seen />
            <input class="in" name=name("to") value=row.to autocomplete="off" maxlength="600" aria-label=aria aria-describedby="prizes-hint" />
        </label>
    }
    .into_any()
}
