//! 账号.

use leptos::prelude::*;
use leptos_meta::Title;

/// 账号.
#[component]
pub fn Account() -> impl IntoView {
    view! {
        <Title text="账号 · 棋赛" />
        <main id="main"><h1>"账号"</h1></main>
    }
}
