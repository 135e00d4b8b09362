//! 签表: a bracket as HTML, with lines between its matches.
//!
//! On a wide page every match has its place by column and row, and an SVG behind them draws the lines. A phone shows one
//! round at a time, under links to the others. Nothing here needs a script.

mod ladder;
mod lines;
mod match_box;
mod rounds;
mod scale;
mod way;

pub use ladder::ladder;
pub use way::way;

use leptos::prelude::*;
use shared::id::No;
use shared::stage::Stage;
use shared::view::bracket::{BracketRound, BracketView, path_of};

use crate::components::Empty;
use match_box::{Drawn, is_passed_by};
use scale::Scale;

/// Whose way is marked, which round a phone shows, and where the links lead.
pub struct Setting<'a> {
    /// Whose way is marked.
    pub own: Option<No>,
    /// The round that a phone shows, from 1; the one that is played where nobody asks.
    pub round: Option<usize>,
    /// The page of a match, by its round and board.
    pub match_page: &'a dyn Fn(u32, u32) -> String,
    /// This page with another round on a phone, from 1.
    pub round_page: &'a dyn Fn(usize) -> String,
}

/// The bracket. `view` has at least one round.
pub fn bracket(view: &BracketView, setting: &Setting<'_>) -> AnyView {
    let scale = Scale::of(view);
    let path = setting.own.map(|no| path_of(view, no)).unwrap_or_default();
    let shown = rounds::shown(view, setting.round);
    let sections: Vec<_> =
        view.rounds.iter().zip(1..).map(|(round, number)| section(round, number == shown, &path, setting)).collect();
    view! {
        {rounds::links(view, shown, setting.round_page)}
        <div class=scale.class() tabindex="0" role="region" aria-label="签表">
            <div style=scale.style()>{lines::svg(view, &scale, &path)} {sections}</div>
        </div>
    }
    .into_any()
}

/// In place of the bracket of a stage in which nobody has anybody to play: who is in it.
pub fn nothing_to_play(stage: &Stage, name: &dyn Fn(No) -> String) -> AnyView {
    let nos = stage.seats.iter().flat_map(|seats| &seats.nos);
    let names: Vec<String> = nos.map(|no| format!("{no} {}", name(*no))).collect();
    view! { <div class="gap-l"><Empty title="这个阶段不另比赛" hint=names.join("、") /></div> }.into_any()
}

fn section(round: &BracketRound, shown: bool, path: &[u32], setting: &Setting<'_>) -> AnyView {
    let drawn = Drawn { column: round.column, path, own: setting.own, match_page: setting.match_page };
    let drawn_rows = round.matches.iter().filter(|of| !is_passed_by(of)).map(|of| of.half_row);
    let (top, passed) = drawn_rows.min().map_or((0, Some("passed")), |top| (top, None));
    let count = format!("{} 场", round.matches.len());
    let matches: Vec<_> = round.matches.iter().map(|of| drawn.show(of)).collect();
    view! {
        <section class=shown.then_some("on")>
            <h2 class=passed style=format!("--x:{};--y:{top}", round.column)>{round.name.clone()}<small>{count}</small></h2>
            {matches}
        </section>
    }
    .into_any()
}

#[cfg(test)]
mod tests;
