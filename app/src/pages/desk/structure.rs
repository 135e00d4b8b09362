//! 结构: the stages as a line of boxes; one of them changed, added, removed; a template for all of them.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use leptos_router::hooks::use_query_map;
use shared::stage::Stage;
use shared::structure::settings_or_new;
use shared::view::structure::{StructureView, structure_for, structure_view};

use super::at::at_desk;
use super::figures::{Figures, Opening};
use super::form::{Act, Hidden, Keep};
use super::frame::{Frame, Tab};
use super::stage_fields::{StageFields, Subject};
use super::state::Desk;
use super::structure_flow::Flow;
use super::structure_template::{Preview, TemplateLinks};
use super::template_words::Found;
use crate::api::structure::{InsertStage, RemoveStage, SaveStage};
use crate::api::typed_stage::Place;
use crate::components::{Empty, Note, NoteKind};

/// What the page is asked for.
#[derive(Clone, Debug, Default)]
struct Asked {
    /// The stage to change, from 1; one beyond the last is added.
    edit: Option<usize>,
    /// Whether a new stage is put in before it.
    insert: bool,
    /// Whether what was refused is left aside.
    fresh: bool,
    /// The template to look at.
    template: Option<String>,
    /// The words of a regulation for which a template is looked for.
    words: Option<String>,
    /// The number of entrants to suppose.
    suppose: Option<u32>,
}

/// 结构.
#[component]
pub fn Structure() -> impl IntoView {
    let query = use_query_map().get_untracked();
    let asked = Asked {
        edit: query.get("edit").and_then(|edit| edit.parse().ok()),
        insert: query.get("insert").is_some(),
        fresh: query.get("fresh").is_some(),
        template: query.get("template").filter(|key| !key.is_empty()),
        words: query.get("words"),
        suppose: query.get("n").and_then(|n| crate::api::read::number(&n)),
    };
    at_desk(Page::Structure, move |desk| async move {
        let Some(index) = asked.edit.and_then(|edit| edit.checked_sub(1)) else {
            let opening = Opening::of(&desk, asked.fresh).await;
            return page(desk, asked, opening);
        };
        match subject(&desk, index, &asked).await {
            Some(subject) => stage_page(desk, index, asked.insert, subject),
            None => no_stage(desk, index),
        }
    })
}

fn page(desk: Desk, asked: Asked, opening: Opening) -> AnyView {
    if let Some(key) = asked.template {
        let under = "先看清会变成什么样，再用。";
        let work = view! { <Preview desk=desk.clone() key /> };
        return view! { <Frame desk tab=Tab::Structure title="换一个模板" under>{work}</Frame> }.into_any();
    }
    let supposed = asked.suppose.filter(|n| (2..=2000).contains(n));
    let now = structure_view(desk.division());
    let shown = supposed.map_or_else(|| now.clone(), |n| structure_for(desk.division(), n));
    let under = words(&desk, &shown);
    let found = Found::of(asked.words);
    view! {
        <Frame desk=desk.clone() tab=Tab::Structure title="结构" under>
            <Flow desk=desk.clone() structure=shown.clone() />
            <Sum desk=desk.clone() structure=shown supposed />
            <Figures desk=desk.clone() opening />
            <section class="sect" id="templates">
                <h2>"换一个模板"</h2>
                <p class="mute small">"点一个先看。换模板不会动参赛者名单，已经开始的阶段留着。"</p>
                <TemplateLinks desk=desk.clone() found />
            </section>
            <Bar desk />
        </Frame>
    }
    .into_any()
}

/// How many stages and rounds, and until when they can be changed.
fn words(desk: &Desk, structure: &StructureView) -> String {
    let rounds = if structure.rounds > 0 { format!("，共 {} 轮", structure.rounds) } else { String::new() };
    let stages = match structure.stages.len() {
        1 => "一个阶段".to_owned(),
        stages => format!("{stages} 个阶段"),
    };
    let until = if desk.division().stages.iter().any(Stage::has_begun) {
        "没开始的阶段还能改。"
    } else {
        "开始以前都可以改。"
    };
    format!("{stages}{rounds}。{until}")
}

/// What the whole needs, and the same for another number of entrants.
#[component]
fn Sum(desk: Desk, structure: StructureView, supposed: Option<u32>) -> impl IntoView {
    let boards = structure.stages.iter().map(|stage| stage.boards).max().unwrap_or_default();
    let unit = desk.unit();
    let n = supposed.unwrap_or(structure.registered).to_string();
    let back = supposed.map(|_| view! { <a href=desk.page("structure")>"回到报名人数"</a> });
    view! {
        <div class="sumline">
            <p>{format!("最多 {boards} 台同时下。")}</p>
            <form class="suppose">
                <label for="n">"换一个人数试算"</label>
                <input class="in short" id="n" name="n" value=n inputmode="numeric" autocomplete="off" maxlength="4" />
                <span>{unit}</span>
                <button class="btn small">"试算"</button>
                {back}
            </form>
        </div>
    }
    .into_any()
}

