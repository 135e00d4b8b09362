//! 对阵.

use leptos::prelude::*;
use leptos_meta::Title;

/// 对阵.
#[component]
pub fn Round() -> impl IntoView {
    view! {
        <Title text="对阵 · 棋赛" />
        <main id="main"><h1>"对阵"</h1></main>
    }
}
