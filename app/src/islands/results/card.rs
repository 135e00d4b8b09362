//! The card to type at: board, then result, then Enter.

use leptos::html::Input;
use leptos::prelude::*;
use shared::result::GameResult;
use shared::side::Side;
use shared::words::result_words;

use super::keys::{self, Typed};
use super::sending::{Hall, Trouble};
use crate::components::{Name, SideMark};

/// The three results that a game played to its end can have, with their keys.
const PLAYED: [(&str, GameResult); 3] =
    [("1", GameResult::FirstWins), ("=", GameResult::Draw), ("0", GameResult::SecondWins)];

/// The card. Without script it asks for the page of the board.
#[component]
pub fn Card(
    /// The round.
    hall: Hall,
) -> impl IntoView {
    let field = NodeRef::<Input>::new();
    let typed = Memo::new(move |_| hall.typed());
    let stage = hall.sheet.with_value(|sheet| sheet.to.s);
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match typed.get_untracked() {
            Typed::Result(board, result) => {
                hall.enter(board, result);
                hall.text.set(String::new());
            }
            Typed::Board(board) => hall.text.set(format!("{board} ")),
            Typed::Nothing | Typed::NoBoard(_) | Typed::Unclear => {}
        }
    };
    view! {
        <form class="entry" on:submit=submit>
            <label class="sr" for="bn">"台号和结果"</label>
            <input
                class="in"
                id="bn"
                name="board"
                node_ref=field
                inputmode="numeric"
                autocomplete="off"
                autofocus
                aria-describedby="who"
                prop:value=move || hall.text.get()
                on:input=move |event| hall.text.set(event_target_value(&event))
            />
            {(stage > 0).then(|| view! { <input type="hidden" name="s" value=stage.to_string() /> })}
            <button class="sr" tabindex="-1">"看这一台"</button>
            <div id="who" aria-live="polite">{move || who(hall, typed.get())}</div>
            <p class="keys">{PLAYED.map(|(key, result)| answer(hall, typed, field, key, result)).into_iter().collect_view()}</p>
        </form>
        <Waiting hall />
    }
    .into_any()
}

/// Who sits at the typed board, and what Enter will do.
fn who(hall: Hall, typed: Typed) -> AnyView {
    let game = hall.sheet.with_value(|sheet| sheet.game);
    match typed {
        Typed::Nothing => {
            view! { <p class="mute small">"打台号、空格、结果，按 Enter。如 12 1，或 12="</p> }.into_any()
        }
        Typed::Board(board) => {
            let other = keys::other_meaning(board, |board| hall.board(board).is_some());
            let other = other.map(|(board, result)| {
                let key = if result == GameResult::FirstWins { "1" } else { "0" };
                let text = format!("要报第 {board} 台{}，打 {board} 空格 {key}", result_words(result, game));
                view! { <p class="meta">{text}</p> }
            });
            view! { <Pair hall board /> <p class="meta">"再打 1、= 或 0"</p> {other} }.into_any()
        }
        Typed::Result(board, result) => {
            let words = format!("{}，按 Enter 记下", result_words(result, game));
            view! { <Pair hall board /> <p class="meta told">{words}</p> }.into_any()
        }
        Typed::NoBoard(board) => view! { <p class="err">{format!("没有第 {board} 台")}</p> }.into_any(),
        Typed::Unclear => view! { <p class="err">"看不懂。台号后面打 1 = 0 + −"</p> }.into_any(),
    }
}

/// The two at a board.
#[component]
fn Pair(hall: Hall, board: u32) -> impl IntoView {
    let game = hall.sheet.with_value(|sheet| sheet.game);
    hall.board(board).map(|told| {
        view! {
            <p>
                <b>
                    <SideMark game side=Side::First />" "<Name name=told.first.name />
                    <span class="mute">" – "</span>
                    <Name name=told.second.name />" "<SideMark game side=Side::Second />
                </b>
            </p>
        }
    })
}

/// A button for one result of the typed board.
fn answer(
    hall: Hall,
    typed: Memo<Typed>,
    field: NodeRef<Input>,
    key: &'static str,
    result: GameResult,
) -> impl IntoView {
    let words = result_words(result, hall.sheet.with_value(|sheet| sheet.game));
    let press = move |event: leptos::ev::MouseEvent| {
        event.prevent_default();
        if let Typed::Board(board) | Typed::Result(board, _) = typed.get_untracked() {
            hall.enter(board, result);
            hall.text.set(String::new());
        }
        if let Some(field) = field.get_untracked() {
            // The field may be gone in an old browser; then the next tap finds its own way.
            let _ = field.focus();
        }
    };
    view! { <button class="key" name="to" value=result.sign() on:click=press><kbd>{key}</kbd>{words}</button> }
}

/// What is not yet on disk.
#[component]
fn Waiting(hall: Hall) -> impl IntoView {
    let words = move || {
        let waiting = hall.outbox.with(super::outbox::Outbox::count);
        match (waiting, hall.trouble.get()) {
            (0, _) => None,
            (count, Some(Trouble::Away)) => Some(format!("连不上服务器。{count} 个结果存在这台设备上，连上就补报。")),
            (count, Some(Trouble::SignedOut)) => {
                Some(format!("登录已过期。{count} 个结果存在这台设备上，登录后补报。"))
            }
            (_, None) => None,
        }
    };
    let sign_in = move || {
        let ended = hall.trouble.get() == Some(Trouble::SignedOut);
        ended.then(|| view! { <a href="/login" target="_blank">"去登录"</a> })
    };
    view! {
        <div role="status">
            {move || words().map(|words| view! { <div class="note warn gap"><b>{words}</b>{sign_in()}</div> })}
        </div>
    }
    .into_any()
}
