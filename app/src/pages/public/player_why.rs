//! 为什么对他: the reasons of the pairs, round by round.

use leptos::prelude::*;
use shared::view::player::{PlayerDid, PlayerRound};
use shared::words::{self, Line};

use super::division::Here;
use super::player_stages::InStage;
use crate::components::Article;
use crate::components::name::breaking;

/// Why the last published round is as it is.
pub(super) fn last(here: &Here, last: &PlayerRound) -> Option<impl IntoView + use<>> {
    let title = title(last)?;
    let steps = steps(here, last);
    (!steps.is_empty()).then(
        || view! { <section class="sect" id="why"><h2 class="why-pair">{breaking(&title)}</h2>{list(steps)}</section> },
    )
}

/// The same for the rounds before, folded.
pub(super) fn before(stage: &InStage) -> Option<impl IntoView + use<>> {
    let folded: Vec<_> = stage.rounds().rev().skip(1).filter_map(|round| folded(&stage.here, round)).collect();
    (!folded.is_empty()).then(|| view! { <section class="sect whys"><h2>"以前各轮"</h2>{folded}</section> })
}

fn folded(here: &Here, round: &PlayerRound) -> Option<impl IntoView + use<>> {
    let title = title(round)?;
    let steps = steps(here, round);
    (!steps.is_empty())
        .then(|| view! { <details><summary class="why-pair">{breaking(&title)}</summary>{list(steps)}</details> })
}

fn title(round: &PlayerRound) -> Option<String> {
    match &round.what {
        PlayerDid::Game { opponent, .. } => Some(format!("第 {} 轮为什么对{}", round.round, opponent.name)),
        PlayerDid::Bye { .. } => Some(format!("第 {} 轮为什么轮空", round.round)),
        PlayerDid::Out => None,
    }
}

fn steps(here: &Here, round: &PlayerRound) -> Vec<Line> {
    let name = words::names(&here.division);
    match &round.what {
        PlayerDid::Game { by_hand: true, .. } => vec![Line::plain("这一对由编排长手工指定。")],
        PlayerDid::Game { reason: Some(reason), .. } => words::reason(reason, &name),
        PlayerDid::Bye { reason: Some(reason), .. } => vec![words::bye_reason(reason, &name)],
        PlayerDid::Game { .. } | PlayerDid::Bye { .. } | PlayerDid::Out => Vec::new(),
    }
}

fn list(steps: Vec<Line>) -> impl IntoView + use<> {
    let item = |step: Line| {
        let article = step.article.map(|text| view! { <Article text /> });
        view! { <li><span>{step.text} " " {article}</span></li> }
    };
    view! { <ol class="steps">{steps.into_iter().map(item).collect::<Vec<_>>()}</ol> }
}
