//! A person's name in a list.

use leptos::prelude::*;

/// A name, two characters wide as three so that columns align, a long one breaking at its dots.
#[component]
pub fn Name(
    /// The name as registered.
    #[prop(into)]
    name: String,
) -> impl IntoView {
    if is_long(&name) {
        let parts: Vec<_> = name.split_inclusive(is_dot).map(|part| view! { {part.to_owned()}<wbr /> }).collect();
        view! { <span class="nm long">{parts}</span> }.into_any()
    } else {
        view! { <span class="nm">{name}</span> }.into_any()
    }
}

/// Longer than 欧阳明月, or made of parts.
fn is_long(name: &str) -> bool {
    name.chars().count() > 4 || name.contains(is_dot) || name.is_ascii()
}

/// The dots that part a name: the one of Chinese names, and those that are typed instead of it.
const fn is_dot(c: char) -> bool {
    matches!(c, '·' | '•' | '・' | '‧' | '．')
}
