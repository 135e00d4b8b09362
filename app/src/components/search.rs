//! A field and a button that ask by address, so that they work without script.

use leptos::prelude::*;

use crate::islands::find_name::FindName;

/// A GET form with the one field `q`. Children follow the button: hidden fields, an island with suggestions.
#[component]
pub fn Search(
    /// Where the answer is.
    #[prop(into)]
    action: String,
    /// What the field is for, to be read out.
    #[prop(into)]
    label: String,
    /// An example of what can be typed.
    #[prop(into)]
    placeholder: String,
    /// What was asked.
    #[prop(optional, into)]
    value: String,
    /// The button's word.
    #[prop(into)]
    button: String,
    /// People to offer while one types, as [`crate::islands::find_name::names::pack`] writes them. The page must then
    /// wake its islands.
    #[prop(optional, into)]
    names: String,
    /// More of the form.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let field = if names.is_empty() {
        plain_field(label, placeholder, value).into_any()
    } else {
        view! { <FindName label placeholder value names /> }.into_any()
    };
    view! {
        <form class="search" role="search" action=action>
            {field} <button class="btn">{button}</button> {children.map(|children| children())}
        </form>
    }
}

fn plain_field(label: String, placeholder: String, value: String) -> impl IntoView {
    view! {
        <label class="sr" for="q">{label}</label>
        <input class="in" id="q" name="q" type="search" value=value placeholder=placeholder autocomplete="off" enterkeyhint="search" />
    }
}
