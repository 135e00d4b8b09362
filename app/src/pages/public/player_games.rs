//! What somebody did in a stage, round by round.

use leptos::prelude::*;
use shared::points::Points;
use shared::result::Outcome;
use shared::side::Side;
use shared::view::Person;
use shared::view::heats::{HeatsView, heats_view};
use shared::view::player::{PlayerDid, PlayerRound};

use super::division::Here;
use super::player_stages::InStage;
use super::{player_matches, state};
use crate::components::heats::heats;
use crate::components::{GameChip, Name};

/// The table of rounds, of the matches of a bracket, or of a stage of 多人桌.
pub(super) fn of_stage(stage: &InStage) -> AnyView {
    match stage {
        _ if stage.has_tables() => table(stage),
        _ if stage.is_bracket() => player_matches::of_bracket(stage),
        _ => rounds(stage),
    }
}

fn table(stage: &InStage) -> AnyView {
    let (here, no) = (&stage.here, stage.view.person.no);
    let HeatsView { games, tables } = heats_view(&here.division, here.index());
    let own = tables.into_iter().filter(|table| table.seats.iter().any(|seat| seat.person.no == no)).collect();
    heats(&HeatsView { games, tables: own }, &|no| here.player(no), &[no])
}

fn rounds(stage: &InStage) -> AnyView {
    let rows: Vec<_> = stage.rounds().map(|round| row(&stage.here, round)).collect();
    view! {
        <table class="games">
            <thead>
                <tr>
                    <th scope="col" class="rk">"轮"</th>
                    <th scope="col">"结果"</th>
                    <th scope="col">"执"</th>
                    <th scope="col">"对手"</th>
                    <th scope="col" class="n">"台"</th>
                    <th scope="col" class="n">"得分"</th>
                    <th scope="col" class="n pt">"累计"</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    }
    .into_any()
}

fn row(here: &Here, round: &PlayerRound) -> AnyView {
    let number = round.round.to_string();
    let running = round.running.to_string();
    match &round.what {
        PlayerDid::Game { board, side, opponent, opponent_points, outcome, score, .. } => {
            let open = *outcome == Outcome::Unfinished;
            let (score, running) = if open { (String::new(), "…".to_owned()) } else { (gained(*score), running) };
            let meta = format!("{} 号·现 {opponent_points} 分", opponent.no);
            view! {
                <tr class=open.then_some("me")>
                    <td class="rk">{number}</td>
                    <td><GameChip side=*side outcome=*outcome /></td>
                    <td>{here.game().side_name(*side)}</td>
                    {against(here, opponent, meta)}
                    <td class="n">{at_board(here, round.round, *board, *side)}</td>
                    <td class="n">{score}</td>
                    <td class="n pt">{running}</td>
                </tr>
            }
            .into_any()
        }
        PlayerDid::Bye { score, .. } => without_game(number, "轮空", gained(*score), running),
        PlayerDid::Out => without_game(number, "缺席", String::new(), running),
    }
}

/// The opponent, and what there is to say about them.
pub(super) fn against(here: &Here, opponent: &Person, meta: String) -> impl IntoView + use<> {
    let href = here.player(opponent.no);
    view! { <th scope="row"><a href=href><Name name=opponent.name.as_str() /></a> <span class="meta">{meta}</span></th> }
}

/// The board; that of a match leads to its games, with the own score first.
pub(super) fn at_board(here: &Here, round: u32, board: u32, side: Side) -> AnyView {
    match state::of_match_for(here, round, board, side) {
        Some([score, _]) => {
            view! { <a href=here.match_page(round, board)>{board.to_string()}</a> <span class="meta">{score}</span> }
                .into_any()
        }
        None => board.to_string().into_any(),
    }
}

/// +2; nothing is a plain 0.
fn gained(score: Points) -> String {
    if score == Points::ZERO { "0".to_owned() } else { format!("+{score}") }
}

fn without_game(number: String, word: &'static str, score: String, running: String) -> AnyView {
    view! {
        <tr>
            <td class="rk">{number}</td>
            <td></td>
            <td></td>
            <th scope="row" class="mute">{word}</th>
            <td class="n"></td>
            <td class="n">{score}</td>
            <td class="n pt">{running}</td>
        </tr>
    }
    .into_any()
}
