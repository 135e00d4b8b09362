//! 邀请.

use leptos::prelude::*;
use leptos_meta::Title;

/// 邀请.
#[component]
pub fn Invite() -> impl IntoView {
    view! {
        <Title text="邀请 · 棋赛" />
        <main id="main"><h1>"邀请"</h1></main>
    }
}
