//! 棋手.

use leptos::prelude::*;
use leptos_meta::Title;

/// 棋手.
#[component]
pub fn Player() -> impl IntoView {
    view! {
        <Title text="棋手 · 棋赛" />
        <main id="main"><h1>"棋手"</h1></main>
    }
}
