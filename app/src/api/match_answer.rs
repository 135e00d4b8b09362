//! What the forms of a match are answered with, and where they lead.

use backend::Error;
use backend::service::division::LoadedDivision;
use leptos::prelude::*;
use shared::matches::{self, MatchGame};
use shared::refusal::Refusal;
use shared::result::GameResult;
use shared::side::Side;
use shared::stage::Pairing;
use shared::team::Player;
use shared::view::matches::match_view;
use shared::words::{self, names, result_between};
use std::sync::Arc;

use super::flash::{Choice, GameOf};
use super::match_entry::{GameEntry, LineUpEntry};
use super::result::Entry;
use super::{Sent, caller, match_forms, said, sent};

/// The game as it stands before it is set.
pub async fn game_before(to: &Sent, entry: &GameEntry) -> Option<MatchGame> {
    let (_, pairing) = pairing(to, (entry.stage, entry.round, entry.board)).await?;
    let index = usize::try_from(entry.game.checked_sub(1)?).ok()?;
    pairing.games.get(index).cloned()
}

/// A game that was sent goes back to its match: with what stands, with two results to choose from, or to the matches
/// that were played since.
pub async fn game(
    done: Result<(), Error>,
    to: &Sent,
    entry: &GameEntry,
    before: Option<MatchGame>,
) -> Result<(), ServerFnError> {
    let page = match_page(to, entry.round, entry.board, "");
    match &done {
        Err(Error::Refused(Refusal::LaterMatchesPlayed { .. })) => {
            leptos_actix::redirect(&match_page(to, entry.round, entry.board, &game_query(entry)));
            Ok(())
        }
        Err(error) => match caller::choice(entry.round, error) {
            Some(choice) => {
                let choice = Choice {
                    game: Some(game_of(entry)),
                    sent_fouls: [entry.first_fouls, entry.second_fouls],
                    sent_penalties: [entry.first_penalty.clone(), entry.second_penalty.clone()],
                    ..choice
                };
                caller::answer(Ok(()), to, &page, Some(said::two_results(choice))).await
            }
            None => caller::answer(done, to, &page, None).await,
        },
        Ok(()) => {
            let words = game_words(to, entry, before.as_ref()).await.unwrap_or_default();
            let name = game_title(to, entry, before.as_ref()).await.unwrap_or_default();
            caller::answer(done, to, &page, Some(said::game_set(entry, &name, &words, before.as_ref()))).await
        }
    }
}

/// The result of a game by the names of those who play it.
async fn game_words(to: &Sent, entry: &GameEntry, before: Option<&MatchGame>) -> Option<String> {
    let (here, pairing) = pairing(to, (entry.stage, entry.round, entry.board)).await?;
    let result = GameResult::from_sign(&entry.result)?;
    let first = match_forms::side(&entry.first)?;
    let name = |side: Side| {
        let team = here.division.by_no(pairing.on(side))?;
        let player = before.and_then(|game| game.player_of(side)).and_then(|player| team.player(player));
        Some(player.map_or_else(|| team.details.name.clone(), |player| player.name.clone()))
    };
    Some(result_between(result, &name(first)?, &name(first.other())?))
}

/// What a game of a match is called: 第 2 局; on the boards of teams 第 2 台, or 第 2 台第 3 局.
async fn game_title(to: &Sent, entry: &GameEntry, before: Option<&MatchGame>) -> Option<String> {
    let (here, _) = pairing(to, (entry.stage, entry.round, entry.board)).await?;
    let stage = usize::try_from(entry.stage).ok()?;
    let view = match_view(&here.division, stage, entry.round, entry.board, true)?;
    let stands = view.games.iter().find(|game| game.game == entry.game).and_then(|game| game.board);
    let board = before.and_then(|game| game.board).or(stands);
    let of_board = board.and_then(|board| view.game_of_board(board, entry.game));
    Some(words::game_title(board, of_board, entry.game, match_forms::kind(&entry.kind)?))
}

/// Which game, as a flash keeps it.
pub fn game_of(entry: &GameEntry) -> GameOf {
    GameOf { game: entry.game, kind: entry.kind.clone(), first: entry.first.clone() }
}

/// Where a result that changes matches played since is looked at before it is made.
pub fn to_later_matches(to: &Sent, entry: &Entry) -> String {
    let fields = [
        ("result", entry.result.clone()),
        ("first_fouls", entry.first_fouls.to_string()),
        ("second_fouls", entry.second_fouls.to_string()),
        ("first_penalty", entry.first_penalty.clone()),
        ("second_penalty", entry.second_penalty.clone()),
    ];
    let query = query(&fields);
    if entry.at_match {
        match_page(to, entry.round, entry.board, &query)
    } else {
        caller::page(to, &format!("results/{}?board={}&{query}", entry.round, entry.board))
    }
}

