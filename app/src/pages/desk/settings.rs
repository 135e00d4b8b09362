//! 设置.

use leptos::prelude::*;
use leptos_meta::Title;

/// 设置.
#[component]
pub fn Settings() -> impl IntoView {
    view! {
        <Title text="设置 · 棋赛" />
        <main id="main"><h1>"设置"</h1></main>
    }
}
