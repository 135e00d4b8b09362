//! 编排: from the proposal to the published round, and back.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;

use super::Sent;

/// Proposes the next round.
#[server(prefix = "/api", endpoint = "propose_round")]
pub async fn propose_round(to: Sent, stage: u32) -> Result<(), ServerFnError> {
    use super::caller;
    use shared::command::Command;

    caller::act_quietly(&to, Command::ProposeRound { stage }, &caller::page(&to, "round")).await
}

/// Exchanges two entrants of the proposal.
#[server(prefix = "/api", endpoint = "swap_entrants")]
pub async fn swap_entrants(to: Sent, stage: u32, a: String, b: String) -> Result<(), ServerFnError> {
    use super::{caller, read, said};
    use shared::{command::Command, id::No};

    let (a, b) = (No(read::number(&a).unwrap_or(0)), No(read::number(&b).unwrap_or(0)));
    let said = said::swapped(a, b);
    caller::act(&to, Command::SwapEntrants { stage, a, b }, &caller::page(&to, "round"), said).await
}

/// Exchanges the colours at a board of the proposal.
#[server(prefix = "/api", endpoint = "swap_colours")]
pub async fn swap_colours(to: Sent, stage: u32, board: u32) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let said = said::colours_swapped(board);
    caller::act(&to, Command::SwapColours { stage, board }, &caller::page(&to, "round"), said).await
}

/// Throws the proposal away and makes it anew: what was changed by hand is gone.
#[server(prefix = "/api", endpoint = "discard_proposal")]
pub async fn discard_proposal(to: Sent, stage: u32) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let said = said::proposal_discarded();
    caller::act(&to, Command::DiscardProposal { stage }, &caller::page(&to, "round"), said).await
}

/// Publishes the proposal that the organizer saw, known by its mark.
#[server(prefix = "/api", endpoint = "publish_round")]
pub async fn publish_round(to: Sent, stage: u32, round: u32, seen: String) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let said = said::round_published(round);
    caller::act(&to, Command::PublishRound { stage, round, seen: Some(seen) }, &caller::page(&to, "round"), said).await
}

/// Publishes every round of a round robin.
#[server(prefix = "/api", endpoint = "publish_schedule")]
pub async fn publish_schedule(to: Sent, stage: u32) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let said = said::schedule_published();
    caller::act(&to, Command::PublishSchedule { stage }, &caller::page(&to, "round"), said).await
}

/// Takes the last published round back.
#[server(prefix = "/api", endpoint = "take_back_round")]
pub async fn take_back_round(to: Sent, stage: u32, round: u32) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let said = said::round_taken_back(round);
    caller::act(&to, Command::TakeBackRound { stage, round }, &caller::page(&to, "round"), said).await
}

/// Says who will be absent from the next round: all of them, by number.
#[server(prefix = "/api", endpoint = "set_absent")]
pub async fn set_absent(to: Sent, stage: u32, absent: String) -> Result<(), ServerFnError> {
    use super::{caller, read, said};
    use shared::command::Command;

    let absent = read::numbers(&absent);
    let said = said::absent_set(&absent);
    caller::act(&to, Command::SetAbsent { stage, absent }, &caller::page(&to, "round"), said).await
}
