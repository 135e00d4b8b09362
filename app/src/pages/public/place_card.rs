//! The place card: where do I sit.

use leptos::prelude::*;
use shared::id::No;
use shared::points::Points;
use shared::side::Side;
use shared::view::Person;
use shared::words;

use super::division::Here;
use crate::components::SideMark;

/// Somebody at the board, with the points to show.
pub(super) struct Seated {
    pub(super) person: Person,
    pub(super) points: Points,
}

/// A board of a round, seen by one of its two.
pub(super) struct Place {
    pub(super) round: u32,
    pub(super) board: u32,
    /// The side of whom the card is for.
    pub(super) side: Side,
    pub(super) me: Seated,
    pub(super) opponent: Seated,
    /// 对弈中, or how it ended.
    pub(super) state: String,
}

/// The card of somebody at a board.
pub(super) fn at_board(here: &Here, place: Place) -> impl IntoView + use<> {
    let game = here.game();
    let side = place.side;
    let label = format!("{} 第 {} 轮", place.me.person.name, place.round);
    let (first, second) = match side {
        Side::First => (place.me, place.opponent),
        Side::Second => (place.opponent, place.me),
    };
    let turn = if side == Side::First { "先走" } else { "后走" };
    view! {
        <article class="card" aria-label=label>
            <div class="seat">
                <p class="no"><small>{format!("第 {} 轮·台号", place.round)}</small>{place.board.to_string()}</p>
                <p class="as">
                    <small class="mute">"执"</small>
                    <b><SideMark game side large=true /> " " {words::side_words(side, game)}</b>
                    <small class="mute">{format!("{turn}·{}", place.state)}</small>
                </p>
            </div>
            {seated(here, first, Side::First)}
            {seated(here, second, Side::Second)}
        </article>
    }
}

fn seated(here: &Here, seated: Seated, side: Side) -> impl IntoView + use<> {
    let game = here.game();
    let Seated { person, points } = seated;
    view! {
        <div class="vs">
            <SideMark game side />
            <p><a href=here.player(person.no)><b>{person.name.clone()}</b></a> <span class="meta">{number_and_unit(&person)}</span></p>
            <p class="score">{points.to_string()}<span class="meta">"积分"</span></p>
        </div>
    }
}

/// The card of somebody who has no board in a round.
pub(super) fn without_board(
    round: u32,
    word: &'static str,
    sentence: String,
    person: &Person,
) -> impl IntoView + use<> {
    view! {
        <article class="card" aria-label=format!("{} 第 {round} 轮", person.name)>
            <div class="seat">
                <p class="no word"><small>{format!("第 {round} 轮")}</small>{word}</p>
                <p class="as"><small class="mute">{sentence}</small></p>
            </div>
            <div class="vs">
                <span></span>
                <p><b>{person.name.clone()}</b> <span class="meta">{number_and_unit(person)}</span></p>
            </div>
        </article>
    }
}

/// 67 号·松风棋院.
pub(super) fn number_and_unit(person: &Person) -> String {
    let number = if person.no == No(0) { String::new() } else { format!("{} 号", person.no) };
    super::frame::dotted([number, person.unit.clone()])
}
