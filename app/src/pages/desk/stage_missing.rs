//! What a stage waits for, each with the page where it is done.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::id::No;
use shared::structure::Missing;
use shared::words;

use super::form::{Act, Field, Hidden, Keep};
use super::state::Desk;
use crate::api::division::RecordLots;
use crate::components::Empty;

/// Why a stage cannot start, and where to go.
#[component]
pub fn Waiting(
    /// Where.
    desk: Desk,
    /// What is missing.
    missing: Vec<Missing>,
) -> impl IntoView {
    let hint = words::missing_words(&missing);
    let others = missing.iter().filter(|missing| !matches!(missing, Missing::Tie { .. }));
    let links = others.map(|missing| {
        let (word, href) = remedy(&desk, missing);
        view! { <a class="btn go" href=href>{word}</a> }
    });
    let links: Vec<_> = links.take(1).collect();
    let ties = missing.iter().filter_map(|missing| match missing {
        Missing::Tie { stage, nos } => Some(view! { <Tie desk=desk.clone() stage=*stage nos=nos.clone() /> }),
        _ => None,
    });
    let ties = ties.collect_view();
    view! { <div class="gap-l"><Empty title="还不能开始" hint>{links}<a class="btn" href=desk.page("structure")>"看结构"</a></Empty></div>{ties} }
        .into_any()
}

/// A page of a stage that has not started: what will stand here, and the way to the start.
#[component]
pub fn NotStarted(
    /// Where.
    desk: Desk,
    /// What is missing.
    title: &'static str,
    /// What will bring it.
    hint: &'static str,
) -> impl IntoView {
    view! {
        <div class="gap-l">
            <Empty title hint><a class="btn go" href=desk.page("start")>"去开始"</a></Empty>
        </div>
    }
    .into_any()
}

/// Those who share the last rank that goes on, and the order that lots give them.
#[component]
fn Tie(desk: Desk, stage: u32, nos: Vec<No>) -> impl IntoView {
    let name = |no: &No| desk.division().by_no(*no).map(|entrant| entrant.details.name.clone()).unwrap_or_default();
    let people = nos.iter().map(|no| format!("{no} {}", name(no))).collect::<Vec<_>>().join("、");
    let numbers = nos.iter().map(No::to_string).collect::<Vec<_>>().join(" ");
    view! {
        <section class="sect narrow">
            <h2>"抽签分先后"</h2>
            <p class="mute">{people}</p>
            <Act to=RecordLots::PATH hidden=Hidden::of(&desk)>
                <Keep name="stage" value=stage.to_string() />
                <Keep name="among" value=numbers />
                <Field label="序号，按抽到的先后" name="order" required=true hint="先出线的写在前面。也可以加赛，照加赛的结果写。" longest=400 />
                <p class="gap"><button class="btn go">"记下抽签"</button></p>
            </Act>
        </section>
    }
    .into_any()
}

/// What to do about it, and where.
pub fn remedy(desk: &Desk, missing: &Missing) -> (&'static str, String) {
    let there = |stage: u32, page: &str| {
        let there = usize::try_from(stage).ok().and_then(|index| desk.at_stage(index));
        there.map_or_else(|| desk.page(page), |there| there.page(page))
    };
    match missing {
        Missing::Entrants { .. } => ("粘贴名单", desk.page("entrants?paste=1")),
        Missing::Numbers => ("去抽签", desk.page("draw")),
        Missing::Misfit { .. } => ("改谁进来", desk.page(&format!("structure?edit={}", desk.stage_index + 1))),
        Missing::Start { stage } => ("开始那个阶段", there(*stage, "start")),
        Missing::Rounds { stage, .. } => ("去编排", there(*stage, "round")),
        Missing::RoundBeyond { .. } => ("改结构", desk.page("structure")),
        Missing::Games { stage, .. } => ("去报成绩", there(*stage, &first_open(desk, *stage))),
        Missing::Tie { .. } => ("抽签分先后", desk.page("start")),
    }
}

/// The page where the first missing results of a stage are entered.
pub fn first_open(desk: &Desk, stage: u32) -> String {
    let there = usize::try_from(stage).ok().and_then(|index| desk.at_stage(index));
    let Some(there) = there else { return "results/1".to_owned() };
    let open = (1..=there.published()).find(|round| !there.missing(*round).is_empty());
    there.results_page(open.unwrap_or_else(|| there.published().max(1)))
}
