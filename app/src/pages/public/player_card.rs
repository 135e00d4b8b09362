//! Where somebody plays: the place card of a round, or their way through a bracket.

use leptos::prelude::*;
use shared::view::bracket::bracket_view;
use shared::view::player::{PlayerDid, PlayerRound, PlayerView};

use super::division::Here;
use super::place_card::{self, Place, Seated};
use super::player_stages::InStage;
use super::{player_games, state};
use crate::components::bracket::way;

/// Where somebody plays in a stage now; nothing before its first round.
pub(super) fn now(stage: &InStage) -> Option<AnyView> {
    if stage.is_bracket()
        && let Some(way) = in_bracket(stage)
    {
        return Some(way);
    }
    if stage.has_tables() {
        return Some(player_games::of_stage(stage));
    }
    stage.last().map(|last| of_round(&stage.here, &stage.view, last))
}

fn in_bracket(stage: &InStage) -> Option<AnyView> {
    let (here, no) = (&stage.here, stage.view.person.no);
    let drawn = bracket_view(&here.division, here.index());
    let way = way(&drawn, no, &|round| here.to(&format!("bracket?no={no}&r={round}")))?;
    let whole = here.to(&format!("bracket?no={no}"));
    Some(view! { {way} <p class="small mute"><a href=whole>"在签表里看这条路线"</a></p> }.into_any())
}

/// Where somebody sits in a round, or that they do not.
fn of_round(here: &Here, view: &PlayerView, round: &PlayerRound) -> AnyView {
    let number = round.round;
    let card = match &round.what {
        PlayerDid::Game { board, side, opponent, opponent_points, outcome, .. } => {
            let place = Place {
                round: number,
                board: *board,
                side: *side,
                me: Seated { person: view.person.clone(), points: view.points },
                opponent: Seated { person: opponent.clone(), points: *opponent_points },
                state: state::of_one(*outcome).to_owned(),
            };
            place_card::at_board(here, place).into_any()
        }
        PlayerDid::Bye { score, .. } => {
            place_card::without_board(number, "轮空", format!("这一轮没有对手，记 {score} 分。"), &view.person)
                .into_any()
        }
        PlayerDid::Out => {
            place_card::without_board(number, "缺席", "这一轮没有编排。".to_owned(), &view.person).into_any()
        }
    };
    view! { <div class="gap">{card}</div> }.into_any()
}
