//! One match of a bracket.

use leptos::prelude::*;
use shared::id::No;
use shared::view::bracket::{BracketBox, BracketLine, LineWho};
use shared::words::feed_words;

use crate::components::name::breaking;

/// Longer names may be cut where the room is short; their title says them whole.
const SHORT: usize = 4;

/// What the matches of a round share.
pub(super) struct Drawn<'a> {
    pub(super) column: u32,
    pub(super) path: &'a [u32],
    pub(super) own: Option<No>,
    pub(super) match_page: &'a dyn Fn(u32, u32) -> String,
}

/// Whether a match is not drawn on a wide page: nobody plays it, and who passes stands in the next one.
pub(super) fn is_passed_by(of: &BracketBox) -> bool {
    let is_bye = |line: &BracketLine| line.who == LineWho::Bye;
    of.walkover && of.winner_to.is_some() && of.lines.iter().any(is_bye)
}

impl Drawn<'_> {
    /// The match; once it is published it leads to its page.
    pub(super) fn show(&self, of: &BracketBox) -> AnyView {
        let (class, id) = (self.class(of), format!("m{}", of.number));
        let style = format!("--x:{};--y:{}", self.column, of.half_row);
        let lines: Vec<_> = of.lines.iter().map(|line| self.line(line)).collect();
        let inside = view! { <small>{of.number.to_string()}</small> {lines} {note(of)} };
        if of.state.is_some() {
            let href = (self.match_page)(of.round, of.board);
            view! { <a class=class id=id href=href style=style>{inside}</a> }.into_any()
        } else {
            view! { <div class=class id=id style=style>{inside}</div> }.into_any()
        }
    }

    fn class(&self, of: &BracketBox) -> String {
        let marks = [("open", of.is_on()), ("mine", self.path.contains(&of.number)), ("passed", is_passed_by(of))];
        marks.iter().filter(|(_, is)| *is).fold("mt".to_owned(), |class, (mark, _)| format!("{class} {mark}"))
    }

    fn line(&self, line: &BracketLine) -> AnyView {
        let who = match &line.who {
            LineWho::Person { person } => {
                view! { <i>{person.no.to_string()}</i> {long_or_short(&person.name)} }.into_any()
            }
            LineWho::Bye => view! { <span class="mute">"轮空"</span> }.into_any(),
            LineWho::Waiting { on } => view! { <span class="mute">{feed_words(*on)}</span> }.into_any(),
        };
        let own = line.who.person().is_some_and(|person| self.own == Some(person.no));
        view! { <p class=ink(line.won, own)>{who}<s>{sign(line)}</s></p> }.into_any()
    }
}

fn long_or_short(name: &str) -> AnyView {
    let title = (name.chars().count() > SHORT).then(|| name.to_owned());
    view! { <span title=title>{breaking(name)}</span> }.into_any()
}

const fn ink(won: Option<bool>, own: bool) -> Option<&'static str> {
    match (won, own) {
        (Some(true), false) => Some("win"),
        (Some(true), true) => Some("win self"),
        (_, true) => Some("self"),
        (_, false) => None,
    }
}

/// 局分 of a match, or the word of one game.
fn sign(line: &BracketLine) -> String {
    match line.won {
        Some(won) if line.score.is_empty() => if won { "胜" } else { "负" }.to_owned(),
        _ => line.score.clone(),
    }
}

/// What the two lines do not say.
fn note(of: &BracketBox) -> Option<impl IntoView + use<>> {
    let words = if of.kept {
        "有更正，保留原结果".to_owned()
    } else if of.is_on() {
        format!("第 {} 台·进行中", of.board)
    } else {
        return None;
    };
    Some(view! { <em>{words}</em> })
}
