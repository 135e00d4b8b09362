//! The field and its offers.
// The struct that `island` makes has no place for a comment.
#![allow(missing_docs)]

use leptos::ev::KeyboardEvent;
use leptos::html::Input;
use leptos::prelude::*;

use super::matching::{Candidate, matches};
use super::names;

/// More than these nobody reads; type another letter.
const OFFERED: usize = 8;

/// The field and, below it, those whom the typed text fits, each a link to their page. The arrows choose one, Enter
/// goes there.
#[island]
pub fn FindName(
    /// What the field is for, to be read out.
    label: String,
    /// An example of what can be typed.
    placeholder: String,
    /// What was asked.
    value: String,
    /// The people, as [`names::pack`] writes them.
    names: String,
) -> impl IntoView {
    let people = StoredValue::new(names::unpack(&names));
    let typed = RwSignal::new(String::new());
    let field = NodeRef::<Input>::new();
    typed_before_waking(field, value.clone(), typed);
    let chosen = RwSignal::new(None::<usize>);
    let offered = move || people.with_value(|people| offer(people, &typed.read()));
    let on_input = move |event| {
        typed.set(event_target_value(&event));
        chosen.set(None);
    };
    let on_key = move |event: KeyboardEvent| press(&event, chosen, &offered());
    view! {
        <label class="sr" for="q">{label}</label>
        <input
            node_ref=field
            class="in"
            id="q"
            name="q"
            type="search"
            value=value
            placeholder=placeholder
            autocomplete="off"
            enterkeyhint="search"
            role="combobox"
            aria-controls="hits"
            aria-expanded=move || (!offered().is_empty()).to_string()
            aria-activedescendant=move || chosen.get().map(|place| format!("hit-{place}"))
            on:input=on_input
            on:keydown=on_key
        />
        <ul class="hits" id="hits" role="listbox">
            {move || offered().into_iter().enumerate().map(|(place, person)| hit(place, person, chosen)).collect::<Vec<_>>()}
        </ul>
    }
}

/// What was typed while the browser was still loading.
fn typed_before_waking(field: NodeRef<Input>, asked: String, typed: RwSignal<String>) {
    Effect::new(move || {
        let value = field.get().map(|field| field.value()).unwrap_or_default();
        if value != asked {
            typed.set(value);
        }
    });
}

fn offer(people: &[Candidate], typed: &str) -> Vec<Candidate> {
    people.iter().filter(|person| matches(typed, person)).take(OFFERED).cloned().collect()
}

fn hit(place: usize, person: Candidate, chosen: RwSignal<Option<usize>>) -> impl IntoView {
    let note = format!("{} 号 {}", person.no, person.unit);
    view! {
        <li role="option" id=format!("hit-{place}") aria-selected=move || (chosen.get() == Some(place)).to_string()>
            <a href=person.href tabindex="-1">{person.name}<span>{note}</span></a>
        </li>
    }
}

/// The arrows move along the offers, Escape leaves them, Enter follows the chosen one.
fn press(event: &KeyboardEvent, chosen: RwSignal<Option<usize>>, offered: &[Candidate]) {
    let last = offered.len().checked_sub(1);
    let next = match (event.key().as_str(), chosen.get_untracked()) {
        ("ArrowDown", None) => last.map(|_| 0),
        ("ArrowDown", Some(place)) => last.map(|last| (place + 1).min(last)),
        ("ArrowUp", Some(place)) => place.checked_sub(1),
        ("Escape", _) => None,
        ("Enter", Some(place)) => {
            event.prevent_default();
            return offered.get(place).map(|person| go(&person.href)).unwrap_or_default();
        }
        _ => return,
    };
    event.prevent_default();
    chosen.set(next);
}

fn go(href: &str) {
    // A browser that refuses to leave the page leaves the person where they are.
    let _ = window().location().set_href(href);
}
