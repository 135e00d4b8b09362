//! People as the search knows them.

use shared::view::Person;
use shared::view::pinyin;

use super::division::Here;
use crate::islands::find_name::matching::Candidate;

/// Somebody, without the address of their page.
pub(super) fn of(person: &Person) -> Candidate {
    Candidate {
        href: String::new(),
        no: person.no.to_string(),
        name: person.name.clone(),
        pinyin: pinyin::spell(&person.name).to_lowercase(),
        unit: person.unit.clone(),
    }
}

/// Everybody of a division who has a number, with the addresses of their pages.
pub(super) fn of_division(here: &Here) -> Vec<Candidate> {
    let people = here.people();
    people.iter().map(|person| Candidate { href: here.player(person.no), ..of(person) }).collect()
}

/// Those in the bracket of the stage, with the addresses of their ways through it.
pub(super) fn of_bracket(here: &Here) -> Vec<Candidate> {
    here.people_of_stage()
        .into_iter()
        .map(|person| Candidate { href: here.to(&format!("bracket?no={}", person.no)), ..of(&person) })
        .collect()
}
