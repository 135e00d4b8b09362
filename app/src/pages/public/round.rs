//! 对阵: a round by board and by name.

use leptos::prelude::*;
use shared::event::Game;
use shared::id::No;
use shared::result::GameResult;
use shared::side::Side;
use shared::view::Person;
use shared::view::round::{BoardRow, Bye, NamePlace, NameRow, RoundView, Seat};

use super::division::Here;
use super::find::Finder;
use super::frame::{Frame, division_page, dotted};
use super::round_parts::{self as parts, Part};
use super::tabs::Tab;
use super::{address, load, round_links, stage_links, state};
use crate::components::chip::ink;
use crate::components::name::breaking;
use crate::components::{Link, Name, Search, SideMark};

/// 对阵.
#[component]
pub fn Round() -> impl IntoView {
    let (number, by, asked) = (address::number("n"), address::asked("by"), address::asked("q"));
    load::division_page(move |here| {
        let view = here.round(number)?;
        Some(show(&here, view, by == "name", &asked))
    })
}

/// The page of a round, with what was asked for marked.
pub fn show(here: &Here, view: RoundView, by_name: bool, asked: &str) -> AnyView {
    let number = view.number;
    let found = Finder::new(asked).among(view.names.iter().map(|row| &row.person));
    let frame = Frame {
        tab: Tab::Rounds,
        title: format!("第 {number} 轮 对阵"),
        under: dotted([here.division.name.clone(), progress(&view)]),
        class: "page wide",
    };
    let kept = stage_links::kept(here);
    let content = view! {
        {round_links::row(here, number, |n| here.to(&format!("rounds/{n}")))}
        <div class="gap narrow">
            <Search action=here.to(&format!("rounds/{number}#me")) label="找姓名" placeholder="姓名、拼音、序号或单位" value=asked button="找">
                {kept}
            </Search>
            {answer(&view, &found, asked)}
        </div>
        <div class="views">
            {by_board(here, &view, &found, by_name).into_any()}
            {by_names(here, &view, &found, by_name).into_any()}
        </div>
    };
    division_page(here, frame, content.into_any())
}

/// 已结束 23 台，共 40 台.
fn progress(view: &RoundView) -> String {
    let done = view.boards.iter().filter(|row| row.result.is_finished()).count();
    let total = view.boards.len();
    if done == total { format!("{total} 台全部结束") } else { format!("已结束 {done} 台，共 {total} 台") }
}

/// How many were found, read out where nobody sees the marked rows.
fn answer(view: &RoundView, found: &[No], asked: &str) -> Option<AnyView> {
    if asked.is_empty() {
        return None;
    }
    let places = view.names.iter().filter(|row| found.contains(&row.person.no));
    let said: Vec<String> =
        places.take(4).map(|row| format!("{} {}", row.person.name, place_in_words(&row.place))).collect();
    let text = match (said.len(), found.len()) {
        (0, _) => format!("这一轮里没有“{asked}”。"),
        (_, 1..=4) => said.join("；"),
        (_, many) => format!("{}；共找到 {many} 人，都已标出。", said.join("；")),
    };
    Some(view! { <p class="small mute gap" role="status">{text}</p> }.into_any())
}

fn place_in_words(place: &NamePlace) -> String {
    match place {
        NamePlace::Board { board, opponent, .. } => format!("第 {board} 台，对{}", opponent.name),
        NamePlace::Bye => "轮空".to_owned(),
        NamePlace::Absent => "本轮缺席".to_owned(),
    }
}

/// The two views as tabs; where both stand side by side each shows its own only.
fn view_tabs(here: &Here, round: u32, by_name: bool, own: &'static str) -> impl IntoView + use<> {
    let tab = |text: &'static str, href: String, current: bool| {
        view! { <a href=href class=(own == text).then_some("own") aria-current=current.then_some("page")>{text}</a> }
    };
    view! {
        <nav class="tabs" aria-label="排列方式">
            {tab("按台次", here.to(&format!("rounds/{round}")), !by_name)}
            {tab("按姓名", here.to(&format!("rounds/{round}?by=name")), by_name)}
        </nav>
    }
}

fn by_board(here: &Here, view: &RoundView, found: &[No], by_name: bool) -> impl IntoView + use<> {
    let game = here.game();
    let bodies: Vec<_> =
        parts::of_round(here, view).into_iter().map(|part| body(here, view, part, found).into_any()).collect();
    let head = |side: Side| format!("{}方 {}", game.side_name(side), if side == Side::First { "先走" } else { "后走" });
    view! {
        <section aria-label="按台次" class=by_name.then_some("off")>
            {view_tabs(here, view.number, by_name, "按台次")}
            <table class="pairs top">
                <thead>
                    <tr>
                        <th scope="col">"台"</th>
                        <th scope="col" class="pr">{head(Side::First)} " " <SideMark game side=Side::First /></th>
                        <th scope="col" class="pv">"结果"</th>
                        <th scope="col" class="pb"><SideMark game side=Side::Second /> " " {head(Side::Second)}</th>
                    </tr>
                </thead>
                {bodies}
            </table>
            {named_line("本轮轮空：", &view.resting)}
            {view.bye.as_ref().map(|bye| bye_line(here, bye))}
            {named_line("本轮缺席：", &view.absent)}
            {named_line("本轮起离开：", &view.out)}
        </section>
    }
}

/// The boards of a group or of a part of a bracket under its name; all of them where the round has no parts.
fn body(here: &Here, view: &RoundView, part: Part, found: &[No]) -> impl IntoView + use<> {
    let boards = view.boards.iter().filter(|row| part.boards.contains(&row.board));
    let rows: Vec<_> = boards.map(|row| board(here, view.number, row, found).into_any()).collect();
    let head = part.name.map(|name| view! { <tr class="part"><th scope="rowgroup" colspan="4">{name}</th></tr> });
    view! { <tbody>{head}{rows}</tbody> }
}

