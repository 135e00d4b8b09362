//! 擂台赛: who held, who challenged, and who is still to come.

use leptos::prelude::*;
use shared::event::Game;
use shared::id::No;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::{Pairing, Stage};
use shared::words;

use crate::components::chip::ink;
use crate::components::{Empty, Name};

/// The matches of a ladder in their order. `name` names people, `page` leads to a match.
pub fn ladder(stage: &Stage, game: Game, name: &dyn Fn(No) -> String, page: &dyn Fn(u32, u32) -> String) -> AnyView {
    if stage.rounds.is_empty() {
        return view! { <div class="gap-l"><Empty title="擂台还没有摆开" hint="定了次序以后，各场攻擂写在这里。" /></div> }.into_any();
    }
    let matches =
        (1_u32..).zip(&stage.rounds).flat_map(|(round, of)| of.pairings.iter().map(move |pairing| (round, pairing)));
    let rows: Vec<_> = matches.map(|(round, pairing)| row(round, pairing, game, name, page)).collect();
    view! {
        <table class="pairs gap">
            <thead>
                <tr>
                    <th scope="col">"场"</th>
                    <th scope="col" class="pr">{format!("{}方", game.side_name(Side::First))}</th>
                    <th scope="col" class="pv">"结果"</th>
                    <th scope="col" class="pb">{format!("{}方", game.side_name(Side::Second))}</th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
        {waiting(stage, name)}
    }
    .into_any()
}

fn row(
    round: u32,
    pairing: &Pairing,
    game: Game,
    name: &dyn Fn(No) -> String,
    page: &dyn Fn(u32, u32) -> String,
) -> AnyView {
    let open = pairing.result == GameResult::Unfinished;
    let result = if open { "进行中".to_owned() } else { words::result_words(pairing.result, game) };
    let seat = |side: Side, column: &str| {
        let ink = ink(pairing.result.outcome(side));
        view! { <td class=format!("{column}{ink}")><Name name=name(pairing.on(side)) /></td> }
    };
    view! {
        <tr class=open.then_some("me")>
            <td>{round.to_string()}</td>
            {seat(Side::First, "pr")}
            <td class="pv"><a href=page(round, pairing.board)>{result}</a></td>
            {seat(Side::Second, "pb")}
        </tr>
    }
    .into_any()
}

/// Who has not challenged yet, in the order in which they will.
fn waiting(stage: &Stage, name: &dyn Fn(No) -> String) -> Option<impl IntoView + use<>> {
    let seats = stage.seats.as_ref()?;
    let has_played = |no: &No| stage.rounds.iter().any(|round| round.pairing_of(*no).is_some());
    let names: Vec<String> = seats.nos.iter().filter(|no| !has_played(no)).map(|no| name(*no)).collect();
    (!names.is_empty()).then(|| view! { <p class="gap small mute">"等待攻擂：" {names.join("、")}</p> })
}
