//! 登录.

use leptos::prelude::*;
use leptos_meta::Title;

/// 登录.
#[component]
pub fn Login() -> impl IntoView {
    view! {
        <Title text="登录 · 棋赛" />
        <main id="main"><h1>"登录"</h1></main>
    }
}
