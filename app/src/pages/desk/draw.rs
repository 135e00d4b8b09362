//! 抽签.

use leptos::prelude::*;
use leptos_meta::Title;

/// 抽签.
#[component]
pub fn Draw() -> impl IntoView {
    view! {
        <Title text="抽签 · 棋赛" />
        <main id="main"><h1>"抽签"</h1></main>
    }
}
