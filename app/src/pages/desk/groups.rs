//! 分组: all groups of a stage, and what is missing.

use backend::auth::policy::Page;
use leptos::prelude::*;
use shared::id::No;
use shared::view::groups::{GroupsView, groups_view};
use shared::words;

use super::at::at_desk;
use super::frame::{Frame, Tab};
use super::stage_missing::NotStarted;
use super::state::Desk;
use crate::components::groups::{GroupSetting, groups};

/// 分组.
#[component]
pub fn Groups() -> impl IntoView {
    at_desk(Page::DeskGroups, |desk| async move { page(desk) })
}

fn page(desk: Desk) -> AnyView {
    let view = groups_view(desk.division(), desk.stage_index);
    let title = words::stage_name(&desk.stage.settings);
    let content = if view.groups.is_empty() {
        view! { <NotStarted desk=desk.clone() title="还没有分组" hint="开始这个阶段，人就分到各组。" /> }.into_any()
    } else {
        tables(&desk, &view)
    };
    view! { <Frame desk=desk.clone() tab=Tab::Groups title under=under(&view)>{content}</Frame> }.into_any()
}

fn tables(desk: &Desk, view: &GroupsView) -> AnyView {
    let player = |no: No| desk.public_entrant(no);
    groups(view, &GroupSetting { player: &player, division: desk.division(), found: &[] })
}

/// 12 组，还有 3 组没有赛完.
fn under(view: &GroupsView) -> String {
    let open: Vec<String> =
        view.groups.iter().filter(|group| group.open > 0).map(|group| group.number.to_string()).collect();
    match (view.groups.len(), open.is_empty()) {
        (0, _) => String::new(),
        (groups, true) => format!("{groups} 组"),
        (groups, false) => format!("{groups} 组，第 {} 组还缺成绩", open.join("、")),
    }
}
