//! A place with nothing in it yet.

use leptos::prelude::*;

/// Says what is not there and what to do next; the children are at most one button.
#[component]
pub fn Empty(
    /// What is not there.
    #[prop(into)]
    title: String,
    /// What to do, or when it will be there.
    #[prop(optional, into)]
    hint: String,
    /// The button.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    view! {
        <div class="empty">
            <b>{title}</b>
            {(!hint.is_empty()).then(|| view! { <p class="mute small">{hint}</p> })}
            {children.map(|children| children())}
        </div>
    }
}
