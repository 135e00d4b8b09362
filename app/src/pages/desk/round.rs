//! 编排: the next round, from its proposal to the published round.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_query_map;
use shared::command::Command;
use shared::decide::decide;
use shared::id::No;
use shared::refusal::Refusal;
use shared::stage::Format;

use super::absent::Absent;
use super::at::at_desk;
use super::form::{Act, Hidden, Keep};
use super::frame::{Frame, Tab};
use super::next::next;
use super::proposal::Proposal;
use super::stage_missing::NotStarted;
use super::state::Desk;
use super::too_many_missed::TooManyMissed;
use crate::api::round::{ProposeRound, PublishSchedule, TakeBackRound};
use crate::components::{Empty, Note, NoteKind};
use crate::wording;

/// 编排.
#[component]
pub fn Round() -> impl IntoView {
    let pick = use_query_map().get_untracked().get("pick").and_then(|no| no.parse().ok()).map(No);
    at_desk(Page::DeskRound, move |desk| async move { page(desk, pick) })
}

fn page(desk: Desk, pick: Option<No>) -> AnyView {
    let next = desk.stage.next_round();
    let (title, under) = if desk.stage.proposal.is_some() {
        (format!("第 {next} 轮 编排方案"), "还没有公布。只有组织者看得到这一页。".to_owned())
    } else {
        ("编排".to_owned(), progress_words(&desk))
    };
    let work = if desk.stage.proposal.is_some() {
        view! { <Proposal desk=desk.clone() pick /> }.into_any()
    } else if !desk.division().is_drawn() {
        view! { <NotDrawn desk=desk.clone() /> }.into_any()
    } else if !desk.stage.has_started() {
        view! { <NotStarted desk=desk.clone() title="这个阶段还没有开始" hint="先定谁进来、坐哪里。" /> }.into_any()
    } else if desk.division().finished {
        view! { <Over desk=desk.clone() title="比赛已结束" /> }.into_any()
    } else if next > desk.total_rounds() {
        view! { <Over desk=desk.clone() title="各轮都已公布" /> }.into_any()
    } else if let Some((stage, refusal)) = waits_for_another(&desk) {
        view! { <OtherFirst desk=desk.clone() stage refusal /> }.into_any()
    } else {
        view! { <Ready desk=desk.clone() next /> }.into_any()
    };
    let goes_on = desk.stage.has_started() && !desk.division().finished;
    let missed = goes_on.then(|| view! { <TooManyMissed desk=desk.clone() /> });
    view! { <Frame desk tab=Tab::Round title under>{missed} {work}</Frame> }.into_any()
}

fn progress_words(desk: &Desk) -> String {
    format!("共 {} 轮，已公布 {} 轮。", desk.total_rounds(), desk.published())
}

#[component]
fn NotDrawn(desk: Desk) -> impl IntoView {
    view! {
        <div class="gap-l">
            <Empty title="还没有序号" hint="编排按序号进行，先抽签。">
                <a class="btn go" href=desk.page("draw")>"去抽签"</a>
            </Empty>
        </div>
    }
    .into_any()
}

/// Nothing is left to pair.
#[component]
fn Over(desk: Desk, title: &'static str) -> impl IntoView {
    let next = next(&desk);
    view! {
        <div class="two">
            <Empty title=title hint=format!("下一步：{}。", next.title)>
                <a class="btn go" href=next.href.clone()>{next.button.clone()}</a>
            </Empty>
            <aside><TakeBack desk /></aside>
        </div>
    }
    .into_any()
}

/// The stage that some of this one leave for now, and why that comes first.
fn waits_for_another(desk: &Desk) -> Option<(u32, Refusal)> {
    let propose = Command::ProposeRound { stage: desk.stage_number() };
    match decide(desk.division(), &propose) {
        Err(refusal @ Refusal::BranchFirst { stage }) => Some((stage, refusal)),
        Err(refusal @ Refusal::StageWaits { .. }) => Some((desk.stage_number(), refusal)),
        Ok(_) | Err(_) => None,
    }
}

/// Another stage takes its own before the next round, or waits for results of this one.
#[component]
fn OtherFirst(desk: Desk, stage: u32, refusal: Refusal) -> impl IntoView {
    let words = wording::refusal(&refusal, desk.game());
    let other =
        usize::try_from(stage).ok().and_then(|stage| desk.at_stage(stage)).filter(|_| stage != desk.stage_number());
    let (href, button) = match other {
        Some(other) => (other.page("start"), format!("开始第 {} 阶段", stage + 1)),
        None => (desk.page(&desk.results_page(desk.stage.round_at_play())), "报成绩".to_owned()),
    };
    view! {
        <div class="two">
            <Empty title=words.what hint=words.instead>
                <a class="btn go" href=href>{button}</a>
            </Empty>
            <aside><TakeBack desk /></aside>
        </div>
    }
    .into_any()
}

