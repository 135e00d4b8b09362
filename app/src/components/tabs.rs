//! Links side by side, one of them the page itself.

use leptos::prelude::*;

/// A text that leads somewhere.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Link {
    /// What it says.
    pub text: String,
    /// Where it leads; empty for text that leads nowhere.
    pub href: String,
    /// Whether it is where we are.
    pub current: bool,
}

impl Link {
    /// A link to another page.
    pub fn new(text: impl Into<String>, href: impl Into<String>) -> Self {
        Self { text: text.into(), href: href.into(), current: false }
    }

    /// The same link, marked when it is where we are.
    #[must_use]
    pub fn current_if(self, current: bool) -> Self {
        Self { current, ..self }
    }
}

/// A row of tabs. They are links, so they work without script.
#[component]
pub fn Tabs(
    /// What the row is for, to be read out.
    #[prop(into)]
    label: String,
    /// The tabs.
    links: Vec<Link>,
) -> impl IntoView {
    view! { <nav class="tabs" aria-label=label>{anchors(links)}</nav> }
}

/// The links as anchors.
pub(super) fn anchors(links: Vec<Link>) -> impl IntoView {
    let anchor = |link: Link| view! { <a href=link.href aria-current=link.current.then_some("page")>{link.text}</a> };
    links.into_iter().map(anchor).collect::<Vec<_>>()
}
