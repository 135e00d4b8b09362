//! Finds people by what is typed.

use leptos::prelude::*;
use shared::id::No;
use shared::view::Person;

use super::division::Here;
use super::{candidate, stage_links};
use crate::components::Search;
use crate::islands::find_name::matching::matches;

/// At most so many of those who were found are links.
const CHIPS: usize = 6;

/// What somebody types to find a person.
pub(super) struct Finder<'a> {
    asked: &'a str,
}

/// The search of a page of groups or tables, with where those who were found are: an address and a text each.
pub(super) fn search_in(here: &Here, page: &str, asked: &str, found: Vec<[String; 2]>) -> AnyView {
    let kept = stage_links::kept(here);
    let nobody = found.is_empty().then(|| format!("这里没有“{asked}”。"));
    let chips: Vec<_> =
        found.into_iter().take(CHIPS).map(|[href, text]| view! { <a class="chip" href=href>{text}</a> }).collect();
    let answer = (!asked.is_empty())
        .then(|| view! { <p class="chips gap" role="status"><span class="small mute">{nobody}</span>{chips}</p> });
    view! {
        <div class="gap narrow no-print">
            <Search action=here.to(page) label="找姓名" placeholder="姓名、拼音或序号" value=asked button="找">
                {kept}
            </Search>
            {answer}
        </div>
    }
    .into_any()
}

impl<'a> Finder<'a> {
    /// Looks for this.
    pub(super) const fn new(asked: &'a str) -> Self {
        Self { asked }
    }

    /// The places in a list of those it fits; of those with exactly this name or number, if anybody has it.
    pub(super) fn places(&self, people: &[Person]) -> Vec<usize> {
        let exact = self.all(people, Self::is_exactly);
        if exact.is_empty() { self.all(people, Self::fits) } else { exact }
    }

    /// The numbers of those it fits.
    pub(super) fn among<'p>(&self, people: impl Iterator<Item = &'p Person>) -> Vec<No> {
        let people: Vec<Person> = people.cloned().collect();
        self.places(&people).into_iter().filter_map(|place| people.get(place).map(|person| person.no)).collect()
    }

    fn all(&self, people: &[Person], suits: impl Fn(&Self, &Person) -> bool) -> Vec<usize> {
        let fitting = people.iter().enumerate().filter(|(_, person)| !self.asked.is_empty() && suits(self, person));
        fitting.map(|(place, _)| place).collect()
    }

    fn is_exactly(&self, person: &Person) -> bool {
        person.name == self.asked || person.no.to_string() == self.asked.trim_end_matches('号').trim_end()
    }

    fn fits(&self, person: &Person) -> bool {
        matches(self.asked, &candidate::of(person))
    }
}