/// The next round can be proposed.
#[component]
fn Ready(desk: Desk, next: u32) -> impl IntoView {
    let stage = desk.stage_number();
    view! {
        <div class="two">
            <div>
                <Unfinished desk=desk.clone() next />
                <section class="sheet next">
                    <p class="hint">"下一轮"</p>
                    <h2>{format!("第 {next} 轮")}</h2>
                    <p class="mute">"先出方案，每一对都写明理由。看过、改过，再公布。"</p>
                    <Act to=ProposeRound::PATH hidden=Hidden::of(&desk)>
                        <Keep name="stage" value=stage.to_string() />
                        <p class="acts gap"><button class="btn go">{format!("编第 {next} 轮")}</button></p>
                    </Act>
                </section>
                <Absent desk=desk.clone() next />
            </div>
            <aside>
                <Schedule desk=desk.clone() />
                <TakeBack desk />
            </aside>
        </div>
    }
    .into_any()
}

/// Games of published rounds without a result.
#[component]
fn Unfinished(desk: Desk, next: u32) -> impl IntoView {
    let open = (1..next).filter_map(|round| {
        let boards = desk.missing(round);
        (!boards.is_empty()).then_some((round, boards))
    });
    let swiss = matches!(desk.stage.settings.format, Format::Swiss(_));
    let line = |(round, boards): (u32, Vec<u32>)| {
        let href = desk.page(&format!("results/{round}"));
        view! { <p><a href=href>{format!("第 {round} 轮第 {} 台", listed(&boards))}</a></p> }
    };
    let lines: Vec<_> = open.map(line).collect();
    (!lines.is_empty()).then(|| {
        let meaning = if swiss { "现在编排，没下完的局先按和棋计，" } else { "" };
        view! {
            <div class="gap">
                <Note kind=NoteKind::Warn title="还有没报的成绩">
                    {lines}
                    <p>{meaning}"以后补报，已公布的对阵不变。"{swiss.then(|| view! { <span class="art">"附二 一.8"</span> })}</p>
                </Note>
            </div>
        }
    })
}

fn listed(boards: &[u32]) -> String {
    const SHOWN: usize = 12;
    let shown: Vec<String> = boards.iter().take(SHOWN).map(u32::to_string).collect();
    let rest = boards.len().saturating_sub(SHOWN);
    let more = if rest > 0 { format!(" 等 {}", boards.len()) } else { String::new() };
    format!(" {}{more} ", shown.join("、"))
}

/// A round robin has its table: all rounds can be published at once.
#[component]
fn Schedule(desk: Desk) -> impl IntoView {
    matches!(desk.stage.settings.format, Format::RoundRobin { .. } | Format::Groups(_)).then(|| {
        let stage = desk.stage_number();
        view! {
            <section>
                <h2>"一次公布全部轮次"</h2>
                <p class="small mute">
                    "循环赛的对阵由序号排定，和成绩无关。"<span class="art">"附一"</span>
                    "公布以后各轮对阵都能查；没有成绩的末轮可以收回。"
                </p>
                <Act to=PublishSchedule::PATH hidden=Hidden::of(&desk)>
                    <Keep name="stage" value=stage.to_string() />
                    <p class="gap"><button class="btn">{format!("公布全部 {} 轮", desk.total_rounds())}</button></p>
                </Act>
            </section>
        }
    })
}

/// Takes the last round back, while nobody has entered a result.
#[component]
fn TakeBack(desk: Desk) -> impl IntoView {
    let last = desk.published();
    let round = desk.stage.round(last)?;
    let entered = round.has_results();
    let stage = desk.stage_number();
    let work = if entered {
        view! { <p class="small mute">"已经有成绩，不能收回。要收回，先把成绩逐台撤回。"</p> }.into_any()
    } else {
        view! {
            <p class="small mute">"公开页上就看不到这一轮了。重新编排，得到的仍是按规则的方案，手工改动不保留。"</p>
            <Act to=TakeBackRound::PATH hidden=Hidden::of(&desk)>
                <Keep name="stage" value=stage.to_string() />
                <Keep name="round" value=last.to_string() />
                <p class="gap"><button class="btn">{format!("收回第 {last} 轮")}</button></p>
            </Act>
        }
        .into_any()
    };
    Some(view! { <section><h2>{format!("收回第 {last} 轮")}</h2>{work}</section> })
}
