//! 赛事.

use leptos::prelude::*;
use leptos_meta::Title;

/// 赛事.
#[component]
pub fn Events() -> impl IntoView {
    view! {
        <Title text="赛事 · 棋赛" />
        <main id="main"><h1>"赛事"</h1></main>
    }
}
