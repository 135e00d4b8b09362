//! The start of a stage: who comes in, how they get their seats, and the seats once they have them.

use std::collections::BTreeSet;

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_query_map;
use shared::id::No;
use shared::stage::{Format, Seating};
use shared::structure::{StageState, state};
use shared::view::structure::seats;
use shared::words;

use super::at::at_desk;
use super::draw::suggested_seed;
use super::form::{Act, Field, Hidden, Keep, Lines};
use super::frame::{Frame, Tab};
use super::stage_missing::Waiting;
use super::stage_seats::Seats;
use super::state::Desk;
use super::too_many_missed::TooManyMissed;
use crate::api::structure::{StartForm, StartStage};
use crate::api::typed_start;
use crate::components::{Empty, Name};

/// The start of a stage.
#[component]
pub fn StageStart() -> impl IntoView {
    let pick = use_query_map().get_untracked().get("pick").and_then(|no| no.parse().ok()).map(No);
    at_desk(Page::Structure, move |desk| async move {
        let (slug, k, stage) = (&desk.here.slug, desk.here.number, desk.stage_number());
        let typed = typed_start::refused(&desk.backend, desk.actor.session(), slug, k, stage).await;
        page(desk, typed, pick)
    })
}

fn page(desk: Desk, typed: StartForm, pick: Option<No>) -> AnyView {
    let name = words::stage_name(&desk.stage.settings);
    let state = state(desk.division(), desk.stage_index);
    let (under, work) = if desk.stage.seats.is_some() {
        ("座次已定。".to_owned(), view! { <Seats desk=desk.clone() pick /> }.into_any())
    } else if !desk.stage.needs_start() {
        ("这个阶段不用分座次。".to_owned(), view! { <NoNeed desk=desk.clone() /> }.into_any())
    } else {
        match state {
            StageState::Ready { nos } => {
                let under = format!("{} {}进来，可以开始。", nos.len(), desk.unit());
                (under, view! { <Ready desk=desk.clone() nos typed /> }.into_any())
            }
            StageState::Waits { missing } => {
                ("还不能开始。".to_owned(), view! { <Waiting desk=desk.clone() missing /> }.into_any())
            }
            StageState::Runs | StageState::Done => {
                ("已经开始。".to_owned(), view! { <NoNeed desk=desk.clone() /> }.into_any())
            }
        }
    };
    let title = if desk.s() > 0 { format!("第 {} 阶段 {name}", desk.stage_index + 1) } else { name };
    view! { <Frame desk tab=Tab::Start title under>{work}</Frame> }.into_any()
}

/// Everybody registered plays by number: there is nothing to start.
#[component]
fn NoNeed(desk: Desk) -> impl IntoView {
    view! {
        <div class="gap-l">
            <Empty title="直接编排就行" hint="全体报名的人都在这个阶段，按序号编排。">
                <a class="btn go" href=desk.page("round")>"去编排"</a>
            </Empty>
        </div>
    }
    .into_any()
}

/// Who comes in, and the ways to give them seats.
#[component]
fn Ready(desk: Desk, nos: Vec<No>, typed: StartForm) -> impl IntoView {
    let sources: BTreeSet<u32> = desk.stage.settings.from.iter().map(|source| source.stage).collect();
    let sources = sources.into_iter().filter_map(|stage| desk.at_stage(usize::try_from(stage).ok()?));
    let missed = sources.map(|there| view! { <TooManyMissed desk=there /> }).collect_view();
    view! {
        {missed}
        <div class="two">
            <div><StartForms desk=desk.clone() count=nos.len() typed /></div>
            <aside>
                <section>
                    <h2>"谁进来"<small>{format!("{} {}", nos.len(), desk.unit())}</small></h2>
                    <Coming desk=desk.clone() nos=nos.clone() />
                </section>
                <NotComing desk nos />
            </aside>
        </div>
    }
    .into_any()
}

