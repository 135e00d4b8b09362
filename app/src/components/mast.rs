//! The head of a page.

use leptos::prelude::*;

use crate::components::tabs::Link;

/// Title between a line above and a line below, closed by 文武线. Holds the only `h1` of the page.
#[component]
pub fn Mast(
    /// The title.
    #[prop(into)]
    title: String,
    /// Where the page belongs to, above the title.
    #[prop(optional, into)]
    over: Option<Link>,
    /// A second voice below the title.
    #[prop(optional, into)]
    under: String,
) -> impl IntoView {
    view! {
        <header class="mast">
            {over.map(line_above)}
            <h1>{title}</h1>
            {(!under.is_empty()).then(|| view! { <p>{under}</p> })}
        </header>
    }
}

fn line_above(link: Link) -> impl IntoView {
    let text = link.text;
    if link.href.is_empty() {
        view! { <p>{text}</p> }.into_any()
    } else {
        view! { <p><a href=link.href>{text}</a></p> }.into_any()
    }
}
