//! What is swept away at each start.

use crate::database::Database;
use crate::error::Result;
use crate::{clock, store};

/// Forgets what has run out: sessions, invitations, attempts to sign in, and answers that nobody will ask for again.
pub(crate) async fn sweep(database: &Database) -> Result<()> {
    let now = clock::now();
    let tx = database.begin().await?;
    store::session::delete_expired(&tx, now).await?;
    store::invitation::delete_expired(&tx, now).await?;
    store::attempt::forget_old(&tx, now).await?;
    store::command::forget_old(&tx, now).await?;
    Ok(tx.commit().await?)
}
