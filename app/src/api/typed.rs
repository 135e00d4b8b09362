//! What was typed, kept while it is refused: nobody types it twice.

use backend::auth::Session;
use backend::{Backend, Error};
use serde::Serialize;
use serde::de::DeserializeOwned;
use shared::command::Command;

use super::Sent;
use super::caller::Caller;

/// Runs the command of a form, or keeps what was typed under a key for the form that is shown again.
pub async fn run_or_keep<T: Serialize + Sync>(
    caller: &Caller,
    to: &Sent,
    command: Command,
    key: &str,
    typed: &T,
) -> Result<(), Error> {
    let session = caller.actor.session().ok_or(Error::NotSignedIn)?;
    match caller.run(to, command).await {
        Ok(()) => caller.backend.drop_draft(session, key).await,
        Err(error) => {
            let text = serde_json::to_string(typed).unwrap_or_default();
            caller.backend.save_draft(session, key, &text).await?;
            Err(error)
        }
    }
}

/// What was typed and refused; nothing in most cases.
pub async fn refused<T: DeserializeOwned>(backend: &Backend, session: Option<&Session>, key: &str) -> Option<T> {
    let draft = backend.load_draft(session?, key).await.ok().flatten()?;
    serde_json::from_str(&draft).ok()
}
