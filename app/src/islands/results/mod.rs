//! 成绩 by keyboard and by touch. Without script the same HTML is forms and links that do the same.
//!
//! What is entered stands in a queue until the server has said that it is on disk: a send that fails is kept, also over
//! a reload of the page, and sent again.
#![allow(missing_docs, reason = "the macro of an island makes a struct without documentation")]

pub mod card;
pub mod count;
pub mod keep;
pub mod keys;
pub mod outbox;
pub mod rows;
pub mod sending;
pub mod sheet;

use leptos::prelude::*;

pub use sheet::{Board, Onward, Player, Sheet};

use card::Card;
use count::{Bar, Count};
use rows::{Rows, Tiles};
use sending::Hall;

/// The boards of a round: the card to type at, the boards, and what is missing.
#[island]
pub fn Results(
    /// The round.
    sheet: Sheet,
    /// What stands below the tiles.
    children: Children,
) -> impl IntoView {
    let hall = Hall::open(sheet);
    hall.wake();
    let card = hall.sheet.with_value(|sheet| sheet.by_games.is_none()).then(|| view! { <Card hall /> });
    view! {
        <Count hall />
        <div class="two">
            <div>
                {card}
                <Rows hall />
            </div>
            <aside>
                <Tiles hall />
                {children()}
            </aside>
        </div>
        <Bar hall />
    }
    .into_any()
}
