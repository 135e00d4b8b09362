//! The server without a face, as everybody else sees it. What it does stands in [`crate::service`], one file a noun.

use std::sync::Arc;

use actix_web::HttpRequest;

use crate::auth::Credentials;
use crate::auth::password::Passwords;
use crate::config::Config;
use crate::database::Database;
use crate::error::{Error, Result};
use crate::service::cache::DivisionCache;
use crate::service::paper::Press;

/// The server without a face. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Backend {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    config: Config,
    database: Database,
    passwords: Passwords,
    cache: DivisionCache,
    press: Press,
    first_code: Option<String>,
}

impl Backend {
    /// Opens the database, makes or updates its tables, and, where nobody can sign in yet, makes the code of the first start.
    pub async fn open(config: &Config) -> Result<Self> {
        if config.database_url.is_none() {
            std::fs::create_dir_all(&config.data_dir).map_err(Error::internal)?;
        }
        let database = Database::open(&config.database_url()).await?;
        let first_code = crate::service::first_account::prepare(&database).await?;
        crate::service::housekeeping::sweep(&database).await?;
        let inner = Inner {
            config: config.clone(),
            database,
            passwords: Passwords::new()?,
            cache: DivisionCache::default(),
            press: Press::new(config.font.as_deref()),
            first_code,
        };
        Ok(Self { inner: Arc::new(inner) })
    }

    /// The settings.
    pub fn config(&self) -> &Config {
        &self.inner.config
    }

    /// What a request says about who sends it.
    pub fn credentials(&self, request: &HttpRequest) -> Credentials {
        Credentials::of(request, self.config())
    }

    /// Whether the database answers.
    pub async fn is_healthy(&self) -> bool {
        self.database().ping().await.is_ok()
    }

    /// Closes the database, after the last request.
    pub async fn close(&self) -> Result<()> {
        Ok(self.database().close().await?)
    }

    pub(crate) fn database(&self) -> &Database {
        &self.inner.database
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.inner.passwords
    }

    pub(crate) fn cache(&self) -> &DivisionCache {
        &self.inner.cache
    }

    pub(crate) fn press(&self) -> &Press {
        &self.inner.press
    }

    pub(crate) fn first_code(&self) -> Option<&str> {
        self.inner.first_code.as_deref()
    }
}
