//! 编排.

use leptos::prelude::*;
use leptos_meta::Title;

/// 编排.
#[component]
pub fn Round() -> impl IntoView {
    view! {
        <Title text="编排 · 棋赛" />
        <main id="main"><h1>"编排"</h1></main>
    }
}
