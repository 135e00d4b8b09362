//! The templates as cards with little drawings, and what one of them would change.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::command::Command;
use shared::decide::decide;
use shared::division::Division;
use shared::refusal::Refusal;
use shared::stage::RuleEdition;
use shared::structure::templates::{self, Kind, Template};
use shared::view::structure::structure_view;
use shared::words;

use super::drawing::Drawing;
use super::form::{Act, Hidden, Keep};
use super::state::Desk;
use super::structure_flow::Flow;
use super::template_words::{AskWords, Found, NothingFits, named_by};
use crate::api::structure::UseTemplate;
use crate::components::{Note, NoteKind};
use crate::wording;

/// Every template as a link to its preview, folded kind by kind; first those that fit the words of a regulation.
#[component]
pub fn TemplateLinks(
    /// Where.
    desk: Desk,
    /// What fits the words that were given.
    found: Found,
) -> impl IntoView {
    let card = |template: Template, words: String| {
        let href = desk.page(&format!("structure?template={}", template.key));
        view! { <a href=href><Card template words /></a> }
    };
    let group = |kind: Kind| {
        let rest = kind.templates().filter(|template| !found.has(template));
        let cards = rest.map(|template| card(template, String::new())).collect_view();
        view! {
            <details class="more">
                <summary>{words::template_kind_name(kind)}</summary>
                <div class="tp looks">{cards}</div>
            </details>
        }
    };
    let best = (!found.best.is_empty()).then(|| {
        let best = found.best.iter().map(|fit| card(fit.template, named_by(fit))).collect_view();
        view! { <h3 class="gap-l">"最合适的"</h3><div class="tp looks">{best}</div> }
    });
    view! {
        <AskWords text=found.text.clone() to=format!("{}#templates", desk.page("structure")) />
        {found.is_in_vain().then(|| view! { <NothingFits /> })}
        {best}
        {Kind::ALL.map(group).collect_view()}
    }
    .into_any()
}

/// A template: its drawing, its name, and what it suits.
#[component]
pub fn Card(
    /// Which.
    template: Template,
    /// The words of a regulation that it fits.
    #[prop(optional)]
    words: String,
) -> impl IntoView {
    let formats = templates::structure(template.key, RuleEdition::default());
    let formats = formats.map(|structure| structure.stages.into_iter().map(|stage| stage.format).collect());
    view! {
        <span>
            <Drawing formats=formats.unwrap_or_default() team=template.is_for_teams() />
            <b>{template.name}</b>
            <small>{template.line}</small>
            <small>{template.suits}</small>
            {(!words.is_empty()).then(|| view! { <small class="fits">{words}</small> })}
        </span>
    }
    .into_any()
}

/// What the division would look like, what it would lose, and the button.
#[component]
pub fn Preview(
    /// Where.
    desk: Desk,
    /// The key of the template.
    key: String,
) -> impl IntoView {
    let Some(template) = templates::named(&key) else {
        return view! { <div class="gap-l"><Note title="没有这个模板"><p>"回到结构，再选一个。"</p></Note></div> }
            .into_any();
    };
    let then = match decide(desk.division(), &Command::UseTemplate { key: key.clone() }) {
        Ok(then) => then,
        Err(refusal) => return refused(&desk, &refusal),
    };
    let lost = lost(desk.division(), &then);
    let title = if lost.is_empty() { "什么也不会丢" } else { "会变的" };
    let lines = lost.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let structure = structure_view(&then);
    view! {
        <section class="sect">
            <h2>{template.name}</h2>
            <p class="mute">{template.line}"。"</p>
            <Flow desk=desk.clone() structure plain=true />
        </section>
        <div class="gap-l"><Note kind=NoteKind::Plain title><ul>{lines}</ul><p>"参赛者名单和序号不变。"</p></Note></div>
        <div class="bar">
            <p class="back"><a href=desk.page("structure")>"← 不换"</a></p>
            <Act to=UseTemplate::PATH hidden=Hidden::of(&desk)>
                <Keep name="template" value=key />
                <button class="btn go">"用这个结构"</button>
            </Act>
        </div>
    }
    .into_any()
}

/// Why the template cannot be used now.
fn refused(desk: &Desk, refusal: &Refusal) -> AnyView {
    let words = wording::refusal(refusal, desk.game());
    view! {
        <div class="gap-l"><Note kind=NoteKind::Stop title=words.what><p>{words.instead}</p></Note></div>
        <div class="bar"><p class="back"><a href=desk.page("structure")>"← 不换"</a></p></div>
    }
    .into_any()
}

/// What would be dropped or changed, and what stays because it has begun.
fn lost(before: &Division, after: &Division) -> Vec<String> {
    let stages = before.stages.iter().enumerate().map(|(index, stage)| {
        let name = words::stage_name(&stage.settings);
        let stays = after.stages.get(index).is_some_and(|then| then.settings == stage.settings);
        match (stays, stage.has_begun(), &stage.proposal) {
            (true, true, _) => Some(format!("第 {} 阶段 {name} 已经开始，照旧。", index + 1)),
            (true, false, _) => None,
            (false, _, None) => Some(format!("第 {} 阶段 {name} 去掉，它的设置不保留。", index + 1)),
            (false, _, Some(_)) => {
                Some(format!("第 {} 阶段 {name} 去掉，它的设置和没公布的编排方案不保留。", index + 1))
            }
        }
    });
    let team = match (&before.team, &after.team) {
        (Some(_), None) => Some("改为个人赛，队员名单不再用。".to_owned()),
        (None, Some(team)) => Some(format!("改为团体赛，每场 {} 台；名单里的每一行是一队。", team.boards)),
        _ => None,
    };
    let totals =
        (!before.totals.is_empty() && before.totals != after.totals).then(|| "队员总分的算法换掉。".to_owned());
    let prizes = (!before.prizes.is_empty() && before.prizes != after.prizes)
        .then(|| "奖项原是上一个模板的，换成这个模板的。".to_owned());
    stages.flatten().chain(team).chain(totals).chain(prizes).collect()
}
