//! 棋手: where they sit next, their games, and why this pair.

use leptos::prelude::*;
use shared::id::No;
use shared::points::Points;
use shared::ranking::TieBreak;
use shared::result::Outcome;
use shared::view::player::{PlayerDid, PlayerRound, PlayerView, player_view};
use shared::view::standings::standings_view;
use shared::words::{self, Line};

use super::division::Here;
use super::frame::{Frame, division_page, dotted};
use super::place_card::{self, Place, Seated};
use super::tabs::Tab;
use super::why_rank::value_text;
use super::{address, load, state};
use crate::components::name::breaking;
use crate::components::{Article, Empty, GameChip, Name};

/// 棋手.
#[component]
pub fn Player() -> impl IntoView {
    let no = No(address::number("no"));
    load::division_page(move |here| {
        let view = player_view(&here.division, here.index(), no)?;
        Some(show(&here, &view))
    })
}

/// The page of a player.
pub fn show(here: &Here, view: &PlayerView) -> AnyView {
    let frame = Frame {
        tab: Tab::Players,
        title: view.person.name.clone(),
        under: dotted([place_card::number_and_unit(&view.person), here.division.name.clone()]),
        class: "page mid",
    };
    let Some(last) = view.rounds.last() else {
        let nothing = view! { <div class="gap-l"><Empty title="第 1 轮还没有公布" hint="公布以后，这里写着坐第几台、执什么、对谁。" /></div> };
        return division_page(here, frame, nothing.into_any());
    };
    let content = view! {
        <div class="cols even">
            <div>{facts(here, view).into_any()} {card(here, view, last)} {left(view)}</div>
            <div>
                <section class="sect"><h2>"各轮对局"</h2>{games(here, view).into_any()}</section>
                {why_last(here, last).into_any()}
                {why_before(here, view).into_any()}
            </div>
        </div>
    };
    division_page(here, frame, content.into_any())
}

/// Rank, points and the first tie-break, all after the last complete round; now, while there is none.
fn facts(here: &Here, view: &PlayerView) -> impl IntoView + use<> {
    let after = here.last_complete();
    let rank = view.rank.map_or_else(|| "—".to_owned(), |rank| rank.to_string());
    let of = view.rank.map(|_| view! { <small class="small">{format!(" / {}", view.ranked)}</small> });
    let keys: Vec<_> = first_keys(here, view, after).into_iter().map(|(name, value)| fact(name, value)).collect();
    let [firsts, seconds] = view.colours;
    let why = view.rank.filter(|_| after > 0).map(|rank| {
        let href = here.to(&format!("standings?after={after}&why={}#me", view.person.no));
        view! { <p class="small mute">{format!("第 {after} 轮后·")}<a href=href>{format!("为什么第 {rank}")}</a></p> }
    });
    view! {
        <dl class="facts">
            <div><dt>"名次"</dt><dd>{rank}{of}</dd></div>
            {keys}
            <div><dt>"先 / 后"</dt><dd>{firsts.to_string()}<small>" / "</small>{seconds.to_string()}</dd></div>
        </dl>
        {why}
    }
}

fn fact(name: String, value: String) -> impl IntoView + use<> {
    view! { <div><dt>{name}</dt><dd>{value}</dd></div> }
}

/// The first two keys of the chain with their values.
fn first_keys(here: &Here, view: &PlayerView, after: u32) -> Vec<(String, String)> {
    let standings = standings_view(&here.division, here.index(), after);
    let row = standings.rows.iter().find(|row| row.person.no == view.person.no && after > 0);
    match row {
        Some(row) => {
            let keys = standings.chain.iter().zip(&row.standing.values).take(2);
            keys.map(|(key, value)| (words::tie_break_name(*key), value_text(value))).collect()
        }
        None => vec![(words::tie_break_name(TieBreak::Points), view.points.to_string())],
    }
}

