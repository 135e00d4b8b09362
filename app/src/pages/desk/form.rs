//! Forms of the desk. They are plain HTML; each carries who made it and a number under which it acts once.

use leptos::prelude::*;
use uuid::Uuid;

use super::state::Desk;
use crate::components::raw_text;

/// The hidden fields of a form.
#[derive(Clone, Debug)]
pub struct Hidden {
    csrf: String,
    slug: String,
    k: u32,
    s: u32,
}

impl Hidden {
    /// For forms about a division.
    pub fn of(desk: &Desk) -> Self {
        Self { csrf: desk.csrf.clone(), slug: desk.here.slug.clone(), k: desk.here.number, s: desk.s() }
    }

    /// For forms about no division yet.
    pub const fn without_division(csrf: String) -> Self {
        Self { csrf, slug: String::new(), k: 1, s: 0 }
    }
}

/// A form that changes something.
#[component]
pub fn Act(
    /// Where it goes: the `PATH` of a server function.
    to: &'static str,
    /// Its hidden fields.
    hidden: Hidden,
    /// A name for buttons that stand outside of it.
    #[prop(optional, into)]
    id: String,
    /// Its class.
    #[prop(optional, into)]
    class: String,
    /// Fields and buttons.
    children: Children,
) -> impl IntoView {
    let id = (!id.is_empty()).then_some(id);
    let class = (!class.is_empty()).then_some(class);
    view! {
        <form method="post" action=to id=id class=class>
            <input type="hidden" name="to[csrf]" value=hidden.csrf />
            <input type="hidden" name="to[command_id]" value=Uuid::new_v4().to_string() />
            <input type="hidden" name="to[slug]" value=hidden.slug />
            <input type="hidden" name="to[k]" value=hidden.k.to_string() />
            {(hidden.s > 0).then(|| view! { <input type="hidden" name="to[s]" value=hidden.s.to_string() /> })}
            {children()}
        </form>
    }
    .into_any()
}

/// Keeps the stage in a form that only asks.
#[component]
pub fn KeepStage(
    /// Whose.
    desk: Desk,
) -> impl IntoView {
    (desk.s() > 0).then(|| view! { <Keep name="s" value=desk.s().to_string() /> })
}

/// A field that nobody sees.
#[component]
pub fn Keep(
    /// Its name.
    name: &'static str,
    /// Its value.
    #[prop(into)]
    value: String,
) -> impl IntoView {
    view! { <input type="hidden" name=name value=value /> }
}

/// A labelled line of text.
#[component]
pub fn Field(
    /// The label.
    #[prop(into)]
    label: String,
    /// Its name in the form.
    name: &'static str,
    /// What stands in it.
    #[prop(optional, into)]
    value: String,
    /// A hint below it.
    #[prop(optional, into)]
    hint: String,
    /// `text`, `date`, `password`, …
    #[prop(default = "text")]
    kind: &'static str,
    /// What the browser may fill in.
    #[prop(default = "off")]
    autocomplete: &'static str,
    /// Whether it must be filled in.
    #[prop(optional)]
    required: bool,
    /// Whether the cursor stands in it.
    #[prop(optional)]
    focus: bool,
    /// Whether digits are typed.
    #[prop(optional)]
    digits: bool,
    /// The longest text.
    #[prop(default = 200)]
    longest: u32,
) -> impl IntoView {
    let id = field_id(name);
    let described = (!hint.is_empty()).then(|| format!("{id}-hint"));
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <input
                class=if digits { "in short" } else { "in" }
                id=id
                name=name
                type=kind
                value=value
                autocomplete=autocomplete
                required=required
                autofocus=focus
                maxlength=longest.to_string()
                inputmode=digits.then_some("numeric")
                aria-describedby=described.clone()
            />
            {described.map(|id| view! { <p class="hint" id=id>{hint}</p> })}
        </div>
    }
    .into_any()
}

/// A labelled text of several lines.
#[component]
pub fn Lines(
    /// The label.
    #[prop(into)]
    label: String,
    /// Its name in the form.
    name: &'static str,
    /// What stands in it.
    #[prop(optional, into)]
    value: String,
    /// A hint below it.
    #[prop(optional, into)]
    hint: String,
    /// How many lines are seen.
    #[prop(default = 4)]
    rows: u32,
) -> impl IntoView {
    let id = field_id(name);
    let described = (!hint.is_empty()).then(|| format!("{id}-hint"));
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <textarea class="in" id=id name=name rows=rows.to_string() aria-describedby=described.clone()>
                {raw_text::in_textarea(&value)}
            </textarea>
            {described.map(|id| view! { <p class="hint" id=id>{hint}</p> })}
        </div>
    }
    .into_any()
}

/// One of several, by key and word.
pub type Choices = Vec<(String, String)>;

/// Choices out of fixed words.
pub fn choices<const N: usize>(pairs: [(&str, &str); N]) -> Choices {
    pairs.map(|(key, word)| (key.to_owned(), word.to_owned())).to_vec()
}

/// A labelled choice.
#[component]
pub fn Choose(
    /// The label.
    #[prop(into)]
    label: String,
    /// Its name in the form.
    name: &'static str,
    /// What there is to choose from.
    choices: Choices,
    /// The key that is chosen.
    #[prop(optional, into)]
    value: String,
    /// A hint below it.
    #[prop(optional, into)]
    hint: String,
) -> impl IntoView {
    let id = field_id(name);
    view! {
        <div class="field">
            <label for=id.clone()>{label}</label>
            <select class="in" id=id name=name>
                {options(choices, &value)}
            </select>
            {(!hint.is_empty()).then(|| view! { <p class="hint">{hint}</p> })}
        </div>
    }
    .into_any()
}

/// The options of a choice, one chosen.
pub fn options(choices: Choices, chosen: &str) -> impl IntoView + use<> {
    let chosen = chosen.to_owned();
    let option = move |(key, word): (String, String)| {
        let selected = key == chosen;
        view! { <option value=key selected=selected>{word}</option> }
    };
    choices.into_iter().map(option).collect_view()
}

/// A box to tick.
#[component]
pub fn Tick(
    /// The label.
    #[prop(into)]
    label: String,
    /// Its name in the form.
    name: &'static str,
    /// Whether it is ticked.
    #[prop(optional)]
    checked: bool,
    /// A hint below it.
    #[prop(optional, into)]
    hint: String,
) -> impl IntoView {
    view! {
        <label class="check">
            <input type="checkbox" name=name value="true" checked=checked />
            <span>{label}</span>
            {(!hint.is_empty()).then(|| view! { <span class="hint">{hint}</span> })}
        </label>
    }
    .into_any()
}

fn field_id(name: &str) -> String {
    name.replace(['[', ']'], "-").trim_end_matches('-').to_owned()
}
