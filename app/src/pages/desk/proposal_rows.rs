//! The boards of a proposal, in the segments in which they were made.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::id::No;
use shared::pairing::reason::How;
use shared::points::Points;
use shared::view::round::{BoardRow, RoundView, Seat};
use shared::words::Line;

use super::form::{Act, Hidden, Keep};
use super::state::Desk;
use crate::api::round::{SwapColours, SwapEntrants};
use crate::components::{Article, Name};
use crate::wording;

/// The form of a swap stands outside of the table; the names in it are its buttons.
const SWAP_FORM: &str = "swap";

/// The boards, each with its reason.
#[component]
pub fn ProposalRows(
    /// Where.
    desk: Desk,
    /// The proposal.
    round: RoundView,
    /// Who is picked.
    pick: Option<No>,
) -> impl IntoView {
    let by_score = round.boards.iter().any(|row| matches!(how(row), Some(How::Segment { .. })));
    let boards = round.boards.into_iter().scan(None, |above, row| {
        let score = if by_score { segment(&row, *above) } else { None };
        let head = (score != *above).then_some(score).flatten();
        *above = score;
        Some((head, row))
    });
    let rows = boards.map(|(head, row)| {
        view! {
            {head.map(|score| view! { <tr class="seg"><td colspan="4">{format!("{score} 分")}</td></tr> })}
            <Board desk=desk.clone() row pick />
        }
    });
    let rows = rows.collect_view();
    view! { <tbody>{rows}</tbody> }.into_any()
}

fn how(row: &BoardRow) -> Option<&How> {
    row.reason.as_ref().map(|reason| &reason.how)
}

/// The score of the segment a pair was made in; by hand, the higher of the two, or that of the segment it stands in.
fn segment(row: &BoardRow, above: Option<Points>) -> Option<Points> {
    let higher = row.first.points.max(row.second.points);
    match how(row) {
        Some(How::Segment { score, .. }) => Some(*score),
        Some(How::FirstRound { .. } | How::Table) => None,
        None => Some(above.filter(|above| higher >= *above).unwrap_or(higher)),
    }
}

#[component]
fn Board(desk: Desk, row: BoardRow, pick: Option<No>) -> impl IntoView {
    let picked = pick.is_some_and(|no| row.first.person.no == no || row.second.person.no == no);
    let class = if picked || row.by_hand { "picked" } else { "" };
    let board = row.board;
    let why = why(&desk, &row);
    let departs = row.departs.clone();
    view! {
        <tr class=class>
            <td class="bdn">{board}</td>
            <td><Pick desk=desk.clone() no=row.first.person.no name=row.first.person.name.clone() pick /><Before seat=row.first.clone() /></td>
            <td><Pick desk=desk.clone() no=row.second.person.no name=row.second.person.name.clone() pick /><Before seat=row.second.clone() /></td>
            <td class="how">
                <Departs articles=departs />
                {why}
                <Turn desk board />
            </td>
        </tr>
    }
    .into_any()
}

/// Why a pair: in a few words, and unfolded sentence by sentence with the articles.
fn why(desk: &Desk, row: &BoardRow) -> impl IntoView + use<> {
    let Some(reason) = &row.reason else { return view! { <span class="mute">"手工调整"</span> }.into_any() };
    let sentence = |line: Line| view! { <p>{line.text}<Article text=line.article.unwrap_or_default() /></p> };
    let sentences = wording::reason_lines(reason, desk.division()).into_iter().map(sentence).collect_view();
    view! {
        <details>
            <summary class="mute">{wording::reason(reason, desk.division())}</summary>
            <div class="small">{sentences}</div>
        </details>
    }
    .into_any()
}

#[component]
fn Departs(articles: Vec<String>) -> impl IntoView {
    (!articles.is_empty()).then(|| {
        let articles = articles.join("、");
        view! { <span class="chip warn">"▲ 离开规则方案"</span><span class="art">{articles}</span>" " }
    })
}

/// A name that is picked by a tap, and exchanged by a tap on another.
#[component]
pub fn Pick(
    /// Where.
    desk: Desk,
    /// Whose.
    no: No,
    /// The name.
    name: String,
    /// Who is picked already.
    pick: Option<No>,
) -> impl IntoView {
    match pick {
        Some(picked) if picked == no => {
            view! {  <a class="pick on" href=desk.asking("") aria-current="true"><Name name /></a> }.into_any()
        }
        Some(_) => view! {
            <button class="pick" form=SWAP_FORM name="b" value=no.to_string()><Name name /></button>
        }
        .into_any(),
        None => view! { <a class="pick" href=desk.asking(&format!("pick={no}"))><Name name /></a> }.into_any(),
    }
}

/// The number, and points and colours before the round, as the pairing sees them.
#[component]
fn Before(seat: Seat) -> impl IntoView {
    let colours = match seat.balance {
        0 => "平先".to_owned(),
        less if less < 0 => format!("少{}先", -less),
        more => format!("多{more}先"),
    };
    view! { <span class="ds">{format!("{} 号 · {} 分 {colours}", seat.person.no, seat.points)}</span> }
}

/// Exchanges the colours of a board.
#[component]
fn Turn(desk: Desk, board: u32) -> impl IntoView {
    let stage = desk.stage_number();
    view! {
        <Act to=SwapColours::PATH hidden=Hidden::of(&desk) class="turn">
            <Keep name="stage" value=stage.to_string() />
            <Keep name="board" value=board.to_string() />
            <button class="btn small ghost" aria-label=format!("第 {board} 台换先")>"换先"</button>
        </Act>
    }
    .into_any()
}

/// The bye, which is a place to be exchanged like any other; and the form of the exchange.
#[component]
pub fn TheBye(
    /// Where.
    desk: Desk,
    /// The proposal.
    round: RoundView,
    /// Who is picked.
    pick: Option<No>,
) -> impl IntoView {
    let row = round.bye.map(|bye| {
        let why = match &bye.reason {
            Some(reason) => wording::bye_reason(reason, desk.division()),
            None => Line::plain("手工安排。"),
        };
        view! {
            <tr class="seg"><td colspan="4">"轮空"<span>"1 人，按胜局计"</span></td></tr>
            <tr>
                <td class="bdn">"—"</td>
                <td colspan="2"><Pick desk=desk.clone() no=bye.person.no name=bye.person.name pick /><span class="ds">{format!("{} 号 · {} 分", bye.person.no, bye.points)}</span></td>
                <td class="how"><span class="mute">{why.text}</span><Article text=why.article.unwrap_or_default() /></td>
            </tr>
        }
    });
    view! { <tbody>{row}</tbody> }.into_any()
}

/// The form to which the names of the table belong once one is picked.
#[component]
pub fn SwapForm(
    /// Where.
    desk: Desk,
    /// Who is picked.
    pick: No,
) -> impl IntoView {
    let stage = desk.stage_number();
    view! {
        <Act to=SwapEntrants::PATH hidden=Hidden::of(&desk) id=SWAP_FORM>
            <Keep name="stage" value=stage.to_string() />
            <Keep name="a" value=pick.to_string() />
        </Act>
    }
    .into_any()
}
