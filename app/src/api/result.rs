//! 成绩: entered by a form or by the keyboard of the island.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use super::Sent;

/// A result as it is sent.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    /// Which stage.
    pub stage: u32,
    /// Which round.
    pub round: u32,
    /// Which board.
    pub board: u32,
    /// The version of the board that the sender saw.
    pub seen: u32,
    /// The sign of the result: `1-0`, `+/-`, … `*` takes it back.
    pub result: String,
    /// 先走方犯规.
    pub first_fouls: u32,
    /// 后走方犯规.
    pub second_fouls: u32,
    /// 先走方的处罚: `warning`, `disqualified`, both with a comma, or nothing.
    pub first_penalty: String,
    /// 后走方的处罚.
    pub second_penalty: String,
    /// What becomes of later matches of a bracket: `replay`, `keep`, or nothing.
    pub later: String,
    /// Whether it comes from the page of a match, and goes back there.
    pub at_match: bool,
}

/// What became of a result that was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entered {
    /// It stands, and is on disk.
    Stands {
        /// The version of the board.
        version: u32,
    },
    /// Another result stands than the sender saw: both are shown, to choose from.
    Conflict {
        /// The sign of the result that stands.
        stands: String,
        /// The fouls that stand.
        fouls: [u32; 2],
        /// The version that stands.
        version: u32,
    },
    /// It is refused: which rule, and what to do instead.
    Refused {
        /// In one line.
        why: String,
    },
    /// The session has ended: sign in, it is sent then.
    SignedOut,
}

/// Sets the result of a board.
#[server(prefix = "/api", endpoint = "set_result")]
pub async fn set_result(to: Sent, entry: Entry) -> Result<Entered, ServerFnError> {
    use super::caller::{self, Caller};
    use super::forms;

    let before = caller::board(&to, &entry).await;
    let done = match (forms::set_result(&entry), Caller::of(&to.csrf).await) {
        (Some(command), Ok(caller)) => caller.run(&to, command).await,
        (None, _) => Err(backend::Error::NotFound),
        (_, Err(error)) => Err(error),
    };
    if caller::is_form() {
        return answer_form(done, &to, &entry, before).await;
    }
    Ok(answer_island(done, &to, &entry).await)
}

/// A form goes back to the boards of its round or to its match, with what there is to say; matches that were played
/// since are looked at first.
#[cfg(feature = "ssr")]
async fn answer_form(
    done: Result<(), backend::Error>,
    to: &Sent,
    entry: &Entry,
    before: Option<shared::stage::Pairing>,
) -> Result<Entered, ServerFnError> {
    use super::flash::Choice;
    use super::{caller, match_answer, said};
    use backend::Error;
    use shared::refusal::Refusal;

    if let Err(Error::Refused(Refusal::LaterMatchesPlayed { .. })) = &done {
        leptos_actix::redirect(&match_answer::to_later_matches(to, entry));
    } else if let Err(error) = &done
        && let Some(choice) = caller::choice(entry.round, error)
    {
        let choice = Choice {
            sent_fouls: [entry.first_fouls, entry.second_fouls],
            sent_penalties: [entry.first_penalty.clone(), entry.second_penalty.clone()],
            ..choice
        };
        let board = caller::page(to, &format!("results/{}?board={}", entry.round, entry.board));
        let forward = if entry.at_match { match_answer::after_result(to, entry).await } else { board };
        caller::answer(Ok(()), to, &forward, Some(said::two_results(choice))).await?;
    } else {
        let words = match_answer::words(to, entry).await;
        let page = match_answer::after_result(to, entry).await;
        caller::answer(done, to, &page, Some(said::result_set(entry, &words, before.as_ref()))).await?;
    }
    Ok(Entered::Stands { version: 0 })
}

/// An island is told by type.
#[cfg(feature = "ssr")]
async fn answer_island(done: Result<(), backend::Error>, to: &Sent, entry: &Entry) -> Entered {
    use super::caller;
    use backend::Error;

    match done {
        Ok(()) => {
            let version = caller::board(to, entry).await.map_or(entry.seen, |board| board.version);
            Entered::Stands { version }
        }
        Err(Error::NotSignedIn) => Entered::SignedOut,
        Err(error) => match caller::choice(entry.round, &error) {
            Some(choice) => {
                Entered::Conflict { stands: choice.stands, fouls: choice.stands_fouls, version: choice.version }
            }
            None => Entered::Refused { why: caller::refused(&error, to).await.in_one_line() },
        },
    }
}
