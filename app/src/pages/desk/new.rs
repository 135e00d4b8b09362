//! 新建赛事.

use leptos::prelude::*;
use leptos_meta::Title;

/// 新建赛事.
#[component]
pub fn New() -> impl IntoView {
    view! {
        <Title text="新建赛事 · 棋赛" />
        <main id="main"><h1>"新建赛事"</h1></main>
    }
}
