//! All boards of a team match at once.

use leptos::prelude::*;
use shared::matches::{MatchState, NextGame};
use shared::result::GameResult;
use shared::side::Side;
use shared::view::matches::{GameView, MatchView};
use shared::words;

use super::entry_fields::{EntryFields, ToSet};
use super::form::{Act, Hidden};
use super::match_next::Next;
use super::match_set::{Slot, player_name};
use super::state::Desk;
use crate::components::match_game::remarks;
use crate::components::{MatchGameChip, Name, SideMark};

/// The boards, each with its buttons or its result; what comes after them, where they are level.
#[component]
pub fn Boards(
    /// Where.
    desk: Desk,
    /// The match.
    view: MatchView,
) -> impl IntoView {
    let slots = slots(&view);
    if slots.is_empty() {
        return view! { <Next desk view /> }.into_any();
    }
    let rows = slots.iter().map(|(board, slot)| row(&desk, &view, *board, slot)).collect_view();
    let [first, second] = [view.first.name.clone(), view.second.name.clone()];
    let rest = MatchView { state: without_boards(&view), ..view };
    view! {
        <table class="tight top team-boards">
            <thead>
                <tr>
                    <th scope="col" class="c">"台"</th>
                    <th scope="col" class="n">{first}</th>
                    <th scope="col" class="c">"结果"</th>
                    <th scope="col">{second}</th>
                    <th scope="col"><span class="sr">"改动"</span></th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        <Next desk view=rest />
    }
    .into_any()
}

/// Every game on a board, by boards: those that stand, and those that are next.
fn slots(view: &MatchView) -> Vec<(u32, Slot)> {
    let stand = view.games.iter().filter_map(|game| Some((game.board?, Slot::of(game))));
    let is_new = |next: &&NextGame| view.games.iter().all(|game| game.game != next.game);
    let next = view.state.next.iter().filter(is_new).filter_map(|next| Some((next.board?, Slot::next(view, next))));
    let mut slots: Vec<(u32, Slot)> = stand.chain(next).collect();
    slots.sort_by_key(|(board, slot)| (*board, slot.game));
    slots
}

/// The match as it stands without what is entered at its boards.
fn without_boards(view: &MatchView) -> MatchState {
    let mut state = view.state.clone();
    state.next.retain(|next| next.board.is_none());
    state
}

fn row(desk: &Desk, view: &MatchView, board: u32, slot: &Slot) -> impl IntoView + use<> {
    let names = [Side::First, Side::Second].map(|side| player_name(view, slot.stands.as_ref(), side));
    let [first, second] = names;
    let won = |side: Side| slot.won_by(side).is_some_and(|result| is_won(slot.result(), result));
    let href = desk.asking(&format!("game={}", slot.game));
    let remarks = slot.stands.as_ref().map(|game| remarks(game, desk.game())).unwrap_or_default();
    let of_board = words::game_of_board_name(view.game_of_board(board, slot.game), slot.kind, desk.game());
    view! {
        <tr>
            <td class="bdn">{board}<span class="meta">{of_board.clone()}</span></td>
            <td class="n" class:win=won(Side::First)><Name name=first />" "{mark(desk, slot, Side::First)}</td>
            <td class="c">{result(desk, view, slot)}<span class="meta">{remarks}</span></td>
            <td class:win=won(Side::Second)>{mark(desk, slot, Side::Second)}" "<Name name=second /></td>
            <td class="n"><a class="btn small" href=href aria-label=format!("第 {board} 台{of_board}，弃权、犯规、改成绩")>"改"</a></td>
        </tr>
    }
}

/// Whether a result is that win, over the board or without play.
fn is_won(stands: GameResult, win: GameResult) -> bool {
    let side = if win == GameResult::FirstWins { Side::First } else { Side::Second };
    stands.outcome(side).is_win()
}

fn mark(desk: &Desk, slot: &Slot, side: Side) -> Option<impl IntoView + use<>> {
    let game = desk.game();
    slot.first.map(|first| {
        let own = if side == first { Side::First } else { Side::Second };
        view! { <SideMark game side=own /> }
    })
}

/// The result, or the three buttons of a board that is open.
fn result(desk: &Desk, view: &MatchView, slot: &Slot) -> AnyView {
    if let Some(game) = slot.stands.as_ref().filter(|game| game.result.is_finished()) {
        return chips(game);
    }
    let set = ToSet::Game(slot.entry(desk, view));
    let button = |result: GameResult, word: &'static str, whole: String| {
        view! { <button class="btn small" name="entry[result]" value=result.sign() aria-label=whole>{word}</button> }
    };
    let (Some(left), Some(right)) = (slot.won_by(Side::First), slot.won_by(Side::Second)) else {
        return view! { <a href=desk.asking(&format!("game={}", slot.game))>"先定先后走"</a> }.into_any();
    };
    let [first, second] =
        [Side::First, Side::Second].map(|side| format!("{}胜", player_name(view, slot.stands.as_ref(), side)));
    view! {
        <Act to=set.path() hidden=Hidden::of(desk) class="quick">
            <EntryFields set />
            {button(left, "左胜", first)}
            {button(GameResult::Draw, "和", "和".to_owned())}
            {button(right, "右胜", second)}
        </Act>
    }
    .into_any()
}

/// Both chips of a game side by side.
fn chips(game: &GameView) -> AnyView {
    view! { <span class="chips-pair">
        <MatchGameChip game=game.clone() side=Side::First />" "<MatchGameChip game=game.clone() side=Side::Second />
    </span> }
    .into_any()
}
