//! 一场: its games one by one, its colours, 出场名单 of both teams.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;

/// One game of a match as it is sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameEntry {
    /// Which stage.
    pub stage: u32,
    /// Which round.
    pub round: u32,
    /// Which board of the round, which is the match.
    pub board: u32,
    /// Which game of the match.
    pub game: u32,
    /// The sign of the result that the sender saw there.
    pub seen: String,
    /// `slow`, `quick`, `draw_odds`, `lots`.
    pub kind: String,
    /// Which side of the pairing has the first move: `first`, `second`.
    pub first: String,
    /// The sign of the result, seen from the first mover; `*` takes it back.
    pub result: String,
    /// 先走方犯规.
    pub first_fouls: u32,
    /// 后走方犯规.
    pub second_fouls: u32,
    /// 先走方的处罚.
    pub first_penalty: String,
    /// 后走方的处罚.
    pub second_penalty: String,
    /// What becomes of later matches: `replay`, `keep`, or nothing.
    pub later: String,
}

/// 出场名单 of one team as it is sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct LineUpEntry {
    /// Which stage.
    pub stage: u32,
    /// Which round.
    pub round: u32,
    /// Which board of the round, which is the match.
    pub board: u32,
    /// Whose: `first`, `second`.
    pub side: String,
    /// Numbers or names as typed, board by board; the choices below hold where it is empty.
    pub typed: String,
    /// The players chosen board by board.
    pub chosen: Vec<String>,
    /// Whether the list is taken back.
    pub take_back: bool,
}

/// Sets a game of a match.
#[server(prefix = "/api", endpoint = "set_game")]
pub async fn set_game(to: Sent, entry: GameEntry) -> Result<(), ServerFnError> {
    use super::match_answer;
    use super::{caller, match_forms};

    let before = match_answer::game_before(&to, &entry).await;
    let done = match match_forms::set_game(&entry) {
        Some(command) => caller::run(&to, command).await,
        None => Err(backend::Error::NotFound),
    };
    match_answer::game(done, &to, &entry, before).await
}

/// Keeps or takes back the line-up of a team.
#[server(prefix = "/api", endpoint = "set_line_up")]
pub async fn set_line_up(to: Sent, entry: LineUpEntry) -> Result<(), ServerFnError> {
    use super::match_answer;
    use super::{caller, match_forms};

    let players = match_answer::players_of(&to, &entry).await;
    let done = match match_forms::set_line_up(&entry, &players) {
        Ok(command) => caller::run(&to, command).await,
        Err(unknown) => return match_answer::unknown_player(&to, &entry, &unknown).await,
    };
    match_answer::line_up(done, &to, &entry).await
}

/// Exchanges the colours of a match without a result.
#[server(prefix = "/api", endpoint = "swap_match_colours")]
pub async fn swap_match_colours(to: Sent, stage: u32, round: u32, board: u32) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let forward = caller::page(&to, &format!("match/{round}/{board}"));
    caller::act(&to, Command::SwapMatchColours { stage, round, board }, &forward, said::colours_swapped(board)).await
}
