//! The article of the rules behind a sentence.

use leptos::prelude::*;

/// 〔附二 二.4〕 in the second voice. The brackets are the style sheet's.
#[component]
pub fn Article(
    /// The article, as 附二 二.4.
    #[prop(into)]
    text: String,
) -> impl IntoView {
    (!text.is_empty()).then(|| view! { <span class="art">{text}</span> })
}
