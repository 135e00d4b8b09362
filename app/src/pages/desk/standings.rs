//! 名次.

use leptos::prelude::*;
use leptos_meta::Title;

/// 名次.
#[component]
pub fn Standings() -> impl IntoView {
    view! {
        <Title text="名次 · 棋赛" />
        <main id="main"><h1>"名次"</h1></main>
    }
}
