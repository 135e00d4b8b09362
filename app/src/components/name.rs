//! A person's name in a list.

use leptos::prelude::*;

/// A name, two characters wide as three so that columns align, a long one breaking at its dots.
#[component]
pub fn Name(
    /// The name as registered.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    let class = if is_long(&name) { "nm long" } else { "nm" };
    view! { <span class=class>{breaking(&name)}</span> }
}

/// A name that may break after its dots, for a place that has its own style.
pub fn breaking(name: &str) -> AnyView {
    if !name.contains(is_dot) {
        return name.to_owned().into_any();
    }
    let parts = name.split_inclusive(is_dot).map(|part| view! { {part.to_owned()}<wbr /> });
    parts.collect::<Vec<_>>().into_any()
}

/// Longer than 欧阳明月, or made of parts.
fn is_long(name: &str) -> bool {
    name.chars().count() > 4 || name.contains(is_dot) || name.is_ascii()
}

/// The dots that part a name: the one of Chinese names, and those that are typed instead of it.
const fn is_dot(c: char) -> bool {
    matches!(c, '·' | '•' | '・' | '‧' | '．')
}
