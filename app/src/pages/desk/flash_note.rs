//! What has just happened, on top of the page it led to.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::result::GameResult;

use super::form::{Act, Hidden, Keep};
use super::state::Desk;
use crate::api::flash::{Choice, Flash, Tone, Undo};
use crate::api::result::SetResult;
use crate::components::{Article, Note, NoteKind};
use crate::wording;

/// A message of the last form, with the undo or the choice that belongs to it.
#[component]
pub fn FlashNote(
    /// The message.
    flash: Flash,
    /// Where.
    desk: Desk,
) -> impl IntoView {
    let kind = match flash.tone {
        Tone::Done => NoteKind::Done,
        Tone::Stop => NoteKind::Stop,
    };
    let undo = flash.undo.and_then(|stood| undo(&desk, stood));
    let choice = flash.choice.map(|choice| view! { <TwoResults choice desk=desk.clone() /> });
    view! {
        <div class="flash">
            <Note kind title=flash.title>
                {(!flash.text.is_empty()).then(|| view! { <p>{flash.text}<Article text=flash.article /></p> })}
                {undo}
                {choice}
            </Note>
        </div>
    }
    .into_any()
}

/// Puts back what stood before the result that was just set.
fn undo(desk: &Desk, undo: Undo) -> Option<impl IntoView + use<>> {
    let round = desk.stage.round(undo.round)?;
    let seen = round.pairings.iter().find(|pairing| pairing.board == undo.board)?.version;
    let hidden = Hidden::of(desk);
    let stage = desk.stage_number();
    let [first, second] = undo.fouls;
    let [first_penalty, second_penalty] = undo.penalties;
    Some(view! {
        <Act to=SetResult::PATH hidden class="undo">
            <Keep name="entry[stage]" value=stage.to_string() />
            <Keep name="entry[round]" value=undo.round.to_string() />
            <Keep name="entry[board]" value=undo.board.to_string() />
            <Keep name="entry[seen]" value=seen.to_string() />
            <Keep name="entry[result]" value=undo.result.clone() />
            <Keep name="entry[first_fouls]" value=first.to_string() />
            <Keep name="entry[second_fouls]" value=second.to_string() />
            <Keep name="entry[first_penalty]" value=first_penalty.clone() />
            <Keep name="entry[second_penalty]" value=second_penalty.clone() />
            <button class="btn small">"撤销"</button>
        </Act>
    })
}

/// Both results of a board, to choose from.
#[component]
fn TwoResults(choice: Choice, desk: Desk) -> impl IntoView {
    let game = desk.game();
    let word = |sign: &str| GameResult::from_sign(sign).map(|result| wording::result(result, game)).unwrap_or_default();
    let stands = (choice.stands.clone(), choice.stands_fouls, word(&choice.stands), "现在记着的");
    let sent = (choice.sent.clone(), choice.sent_fouls, word(&choice.sent), "刚才报的");
    let hidden = Hidden::of(&desk);
    let stage = desk.stage_number();
    let button = move |(sign, fouls, word, from): (String, [u32; 2], String, &'static str)| {
        let [first, second] = fouls;
        view! {
            <Act to=SetResult::PATH hidden=hidden.clone()>
                <Keep name="entry[stage]" value=stage.to_string() />
                <Keep name="entry[round]" value=choice.round.to_string() />
                <Keep name="entry[board]" value=choice.board.to_string() />
                <Keep name="entry[seen]" value=choice.version.to_string() />
                <Keep name="entry[first_fouls]" value=first.to_string() />
                <Keep name="entry[second_fouls]" value=second.to_string() />
                <Keep name="entry[result]" value=sign />
                <button class="btn"><b>{word}</b><span class="meta">{from}</span></button>
            </Act>
        }
    };
    view! { <div class="two-v">{[stands, sent].map(button).into_iter().collect_view()}</div> }
}

/// A message on a page that belongs to no division.
#[component]
pub fn PlainFlash(
    /// The message.
    flash: Flash,
) -> impl IntoView {
    let kind = match flash.tone {
        Tone::Done => NoteKind::Done,
        Tone::Stop => NoteKind::Stop,
    };
    view! {
        <div class="flash">
            <Note kind title=flash.title>{(!flash.text.is_empty()).then(|| view! { <p class="address">{flash.text}</p> })}</Note>
        </div>
    }
    .into_any()
}