#[component]
fn Bar(desk: Desk) -> impl IntoView {
    let next = desk.division().stages.len() + 1;
    let add = desk.page(&format!("structure?edit={next}"));
    let names = desk.division().entrants.is_empty().then(|| {
        view! { <a class="btn go" href=desk.page("entrants")>"下一步：参赛者名单"</a> }
    });
    view! {
        <div class="bar">
            <p class="mute small">"阶段、奖项随时可以看；改动都记在日志里。"</p>
            <div class="row"><a class="btn" href=add>"加一个阶段"</a>{names}</div>
        </div>
    }
    .into_any()
}

/// What the form of a stage is about, or of one to be added; with what was typed last, where it was refused.
async fn subject(desk: &Desk, index: usize, asked: &Asked) -> Option<Subject> {
    let place = Place { stage: u32::try_from(index).ok()?, insert: asked.insert };
    let subject = match desk.at_stage(index) {
        Some(there) if !asked.insert => Subject::of(&there),
        None if index != desk.division().stages.len() => return None,
        _ => Subject::new_of(desk, index, settings_or_new(desk.division(), place.stage, place.insert)),
    };
    Some(if asked.fresh { subject } else { subject.as_typed(desk, place).await })
}

fn no_stage(desk: Desk, index: usize) -> AnyView {
    let back = desk.page("structure");
    let title = format!("第 {} 阶段", index + 1);
    let work = view! { <div class="gap-l"><Empty title="没有这个阶段" hint="可能已经去掉。"><a class="btn go" href=back>"回到结构"</a></Empty></div> };
    view! { <Frame desk tab=Tab::Structure title under="">{work}</Frame> }.into_any()
}

/// The form of one stage, or of a new one, behind all others or before one of them.
fn stage_page(desk: Desk, index: usize, insert: bool, subject: Subject) -> AnyView {
    let stages = desk.division().stages.len();
    let is_new = insert || index == stages;
    let insert = insert && index < stages;
    let title = match (insert, is_new) {
        (true, _) => format!("在第 {} 阶段前面加一个阶段", index + 1),
        (false, true) => "加一个阶段".to_owned(),
        (false, false) => format!("第 {} 阶段", index + 1),
    };
    let under = if insert {
        "后面的阶段往后移一位；原来从前一个阶段取人的，改从新阶段取。"
    } else {
        "只改要紧的几项，其余都有缺省。"
    };
    let started = subject.started;
    let hidden = Hidden::of(&desk);
    let back = desk.page("structure");
    let asked = if insert { "&insert=1" } else { "" };
    let fresh = desk.page(&format!("structure?edit={}{asked}&fresh=1", index + 1));
    let stage = index.to_string();
    let removable = !is_new && !started && stages > 1;
    let remove = removable.then(|| view! { <Remove desk=desk.clone() index /> });
    let to = if insert { InsertStage::PATH } else { SaveStage::PATH };
    view! {
        <Frame desk tab=Tab::Structure title under>
            {started.then(|| view! { <Started /> })}
            <Act to hidden class="stage-form">
                <Keep name="stage" value=stage />
                {insert.then(|| view! { <Keep name="of" value=stages.to_string() /> })}
                <StageFields subject fresh />
                <div class="bar">
                    <p class="back"><a href=back.clone()>"← 不改"</a></p>
                    <button class="btn go">{if is_new { "加上" } else { "保存" }}</button>
                </div>
            </Act>
            {remove}
        </Frame>
    }
    .into_any()
}

#[component]
fn Started() -> impl IntoView {
    view! {
        <div class="gap-l">
            <Note kind=NoteKind::Plain title="这个阶段已经开始">
                <p>"赛制和来源不再变。要改，先收回它的开始或第 1 轮；计分、名次还可以改；平局办法也可以，只要已经分出的胜负不因此变。"</p>
            </Note>
        </div>
    }
}

#[component]
fn Remove(desk: Desk, index: usize) -> impl IntoView {
    view! {
        <section class="sect narrow">
            <h2>"去掉这个阶段"</h2>
            <p class="small mute">"它还没有开始，不会丢成绩。从它取人的阶段，改从前一个阶段取。"</p>
            <Act to=RemoveStage::PATH hidden=Hidden::of(&desk)>
                <Keep name="stage" value=index.to_string() />
                <Keep name="of" value=desk.division().stages.len().to_string() />
                <p class="gap"><button class="btn">{format!("去掉第 {} 阶段", index + 1)}</button></p>
            </Act>
        </section>
    }
    .into_any()
}
