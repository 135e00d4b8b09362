//! A match of two: who, and how it stands.

use leptos::prelude::*;
use shared::matches::GameKind;
use shared::result::GameResult;
use shared::side::Side;
use shared::view::matches::MatchView;

use crate::components::Name;
use crate::components::chip::ink;

/// Both names with the score between them; below it a sentence.
#[component]
pub fn Duel(
    /// The match.
    view: MatchView,
    /// Where the names lead.
    hrefs: [String; 2],
    /// How it stands, in a sentence.
    line: String,
) -> impl IntoView {
    let [first, second] = hrefs;
    let (score, deciders) = (score(&view), deciders(&view));
    view! {
        <div class="duel">
            {side(&view, Side::First, first)}
            <p class="score" aria-label="局分"><b>{score}</b>{deciders.map(|text| view! { <span class="meta">{text}</span> })}</p>
            {side(&view, Side::Second, second)}
        </div>
        <p class="duel-line">{line}</p>
    }
    .into_any()
}

fn side(view: &MatchView, side: Side, href: String) -> impl IntoView + use<> {
    let person = if side == Side::First { &view.first } else { &view.second };
    let ink = ink(view.state.result.outcome(side));
    let class = format!("{}{ink}", if side == Side::First { "left" } else { "right" });
    let meta = if person.unit.is_empty() || person.unit == person.name {
        format!("{} 号", person.no)
    } else {
        format!("{} 号·{}", person.no, person.unit)
    };
    view! {
        <p class=class>
            <a href=href><Name name=person.name.clone() /></a>
            <span class="meta">{meta}</span>
        </p>
    }
}

/// The score of the games, or of a match of one game its result.
fn score(view: &MatchView) -> String {
    if view.single {
        return match view.state.result {
            GameResult::FirstWins => "胜 : 负",
            GameResult::Draw => "和",
            GameResult::SecondWins => "负 : 胜",
            GameResult::FirstByForfeit => "+ : −",
            GameResult::SecondByForfeit => "− : +",
            GameResult::BothForfeit => "− : −",
            GameResult::BothLose => "负 : 负",
            GameResult::Unfinished => "对",
        }
        .to_owned();
    }
    let [first, second] = view.state.score;
    format!("{first} : {second}")
}

/// 加赛 1 : 0, once deciders are played.
fn deciders(view: &MatchView) -> Option<String> {
    let played = view.games.iter().any(|game| game.kind != GameKind::Slow && game.result.is_finished());
    let [first, second] = view.state.deciders;
    played.then(|| format!("加赛 {first} : {second}"))
}
