//! The links to the rounds of a bracket, for a phone.

use leptos::prelude::*;
use shared::bracket::Part;
use shared::view::bracket::{BracketRound, BracketView};

use crate::components::{Link, Pager};

/// The round that a phone shows, from 1: the one asked for, else the first in which a match can be played, else the last.
pub(super) fn shown(view: &BracketView, asked: Option<usize>) -> usize {
    let open = view.rounds.iter().position(|round| round.matches.iter().any(|of| of.open));
    let usual = open.map_or(view.rounds.len(), |index| index + 1);
    asked.filter(|number| (1..=view.rounds.len()).contains(number)).unwrap_or(usual)
}

/// A row of links for each part: 胜者组 1 2 3, 败者组 1 2 3 4; by their names where there is only one side.
pub(super) fn links(view: &BracketView, shown: usize, page: &dyn Fn(usize) -> String) -> impl IntoView + use<> {
    let two_sides = view.rounds.iter().any(|round| round.part == Part::Losers);
    let rounds: Vec<(usize, &BracketRound)> = (1..).zip(&view.rounds).collect();
    let (numbered, named): (Vec<_>, Vec<_>) =
        rounds.into_iter().partition(|(_, round)| two_sides && matches!(round.part, Part::Winners | Part::Losers));
    let row = |part: Part, word: &'static str| {
        let of_part = numbered.iter().filter(|(_, round)| round.part == part);
        let link = |(number, round): &(usize, &BracketRound)| {
            Link::new(round.part_round.to_string(), page(*number)).current_if(*number == shown)
        };
        let links: Vec<Link> = of_part.map(link).collect();
        (!links.is_empty()).then(|| view! { <Pager label=word word links /> })
    };
    let chips: Vec<_> = named
        .iter()
        .map(|(number, round)| {
            let current = (*number == shown).then_some("true");
            view! { <a class="chip" href=page(*number) aria-current=current>{round.name.clone()}</a> }
        })
        .collect();
    view! {
        <div class="bk-rounds">
            {row(Part::Winners, "胜者组")}
            {row(Part::Losers, "败者组")}
            <p class="chips">{chips}</p>
        </div>
    }
}
