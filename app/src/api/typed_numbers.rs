//! The numbers typed in by hand, kept while they are refused: nobody types eighty of them twice.

use std::collections::BTreeMap;

use backend::auth::Session;
use backend::{Backend, Error};
use shared::command::Command;
use shared::id::{EntrantId, No};

use super::Sent;
use super::caller::Caller;
use super::read;

/// What stands in each field, by entrant.
pub type Typed = BTreeMap<u32, String>;

/// Takes the numbers, or keeps what was typed for the form that is shown again.
pub async fn take(to: &Sent, typed: Typed) -> Result<(), Error> {
    let caller = Caller::of(&to.csrf).await?;
    let session = caller.actor.session().ok_or(Error::NotSignedIn)?;
    let key = draft_key(&to.slug, to.k);
    let done = caller.run(to, Command::TypeNumbers { numbers: numbers(&typed) }).await;
    match done {
        Ok(()) => caller.backend.drop_draft(session, &key).await,
        Err(error) => {
            let text = serde_json::to_string(&typed).unwrap_or_default();
            caller.backend.save_draft(session, &key, &text).await?;
            Err(error)
        }
    }
}

/// What was typed and refused; nothing in most cases.
pub async fn refused(backend: &Backend, session: Option<&Session>, slug: &str, k: u32) -> Typed {
    let Some(session) = session else { return Typed::new() };
    let draft = backend.load_draft(session, &draft_key(slug, k)).await.ok().flatten();
    draft.and_then(|draft| serde_json::from_str(&draft).ok()).unwrap_or_default()
}

fn draft_key(slug: &str, k: u32) -> String {
    format!("numbers/{slug}/{k}")
}

/// What is no number becomes 0, which nobody can have.
fn numbers(typed: &Typed) -> Vec<(EntrantId, No)> {
    typed.iter().map(|(id, no)| (EntrantId(*id), No(read::number(no).unwrap_or(0)))).collect()
}
