//! How far a long thing is, counted in things done.

use leptos::prelude::*;

/// More ticks than this would be finer than a pixel on a phone.
const MOST_TICKS: u32 = 60;

/// One tick for each thing, as far as they can be told apart.
#[component]
pub fn Progress(
    /// How many are done.
    done: u32,
    /// How many there are.
    total: u32,
    /// What is counted, to be read out.
    #[prop(into)]
    label: String,
) -> impl IntoView {
    let width = format!("width:{}%", per_cent(done, total));
    let class = if total > MOST_TICKS { "prog fine" } else { "prog" };
    view! {
        <div
            class=class
            style=format!("--n:{total}")
            role="progressbar"
            aria-label=label
            aria-valuemin="0"
            aria-valuemax=total.to_string()
            aria-valuenow=done.to_string()
        >
            <i style=width></i>
        </div>
    }
}

/// A tenth of a per cent fine, so that the fill ends between two ticks.
fn per_cent(done: u32, total: u32) -> String {
    let tenths = u64::from(done.min(total)) * 1000 / u64::from(total.max(1));
    format!("{}.{}", tenths / 10, tenths % 10)
}
