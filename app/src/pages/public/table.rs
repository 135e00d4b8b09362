//! 成绩表.

use leptos::prelude::*;
use leptos_meta::Title;

/// 成绩表.
#[component]
pub fn Table() -> impl IntoView {
    view! {
        <Title text="成绩表 · 棋赛" />
        <main id="main"><h1>"成绩表"</h1></main>
    }
}
