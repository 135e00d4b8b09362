//! 第一个账号.

use leptos::prelude::*;
use leptos_meta::Title;

/// 第一个账号.
#[component]
pub fn Setup() -> impl IntoView {
    view! {
        <Title text="第一个账号 · 棋赛" />
        <main id="main"><h1>"第一个账号"</h1></main>
    }
}
