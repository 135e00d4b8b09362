//! Which page was asked for: the parts of its address.

use leptos::prelude::*;
use leptos_router::hooks::{use_params_map, use_query_map};

/// The slug of the event in the address.
pub(super) fn slug() -> String {
    use_params_map().read_untracked().get("slug").unwrap_or_default()
}

/// A number in the path; 0, which nothing has, where it is none.
pub(super) fn number(name: &str) -> u32 {
    use_params_map().read_untracked().get(name).and_then(|text| text.parse().ok()).unwrap_or(0)
}

/// A text after `?`, without blanks around it.
pub(super) fn asked(name: &str) -> String {
    let text = use_query_map().read_untracked().get(name).unwrap_or_default();
    text.trim().to_owned()
}

/// A number after `?`, as the stage `s`.
pub(super) fn asked_number(name: &str) -> Option<u32> {
    asked(name).parse().ok()
}
