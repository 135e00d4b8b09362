//! The stages as boxes with arrows between them, and below them what holds for all of them.

use leptos::prelude::*;
use shared::structure::StageState;
use shared::view::structure::{About, Settled, StageBox, StructureView};
use shared::words;

use super::state::Desk;

/// More stages than this do not fit in a line.
const IN_A_LINE: usize = 4;

/// The line of stages.
#[component]
pub fn Flow(
    /// Where.
    desk: Desk,
    /// The stages.
    structure: StructureView,
    /// Whether it is only looked at: then its boxes lead nowhere.
    #[prop(optional)]
    plain: bool,
) -> impl IntoView {
    let class = match structure.stages.len() {
        stages @ 1..=IN_A_LINE => format!("flow n{stages}"),
        _ => "flow down".to_owned(),
    };
    let unit = desk.unit();
    let boxes = structure.stages.iter().map(|stage| {
        let everybody = stage.stage == 0 && stage.comes_in == structure.registered;
        view! { <Arrow people=stage.comes_in at_most=stage.at_most unit everybody /> <Stage desk=desk.clone() stage=stage.clone() structure=structure.clone() plain /> }
    });
    let boxes = boxes.collect_view();
    view! {
        <ol class=class aria-label="阶段">
            <li class="st start"><p class="big">{structure.registered}</p><p class="small mute">{format!("{unit}报名")}</p></li>
            {boxes}
        </ol>
        <Whole desk settled=structure.settled plain />
    }
    .into_any()
}

/// How many go into the next box; not said again where everybody does who is registered.
#[component]
fn Arrow(people: u32, at_most: bool, unit: &'static str, everybody: bool) -> impl IntoView {
    let most = if at_most { "至多 " } else { "" };
    let said = format!("{most}{people} {unit}进入下一阶段");
    let most = (at_most && people > 0).then(|| view! { <small>"至多"</small> });
    let number = match people {
        _ if everybody => String::new(),
        0 => "?".to_owned(),
        people => people.to_string(),
    };
    view! {
        <li class="ar" aria-label=said>
            <b>{most}{number}</b>
            <svg viewBox="0 0 48 12" width="48" height="12" aria-hidden="true"><path d="M0 6h44M38 1l7 5-7 5"></path></svg>
        </li>
    }
}

#[component]
fn Stage(desk: Desk, stage: StageBox, structure: StructureView, plain: bool) -> impl IntoView {
    let fact = |(word, value): &(String, String)| view! { <dt>{word.clone()}</dt><dd>{value.clone()}</dd> };
    let facts = stage.facts.iter().map(fact).collect_view();
    let branches = branch_words(&stage, &structure).map(|words| view! { <dt>"去向"</dt><dd>{words}</dd> });
    let (state, class) = state_words(&stage.state);
    let missing = match &stage.state {
        StageState::Waits { missing } if !plain => Some(words::missing_words(missing)),
        _ => None,
    };
    let acts = (!plain).then(|| acts(&desk, &stage));
    let state = (!plain).then(|| view! { <span class=class>{state}</span> });
    view! {
        <li class="st">
            <p class="small mute split"><span>{format!("阶段 {}", stage.stage + 1)}</span>{state}</p>
            <h3>{stage.name.clone()}</h3>
            <p class="how">{stage.size.clone()}</p>
            <dl>{facts}{branches}</dl>
            {missing.map(|missing| view! { <p class="hint lacks">{missing}</p> })}
            {acts}
        </li>
    }
    .into_any()
}

const fn state_words(state: &StageState) -> (&'static str, &'static str) {
    match state {
        StageState::Waits { .. } => ("未开始", "chip"),
        StageState::Ready { .. } => ("可以开始", "chip live"),
        StageState::Runs => ("进行中", "chip live"),
        StageState::Done => ("✓ 已结束", "chip pine"),
    }
}

/// Where people go, when it is not simply on to the next stage.
fn branch_words(stage: &StageBox, structure: &StructureView) -> Option<String> {
    let onward = matches!(stage.goes_on.as_slice(), [(next, _)] if *next == stage.stage + 1);
    if onward || stage.goes_on.is_empty() {
        return None;
    }
    let name = |index: u32| structure.stages.iter().find(|stage| stage.stage == index).map(|stage| stage.name.clone());
    let word = |(to, people): &(u32, u32)| format!("阶段 {} {} {people}", to + 1, name(*to).unwrap_or_default());
    Some(stage.goes_on.iter().map(word).collect::<Vec<_>>().join("，"))
}

fn acts(desk: &Desk, stage: &StageBox) -> impl IntoView + use<> {
    let number = stage.stage + 1;
    let edit = desk.page(&format!("structure?edit={number}"));
    let there = usize::try_from(stage.stage).ok().and_then(|index| desk.at_stage(index));
    let needs_start = there.as_ref().is_some_and(|there| there.stage.needs_start());
    let start = there.filter(|_| needs_start).map(|there| there.page("start"));
    let start = start.map(|start| match stage.state {
        StageState::Ready { .. } => view! { <a class="btn small go" href=start>"开始"</a> }.into_any(),
        StageState::Waits { .. } => ().into_any(),
        StageState::Runs | StageState::Done => view! { <a class="btn small" href=start>"座次"</a> }.into_any(),
    });
    let mut rest = desk.division().stages.iter().skip(usize::try_from(stage.stage).unwrap_or(usize::MAX));
    let insert = (!rest.any(shared::stage::Stage::has_begun)).then(|| {
        let insert = desk.page(&format!("structure?edit={number}&insert=1"));
        view! { <p class="small gap"><a href=insert>"在它前面加一个阶段"</a></p> }
    });
    view! { <p class="acts">{start}<a class="btn small" href=edit>"修改"</a></p>{insert} }.into_any()
}

/// What is settled for the whole division, each with the page where it is changed; looked at only, it leads nowhere.
#[component]
fn Whole(desk: Desk, settled: Vec<Settled>, plain: bool) -> impl IntoView {
    let without_prizes = !plain && !settled.iter().any(|one| one.about == About::Prizes);
    let line = |one: Settled| {
        let (word, page) = whole_words(one.about);
        let name = if one.name.is_empty() { format!("{word}：") } else { format!("{word} {}：", one.name) };
        let change = (!plain).then(|| view! { <a href=page_of(&desk, page)>"修改"</a> });
        view! { <li><b>{name}</b>{one.text}" "{change}</li> }
    };
    let lines = settled.into_iter().map(line).collect_view();
    let none = without_prizes.then(|| view! { <li>"还没有设奖项。"<a href=desk.page("prizes")>"设奖项"</a></li> });
    view! { <ul class="won" aria-label="全组">{lines}{none}</ul> }.into_any()
}

const fn whole_words(about: About) -> (&'static str, &'static str) {
    match about {
        About::Teams => ("团体", "settings"),
        About::Totals => ("队员总分", "totals"),
        About::Prizes => ("奖项", "prizes"),
    }
}

/// The settings of the event stand beside its divisions.
fn page_of(desk: &Desk, page: &str) -> String {
    match page {
        "settings" => format!("/desk/e/{}/settings?k={}#teams", desk.here.slug, desk.here.number),
        page => desk.page(page),
    }
}
