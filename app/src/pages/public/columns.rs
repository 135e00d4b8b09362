//! The columns of a table of standings: the keys of the chain that are numbers.

use leptos::prelude::*;
use shared::ranking::TieBreak;
use shared::ranking::standing::Parted;
use shared::view::standings::{StandingRow, StandingsView};
use shared::words::tie_break_name;

/// More keys than these do not fit a phone beside the name.
const ON_A_PHONE: usize = 5;

/// The keys that are shown, each with its place in the chain.
pub(super) struct Columns {
    chain: Vec<TieBreak>,
    shown: Vec<usize>,
}

impl Columns {
    /// Keys for which nobody has a number (the round before, lots) have no column.
    pub(super) fn of(view: &StandingsView) -> Self {
        Self { chain: view.chain.clone(), shown: view.columns() }
    }

    /// How many columns the table has, with rank and name.
    pub(super) fn len(&self) -> usize {
        self.shown.len() + 2
    }

    /// The heads of the columns.
    pub(super) fn heads(&self) -> impl IntoView + use<> {
        let head = |(place, index): (usize, &usize)| {
            let name = self.chain.get(*index).map(|key| short_name(*key)).unwrap_or_default();
            view! { <th scope="col" class=format!("n{}", late(place))>{name}</th> }
        };
        self.shown.iter().enumerate().map(head).collect::<Vec<_>>()
    }

    /// The values of a line; the one that parts it from the line above is underlined.
    pub(super) fn cells(&self, row: &StandingRow) -> impl IntoView + use<> {
        let cell = |(place, index): (usize, &usize)| {
            let value = row.value_text(*index).unwrap_or_else(|| "–".to_owned());
            view! { <td class=format!("n{}{}{}", loud(*index), cut(row, *index), late(place))>{value}</td> }
        };
        self.shown.iter().enumerate().map(cell).collect::<Vec<_>>()
    }

    /// What parts a line from the one above, where no column on a phone shows it.
    pub(super) fn unseen_parting(&self, row: &StandingRow) -> String {
        match row.standing.parted_by {
            Parted::Key(key) => {
                let key = usize::try_from(key).unwrap_or(usize::MAX);
                let seen = self.shown.iter().take(ON_A_PHONE).any(|shown| *shown == key);
                let name = self.chain.get(key).filter(|_| !seen).map(|key| tie_break_name(*key));
                name.map(|name| format!("按{name}")).unwrap_or_default()
            }
            Parted::Penalty => "因处罚列后".to_owned(),
            Parted::Lots => "按抽签".to_owned(),
            Parted::First | Parted::Nothing | Parted::Unranked => String::new(),
        }
    }
}

/// The value that parts a line from the one above is underlined.
fn cut(row: &StandingRow, index: usize) -> &'static str {
    if index > 0 && row.is_parted_by(index) { " cut" } else { "" }
}

/// The first key is what everybody looks for.
const fn loud(index: usize) -> &'static str {
    if index == 0 { " pt" } else { "" }
}

/// Keys that give way on the narrowest phones.
const fn late(place: usize) -> &'static str {
    if place == ON_A_PHONE - 1 {
        " k4"
    } else if place >= ON_A_PHONE {
        " k5"
    } else {
        ""
    }
}

/// The head of a narrow column.
fn short_name(key: TieBreak) -> String {
    match key {
        TieBreak::Seconds => "后走".to_owned(),
        TieBreak::SecondWins => "后走胜".to_owned(),
        TieBreak::DirectSecond => "对局后走".to_owned(),
        TieBreak::BuchholzCut(n) => format!("去低{n}"),
        TieBreak::CumulativeCut => "去首轮".to_owned(),
        other => tie_break_name(other),
    }
}
