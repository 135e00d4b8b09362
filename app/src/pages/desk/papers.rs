//! 打印.

use leptos::prelude::*;
use leptos_meta::Title;

/// 打印.
#[component]
pub fn Papers() -> impl IntoView {
    view! {
        <Title text="打印 · 棋赛" />
        <main id="main"><h1>"打印"</h1></main>
    }
}
