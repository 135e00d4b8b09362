//! What has just happened, on top of the page it led to.

use leptos::prelude::*;
use shared::matches::MatchGame;
use shared::result::GameResult;
use shared::stage::Pairing;

use super::entry_fields::{EntryFields, ToSet};
use super::form::{Act, Hidden};
use super::state::Desk;
use crate::api::flash::{Choice, Flash, GameOf, Tone, Undo};
use crate::api::forms;
use crate::api::match_entry::GameEntry;
use crate::api::result::Entry;
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
    let pairing = desk.stage.round(undo.round)?.at(undo.board)?;
    let ([first_fouls, second_fouls], [first_penalty, second_penalty]) = (undo.fouls, undo.penalties);
    let (stage, round, board, result) = (desk.stage_number(), undo.round, undo.board, undo.result);
    let set = match undo.game {
        Some(GameOf { game, kind, first }) => {
            let seen = seen_in(pairing, game);
            let entry = GameEntry { stage, round, board, game, kind, first, seen, result, ..GameEntry::default() };
            ToSet::Game(GameEntry { first_fouls, second_fouls, first_penalty, second_penalty, ..entry })
        }
        None => {
            let (seen, at_match) = (pairing.version, undo.at_match);
            let entry = Entry { stage, round, board, seen, result, at_match, ..Entry::default() };
            ToSet::Board(Entry { first_fouls, second_fouls, first_penalty, second_penalty, ..entry })
        }
    };
    Some(view! {
        <Act to=set.path() hidden=Hidden::of(desk) class="undo">
            <EntryFields set />
            <button class="btn small">"撤销"</button>
        </Act>
    })
}

/// The sign of the result that stands in a game; that of an open one where there is none yet.
fn seen_in(pairing: &Pairing, game: u32) -> String {
    game_at(pairing, game).map_or(GameResult::Unfinished, |game| game.result).sign().to_owned()
}

/// A game of a match, from 1.
fn game_at(pairing: &Pairing, game: u32) -> Option<&MatchGame> {
    pairing.games.get(usize::try_from(game).ok()?.checked_sub(1)?)
}

/// Both results of a board, to choose from.
#[component]
fn TwoResults(choice: Choice, desk: Desk) -> impl IntoView {
    let game = desk.game();
    let word = |sign: &str| GameResult::from_sign(sign).map(|result| wording::result(result, game)).unwrap_or_default();
    let stands = Offer {
        sign: choice.stands.clone(),
        fouls: choice.stands_fouls,
        penalties: standing_penalties(&desk, &choice),
        from: "现在记着的",
    };
    let sent = Offer {
        sign: choice.sent.clone(),
        fouls: choice.sent_fouls,
        penalties: choice.sent_penalties.clone(),
        from: "刚才报的",
    };
    let button = move |offer: Offer| {
        let (word, from) = (word(&offer.sign), offer.from);
        let set = chosen(&choice, desk.stage_number(), offer);
        view! {
            <Act to=set.path() hidden=Hidden::of(&desk)>
                <EntryFields set />
                <button class="btn"><b>{word}</b><span class="meta">{from}</span></button>
            </Act>
        }
    };
    view! { <div class="two-v">{[stands, sent].map(button).into_iter().collect_view()}</div> }
}

/// One of two results.
struct Offer {
    sign: String,
    fouls: [u32; 2],
    penalties: [String; 2],
    from: &'static str,
}

/// The penalties that stand at the board or in the game.
fn standing_penalties(desk: &Desk, choice: &Choice) -> [String; 2] {
    let Some(pairing) = desk.stage.round(choice.round).and_then(|round| round.at(choice.board)) else {
        return Default::default();
    };
    let game = choice.game.as_ref().and_then(|of| game_at(pairing, of.game));
    let stand = game.map_or(&pairing.penalties, |game| &game.penalties);
    stand.each_ref().map(|penalties| forms::penalties_text(penalties))
}

/// One of two results, as it is sent once more.
fn chosen(choice: &Choice, stage: u32, offer: Offer) -> ToSet {
    let (round, board, result) = (choice.round, choice.board, offer.sign);
    let ([first_fouls, second_fouls], [first_penalty, second_penalty]) = (offer.fouls, offer.penalties);
    match &choice.game {
        Some(GameOf { game, kind, first }) => ToSet::Game(GameEntry {
            stage,
            round,
            board,
            game: *game,
            kind: kind.clone(),
            first: first.clone(),
            seen: choice.stands.clone(),
            result,
            first_fouls,
            second_fouls,
            first_penalty,
            second_penalty,
            ..GameEntry::default()
        }),
        None => {
            let entry = Entry { stage, round, board, seen: choice.version, result, ..Entry::default() };
            ToSet::Board(Entry { first_fouls, second_fouls, first_penalty, second_penalty, ..entry })
        }
    }
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
