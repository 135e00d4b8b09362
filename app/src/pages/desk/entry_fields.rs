//! The hidden fields of a result: of a board, or of a game of a match.

use leptos::prelude::*;
use leptos::server_fn::ServerFn;
use shared::command::Command;

use super::form::Keep;
use crate::api::match_entry::{GameEntry, SetGame};
use crate::api::result::{Entry, SetResult};
use crate::api::sent::in_query;
use crate::api::{forms, match_forms};

/// What a form would set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ToSet {
    /// The result of a board, or of a whole match.
    Board(Entry),
    /// A game of a match.
    Game(GameEntry),
}

impl ToSet {
    /// Where its form goes.
    pub const fn path(&self) -> &'static str {
        match self {
            Self::Board(_) => SetResult::PATH,
            Self::Game(_) => SetGame::PATH,
        }
    }

    /// The same with a decision about later matches.
    #[must_use]
    pub fn with_later(self, key: &str) -> Self {
        match self {
            Self::Board(entry) => Self::Board(Entry { later: key.to_owned(), ..entry }),
            Self::Game(entry) => Self::Game(GameEntry { later: key.to_owned(), ..entry }),
        }
    }

    /// As the rules get it.
    pub fn command(&self) -> Option<Command> {
        match self {
            Self::Board(entry) => forms::set_result(entry),
            Self::Game(entry) => match_forms::set_game(entry),
        }
    }

    /// What it would get, as a query of the page that shows it before it is made.
    pub fn query(self) -> String {
        let fields = self.values().into_iter().filter(|(_, value)| !value.is_empty());
        fields.map(|(name, value)| format!("{}={}", in_query(name), in_query(&value))).collect::<Vec<_>>().join("&")
    }

    /// What it is about, and the version that was seen.
    fn place(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::Board(entry) => vec![
                ("entry[stage]", entry.stage.to_string()),
                ("entry[round]", entry.round.to_string()),
                ("entry[board]", entry.board.to_string()),
                ("entry[seen]", entry.seen.to_string()),
                ("entry[at_match]", entry.at_match.to_string()),
            ],
            Self::Game(entry) => vec![
                ("entry[stage]", entry.stage.to_string()),
                ("entry[round]", entry.round.to_string()),
                ("entry[board]", entry.board.to_string()),
                ("entry[game]", entry.game.to_string()),
                ("entry[seen]", entry.seen.clone()),
                ("entry[kind]", entry.kind.clone()),
            ],
        }
    }

    /// What it would get.
    fn values(self) -> Vec<(&'static str, String)> {
        let (first, fouls, penalties, later, result) = match self {
            Self::Board(entry) => (
                String::new(),
                [entry.first_fouls, entry.second_fouls],
                [entry.first_penalty, entry.second_penalty],
                entry.later,
                entry.result,
            ),
            Self::Game(entry) => (
                entry.first,
                [entry.first_fouls, entry.second_fouls],
                [entry.first_penalty, entry.second_penalty],
                entry.later,
                entry.result,
            ),
        };
        let ([first_fouls, second_fouls], [first_penalty, second_penalty]) = (fouls, penalties);
        vec![
            ("entry[first]", first),
            ("entry[first_fouls]", first_fouls.to_string()),
            ("entry[second_fouls]", second_fouls.to_string()),
            ("entry[first_penalty]", first_penalty),
            ("entry[second_penalty]", second_penalty),
            ("entry[later]", later),
            ("entry[result]", result),
        ]
    }
}

/// The fields of what would be set. An empty one is left to the buttons of the form.
#[component]
pub fn EntryFields(
    /// What would be set.
    set: ToSet,
) -> impl IntoView {
    let mut fields = set.place();
    fields.extend(set.values());
    keep(fields)
}

/// Only the fields that say what it is about; the form has controls for the rest.
#[component]
pub fn PlaceFields(
    /// What would be set.
    set: ToSet,
) -> impl IntoView {
    keep(set.place())
}

fn keep(fields: Vec<(&'static str, String)>) -> impl IntoView {
    let kept = fields.into_iter().filter(|(_, value)| !value.is_empty());
    kept.map(|(name, value)| view! { <Keep name value /> }).collect_view()
}
