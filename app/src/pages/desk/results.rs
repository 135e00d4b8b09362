//! 成绩 of a round: all boards, or by query the one board with everything about it.

use backend::auth::policy::Page;
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use shared::result::GameResult;
use shared::view::matches::match_view;
use shared::view::round::{BoardRow, RoundView, round_view};

use super::at::at_desk;
use super::board_panel::{BoardPanel, Wanted};
use super::frame::{Frame, Tab};
use super::results_sheet::{Entered, sheet};
use super::state::Desk;
use crate::api::read;
use crate::components::{Empty, Link, Pager, WakeIslands};
use crate::islands::results::Results as ResultsIsland;
use crate::islands::results::keys::{self, Typed};

/// What the query asks for.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// A board, or a board with its result, as in the card.
    pub typed: String,
    /// What a correction would give it.
    pub to: Option<Wanted>,
}

/// The correction that a query asks for: by the keys of the card, or by the whole form of a board.
fn wanted(field: impl Fn(&str) -> Option<String>) -> Option<Wanted> {
    let sign = field("to").or_else(|| field("entry[result]"))?;
    let number = |name: &str| field(name).and_then(|text| read::number(&text));
    let fouls = number("entry[first_fouls]").zip(number("entry[second_fouls]"));
    let penalties = field("entry[first_penalty]").zip(field("entry[second_penalty]"));
    Some(Wanted {
        result: GameResult::from_sign(&sign)?,
        fouls: fouls.map(|(first, second)| [first, second]),
        penalties: penalties.map(|(first, second)| [first, second]),
    })
}

/// 成绩.
#[component]
pub fn Results() -> impl IntoView {
    let number = use_params_map().get_untracked().get("n").and_then(|n| n.parse().ok()).unwrap_or(1);
    let query = use_query_map().get_untracked();
    let asked = Asked { typed: query.get("board").unwrap_or_default(), to: wanted(|name| query.get(name)) };
    at_desk(Page::Results, move |desk| page(desk, number, asked))
}

async fn page(desk: Desk, number: u32, asked: Asked) -> AnyView {
    let Some(round) = round_view(desk.division(), desk.stage_index, number) else {
        let work = view! { <NoRound desk=desk.clone() number /> };
        return view! { <Frame desk tab=Tab::Results title="成绩">{work}</Frame> }.into_any();
    };
    let entered = Entered::of(&desk, number).await;
    let title = format!("第 {number} 轮 成绩");
    let under = count_words(&round);
    let work = match asked.read(&round) {
        Some((row, _)) if has_own_page(&desk, number, row.board) => {
            leptos_actix::redirect(&desk.page(&format!("match/{number}/{}", row.board)));
            ().into_any()
        }
        Some((row, to)) => view! { <BoardPanel desk=desk.clone() number row to /> }.into_any(),
        None => all_boards(&desk, &round, &entered),
    };
    view! { <Frame desk=desk.clone() tab=Tab::Results title under>{work}</Frame> }.into_any()
}

/// Whether a board is entered game by game, on the page of its match.
fn has_own_page(desk: &Desk, round: u32, board: u32) -> bool {
    match_view(desk.division(), desk.stage_index, round, board, true).is_some_and(|view| !view.single)
}

impl Asked {
    /// The board that is asked for, and the result that it would get.
    fn read(&self, round: &RoundView) -> Option<(BoardRow, Option<Wanted>)> {
        let exists = |board| round.boards.iter().any(|row| row.board == board);
        let (board, to) = match keys::read(&self.typed, exists) {
            Typed::Board(board) => (board, self.to.clone()),
            Typed::Result(board, result) => (board, Some(Wanted { result, fouls: None, penalties: None })),
            Typed::Nothing | Typed::NoBoard(_) | Typed::Unclear => return None,
        };
        let row = round.boards.iter().find(|row| row.board == board)?;
        Some((row.clone(), to))
    }
}

fn count_words(round: &RoundView) -> String {
    let bye = round.bye.as_ref().map(|bye| format!("，{}轮空", bye.person.name)).unwrap_or_default();
    format!("{} 台{bye}", round.boards.len())
}

#[component]
fn NoRound(desk: Desk, number: u32) -> impl IntoView {
    view! {
        <div class="gap-l">
            <Empty title=format!("第 {number} 轮还没有公布") hint="公布以后，各台就列在这里。">
                <a class="btn go" href=desk.page("round")>"去编排"</a>
            </Empty>
        </div>
    }
    .into_any()
}

fn all_boards(desk: &Desk, round: &RoundView, entered: &Entered) -> AnyView {
    let sheet = sheet(desk, round, entered);
    let keys = sheet.by_games.is_none();
    view! {
        <Rounds desk=desk.clone() number=round.number />
        <ResultsIsland sheet>{keys.then(|| view! { <Keys /> })}</ResultsIsland>
        <WakeIslands />
    }
    .into_any()
}

#[component]
fn Rounds(desk: Desk, number: u32) -> impl IntoView {
    let link = |round: u32| {
        let href = desk.page(&format!("results/{round}"));
        Link::new(round.to_string(), href).current_if(round == number)
    };
    let links: Vec<Link> = (1..=desk.published()).map(link).collect();
    view! { <Pager label="轮次" word="第几轮" links /> }
}

/// What the keys mean.
#[component]
fn Keys() -> impl IntoView {
    view! {
        <section class="legend">
            <p class="hint">
                <kbd>"+"</kbd>" 后走方弃权 "<kbd>"−"</kbd>" 先走方弃权。弃权不下，记“+”“−”。"<span class="art">"20.3"</span>
            </p>
            <p class="hint">"犯规、双方弃权、处罚：点台号。"</p>
        </section>
    }
    .into_any()
}
