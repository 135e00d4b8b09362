//! The lines between the matches, as one SVG behind them.

use std::collections::BTreeMap;

use leptos::prelude::*;
use shared::view::bracket::{BracketBox, BracketView};

use super::match_box::is_passed_by;
use super::scale::Scale;

/// A column is 100 wide in the drawing; a match takes this much of it. The style sheet says the same.
const MATCH: u32 = 88;
/// Where lines turn, from the left of a column.
const TURN: u32 = 6;
/// Where the way down of who has lost turns: beside the lines of winners, not on them.
const DROP_TURN: u32 = 3;

/// Lines of one kind, as the data of a path.
#[derive(Debug, Default, PartialEq, Eq)]
struct Lines {
    /// The ways of winners.
    plain: String,
    /// The way of the one who is marked.
    own: String,
    /// Where that one fell into the losers' side.
    drop: String,
}

pub(super) fn svg(view: &BracketView, scale: &Scale, path: &[u32]) -> impl IntoView + use<> {
    let Lines { plain, own, drop } = lines(view, scale, path);
    let own = (!own.is_empty()).then(|| view! { <path class="own" d=own></path> });
    let drop = (!drop.is_empty()).then(|| view! { <path class="own drop" d=drop></path> });
    view! {
        <svg viewBox=format!("0 0 {} {}", scale.columns() * 100, scale.height()) preserveAspectRatio="none" aria-hidden="true">
            <path d=plain></path>
            {own}
            {drop}
        </svg>
    }
}

/// Where a match stands: its column and the height of its middle.
struct Places(BTreeMap<u32, (u32, u32)>);

impl Places {
    fn of(view: &BracketView, scale: &Scale) -> Self {
        let middle = |of: &BracketBox| scale.head() + of.half_row * scale.half_row() + scale.middle();
        let matches = view.rounds.iter().flat_map(|round| round.matches.iter().map(|of| (round.column, of)));
        Self(matches.map(|(column, of)| (of.number, (column, middle(of)))).collect())
    }

    /// A line from the right of a match to the left of a later one, or to its right where that stands in no later column.
    /// It turns `turn` before the column of that match.
    fn line(&self, from: u32, to: u32, turn: u32) -> Option<String> {
        let (from_column, from_y) = *self.0.get(&from)?;
        let (to_column, to_y) = *self.0.get(&to)?;
        let start = from_column * 100 + MATCH;
        let line = if to_column > from_column {
            let end = to_column * 100;
            format!("M{start} {from_y}H{}V{to_y}H{end}", end - turn)
        } else {
            format!("M{start} {from_y}H{}V{to_y}H{}", start + turn, to_column * 100 + MATCH)
        };
        Some(line)
    }
}

fn lines(view: &BracketView, scale: &Scale, path: &[u32]) -> Lines {
    let places = Places::of(view, scale);
    let matches: Vec<&BracketBox> = view.rounds.iter().flat_map(|round| &round.matches).collect();
    let own = |from: u32, to: u32| path.windows(2).any(|step| step == [from, to]);
    let mut lines = Lines::default();
    for of in matches.into_iter().filter(|of| !is_passed_by(of)) {
        let winner = of.winner_to.and_then(|to| Some((to, places.line(of.number, to, TURN)?)));
        if let Some((to, line)) = winner {
            let kind = if own(of.number, to) { &mut lines.own } else { &mut lines.plain };
            kind.push_str(&line);
        }
        if let Some(to) = of.loser_to.filter(|to| own(of.number, *to)) {
            lines.drop.push_str(&places.line(of.number, to, DROP_TURN).unwrap_or_default());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::tests::{four, scale};
    use super::*;

    #[test]
    fn winners_lead_to_the_right_and_the_own_way_is_apart() {
        let drawn = lines(&four(), &scale(&four()), &[1, 4]);
        assert_eq!(drawn.own, "M88 61H94V97H100");
        assert!(drawn.plain.starts_with("M88 133H94V97H100"));
        assert_eq!(drawn.plain.matches('M').count(), 1);
        assert_eq!(drawn.drop, "");
    }

    #[test]
    fn who_loses_on_the_own_way_falls_along_a_line_of_its_own() {
        let drawn = lines(&four(), &scale(&four()), &[1, 3]);
        assert_eq!(drawn.own, "");
        assert!(drawn.drop.starts_with("M88 61H97V"));
    }
}