/// The board of the last published round.
fn card(here: &Here, view: &PlayerView, last: &PlayerRound) -> AnyView {
    let round = last.round;
    let card = match &last.what {
        PlayerDid::Game { board, side, opponent, opponent_points, outcome, .. } => {
            let place = Place {
                round,
                board: *board,
                side: *side,
                me: Seated { person: view.person.clone(), points: view.points },
                opponent: Seated { person: opponent.clone(), points: *opponent_points },
                state: state::of_one(*outcome).to_owned(),
            };
            place_card::at_board(here, place).into_any()
        }
        PlayerDid::Bye { score, .. } => {
            place_card::without_board(round, "轮空", format!("这一轮没有对手，记 {score} 分。"), &view.person)
                .into_any()
        }
        PlayerDid::Out => {
            place_card::without_board(round, "缺席", "这一轮没有编排。".to_owned(), &view.person).into_any()
        }
    };
    view! { <div class="gap">{card}</div> }.into_any()
}

fn left(view: &PlayerView) -> Option<impl IntoView + use<>> {
    let after = view.withdrawn_after?;
    let text = if after == 0 { "开赛前退出。".to_owned() } else { format!("第 {after} 轮后退出比赛。") };
    Some(view! { <p class="small mute gap">{text}</p> })
}

fn games(here: &Here, view: &PlayerView) -> impl IntoView + use<> {
    let rows: Vec<_> = view.rounds.iter().map(|round| game(here, round)).collect();
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
}

fn game(here: &Here, round: &PlayerRound) -> AnyView {
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
                    <th scope="row"><a href=here.player(opponent.no)><Name name=opponent.name.as_str() /></a> <span class="meta">{meta}</span></th>
                    <td class="n">{board.to_string()}</td>
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

/// Why the last published round is as it is.
fn why_last(here: &Here, last: &PlayerRound) -> Option<impl IntoView + use<>> {
    let title = match &last.what {
        PlayerDid::Game { opponent, .. } => format!("第 {} 轮为什么对{}", last.round, opponent.name),
        PlayerDid::Bye { .. } => format!("第 {} 轮为什么轮空", last.round),
        PlayerDid::Out => return None,
    };
    let steps = steps(here, last);
    (!steps.is_empty()).then(
        || view! { <section class="sect" id="why"><h2 class="why-pair">{breaking(&title)}</h2>{steps_list(steps)}</section> },
    )
}

/// The same for the rounds before, folded.
fn why_before(here: &Here, view: &PlayerView) -> Option<impl IntoView + use<>> {
    let before = view.rounds.split_last().map(|(_, before)| before).unwrap_or_default();
    let folded: Vec<_> = before.iter().rev().filter_map(|round| folded(here, round)).collect();
    (!folded.is_empty()).then(|| view! { <section class="sect whys"><h2>"以前各轮"</h2>{folded}</section> })
}

fn folded(here: &Here, round: &PlayerRound) -> Option<impl IntoView + use<>> {
    let title = match &round.what {
        PlayerDid::Game { opponent, .. } => format!("第 {} 轮为什么对{}", round.round, opponent.name),
        PlayerDid::Bye { .. } => format!("第 {} 轮为什么轮空", round.round),
        PlayerDid::Out => return None,
    };
    let steps = steps(here, round);
    (!steps.is_empty())
        .then(|| view! { <details><summary class="why-pair">{breaking(&title)}</summary>{steps_list(steps)}</details> })
}

fn steps(here: &Here, round: &PlayerRound) -> Vec<Line> {
    let name = words::names(&here.division);
    match &round.what {
        PlayerDid::Game { by_hand: true, .. } => vec![Line::plain("这一对由编排长手工指定。")],
        PlayerDid::Game { reason: Some(reason), .. } => words::reason(reason, &name),
        PlayerDid::Bye { reason: Some(reason), .. } => vec![words::bye_reason(reason, &name)],
        PlayerDid::Game { .. } | PlayerDid::Bye { .. } | PlayerDid::Out => Vec::new(),
    }
}

fn steps_list(steps: Vec<Line>) -> impl IntoView + use<> {
    let item = |step: Line| {
        let article = step.article.map(|text| view! { <Article text /> });
        view! { <li><span>{step.text} " " {article}</span></li> }
    };
    view! { <ol class="steps">{steps.into_iter().map(item).collect::<Vec<_>>()}</ol> }
}
