//! Finds people by what is typed.

use shared::id::No;
use shared::view::Person;

use super::candidate;
use crate::islands::find_name::matching::matches;

/// What somebody types to find a person.
pub(super) struct Finder<'a> {
    asked: &'a str,
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
