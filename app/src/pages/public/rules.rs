//! 规程: what was settled about the event, in words, and its papers.

use leptos::prelude::*;
use shared::stage::{Format, StageSettings};
use shared::words;

use super::division::Here;
use super::frame::{Frame, division_page, when_and_where};
use super::tabs::Tab;
use super::{chain, load};

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
    let sections: Vec<_> = divisions.iter().map(|here| division(here, divisions.len() > 1).into_any()).collect();
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

fn term(name: &'static str, text: String) -> Option<impl IntoView + use<>> {
    (!text.is_empty()).then(|| view! { <div><dt>{name}</dt><dd class="pre">{text}</dd></div> })
}

fn division(here: &Here, several: bool) -> impl IntoView + use<> {
    let title = if several { here.division.name.clone() } else { "赛制".to_owned() };
    here.stage().map(|stage| {
        let settings = &stage.settings;
        view! {
            <section class="sect">
                <h2>{title}</h2>
                <dl class="terms">
                    {term("赛制", format(here, &settings.format))}
                    {term("首轮", first_round(&settings.format))}
                    {term("同单位", units_apart(&settings.format))}
                    {term("计分", words::point_table_sentence(&settings.points))}
                    {term("规则", words::rule_edition_name(settings.rules).to_owned())}
                    {term("名单", lists(settings))}
                </dl>
            </section>
            <section class="sect">
                <h2>"名次怎样排"</h2>
                {chain::list(settings, &settings.tie_breaks)}
            </section>
            {papers(here)}
        }
    })
}

/// 积分编排 7 轮，81 人。每轮同分或近分的人相遇……
fn format(here: &Here, format: &Format) -> String {
    let sentence = words::format_sentence(format).text;
    format!("{}，{} 人。{sentence}", here.format_and_rounds(), here.entrants())
}

fn first_round(format: &Format) -> String {
    match format {
        Format::Swiss(swiss) => words::first_round_sentence(swiss.first_round).to_owned(),
        _ => String::new(),
    }
}

fn units_apart(format: &Format) -> String {
    match format {
        Format::Swiss(swiss) if !swiss.avoid_unit_rounds.is_empty() => {
            let rounds: Vec<String> = swiss.avoid_unit_rounds.iter().map(u32::to_string).collect();
            format!("第 {} 轮尽量不相遇", rounds.join("、"))
        }
        _ => String::new(),
    }
}

fn lists(settings: &StageSettings) -> String {
    let names: Vec<&str> = settings.lists.iter().map(|list| list.name.as_str()).collect();
    names.join("、")
}

/// The papers that can be printed by anybody.
fn papers(here: &Here) -> Option<impl IntoView + use<>> {
    let last = here.published();
    let address = |kind: &str| format!("{}/papers/{kind}.pdf?round={last}", here.base());
    let all = match &here.stage()?.settings.format {
        Format::Swiss(_) => ("积分编排成绩表", address("rounds")),
        _ => ("循环赛成绩表", address("cross")),
    };
    let papers = [
        (format!("第 {last} 轮对阵，按台次"), address("boards")),
        (format!("第 {last} 轮对阵，按姓名"), address("names")),
        (
            format!("第 {} 轮后名次", here.last_complete()),
            format!("{}/papers/standings.pdf?round={}", here.base(), here.last_complete()),
        ),
        (all.0.to_owned(), all.1),
    ];
    let links: Vec<_> =
        papers.into_iter().map(|(text, href)| view! { <a href=href>{text}<span>"PDF"</span></a> }).collect();
    (last > 0).then(|| {
        view! {
            <section class="sect">
                <h2>"打印"</h2>
                <nav class="links" aria-label="可打印的表">{links}</nav>
            </section>
        }
    })
}
