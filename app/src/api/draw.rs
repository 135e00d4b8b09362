//! 抽签.
#![allow(missing_docs, reason = "the macro makes fields, without documentation, of the arguments of a form")]

use leptos::prelude::*;

use super::Sent;

/// Draws the numbers by machine.
#[server(prefix = "/api", endpoint = "draw_numbers")]
pub async fn draw_numbers(
    to: Sent,
    seed: String,
    method: String,
    #[server(default)] units_apart: bool,
) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let command = Command::DrawNumbers { seed: seed.trim().to_owned(), method: read_method(&method), units_apart };
    let said = said::numbers_drawn();
    caller::act(&to, command, &caller::page(&to, "draw"), said).await
}

/// Takes the numbers as drawn by hand.
#[server(prefix = "/api", endpoint = "type_numbers")]
pub async fn type_numbers(to: Sent, id: Vec<u32>, no: Vec<String>) -> Result<(), ServerFnError> {
    use super::{caller, said, typed_numbers};

    let taken = typed_numbers::take(&to, id.into_iter().zip(no).collect()).await;
    caller::answer(taken, &to, &caller::page(&to, "draw"), Some(said::numbers_typed())).await
}

/// Numbers everybody in the order of the list; `onward` goes on to the draw of the first stage.
#[server(prefix = "/api", endpoint = "number_as_listed")]
pub async fn number_as_listed(to: Sent, #[server(default)] onward: bool) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    let page = if onward { "start" } else { "draw" };
    caller::act(&to, Command::NumberAsListed, &caller::page(&to, page), said::numbers_listed()).await
}

/// Takes the drawn numbers back.
#[server(prefix = "/api", endpoint = "undo_numbers")]
pub async fn undo_numbers(to: Sent) -> Result<(), ServerFnError> {
    use super::{caller, said};
    use shared::command::Command;

    caller::act(&to, Command::UndoNumbers, &caller::page(&to, "draw"), said::numbers_taken_back()).await
}

#[cfg(feature = "ssr")]
fn read_method(text: &str) -> shared::division::LotMethod {
    use shared::division::LotMethod;

    match text {
        "seeds_odd" => LotMethod::SeedsOdd,
        "by_rating" => LotMethod::ByRating,
        _ => LotMethod::All,
    }
}
