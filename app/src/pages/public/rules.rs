//! 规程.

use leptos::prelude::*;
use leptos_meta::Title;

/// 规程.
#[component]
pub fn Rules() -> impl IntoView {
    view! {
        <Title text="规程 · 棋赛" />
        <main id="main"><h1>"规程"</h1></main>
    }
}
