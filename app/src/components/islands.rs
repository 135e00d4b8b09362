//! The scripts that wake a page's islands. Written here, because the ones that come with Leptos load files without a
//! version, and browsers keep ours for ever.

use leptos::nonce::use_nonce;
use leptos::prelude::*;

use crate::serve::Assets;

const WAKE: &str = include_str!("wake.js");
const AT_ONCE: &str = "wake();\n";
const ON_FOCUS: &str = include_str!("wake_on_focus.js");

/// Loads the WASM of the islands at once. Stands on pages that have an island and on no other, so that all the others
/// stay plain HTML. No island has another inside.
#[component]
pub fn WakeIslands() -> impl IntoView {
    script(AT_ONCE)
}

/// Loads it when somebody goes into an island, and not before: most visitors of a public page only read, and a hall full
/// of phones shares one Wi-Fi.
#[component]
pub fn WakeOnFocus() -> impl IntoView {
    script(ON_FOCUS)
}

fn script(when: &'static str) -> impl IntoView {
    let assets = expect_context::<Assets>();
    let script = WAKE.replace("VERSION", &assets.version) + when;
    assets.has_browser_bundle.then(|| view! { <script type="module" nonce=use_nonce()>{script}</script> })
}
