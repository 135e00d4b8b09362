//! 参赛者.

use leptos::prelude::*;
use leptos_meta::Title;

/// 参赛者.
#[component]
pub fn Entrants() -> impl IntoView {
    view! {
        <Title text="参赛者 · 棋赛" />
        <main id="main"><h1>"参赛者"</h1></main>
    }
}
