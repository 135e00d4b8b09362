//! A game as one sign: shape is the side, ink the result.

use leptos::prelude::*;
use shared::result::Outcome;
use shared::side::Side;

/// 胜, 和, 负 in a circle or a square; a game still to come is dashed and shows `open`.
#[component]
pub fn GameChip(
    /// The side of whom the line is about.
    side: Side,
    /// How it ended for them.
    outcome: Outcome,
    /// What stands in a game without a result, as its board.
    #[prop(optional, into)]
    open: String,
) -> impl IntoView {
    view! { <span class=class(side, outcome)>{word(outcome, open)}</span> }
}

/// The class of a name, behind another one, by how the game ended for it: a draw and an open game have none.
pub const fn ink(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win | Outcome::ForfeitWin => " win",
        Outcome::Loss | Outcome::ForfeitLoss => " lose",
        Outcome::Draw | Outcome::Unfinished => "",
    }
}

/// The word of an outcome; `open` where there is none yet.
fn word(outcome: Outcome, open: String) -> String {
    let word = match outcome {
        Outcome::Win => "胜",
        Outcome::Draw => "和",
        Outcome::Loss => "负",
        Outcome::ForfeitWin => "+",
        Outcome::ForfeitLoss => "−",
        Outcome::Unfinished if open.is_empty() => "…",
        Outcome::Unfinished => return open,
    };
    word.to_owned()
}

const fn class(side: Side, outcome: Outcome) -> &'static str {
    match (side, outcome) {
        (Side::First, Outcome::Win) => "g o w",
        (Side::Second, Outcome::Win) => "g w",
        (Side::First, Outcome::Draw) => "g o d",
        (Side::Second, Outcome::Draw) => "g d",
        (Side::First, Outcome::Loss) => "g o",
        (Side::Second, Outcome::Loss) => "g",
        (Side::First, Outcome::ForfeitWin | Outcome::ForfeitLoss) => "g o x",
        (Side::Second, Outcome::ForfeitWin | Outcome::ForfeitLoss) => "g x",
        (Side::First, Outcome::Unfinished) => "g o now",
        (Side::Second, Outcome::Unfinished) => "g now",
    }
}