/// Where a result leads: back to the match it came from, to the match that is level, or to the boards of its round.
pub async fn after_result(to: &Sent, entry: &Entry) -> String {
    if entry.at_match || is_level(to, entry).await {
        match_page(to, entry.round, entry.board, "")
    } else {
        caller::page(to, &format!("results/{}", entry.round))
    }
}

/// The result that was sent: of a match by names, since its colours change from game to game.
pub async fn words(to: &Sent, entry: &Entry) -> String {
    let found = pairing(to, (entry.stage, entry.round, entry.board)).await.filter(|_| entry.at_match);
    match (found, GameResult::from_sign(&entry.result)) {
        (Some((here, pairing)), Some(result)) => {
            let name = names(&here.division);
            result_between(result, &name(pairing.first), &name(pairing.second))
        }
        _ => caller::result_words(to, &entry.result).await,
    }
}

async fn is_level(to: &Sent, entry: &Entry) -> bool {
    let Some((here, pairing)) = pairing(to, (entry.stage, entry.round, entry.board)).await else { return false };
    let stage = usize::try_from(entry.stage).unwrap_or(usize::MAX);
    matches::state(&here.division, stage, entry.round, &pairing).level
}

/// Everybody of the team whose line-up is sent.
pub async fn players_of(to: &Sent, entry: &LineUpEntry) -> Vec<Player> {
    let Some((here, pairing)) = pairing(to, (entry.stage, entry.round, entry.board)).await else { return Vec::new() };
    let no = pairing.on(match_forms::side(&entry.side).unwrap_or(Side::First));
    here.division.by_no(no).map(|team| team.players.clone()).unwrap_or_default()
}

/// A line-up that was refused comes back as it was typed.
pub async fn line_up(done: Result<(), Error>, to: &Sent, entry: &LineUpEntry) -> Result<(), ServerFnError> {
    match &done {
        Err(error @ Error::Refused(_)) => {
            caller::say(Some(caller::refused(error, to).await)).await;
            leptos_actix::redirect(&line_up_again(to, entry));
            Ok(())
        }
        _ => {
            let page = match_page(to, entry.round, entry.board, "");
            let both_in = pairing(to, (entry.stage, entry.round, entry.board))
                .await
                .is_some_and(|(_, pairing)| pairing.line_ups.iter().all(Option::is_some));
            caller::answer(done, to, &page, Some(said::line_up_kept(entry.take_back, both_in))).await
        }
    }
}

/// Somebody was named who is not of the team.
pub async fn unknown_player(to: &Sent, entry: &LineUpEntry, word: &str) -> Result<(), ServerFnError> {
    caller::say(Some(said::unknown_player(word))).await;
    leptos_actix::redirect(&line_up_again(to, entry));
    Ok(())
}

fn line_up_again(to: &Sent, entry: &LineUpEntry) -> String {
    let typed = if entry.typed.trim().is_empty() { entry.chosen.join(" ") } else { entry.typed.clone() };
    let query = format!("side={}&typed={}", sent::in_query(&entry.side), sent::in_query(&typed));
    match_page(to, entry.round, entry.board, &query)
}

fn match_page(to: &Sent, round: u32, board: u32, query: &str) -> String {
    let sign = if query.is_empty() { "" } else { "?" };
    caller::page(to, &format!("match/{round}/{board}{sign}{query}"))
}

fn game_query(entry: &GameEntry) -> String {
    let fields = [
        ("kind", entry.kind.clone()),
        ("first", entry.first.clone()),
        ("result", entry.result.clone()),
        ("first_fouls", entry.first_fouls.to_string()),
        ("second_fouls", entry.second_fouls.to_string()),
        ("first_penalty", entry.first_penalty.clone()),
        ("second_penalty", entry.second_penalty.clone()),
    ];
    format!("game={}&{}", entry.game, query(&fields))
}

/// Fields of an entry as a query.
fn query(fields: &[(&str, String)]) -> String {
    let field = |(name, value): &(&str, String)| format!("entry%5B{name}%5D={}", sent::in_query(value));
    fields.iter().map(field).collect::<Vec<_>>().join("&")
}

async fn pairing(to: &Sent, (stage, round, board): (u32, u32, u32)) -> Option<(Arc<LoadedDivision>, Pairing)> {
    let (backend, _) = caller::at_the_door().ok()?;
    let here = backend.division(&to.slug, to.k).await.ok()?;
    let stages = &here.division.stages;
    let pairing = stages.get(usize::try_from(stage).ok()?)?.round(round)?.at(board)?.clone();
    Some((here, pairing))
}
