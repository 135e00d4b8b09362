//! 成绩.

use leptos::prelude::*;
use leptos_meta::Title;

/// 成绩.
#[component]
pub fn Results() -> impl IntoView {
    view! {
        <Title text="成绩 · 棋赛" />
        <main id="main"><h1>"成绩"</h1></main>
    }
}
