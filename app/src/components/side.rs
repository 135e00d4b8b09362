//! Marks of a board: its number, and the two sides by shape, colour and word.

use leptos::prelude::*;
use shared::event::Game;
use shared::side::Side;

/// 红 in a circle, 黑 in a square; in other games by their own words, a circle for the first move.
#[component]
pub fn SideMark(
    /// Which names the sides.
    game: Game,
    /// Which side.
    side: Side,
    /// For the place card.
    #[prop(optional)]
    large: bool,
) -> impl IntoView {
    view! { <span class=side_class(game, side, large)>{game.side_name(side)}</span> }
}

fn side_class(game: Game, side: Side, large: bool) -> String {
    let shape = if side == Side::First { " o" } else { "" };
    let ink = match game.side_name(side) {
        "红" => " r",
        "白" => " w",
        _ => " b",
    };
    let size = if large { " l" } else { "" };
    format!("side{shape}{ink}{size}")
}

/// A board's number as on a place card.
#[component]
pub fn BoardBadge(
    /// 台.
    board: u32,
) -> impl IntoView {
    view! { <span class="bd">{board.to_string()}</span> }
}