/// The form: by machine from a seed, or typed as drawn in the hall; and who is put in or kept out by hand.
#[component]
fn StartForms(desk: Desk, count: usize, typed: StartForm) -> impl IntoView {
    let by_hand = typed.by == "typed";
    let seed = if typed.seed.is_empty() { suggested_seed() } else { typed.seed.clone() };
    let changed = !typed.put_in.is_empty() || !typed.keep_out.is_empty();
    view! {
        <Act to=StartStage::PATH hidden=Hidden::of(&desk)>
            <Keep name="stage" value=desk.stage_number().to_string() />
            <fieldset class="field">
                <legend>{how_words(&desk)}</legend>
                <div class="kinds">
                    <input type="radio" name="form[by]" value="machine" id="by-machine" checked=!by_hand />
                    <label for="by-machine">"由程序来排"</label>
                    <input type="radio" name="form[by]" value="typed" id="by-typed" checked=by_hand />
                    <label for="by-typed">"场上已经抽好"</label>
                    <div class="kind by-machine">
                        <Field label="种子" name="form[seed]" value=seed required=true longest=80 hint=seed_hint(&desk) />
                    </div>
                    <div class="kind by-typed">
                        <Lines label="抽到的次序" name="form[order]" value=typed.order rows=10 hint=order_hint(&desk, count) />
                    </div>
                </div>
            </fieldset>
            <details class="more" open=changed>
                <summary>"另外放人进来，或不让谁进来"</summary>
                <Field label="放进来的序号" name="form[put_in]" value=typed.put_in hint="如 17 23。排在最后。" longest=400 />
                <Field label="不进来的序号" name="form[keep_out]" value=typed.keep_out longest=400 />
                <Field label="原因（填了序号就必填）" name="form[reason]" value=typed.reason hint="会公布，也记在日志里。" longest=100 />
            </details>
            <p class="acts gap-l"><button class="btn go">{format!("开始第 {} 阶段", desk.stage_index + 1)}</button></p>
        </Act>
    }
    .into_any()
}

/// How seats are given, in words.
fn how_words(desk: &Desk) -> String {
    let what = words::drawn_at_the_start(&desk.stage.settings.format);
    format!("{what}：{}", seats(desk.division(), desk.stage_index).unwrap_or_default())
}

fn seed_hint(desk: &Desk) -> String {
    let drawn = matches!(desk.stage.settings.seating, Seating::Draw { .. });
    let knockout = desk.stage.settings.format.is_knockout();
    match (drawn, knockout) {
        (true, _) => "全部由这一句话算出，会公布，谁都可以重算。可以换成任何一句话，比如当天开奖的号码。".to_owned(),
        (false, true) => "座次不抽；各场谁先走由这一句话抽出，会公布。".to_owned(),
        (false, false) => "座次不抽，种子只作记录。".to_owned(),
    }
}

fn order_hint(desk: &Desk, count: usize) -> String {
    match desk.stage.settings.format {
        Format::Groups(groups) => format!("每组一行，共 {} 行 {count} 个序号，组内按座次。", groups.groups),
        Format::Heats(_) => format!("每桌一行，共 {count} 个序号。"),
        Format::SingleElim(_) | Format::DoubleElim => "从上到下每行一条线，写序号；轮空的线写“空”。".to_owned(),
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Ladder => {
            format!("{count} 个序号，按座次，用空格或换行隔开。")
        }
    }
}

/// Those who come in, in the order taken.
#[component]
fn Coming(desk: Desk, nos: Vec<No>) -> impl IntoView {
    let row = |no: No| {
        let entrant = desk.division().by_no(no);
        let name = entrant.map(|entrant| entrant.details.name.clone()).unwrap_or_default();
        let unit = entrant.map(|entrant| entrant.details.unit.clone()).unwrap_or_default();
        view! { <li><span><Name name />" "<span class="ds">{format!("{no} 号 {unit}")}</span></span></li> }
    };
    view! { <ol class="coming">{nos.into_iter().map(row).collect_view()}</ol> }
}

/// Those who do not, to look numbers up.
#[component]
fn NotComing(desk: Desk, nos: Vec<No>) -> impl IntoView {
    let out = desk.division().entrants.iter().filter(|entrant| entrant.no.is_some_and(|no| !nos.contains(&no)));
    let out: Vec<String> =
        out.filter_map(|entrant| Some(format!("{} {}", entrant.no?, entrant.details.name))).collect();
    (!out.is_empty()).then(|| {
        view! {
            <details class="more">
                <summary>{format!("没有进来的 {} {}", out.len(), desk.unit())}</summary>
                <p class="small mute">{out.join("、")}</p>
            </details>
        }
    })
}
