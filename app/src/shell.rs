//! The HTML document around every page.

use actix_web::http::header::{CONTENT_SECURITY_POLICY, HeaderValue};
use leptos::nonce::use_nonce;
use leptos::prelude::*;
use leptos_actix::ResponseOptions;
use leptos_meta::MetaTags;

use crate::app::App;

/// The document: head, style sheet, and the page in its body.
#[must_use]
pub fn shell() -> impl IntoView {
    allow_own_scripts_only();
    view! {
        <!DOCTYPE html>
        <html lang="zh-Hans">
            <head>
                <meta charset="utf-8" />
                <meta name="viewport" content="width=device-width, initial-scale=1" />
                <meta name="color-scheme" content="light dark" />
                <meta name="format-detection" content="telephone=no" />
                <link rel="icon" href="data:," />
                <link rel="stylesheet" href=stylesheet() />
                <MetaTags />
            </head>
            <body>
                <a class="skip" href="#main">"跳到正文"</a>
                <App />
            </body>
        </html>
    }
}

/// The address of the style sheet; it changes with the content, so that browsers may keep it for ever.
fn stylesheet() -> String {
    let assets = expect_context::<crate::serve::Assets>();
    format!("/pkg/qisai.css?v={}", assets.version)
}

/// Sets the policy that lets only this page's own scripts run: those of this server, and the inline ones that carry the
/// page's nonce.
fn allow_own_scripts_only() {
    let (Some(nonce), Some(response)) = (use_nonce(), use_context::<ResponseOptions>()) else { return };
    let policy = backend::routes::content_security_policy(&nonce);
    if let Ok(policy) = HeaderValue::from_str(&policy) {
        response.insert_header(CONTENT_SECURITY_POLICY, policy);
    }
}
