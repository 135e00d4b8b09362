//! One match: of two people game by game, of two teams board by board.

use leptos::prelude::*;
use shared::side::Side;
use shared::view::matches::{GameView, LineUps, MatchView, match_view};
use shared::words;

use super::division::Here;
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, load};
use crate::components::chip::ink;
use crate::components::match_game::remarks;
use crate::components::{Duel, MatchGameChip, Name};

/// 一场.
#[component]
pub fn Match() -> impl IntoView {
    let (round, board) = (address::number("round"), address::number("board"));
    load::division_page(move |here| {
        let view = match_view(&here.division, here.index(), round, board, false)?;
        Some(show(&here, &view))
    })
}

/// The page of a match.
pub fn show(here: &Here, view: &MatchView) -> AnyView {
    let place = format!("第 {} 轮第 {} 台", view.round, view.board);
    let title = view.number.map_or_else(|| place.clone(), |number| format!("第 {number} 场"));
    let second = view.number.map(|_| place).unwrap_or_default();
    let size = words::match_size(view, &here.division, here.index()).unwrap_or_default();
    let frame = Frame {
        tab: if view.number.is_some() { Tab::Bracket } else { Tab::Rounds },
        title,
        under: dotted([here.division.name.clone(), second, size]),
        class: "page",
    };
    let hrefs = [&view.first, &view.second].map(|person| here.player(person.no));
    let line = words::match_state_words(view, here.game());
    let content = view! {
        <div class="gap-l"><Duel view=view.clone() hrefs line /></div>
        {view.line_ups.as_ref().and_then(sealed)}
        {next(here, view)}
        {games(here, view)}
    };
    division_page(here, frame, content.into_any())
}

/// That line-ups are sealed, and nothing of what stands in them.
fn sealed(line_ups: &LineUps) -> Option<impl IntoView + use<>> {
    let open = line_ups.handed_in != [true, true];
    open.then(|| view! { <p class="gap small mute">"出场名单在两队都交齐以后公布。"</p> })
}

/// The game that comes next in a match of two people.
fn next(here: &Here, view: &MatchView) -> Option<impl IntoView + use<>> {
    let next: Vec<String> = view
        .state
        .next
        .iter()
        .filter(|next| next.board.is_none() && !view.single)
        .map(|next| words::next_game_words(view, next, here.game()))
        .collect();
    let only = (next.len() == 1).then(|| next.into_iter().next()).flatten();
    only.map(|words| view! { <p class="gap">"接下来："{words}</p> })
}

fn games(here: &Here, view: &MatchView) -> Option<impl IntoView + use<>> {
    let teams = view.games.iter().any(|game| game.board.is_some());
    let shown = view.games.iter().filter(|game| teams || game.result.is_finished());
    let rows: Vec<_> = shown.map(|game| row(here, view, game).into_any()).collect();
    let [first, second] = [view.first.name.clone(), view.second.name.clone()];
    (!rows.is_empty()).then(|| {
        view! {
            <table class="match-games gap-l">
                <thead>
                    <tr>
                        <th scope="col">{if teams { "台" } else { "局" }}</th>
                        <th scope="col" class="n">{first}</th>
                        <th scope="col" class="c"><span class="sr">"结果"</span></th>
                        <th scope="col">{second}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        }
    })
}

/// A board of a team match names its players; a game of two people only its colours and its result.
fn row(here: &Here, view: &MatchView, game: &GameView) -> impl IntoView + use<> {
    let teams = game.board.is_some();
    let of_board = game.board.and_then(|board| view.game_of_board(board, game.game));
    let kind = words::game_of_board_name(of_board, game.kind, here.game());
    let number = game.board.unwrap_or(game.game);
    let ink = |side: Side| {
        let own = if side == game.first { Side::First } else { Side::Second };
        ink(game.result.outcome(own))
    };
    let chip = |side: Side| view! { <MatchGameChip game=game.clone() side /> };
    let [first, second] = game.players.each_ref().map(|player| player.as_ref().map(|player| player.name.clone()));
    let player = |name: Option<String>| match name {
        Some(name) => view! { <Name name /> }.into_any(),
        None if teams => view! { <span class="mute">"空缺"</span> }.into_any(),
        None => ().into_any(),
    };
    let remarks = remarks(game, here.game());
    view! {
        <tr>
            <th scope="row">{number}<span class="meta">{kind}</span></th>
            <td class=format!("n{}", ink(Side::First))>{player(first)}</td>
            <td class="c duo">{chip(Side::First)}" "{chip(Side::Second)}<span class="meta">{remarks}</span></td>
            <td class=ink(Side::Second).trim_start()>{player(second)}</td>
        </tr>
    }
}
