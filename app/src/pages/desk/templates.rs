//! The templates of the form of a new event, each with a little drawing, group by group.

use leptos::prelude::*;
use shared::structure::templates::{Kind, Template};
use shared::words;

use super::structure_template::Card;
use super::template_words::{Found, NothingFits, named_by};

/// Cards to choose a template from. Those that fit the words of a regulation stand first; only the first group, and the
/// one of the chosen template, are unfolded.
#[component]
pub fn Templates(
    /// The key that is chosen.
    #[prop(into)]
    chosen: String,
    /// What fits the words that were given, if any were.
    #[prop(optional)]
    found: Option<Found>,
) -> impl IntoView {
    let found = found.unwrap_or_default();
    let nothing = found.is_in_vain().then(|| view! { <NothingFits /> });
    let best = (!found.best.is_empty()).then(|| {
        let best = found.best.iter().map(|fit| choice(fit.template, &chosen, named_by(fit))).collect_view();
        view! { <h3>"最合适的"</h3><div class="tp gap">{best}</div> }
    });
    let folded = found.asked;
    let group = |(place, kind): (usize, Kind)| {
        let rest: Vec<Template> = kind.templates().filter(|template| !found.has(template)).collect();
        let open = (place == 0 && !folded) || rest.iter().any(|template| template.key == chosen);
        let cards = rest.into_iter().map(|template| choice(template, &chosen, String::new())).collect_view();
        view! {
            <details class="more" open=open>
                <summary>{words::template_kind_name(kind)}</summary>
                <div class="tp">{cards}</div>
            </details>
        }
    };
    view! {
        {nothing}
        {best}
        {Kind::ALL.into_iter().enumerate().map(group).collect_view()}
    }
    .into_any()
}

fn choice(template: Template, chosen: &str, words: String) -> impl IntoView + use<> {
    let checked = template.key == chosen;
    view! {
        <label>
            <input type="radio" name="play[template]" value=template.key checked=checked />
            <Card template words />
        </label>
    }
}
