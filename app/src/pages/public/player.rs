//! 棋手: where they sit next, their games in all stages, and why this pair.

use leptos::prelude::*;
use shared::id::No;
use shared::ranking::TieBreak;
use shared::view::Person;
use shared::view::groups::{GroupView, groups_view};
use shared::view::player::PlayerView;
use shared::view::standings::standings_view;
use shared::words;

use super::division::Here;
use super::frame::{Frame, division_page, dotted};
use super::player_stages::{self, InStage};
use super::tabs::Tab;
use super::why_rank::value_text;
use super::{address, load, place_card, player_card, player_games, player_why};
use crate::components::Empty;

/// 棋手.
#[component]
pub fn Player() -> impl IntoView {
    let no = No(address::number("no"));
    load::division_page(move |here| {
        let person = player_stages::person(&here, no)?;
        Some(show(&here, &person, &player_stages::of(&here, no)))
    })
}

/// The page of a player, with the stages they are in.
pub fn show(here: &Here, person: &Person, stages: &[InStage]) -> AnyView {
    let frame = Frame {
        tab: Tab::Players,
        title: person.name.clone(),
        under: dotted([place_card::number_and_unit(person), here.division.name.clone()]),
        class: "page mid",
    };
    let begun: Vec<&InStage> = stages.iter().filter(|stage| stage.last().is_some() || stage.has_tables()).collect();
    let Some(now) = begun.last() else {
        let nothing = view! { <div class="gap-l"><Empty title="第 1 轮还没有公布" hint="公布以后，这里写着坐第几台、执什么、对谁。" /></div> };
        return division_page(here, frame, nothing.into_any());
    };
    let games: Vec<_> = begun.iter().rev().map(|stage| games(stage)).collect();
    let content = view! {
        <div class="cols even">
            <div>{where_now(now)} {left(now)} {team(here, person)}</div>
            <div>
                {games}
                {now.last().and_then(|last| player_why::last(&now.here, last)).map(IntoAny::into_any)}
                {player_why::before(now).map(IntoAny::into_any)}
            </div>
        </div>
    };
    division_page(here, frame, content.into_any())
}

/// What counts in the stage that is played: the rank and the board, or the way through the bracket.
fn where_now(now: &InStage) -> AnyView {
    let here = &now.here;
    let facts = now.is_ranked().then(|| facts(here, now).into_any());
    view! { {facts} {player_card::now(now)} }.into_any()
}

/// Rank, points and the first tie-break, all after the last complete round; now, while there is none.
fn facts(here: &Here, now: &InStage) -> impl IntoView + use<> {
    let view = &now.view;
    // The rank in a group is that of now, so its points are too.
    let after = if super::tabs::has_standings(here) { here.last_complete() } else { here.published() };
    let (word, rank, ranked) = rank(here, view);
    let of = rank.map(|_| view! { <small class="small">{format!(" / {ranked}")}</small> });
    let rank = rank.map_or_else(|| "—".to_owned(), |rank| rank.to_string());
    let keys: Vec<_> = first_keys(here, now, after).into_iter().map(|(name, value)| fact(name, value)).collect();
    let [firsts, seconds] = view.colours;
    let why = view.rank.filter(|_| after > 0 && super::tabs::has_standings(here)).map(|rank| {
        let href = here.to(&format!("standings?after={after}&why={}#me", view.person.no));
        view! { <p class="small mute">{format!("第 {after} 轮后·")}<a href=href>{format!("为什么第 {rank}")}</a></p> }
    });
    view! {
        <dl class="facts">
            <div><dt>{word}</dt><dd>{rank}{of}</dd></div>
            {keys}
            <div><dt>"先 / 后"</dt><dd>{firsts.to_string()}<small>" / "</small>{seconds.to_string()}</dd></div>
        </dl>
        {why}
    }
}

/// The rank, of how many, and what it is called; of groups the rank in the own one.
fn rank(here: &Here, view: &PlayerView) -> (String, Option<u32>, u32) {
    let no = view.person.no;
    let groups = groups_view(&here.division, here.index()).groups.into_iter();
    let row = |group: &GroupView| group.cross.rows.iter().find(|row| row.person.no == no).cloned();
    match groups.into_iter().find_map(|group| Some((row(&group)?, group))) {
        Some((row, group)) => {
            let rank = row.rank.filter(|_| group.standings.after > 0);
            (format!("第 {} 组名次", group.number), rank, u32::try_from(group.cross.rows.len()).unwrap_or(u32::MAX))
        }
        None => ("名次".to_owned(), view.rank, view.ranked),
    }
}

fn fact(name: String, value: String) -> impl IntoView + use<> {
    view! { <div><dt>{name}</dt><dd>{value}</dd></div> }
}

/// The first two keys of the chain with their values.
fn first_keys(here: &Here, now: &InStage, after: u32) -> Vec<(String, String)> {
    let standings = standings_view(&here.division, here.index(), after);
    let row = standings.rows.iter().find(|row| row.person.no == now.view.person.no && after > 0);
    match row {
        Some(row) => {
            let keys = standings.chain.iter().zip(&row.standing.values).take(2);
            keys.map(|(key, value)| (words::tie_break_name(*key), value_text(value))).collect()
        }
        None => vec![(words::tie_break_name(TieBreak::Points), now.view.points.to_string())],
    }
}

/// Of a team the way to its players.
fn team(here: &Here, person: &Person) -> Option<impl IntoView + use<>> {
    let href = format!("{}/teams/{}", here.base(), person.no);
    here.is_team().then(|| view! { <p class="gap"><a href=href>"队员和他们的成绩"</a></p> })
}

fn left(now: &InStage) -> Option<impl IntoView + use<>> {
    let after = now.view.withdrawn_after?;
    let text = if after == 0 { "开赛前退出。".to_owned() } else { format!("第 {after} 轮后退出比赛。") };
    Some(view! { <p class="small mute gap">{text}</p> })
}

/// The games of a stage under its name; of the only stage under a word of its own.
fn games(stage: &InStage) -> AnyView {
    let title = if stage.here.has_stages() { stage.here.stage_name() } else { "各轮对局".to_owned() };
    view! { <section class="sect"><h2>{title}</h2>{player_games::of_stage(stage)}</section> }.into_any()
}
