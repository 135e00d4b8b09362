//! Small tables with a narrow column for each opponent or each game; a phone scrolls them sideways.

use leptos::prelude::*;
use shared::view::Person;
use shared::view::cross::{CrossGame, CrossRow};

use crate::components::{GameChip, Name};

/// The table, with the heads of its columns and its lines. `label` says what it is, to be read out.
pub fn scrolled(label: String, heads: impl IntoView, lines: Vec<AnyView>) -> AnyView {
    view! {
        <div class="cross" tabindex="0" role="region" aria-label=label>
            <table>
                <thead>
                    <tr>{heads}</tr>
                </thead>
                <tbody>{lines}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// One of several such tables on a page: its anchor, its title, and how far it is.
pub fn boxed(id: String, title: String, state: String, table: AnyView) -> AnyView {
    view! {
        <section class="group" id=id>
            <h2>{title}<small>{state}</small></h2>
            {table}
        </section>
    }
    .into_any()
}

/// Whom a line is about: the number, and the name that leads to a page.
pub fn who(number: String, href: String, person: &Person) -> impl IntoView + use<> {
    view! { {number} " " <a href=href><Name name=person.name.as_str() /></a> }
}

/// The games of a line against everybody, opponent by opponent; `own` is the column of the line itself, from 0.
pub fn games(row: &CrossRow, own: usize) -> Vec<AnyView> {
    row.cells.iter().enumerate().map(|(column, games)| cell(column == own, games)).collect()
}

fn cell(own: bool, games: &[CrossGame]) -> AnyView {
    if own {
        return view! { <td class="self"></td> }.into_any();
    }
    let chips: Vec<_> = games.iter().map(game).collect();
    view! { <td>{chips}</td> }.into_any()
}

fn game(game: &CrossGame) -> AnyView {
    let chip = view! { <GameChip side=game.side outcome=game.outcome open=format!("{}", game.round) /> };
    if game.annulled { view! { <s>{chip}</s> }.into_any() } else { chip.into_any() }
}
