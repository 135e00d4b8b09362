//! The foot of a page.

use leptos::prelude::*;

/// Small lines under a hairline.
#[component]
pub fn Foot(
    /// Paragraphs and links.
    children: Children,
) -> impl IntoView {
    view! { <footer class="foot">{children()}</footer> }
}
