//! The games of a match of two so far.

use leptos::prelude::*;
use shared::side::Side;
use shared::view::matches::{GameView, MatchView};
use shared::words;

use super::state::Desk;
use crate::components::MatchGameChip;
use crate::components::match_game::remarks;

/// The games that have a result, each with a way to correct it.
#[component]
pub fn Games(
    /// Where.
    desk: Desk,
    /// The match.
    view: MatchView,
) -> impl IntoView {
    let played: Vec<&GameView> = view.games.iter().filter(|game| game.result.is_finished()).collect();
    let rows = played.iter().map(|game| row(&desk, game)).collect_view();
    let [first, second] = [view.first.name.clone(), view.second.name.clone()];
    (!played.is_empty()).then(|| {
        view! {
            <section class="sect">
                <h2>"已下的各局"</h2>
                <table class="tight match-games">
                    <thead>
                        <tr>
                            <th scope="col">"局"</th>
                            <th scope="col" class="c">{first}</th>
                            <th scope="col" class="c">{second}</th>
                            <th scope="col" class="opt">"附记"</th>
                            <th scope="col"><span class="sr">"改动"</span></th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </section>
        }
    })
}

fn row(desk: &Desk, game: &GameView) -> impl IntoView + use<> {
    let name = words::game_name(game.game, game.kind, desk.game());
    let href = desk.asking(&format!("game={}", game.game));
    view! {
        <tr>
            <th scope="row">{name.clone()}</th>
            <td class="c"><MatchGameChip game=game.clone() side=Side::First /></td>
            <td class="c"><MatchGameChip game=game.clone() side=Side::Second /></td>
            <td class="opt ds">{remarks(game, desk.game())}</td>
            <td class="n"><a class="btn small" href=href aria-label=format!("改{name}")>"改"</a></td>
        </tr>
    }
}
