//! 没有这一页.

use leptos::prelude::*;
use leptos_meta::Title;

/// 没有这一页.
#[component]
pub fn NotFound() -> impl IntoView {
    view! {
        <Title text="没有这一页 · 棋赛" />
        <main id="main"><h1>"没有这一页"</h1></main>
    }
}
