//! A stage of the 规程: who comes in, how it is played, what counts, who goes on.

use leptos::prelude::*;
use shared::stage::{Format, StageSettings};
use shared::view::structure::StageBox;
use shared::words;

use super::chain;
use super::division::Here;
use super::rules::term;
use crate::components::Article;

/// Facts that have a section of their own.
const ELSEWHERE: [&str; 4] = ["名次", "轮次", "首轮", "计分"];

/// The section of a stage; of the only one under a plain word.
pub(super) fn section(here: &Here, planned: &StageBox) -> AnyView {
    let Some(stage) = here.stage() else { return ().into_any() };
    let settings = &stage.settings;
    let title = if here.has_stages() {
        format!("第 {} 阶段　{}", here.index() + 1, planned.name)
    } else {
        "赛制".to_owned()
    };
    let facts = planned.facts.iter().filter(|(word, _)| !ELSEWHERE.contains(&word.as_str()));
    let facts: Vec<_> = facts.map(|(word, value)| term(word.clone(), value.clone())).collect();
    view! {
        <section class="sect" id=format!("s{}-{}", here.number, here.index() + 1)>
            <h2>{title}</h2>
            <dl class="terms">
                {how(here, settings, planned)}
                {term("首轮", first_round(&settings.format))}
                {facts}
                {term(if here.division.team.is_some() { "每台计分" } else { "计分" }, scoring(settings))}
                {term("规则", words::rule_edition_name(settings.rules).to_owned())}
            </dl>
            {settings.format.is_paired().then(|| view! { <h3 class="gap-l">"名次怎样排"</h3>{chain::list(stage, &settings.tie_breaks)} })}
        </section>
    }
    .into_any()
}

/// 积分编排 7 轮，81 人。每轮同分或近分的人相遇……
fn how(here: &Here, settings: &StageSettings, planned: &StageBox) -> AnyView {
    let sentence = words::format_sentence(&settings.format);
    let name = match settings.format {
        Format::Groups(_) => "分组循环".to_owned(),
        _ => here.format_and_rounds(),
    };
    let size = format!("{name}，{}。{}", planned.size, sentence.text);
    let article = sentence.article.map(|text| view! { <Article text /> });
    view! { <div><dt>"赛制"</dt><dd>{size} " " {article}</dd></div> }.into_any()
}

/// A knockout and tables of several people score nothing by this table.
fn scoring(settings: &StageSettings) -> String {
    if settings.format.is_paired() { words::point_table_sentence(&settings.points) } else { String::new() }
}

fn first_round(format: &Format) -> String {
    match format {
        Format::Swiss(swiss) => words::first_round_sentences(swiss),
        _ => String::new(),
    }
}
