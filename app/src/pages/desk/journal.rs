//! 日志.

use leptos::prelude::*;
use leptos_meta::Title;

/// 日志.
#[component]
pub fn Journal() -> impl IntoView {
    view! {
        <Title text="日志 · 棋赛" />
        <main id="main"><h1>"日志"</h1></main>
    }
}
