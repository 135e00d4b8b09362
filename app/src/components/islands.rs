//! The scripts that wake a page's islands.

use leptos::prelude::*;

/// Loads the WASM of the islands. Stands on pages that have an island and on no other, so that all the others stay
/// plain HTML.
#[component]
pub fn WakeIslands() -> impl IntoView {
    let options = expect_context::<LeptosOptions>();
    let assets = expect_context::<crate::serve::Assets>();
    assets.has_browser_bundle.then(|| view! { <HydrationScripts options islands=true /> })
}
