//! What a stage waits for, each with the page where it is done.

use leptos::prelude::*;
use shared::structure::Missing;
use shared::words;

use super::state::Desk;
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
    let links = missing.iter().map(|missing| {
        let (word, href) = remedy(&desk, missing);
        view! { <a class="btn go" href=href>{word}</a> }
    });
    let links: Vec<_> = links.take(1).collect();
    view! { <div class="gap-l"><Empty title="还不能开始" hint>{links}<a class="btn" href=desk.page("structure")>"看结构"</a></Empty></div> }
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
        Missing::Start { stage } => ("开始那个阶段", there(*stage, "start")),
        Missing::Rounds { stage, .. } => ("去编排", there(*stage, "round")),
        Missing::RoundBeyond { .. } => ("改结构", desk.page("structure")),
        Missing::Games { stage, .. } => ("去报成绩", there(*stage, &first_open(desk, *stage))),
        Missing::Tie { stage, .. } => ("抽签分先后", there(*stage, "standings")),
    }
}

/// The page where the first missing results of a stage are entered.
pub fn first_open(desk: &Desk, stage: u32) -> String {
    let there = usize::try_from(stage).ok().and_then(|index| desk.at_stage(index));
    let Some(there) = there else { return "results/1".to_owned() };
    let open = (1..=there.published()).find(|round| !there.missing(*round).is_empty());
    there.results_page(open.unwrap_or_else(|| there.published().max(1)))
}
