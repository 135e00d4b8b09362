//! A team: its players with their records, and its matches.

use leptos::prelude::*;
use shared::id::No;
use shared::side::Side;
use shared::view::matches::{MatchView, match_view};
use shared::view::team::{PlayerRecord, TeamView, team_view};
use shared::words;

use super::division::Here;
use super::frame::{Frame, division_page, dotted};
use super::tabs::Tab;
use super::{address, load};
use crate::components::{Empty, Name};

/// 队伍.
#[component]
pub fn Team() -> impl IntoView {
    let no = No(address::number("no"));
    load::division_page(move |here| {
        let view = team_view(&here.division, no)?;
        Some(show(&here, &view))
    })
}

/// The page of a team.
pub fn show(here: &Here, view: &TeamView) -> AnyView {
    let frame = Frame {
        tab: Tab::Players,
        title: view.person.name.clone(),
        under: dotted([format!("{} 号", view.person.no), here.division.name.clone(), unit(view)]),
        class: "page",
    };
    let content = view! {
        {players(view)}
        {matches(here, view)}
        <p class="gap-l"><a href=format!("{}/players/{}", here.base(), view.person.no)>"各轮对阵和名次"</a></p>
    };
    division_page(here, frame, content.into_any())
}

fn unit(view: &TeamView) -> String {
    if view.person.unit == view.person.name { String::new() } else { view.person.unit.clone() }
}

fn players(view: &TeamView) -> AnyView {
    if view.players.is_empty() {
        return view! { <div class="gap-l"><Empty title="还没有队员名单" /></div> }.into_any();
    }
    let rows: Vec<_> = view.players.iter().map(|record| player(record).into_any()).collect();
    view! {
        <section class="sect">
            <h2>"队员"</h2>
            <table class="team-players">
                <thead>
                    <tr>
                        <th scope="col" class="c">"序"</th>
                        <th scope="col">"姓名"</th>
                        <th scope="col" class="n">"局"</th>
                        <th scope="col" class="n">"胜 和 负"</th>
                        <th scope="col" class="n">"得分"</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </section>
    }
    .into_any()
}

fn player(record: &PlayerRecord) -> impl IntoView + use<> {
    let [won, drawn, lost] = record.won_drawn_lost;
    let player = &record.player;
    let rating = player.rating.map(|rating| rating.to_string()).unwrap_or_default();
    let guest = if player.guest { "外援" } else { "" };
    let meta = dotted([rating, guest.to_owned()]);
    view! {
        <tr>
            <td class="c">{player.id.to_string()}</td>
            <th scope="row"><Name name=player.name.clone() /><span class="meta">{meta}</span></th>
            <td class="n">{record.games}</td>
            <td class="n num">{format!("{won}  {drawn}  {lost}")}</td>
            <td class="n pt">{record.points.to_string()}</td>
        </tr>
    }
}

/// The matches of the team in every stage, the first one first.
fn matches(here: &Here, view: &TeamView) -> Option<impl IntoView + use<>> {
    let no = view.person.no;
    let stages = (0..here.division.stages.len()).filter_map(|stage| here.in_stage(stage));
    let rows: Vec<_> = stages.flat_map(|here| of_stage(&here, no)).collect();
    (!rows.is_empty()).then(|| {
        view! {
            <section class="sect">
                <h2>"各场"</h2>
                <table class="team-matches">
                    <thead>
                        <tr>
                            <th scope="col">"轮"</th>
                            <th scope="col">"对手"</th>
                            <th scope="col" class="n">"局分"</th>
                            <th scope="col" class="n">"结果"</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </section>
        }
    })
}

fn of_stage(here: &Here, no: No) -> Vec<AnyView> {
    let rounds = here.stage().map(|stage| stage.rounds.as_slice()).unwrap_or_default();
    let pairings = rounds.iter().zip(1..).filter_map(|(round, number)| Some((number, round.pairing_of(no)?)));
    let matches = pairings.filter_map(|(number, pairing)| {
        let view = match_view(&here.division, here.index(), number, pairing.board, false)?;
        Some(match_row(here, &view, pairing.side_of(no)?).into_any())
    });
    matches.collect()
}

/// A match as the team sees it.
fn match_row(here: &Here, view: &MatchView, side: Side) -> impl IntoView + use<> {
    let [first, second] = view.state.score;
    let (opponent, score) = match side {
        Side::First => (&view.second, format!("{first} : {second}")),
        Side::Second => (&view.first, format!("{second} : {first}")),
    };
    let stage = if here.has_stages() { here.stage_name() } else { String::new() };
    let outcome = words::outcome_words(view.state.result.outcome(side));
    view! {
        <tr>
            <th scope="row">{view.round}<span class="meta">{stage}</span></th>
            <td><a href=here.match_page(view.round, view.board)><Name name=opponent.name.clone() /></a></td>
            <td class="n num">{score}</td>
            <td class="n">{outcome}</td>
        </tr>
    }
}
