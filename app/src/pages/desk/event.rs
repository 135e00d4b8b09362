//! 概况.

use leptos::prelude::*;
use leptos_meta::Title;

/// 概况.
#[component]
pub fn Event() -> impl IntoView {
    view! {
        <Title text="概况 · 棋赛" />
        <main id="main"><h1>"概况"</h1></main>
    }
}
