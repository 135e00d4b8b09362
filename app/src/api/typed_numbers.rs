//! The numbers typed in by hand, kept while they are refused: nobody types eighty of them twice.

use std::collections::BTreeMap;

use backend::auth::Session;
use backend::{Backend, Error};
use shared::command::Command;
use shared::id::{EntrantId, No};

use super::Sent;
use super::caller::Caller;
use super::{read, typed};

/// What stands in each field, by entrant.
pub type Typed = BTreeMap<u32, String>;

/// Takes the numbers, or keeps what was typed for the form that is shown again.
pub async fn take(to: &Sent, typed: Typed) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let command = Command::TypeNumbers { numbers: numbers(&typed) };
    typed::run_or_keep(&caller, to, command, &draft_key(&to.slug, to.k), &typed).await
}

/// What was typed and refused; nothing in most cases.
pub async fn refused(backend: &Backend, session: Option<&Session>, slug: &str, k: u32) -> Typed {
    typed::refused(backend, session, &draft_key(slug, k)).await.unwrap_or_default()
}

fn draft_key(slug: &str, k: u32) -> String {
    format!("numbers/{slug}/{k}")
}

/// What is no number becomes 0, which nobody can have.
fn numbers(typed: &Typed) -> Vec<(EntrantId, No)> {
    typed.iter().map(|(id, no)| (EntrantId(*id), No(read::number(no).unwrap_or(0)))).collect()
}
