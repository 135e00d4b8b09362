//! The head of a page.

use leptos::prelude::*;

use crate::components::name::breaking;
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
            <h1>{unbroken_quotes(&title)}</h1>
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

/// The title, where what stands in quotation marks keeps together at the end of a line: “青松杯”.
fn unbroken_quotes(title: &str) -> AnyView {
    let Some((before, rest)) = title.split_once('“') else { return breaking(title) };
    let Some((inside, after)) = rest.split_once('”') else { return title.to_owned().into_any() };
    let (before, quote, after) = (before.to_owned(), format!("“{inside}”"), after.to_owned());
    view! { {before} <span class="num">{quote}</span> {after} }.into_any()
}
