//! A game of a match as each of the two sees it.

use leptos::prelude::*;
use shared::event::Game;
use shared::matches::GameKind;
use shared::result::GameResult;
use shared::side::Side;
use shared::view::matches::GameView;
use shared::words::{foul_words, penalty_name, side_words};

use crate::components::GameChip;

/// The game as one side of the pairing sees it; lots have no colours.
#[component]
pub fn MatchGameChip(
    /// The game.
    game: GameView,
    /// The side of the pairing.
    side: Side,
) -> impl IntoView {
    let own = if side == game.first { Side::First } else { Side::Second };
    let outcome = game.result.outcome(own);
    if game.kind == GameKind::Lots {
        return view! { <span>{if outcome.is_win() { "中签" } else { "—" }}</span> }.into_any();
    }
    view! { <GameChip side=own outcome /> }.into_any()
}

/// What stands beside the result: 红方犯规 1 次, 和棋算黑方胜.
pub fn remarks(game: &GameView, names: Game) -> String {
    let sides = [Side::First, Side::Second].map(|side| side_words(side, names));
    let odds = game.kind == GameKind::DrawOdds && game.result == GameResult::Draw;
    let odds = odds.then(|| format!("和棋算{}胜", side_words(Side::Second, names)));
    let fouls = sides.iter().zip(game.fouls).filter(|(_, fouls)| *fouls > 0);
    let fouls = fouls.map(|(side, fouls)| format!("{side}{}", foul_words(fouls)));
    let penalties = sides.iter().zip(&game.penalties);
    let penalties =
        penalties.flat_map(|(side, own)| own.iter().map(move |penalty| format!("{side}{}", penalty_name(*penalty))));
    odds.into_iter().chain(fouls).chain(penalties).collect::<Vec<_>>().join("，")
}