fn board(here: &Here, round: u32, row: &BoardRow, found: &[No]) -> impl IntoView + use<> {
    let mine = [&row.first, &row.second].iter().any(|seat| found.contains(&seat.person.no));
    let anchor = (mine && is_first_found(row, found)).then_some("me");
    let result_class = if row.result.is_finished() { "pv" } else { "pv in-play" };
    view! {
        <tr class=mine.then_some("me") id=anchor>
            <td>{row.board.to_string()}</td>
            {seat(here, &row.first, "pr", row.result, Side::First)}
            <td class=result_class>{result(here, round, row)}</td>
            {seat(here, &row.second, "pb", row.result, Side::Second)}
        </tr>
    }
}

/// 红胜; of a match its score, which leads to its games.
fn result(here: &Here, round: u32, row: &BoardRow) -> AnyView {
    match state::of_match(here, round, row.board) {
        Some([score, more]) => {
            let more = (!more.is_empty()).then(|| view! { <span class="meta">{more}</span> });
            view! { <a href=here.match_page(round, row.board)>{score}</a> {more} }.into_any()
        }
        None => state::of_board(row.result, here.game()).into_any(),
    }
}

/// Only one row of the page may be the anchor.
fn is_first_found(row: &BoardRow, found: &[No]) -> bool {
    let first = found.first();
    first == Some(&row.first.person.no) || first == Some(&row.second.person.no)
}

fn seat(here: &Here, seat: &Seat, column: &str, result: GameResult, side: Side) -> impl IntoView + use<> {
    let person = &seat.person;
    let ink = ink(result.outcome(side));
    view! {
        <td class=format!("{column}{ink}")>
            <a href=here.player(person.no)><Name name=person.name.as_str() /></a>
            <span class="meta">{format!("{} 号·{} 分", person.no, seat.points)}</span>
        </td>
    }
}

fn bye_line(here: &Here, bye: &Bye) -> impl IntoView + use<> {
    let person = &bye.person;
    view! {
        <p class="gap">
            "轮空　" <a href=here.player(person.no)>{person.name.clone()}</a>
            <span class="meta">{format!("{} 号·{} 分", person.no, bye.points)}</span>
        </p>
    }
}

/// Those who do not play in the round, and why.
fn named_line(what: &'static str, people: &[Person]) -> Option<impl IntoView + use<>> {
    let names: Vec<&str> = people.iter().map(|person| person.name.as_str()).collect();
    (!names.is_empty()).then(|| view! { <p class="gap small mute">{what} {names.join("、")}</p> })
}

fn by_names(here: &Here, view: &RoundView, found: &[No], by_name: bool) -> impl IntoView + use<> {
    let groups = letters(&view.names);
    let index: Vec<_> =
        groups.iter().map(|(letter, _)| Link::new(letter.to_string(), format!("#{}", anchor(*letter)))).collect();
    let lists: Vec<_> = groups.into_iter().map(|(letter, rows)| letter_group(here, letter, rows, found)).collect();
    view! {
        <section aria-label="按姓名" class=(!by_name).then_some("off")>
            {view_tabs(here, view.number, by_name, "按姓名")}
            {letter_index(index)}
            <div class="names">{lists}</div>
        </section>
    }
}

/// The rows of each letter, in their order.
fn letters(rows: &[NameRow]) -> Vec<(char, &[NameRow])> {
    rows.chunk_by(|a, b| a.letter == b.letter).filter_map(|group| Some((group.first()?.letter, group))).collect()
}

/// `#` is no anchor.
fn anchor(letter: char) -> String {
    if letter.is_ascii_alphabetic() { letter.to_string() } else { "other".to_owned() }
}

/// The letters to jump to. A short list needs none.
fn letter_index(links: Vec<Link>) -> Option<impl IntoView + use<>> {
    let anchors = |links: Vec<Link>| {
        links.into_iter().map(|link| view! { <a href=link.href>{link.text}</a> }).collect::<Vec<_>>()
    };
    (links.len() > 6).then(|| view! { <nav class="az" aria-label="按拼音首字母">{anchors(links)}</nav> })
}

fn letter_group(here: &Here, letter: char, rows: &[NameRow], found: &[No]) -> impl IntoView + use<> {
    let rows: Vec<_> = rows.iter().map(|row| name_row(here, row, found).into_any()).collect();
    view! {
        <h2 class="letter" id=anchor(letter)>{letter.to_string()}</h2>
        <ul>{rows}</ul>
    }
}

fn name_row(here: &Here, row: &NameRow, found: &[No]) -> impl IntoView + use<> {
    let class = if found.contains(&row.person.no) { "find me" } else { "find" };
    let name = view! { <a href=here.player(row.person.no)><Name name=row.person.name.as_str() /></a> };
    let (number, mark, text) = match &row.place {
        NamePlace::Board { board, side, opponent } => (board.to_string(), Some(*side), opponent.name.clone()),
        NamePlace::Bye => ("—".to_owned(), None, "轮空".to_owned()),
        NamePlace::Absent => ("—".to_owned(), None, "缺席".to_owned()),
    };
    let game: Game = here.game();
    view! {
        <li class=class>
            {name} <b>{number}</b>
            {match mark {
                Some(side) => view! { <SideMark game side /> }.into_any(),
                None => view! { <i></i> }.into_any(),
            }}
            <span>{breaking(&text)}</span>
        </li>
    }
}
