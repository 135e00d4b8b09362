//! The HTML document around every page.

use leptos::prelude::*;
use leptos_meta::MetaTags;

use crate::app::App;

/// The document: head, style sheet, and the page in its body.
#[must_use]
pub fn shell() -> impl IntoView {
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
