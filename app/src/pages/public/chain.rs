//! 名次怎样排: the chain in words.

use leptos::prelude::*;
use shared::matches;
use shared::ranking::{TieBreak, presets};
use shared::stage::Stage;
use shared::words;

use super::division::Here;
use crate::components::Article;

/// The chain with a sentence on each key, as a section of its own.
pub(super) fn section(here: &Here, chain: &[TieBreak]) -> Option<impl IntoView + use<>> {
    let stage = here.stage()?;
    Some(view! {
        <section class="sect">
            <h2>"名次怎样排"</h2>
            <p class="small mute">"积分多的列前。相同时从上往下一项一项比，先分出的一项下画线。"</p>
            {list(stage, chain)}
        </section>
    })
}

/// The keys in their order, and what happens when all are equal.
pub(super) fn list(stage: &Stage, chain: &[TieBreak]) -> impl IntoView + use<> {
    let key = |key: &TieBreak| {
        let sentence = match key {
            TieBreak::Points => words::point_table_sentence(&stage.settings.points),
            TieBreak::MatchPoints => {
                format!("{}；各场相加，多的列前。", words::match_points_sentence(&matches::point_table(stage)))
            }
            other => words::tie_break_sentence(*other),
        };
        view! { <li><span><b>{words::tie_break_name(*key)}</b> " " {sentence}</span></li> }
    };
    let keys: Vec<_> = chain.iter().map(key).collect();
    let article = presets::of_chain(chain).map(|preset| {
        let book = words::rule_edition_name(preset.rules);
        view! { {book} " " <Article text=preset.article /> "。" }
    });
    let lots = chain.contains(&TieBreak::DrawLots);
    let all_equal =
        if lots { "抽签以前全部相同的，当场抽签定先后。" } else { "全部相同的并列。" };
    view! {
        <ol class="chain">{keys}</ol>
        <p class="hint">{article} {all_equal}</p>
    }
}
