//! 签表: the bracket of a stage, where a click on a match leads to its result.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use shared::id::No;
use shared::stage::Format;
use shared::view::bracket::{BracketView, bracket_view};
use shared::words;

use super::at::at_desk;
use super::frame::{Frame, Tab};
use super::stage_missing::NotStarted;
use super::state::Desk;
use crate::components::bracket::{Setting, bracket, ladder, nothing_to_play, way};

/// 签表.
#[component]
pub fn Bracket() -> impl IntoView {
    let query = use_query_map().get_untracked();
    let no = query.get("no").and_then(|no| no.parse().ok()).map(No);
    let round = query.get("r").and_then(|round| round.parse().ok());
    at_desk(Page::DeskBracket, move |desk| async move { page(desk, no, round) })
}

fn page(desk: Desk, no: Option<No>, round: Option<usize>) -> AnyView {
    let settings = &desk.stage.settings;
    let title = words::stage_name(settings);
    if settings.format == Format::Ladder {
        let content = ladder(&desk.stage, desk.game(), &words::names(desk.division()), &|round, board| {
            entry(&desk, round, board)
        });
        return view! { <Frame desk=desk.clone() tab=Tab::Bracket title>{content}</Frame> }.into_any();
    }
    let drawn = bracket_view(desk.division(), desk.stage_index);
    let content = if desk.stage.has_begun() && drawn.rounds.is_empty() {
        nothing_to_play(&desk.stage, &words::names(desk.division()))
    } else if drawn.rounds.is_empty() {
        view! { <NotStarted desk=desk.clone() title="签表还没有排出" hint="有了参加的人，签表就画在这里。" /> }
            .into_any()
    } else {
        drawing(&desk, &drawn, no, round)
    };
    view! { <Frame desk=desk.clone() tab=Tab::Bracket title under=under(&drawn)>{content}</Frame> }.into_any()
}

/// Where the result of a match is entered.
fn entry(desk: &Desk, round: u32, board: u32) -> String {
    desk.page(&format!("match/{round}/{board}"))
}

fn drawing(desk: &Desk, view: &BracketView, own: Option<No>, round: Option<usize>) -> AnyView {
    let marking = own.map(|no| format!("no={no}&")).unwrap_or_default();
    let round_page = |round: usize| desk.page(&format!("bracket?{marking}r={round}"));
    let match_page = |round: u32, board: u32| entry(desk, round, board);
    let setting = Setting { own, round, match_page: &match_page, round_page: &round_page };
    view! {
        {own.and_then(|no| way(view, no, &round_page))}
        {bracket(view, &setting)}
        <p class="hint no-print">"点一场录它的成绩。场次号反色的正在进行。"</p>
    }
    .into_any()
}

/// 正在进行 4 场，还没有结果的共 9 场.
fn under(view: &BracketView) -> String {
    let open = view.played().filter(|of| of.is_on()).count();
    let undecided = view.played().filter(|of| !of.is_over()).count();
    match (undecided, view.rounds.is_empty()) {
        (_, true) => String::new(),
        (0, false) => "全部赛完".to_owned(),
        (undecided, false) => format!("正在进行 {open} 场，还没有结果的共 {undecided} 场"),
    }
}
