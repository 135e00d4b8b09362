//! What a session carries from one page to the next.

use crate::Backend;
use crate::auth::Session;
use crate::error::{Invalid, Result};
use crate::{clock, store};

/// Longer than any list of names.
const LONGEST: usize = 512 * 1024;

impl Backend {
    /// Keeps a text under a key, for example a pasted list between preview and confirmation.
    pub async fn save_draft(&self, session: &Session, key: &str, text: &str) -> Result<()> {
        if text.len() > LONGEST || key.len() > 200 {
            return Err(Invalid::DraftTooLong.into());
        }
        let tx = self.database().begin().await?;
        store::draft::put(&tx, &session.key, key, text, clock::now()).await?;
        Ok(tx.commit().await?)
    }

    /// The text under a key.
    pub async fn load_draft(&self, session: &Session, key: &str) -> Result<Option<String>> {
        store::draft::find(self.database().reader(), &session.key, key).await
    }

    /// Drops the text under a key.
    pub async fn drop_draft(&self, session: &Session, key: &str) -> Result<()> {
        let tx = self.database().begin().await?;
        store::draft::delete(&tx, &session.key, key).await?;
        Ok(tx.commit().await?)
    }

    /// Leaves a message for the next page of this session.
    pub async fn set_flash(&self, session: &Session, message: &str) -> Result<()> {
        if message.len() > LONGEST {
            return Err(Invalid::DraftTooLong.into());
        }
        let tx = self.database().begin().await?;
        store::session::set_flash(&tx, &session.key, message).await?;
        Ok(tx.commit().await?)
    }

    /// Takes that message, which is thereby shown once.
    pub async fn take_flash(&self, session: &Session) -> Result<Option<String>> {
        if !store::session::has_flash(self.database().reader(), &session.key).await? {
            return Ok(None);
        }
        let tx = self.database().begin().await?;
        let message = store::session::take_flash(&tx, &session.key).await?;
        tx.commit().await?;
        Ok(message)
    }
}
