//! The two cookies: of the session, and of the forms that people fill in before they have one.

use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};

use super::{Credentials, SessionToken};
use crate::config::Config;
use crate::random;

pub(super) const SESSION_COOKIE: &str = "qisai_session";
pub(super) const FORM_COOKIE: &str = "qisai_form";

/// How long somebody stays signed in, in days: longer than any event, and ended by the server as well.
pub(crate) const SESSION_DAYS: i64 = 14;

/// The cookie that signs a browser in.
pub fn session_cookie(token: &SessionToken, config: &Config) -> Cookie<'static> {
    cookie(SESSION_COOKIE, token.0.clone(), Duration::days(SESSION_DAYS), config)
}

/// The cookie that signs it out.
pub fn signed_out_cookie(config: &Config) -> Cookie<'static> {
    cookie(SESSION_COOKIE, String::new(), Duration::ZERO, config)
}

fn cookie(name: &'static str, value: String, age: Duration, config: &Config) -> Cookie<'static> {
    Cookie::build(name, value)
        .path("/")
        .http_only(true)
        .same_site(SameSite::Lax)
        .secure(config.is_https())
        .max_age(age)
        .finish()
}

/// What a form without a session carries, and the cookie that belongs to it. The form holds a digest of the cookie,
/// which another site can neither read nor guess.
#[derive(Clone, Debug)]
pub struct FormToken {
    /// The value of the hidden field.
    pub field: String,
    /// The cookie to set, unless the browser has one.
    pub cookie: Option<Cookie<'static>>,
}

impl FormToken {
    /// For a page with such a form.
    pub fn for_page(credentials: &Credentials, config: &Config) -> Self {
        if let Some(secret) = &credentials.form_secret {
            return Self { field: random::digest(secret), cookie: None };
        }
        let secret = random::token();
        let field = random::digest(&secret);
        Self { field, cookie: Some(cookie(FORM_COOKIE, secret, Duration::days(1), config)) }
    }
}
