//! 规程: what was settled about the event, in words, and its papers.

use leptos::prelude::*;
use shared::prizes::Prizes;
use shared::stage::Stage;
use shared::view::structure::{StageBox, structure_view};
use shared::words::{self, Line};

use super::division::Here;
use super::frame::{Frame, division_page, when_and_where};
use super::tabs::Tab;
use super::{load, rules_papers, rules_stage};
use crate::components::Article;

/// 规程.
#[component]
pub fn Rules() -> impl IntoView {
    load::event_page(|divisions| show(&divisions))
}

/// The page, with a section for each division. `None` for an event without one.
pub fn show(divisions: &[Here]) -> Option<AnyView> {
    let here = divisions.first()?;
    let event = &here.event;
    let frame = Frame { tab: Tab::Rules, title: "规程".to_owned(), under: when_and_where(event), class: "page mid" };
    let sections: Vec<_> = divisions.iter().map(|here| division(here, divisions.len() > 1)).collect();
    let content = view! {
        <dl class="terms gap">
            {term("项目", event.game.name().to_owned())}
            {term("主办", event.organizer.clone())}
            {term("时间地点", when_and_where(event))}
            {term("用时", event.time_rule.clone())}
            {term("补充规定", event.supplement.clone())}
        </dl>
        {sections}
    };
    Some(division_page(here, frame, content.into_any()))
}

/// A term and what is settled about it; nothing where nothing is.
pub(super) fn term(name: impl Into<String>, text: String) -> Option<AnyView> {
    let name = name.into();
    (!text.is_empty()).then(|| view! { <div><dt>{name}</dt><dd class="pre">{text}</dd></div> }.into_any())
}

fn division(here: &Here, several: bool) -> AnyView {
    let structure = structure_view(&here.division);
    let title = several.then(|| view! { <h2 class="of-division">{here.division.name.clone()}</h2> });
    let each = (0..here.division.stages.len()).filter_map(|stage| here.in_stage(stage));
    let stages: Vec<_> =
        each.zip(&structure.stages).map(|(here, planned)| rules_stage::section(&here, planned)).collect();
    view! {
        {title}
        {here.has_stages().then(|| line_of_stages(here, &structure.stages))}
        {stages}
        {teams(here)}
        {totals(here)}
        {prizes(here)}
        {rules_papers::section(here)}
    }
    .into_any()
}

/// The whole structure at one look: the stages in their order, with how many come in and who goes on.
fn line_of_stages(here: &Here, stages: &[StageBox]) -> AnyView {
    let item = |planned: &StageBox| {
        let href = format!("#s{}-{}", here.number, planned.stage + 1);
        let on = planned.facts.iter().find(|(word, _)| word == "晋级" && !planned.size.contains("晋级"));
        let on = on.map(|(_, value)| format!("；{value}晋级"));
        view! { <li><span><a href=href>{planned.name.clone()}</a> "：" {planned.size.clone()} {on}</span></li> }
    };
    let items: Vec<_> = stages.iter().map(item).collect();
    view! { <section class="sect"><h2>"怎样进行"</h2><ol class="chain">{items}</ol></section> }.into_any()
}

fn teams(here: &Here) -> Option<AnyView> {
    let rules = here.division.team.as_ref()?;
    let line = |line: Line| {
        let article = line.article.map(|text| view! { <Article text /> });
        view! { <li>{line.text} " " {article}</li> }
    };
    let lines: Vec<_> = words::team_rules_lines(rules).into_iter().map(line).collect();
    Some(view! { <section class="sect"><h2>"团体"</h2><ul class="sentences">{lines}</ul></section> }.into_any())
}

fn totals(here: &Here) -> Option<AnyView> {
    let totals = &here.division.totals;
    let terms: Vec<_> = totals.iter().map(|totals| term(totals.name.clone(), words::totals_sentence(totals))).collect();
    (!totals.is_empty())
        .then(|| view! { <section class="sect"><h2>"队员总分"</h2><dl class="terms">{terms}</dl></section> }.into_any())
}

fn prizes(here: &Here) -> Option<AnyView> {
    let prizes = &here.division.prizes;
    let terms: Vec<_> =
        prizes.iter().map(|prizes| term(list_name(here, prizes), words::prizes_sentence(prizes))).collect();
    (!prizes.is_empty())
        .then(|| view! { <section class="sect"><h2>"奖励"</h2><dl class="terms">{terms}</dl></section> }.into_any())
}

/// The list that prizes are for, by its name.
fn list_name(here: &Here, prizes: &Prizes) -> String {
    if prizes.list.is_empty() {
        return "全部".to_owned();
    }
    let of_stage = |stage: &Stage| stage.settings.lists.iter().find(|list| list.tag == prizes.list).cloned();
    let list = here.division.stages.iter().find_map(of_stage);
    list.map_or_else(|| prizes.list.clone(), |list| list.name)
}
