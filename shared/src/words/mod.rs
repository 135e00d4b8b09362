//! What pages and papers say, in words, made from the data of this crate: refusals, reasons, tie-breaks, results.
//!
//! Everything here is Simplified Chinese; another language is a module beside [`mod@zh_hans`] with the same functions.
//! An article of the rules is never part of a sentence but stands beside it, so that a page can set it apart.

mod zh_hans;

pub use zh_hans::*;

use crate::division::Division;
use crate::id::No;

/// A sentence, and the article it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The sentence, with its full stop unless it is a heading or a word.
    pub text: String,
    /// As `附二 一.6`, where there is one.
    pub article: Option<&'static str>,
}

impl Line {
    /// A sentence that rests on an article.
    pub fn of(text: impl Into<String>, article: &'static str) -> Self {
        Self { text: text.into(), article: Some(article) }
    }

    /// A sentence that rests on no article.
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), article: None }
    }
}

/// Why a command was refused, for a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusalWords {
    /// What stands against it.
    pub what: String,
    /// What to do instead.
    pub instead: String,
    /// The article it rests on, where there is one.
    pub article: Option<&'static str>,
}

/// Names people by number: their name, or `3 号` for a number that nobody has.
pub fn names(division: &Division) -> impl Fn(No) -> String + '_ {
    move |no| division.by_no(no).map_or_else(|| format!("{no} 号"), |entrant| entrant.details.name.clone())
}
