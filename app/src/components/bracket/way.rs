//! Somebody's way through a bracket: the matches so far, and where they play next.

use leptos::prelude::*;
use shared::id::No;
use shared::view::bracket::{BracketBox, BracketRound, BracketView, LineWho, path_of};
use shared::words::feed_words;

/// A match on somebody's way.
struct Step<'v> {
    round: &'v BracketRound,
    /// The place of the round among all, from 1.
    number: usize,
    of: &'v BracketBox,
    /// Which of the two lines is theirs.
    line: usize,
}

/// The way of `no`; nothing for somebody who is not in the bracket. `page` is the bracket with a round, from 1.
pub fn way(view: &BracketView, no: No, page: &dyn Fn(usize) -> String) -> Option<AnyView> {
    let path = path_of(view, no);
    let steps: Vec<Step<'_>> = path.iter().filter_map(|number| step(view, *number, no)).collect();
    let last = steps.last()?;
    let me = last.of.lines.get(last.line)?.who.person()?;
    let now = now(last, &me.name);
    let round = Some(&last.round.name).filter(|round| !now.ends_with(round.as_str()));
    let round = round.map(|round| view! { <span class="meta">{round.clone()}</span> });
    let road: Vec<_> = steps.iter().map(|step| chip(step, page)).collect();
    Some(
        view! {
            <section class="route" aria-label=format!("{}的路线", me.name)>
                {last.of.open.then(|| view! { <p class="big">{last.of.board.to_string()}</p> })}
                <p><b>{now}</b>{round}</p>
                <ol class="road">{road}</ol>
            </section>
        }
        .into_any(),
    )
}

fn step(view: &BracketView, number: u32, no: No) -> Option<Step<'_>> {
    let mut all = (1..).zip(&view.rounds).flat_map(|(at, round)| round.matches.iter().map(move |of| (at, round, of)));
    let (at, round, of) = all.find(|(_, _, of)| of.number == number)?;
    let line = of.lines.iter().position(|line| line.who.person().is_some_and(|person| person.no == no))?;
    Some(Step { round, number: at, of, line })
}

/// 孙知行在第 3 台，对彭远山.
fn now(step: &Step<'_>, me: &str) -> String {
    let won = step.of.lines.get(step.line).and_then(|line| line.won);
    let other = step.of.lines.get(1 - step.line).map(|line| &line.who);
    match (won, other) {
        (Some(true), _) if step.of.winner_to.is_none() => format!("{me}赢了{}", step.round.name),
        (Some(true), _) => format!("{me}晋级，等待下一场"),
        (Some(false), _) if step.of.loser_to.is_none() => format!("{me}止步于{}", step.round.name),
        (Some(false), _) => format!("{me}等待下一场"),
        (None, Some(LineWho::Person { person })) => format!("{me}在第 {} 台，对{}", step.of.board, person.name),
        (None, Some(LineWho::Waiting { on })) => format!("{me}等待 {}", feed_words(*on)),
        (None, Some(LineWho::Bye) | None) => format!("{me}轮空"),
    }
}

fn chip(step: &Step<'_>, page: &dyn Fn(usize) -> String) -> impl IntoView + use<> {
    let (class, word) = match step.of.lines.get(step.line).and_then(|line| line.won) {
        Some(true) if step.of.walkover => ("g x", "+"),
        Some(true) => ("g w", "胜"),
        Some(false) => ("g", "负"),
        None => ("g now", "…"),
    };
    let (href, number) = (format!("{}#m{}", page(step.number), step.of.number), step.of.number.to_string());
    view! { <li><a href=href>{number}<span class=class>{word}</span></a></li> }
}
