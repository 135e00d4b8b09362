//! Numbers to step through: rounds, pages of a long list.

use leptos::prelude::*;

use crate::components::tabs::{Link, anchors};

/// More numbers than these take several lines.
const ONE_LINE: usize = 9;

/// A row of numbers after a word, as 第 1 2 3 轮.
#[component]
pub fn Pager(
    /// What the row is for, to be read out.
    #[prop(into)]
    label: String,
    /// The word before the numbers.
    #[prop(optional, into)]
    word: String,
    /// The numbers.
    links: Vec<Link>,
) -> impl IntoView {
    let class = if links.len() > ONE_LINE { "pager many" } else { "pager" };
    view! {
        <nav class=class aria-label=label>
            {(!word.is_empty()).then(|| view! { <span>{word}</span> })}
            {anchors(links)}
        </nav>
    }
}
