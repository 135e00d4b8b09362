//! The matches that somebody played in a bracket.

use leptos::prelude::*;
use shared::id::No;
use shared::result::Outcome;
use shared::view::bracket::{BracketView, bracket_view};
use shared::view::player::{PlayerDid, PlayerRound};

use super::division::Here;
use super::player_games::{against, at_board};
use super::player_stages::InStage;
use crate::components::GameChip;

/// Match by match, each with the round it belongs to. Points say nothing here.
pub(super) fn of_bracket(stage: &InStage) -> AnyView {
    let drawn = bracket_view(&stage.here.division, stage.here.index());
    let rows: Vec<_> =
        stage.rounds().filter_map(|round| row(&stage.here, &drawn, stage.view.person.no, round)).collect();
    view! {
        <table class="games">
            <thead>
                <tr>
                    <th scope="col" class="rk">"场"</th>
                    <th scope="col">"结果"</th>
                    <th scope="col">"执"</th>
                    <th scope="col">"对手"</th>
                    <th scope="col" class="n">"台"</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn row(here: &Here, drawn: &BracketView, no: No, round: &PlayerRound) -> Option<AnyView> {
    let PlayerDid::Game { board, side, opponent, outcome, .. } = &round.what else { return None };
    let (number, name) = place(drawn, round.round, *board);
    let mark = (*outcome == Outcome::Unfinished).then_some("me");
    let href = here.to(&format!("bracket?no={no}#m{number}"));
    Some(
        view! {
            <tr class=mark>
                <td class="rk"><a href=href>{number}</a></td>
                <td><GameChip side=*side outcome=*outcome /></td>
                <td>{here.game().side_name(*side)}</td>
                {against(here, opponent, name)}
                <td class="n">{at_board(here, round.round, *board, *side)}</td>
            </tr>
        }
        .into_any(),
    )
}

/// 场次 and the name of the round of the match at a board.
fn place(drawn: &BracketView, round: u32, board: u32) -> (String, String) {
    let mut all = drawn.rounds.iter().flat_map(|part| part.matches.iter().map(move |of| (of, part)));
    let found = all.find(|(of, _)| (of.round, of.board) == (round, board));
    found.map(|(of, part)| (of.number.to_string(), part.name.clone())).unwrap_or_default()
}
