//! 成绩 of a round: all boards, or by query the one board with everything about it.

use std::collections::BTreeMap;

use backend::auth::policy::Page;
use backend::clock;
use backend::service::journal::{Action, JournalLine};
use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};
use shared::command::Command;
use shared::result::GameResult;
use shared::view::round::{BoardRow, RoundView, round_view};
use uuid::Uuid;

use super::at::at_desk;
use super::board_panel::BoardPanel;
use super::frame::{Frame, Tab};
use super::state::Desk;
use crate::api::{Sent, forms};
use crate::components::{Empty, Link, Pager, Progress, WakeIslands};
use crate::islands::results::keys::{self, Typed};
use crate::islands::results::{Board, Player, Results as ResultsIsland, Sheet};

/// Pages of the journal in which the sources of results are looked up.
const JOURNAL_PAGES: u32 = 3;

/// What the query asks for.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    /// A board, or a board with its result, as in the card.
    pub typed: String,
    /// The result that a correction would give it.
    pub to: Option<GameResult>,
}

/// 成绩.
#[component]
pub fn Results() -> impl IntoView {
    let number = use_params_map().get_untracked().get("n").and_then(|n| n.parse().ok()).unwrap_or(1);
    let query = use_query_map().get_untracked();
    let asked = Asked {
        typed: query.get("board").unwrap_or_default(),
        to: query.get("to").and_then(|sign| GameResult::from_sign(&sign)),
    };
    at_desk(Page::Results, move |desk| page(desk, number, asked))
}

async fn page(desk: Desk, number: u32, asked: Asked) -> AnyView {
    let Some(round) = round_view(desk.division(), 0, number) else {
        let work = view! { <NoRound desk=desk.clone() number /> };
        return view! { <Frame desk tab=Tab::Results title="成绩">{work}</Frame> }.into_any();
    };
    let sources = sources(&desk, number).await;
    let title = format!("第 {number} 轮 成绩");
    let under = count_words(&round);
    let work = match asked.read(&round) {
        Some((row, to)) => view! { <BoardPanel desk=desk.clone() number row to /> }.into_any(),
        None => all_boards(&desk, &round, &sources),
    };
    view! { <Frame desk=desk.clone() tab=Tab::Results title under>{work}</Frame> }.into_any()
}

impl Asked {
    /// The board that is asked for, and the result that it would get.
    fn read(&self, round: &RoundView) -> Option<(BoardRow, Option<GameResult>)> {
        let exists = |board| round.boards.iter().any(|row| row.board == board);
        let (board, to) = match keys::read(&self.typed, exists) {
            Typed::Board(board) => (board, self.to),
            Typed::Result(board, result) => (board, Some(result)),
            Typed::Nothing | Typed::NoBoard(_) | Typed::Unclear => return None,
        };
        let row = round.boards.iter().find(|row| row.board == board)?;
        Some((row.clone(), to))
    }
}

fn count_words(round: &RoundView) -> String {
    let missing = round.boards.iter().filter(|row| !row.result.is_finished()).count();
    let known = round.boards.len() - missing;
    match missing {
        0 => format!("{known} 台都已报齐"),
        missing => format!("{} 台已报 {known} 台，缺 {missing} 台", round.boards.len()),
    }
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

/// Who entered the result of a board, and when.
type Sources = BTreeMap<u32, String>;

/// From the journal: the last entry for each board, and the boards in the order of their last entry.
struct Entered {
    sources: Sources,
    recent: Vec<u32>,
}

async fn sources(desk: &Desk, round: u32) -> Entered {
    let mut entered = Entered { sources: Sources::new(), recent: Vec::new() };
    for page in 1..=JOURNAL_PAGES {
        // Who entered what is an extra of this page; without the journal the boards still stand.
        let Ok(journal) = desk.backend.journal(&desk.here.slug, desk.here.number, page).await else { break };
        for line in &journal.lines {
            note_source(&mut entered, round, line);
        }
        if page >= journal.pages {
            break;
        }
    }
    entered
}

fn note_source(entered: &mut Entered, wanted: u32, line: &JournalLine) {
    let Action::Command { done } = &line.action else { return };
    let Command::SetResult { round, board, result, .. } = done.as_ref() else { return };
    if *round != wanted || entered.sources.contains_key(board) {
        return;
    }
    let at = clock::in_words(line.at);
    let time = at.split(' ').next_back().unwrap_or_default();
    entered.sources.insert(*board, format!("{} {time}", line.who));
    if result.is_finished() {
        entered.recent.push(*board);
    }
}

fn all_boards(desk: &Desk, round: &RoundView, entered: &Entered) -> AnyView {
    let sheet = sheet(desk, round, entered);
    let total = u32::try_from(round.boards.len()).unwrap_or(u32::MAX);
    let missing = u32::try_from(desk.missing(round.number).len()).unwrap_or(u32::MAX);
    view! {
        <Rounds desk=desk.clone() number=round.number />
        <div class="gap"><Progress done=total - missing total label="已报的台" /></div>
        <ResultsIsland sheet><Keys /></ResultsIsland>
        <WakeIslands />
        <Next desk=desk.clone() number=round.number missing />
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

fn sheet(desk: &Desk, round: &RoundView, entered: &Entered) -> Sheet {
    let mut boards: Vec<Board> = round.boards.iter().map(|row| board(row, &entered.sources)).collect();
    boards.sort_by_key(|board| (board.result.is_finished(), board.board));
    Sheet {
        to: Sent {
            csrf: desk.csrf.clone(),
            command_id: Uuid::new_v4().to_string(),
            slug: desk.here.slug.clone(),
            k: desk.here.number,
        },
        stage: desk.stage_number(),
        round: round.number,
        look_first: round.number < desk.published(),
        game: desk.game(),
        recent: entered.recent.clone(),
        boards,
    }
}

fn board(row: &BoardRow, sources: &Sources) -> Board {
    let player = |seat: &shared::view::round::Seat| Player { no: seat.person.no.0, name: seat.person.name.clone() };
    let [first, second] = &row.penalties;
    Board {
        board: row.board,
        form_id: Uuid::new_v4().to_string(),
        first: player(&row.first),
        second: player(&row.second),
        result: row.result,
        fouls: row.fouls,
        penalties: [forms::penalties_text(first), forms::penalties_text(second)],
        version: row.version,
        from: if row.result.is_finished() {
            sources.get(&row.board).cloned().unwrap_or_default()
        } else {
            String::new()
        },
    }
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

/// What comes after the results.
#[component]
fn Next(desk: Desk, number: u32, missing: u32) -> impl IntoView {
    let next = desk.stage.next_round();
    let last = number == desk.published();
    (last && !desk.division().finished).then(|| {
        let (title, hint) = match (missing, next > desk.total_rounds()) {
            (0, false) => (format!("可以编第 {next} 轮"), "成绩都已报齐"),
            (0, true) => ("各轮都已下完".to_owned(), "核对名次，结束比赛"),
            (_, false) => (format!("报齐后编第 {next} 轮"), "没下完的局先按和棋编 〔附二 一.8〕"),
            (_, true) => ("报齐后定名次".to_owned(), ""),
        };
        let class = if missing == 0 { "btn go" } else { "btn" };
        let link = if next > desk.total_rounds() {
            view! { <a class=class href=desk.page("standings")>"看名次"</a> }.into_any()
        } else {
            view! { <a class=class href=desk.page("round")>{format!("编第 {next} 轮")}</a> }.into_any()
        };
        view! { <div class="bar"><p><b>{title}</b>" "<span class="mute small">{hint}</span></p>{link}</div> }
    })
}
