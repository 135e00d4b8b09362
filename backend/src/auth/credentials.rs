//! What a request says about who sends it.

use actix_web::HttpRequest;
use actix_web::http::header::USER_AGENT;

use super::cookie::{FORM_COOKIE, SESSION_COOKIE};
use super::origin;
use crate::config::Config;
use crate::error::{Error, Result};
use crate::random;

/// Longer descriptions of a browser are cut.
const DEVICE_LENGTH: usize = 160;

/// What a request says about who sends it. Plain data, so that it can wait for the database.
#[derive(Clone, Debug)]
pub struct Credentials {
    pub(crate) session_token: Option<String>,
    pub(crate) form_secret: Option<String>,
    pub(crate) from_here: bool,
    device: String,
    peer: String,
}

impl Credentials {
    /// Reads them from a request.
    pub fn of(request: &HttpRequest, config: &Config) -> Self {
        let cookie = |name: &str| request.cookie(name).map(|cookie| cookie.value().to_owned());
        Self {
            session_token: cookie(SESSION_COOKIE),
            form_secret: cookie(FORM_COOKIE),
            from_here: origin::is_from_here(request, config),
            device: device(request),
            peer: peer(request, config),
        }
    }

    /// Where the request comes from, to limit attempts to sign in.
    pub fn peer(&self) -> &str {
        &self.peer
    }

    /// What the browser calls itself.
    pub fn device(&self) -> &str {
        &self.device
    }

    /// Whether the form that somebody without a session sends was made for this browser and comes from these pages:
    /// for the forms of signing in, of the first start and of invitations.
    pub fn check_form(&self, token: &str) -> Result<()> {
        let meant = self.form_secret.as_deref().is_some_and(|secret| random::digest(secret) == token);
        if self.from_here && meant { Ok(()) } else { Err(Error::ForeignForm) }
    }
}

fn device(request: &HttpRequest) -> String {
    let agent = request.headers().get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    agent.chars().filter(|c| !c.is_control()).take(DEVICE_LENGTH).collect()
}

fn peer(request: &HttpRequest, config: &Config) -> String {
    let connection = request.connection_info();
    let address = if config.behind_proxy { connection.realip_remote_addr() } else { connection.peer_addr() };
    address.unwrap_or_default().to_owned()
}
