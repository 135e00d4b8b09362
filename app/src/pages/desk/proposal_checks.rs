//! What to look at before a round is published: departures by hand, and counts that an arbiter asks for.

use std::collections::BTreeMap;

use leptos::prelude::*;
use shared::pairing::{Departure, departures};
use shared::stage::Format;
use shared::view::round::{BoardRow, RoundView};
use shared::words;

use super::state::Desk;
use crate::components::{Article, Note, NoteKind};

/// Departures and counts.
#[component]
pub fn Checks(
    /// Where.
    desk: Desk,
    /// The proposal.
    round: RoundView,
) -> impl IntoView {
    let notes = desk.stage.proposal.as_ref().map(|proposal| {
        let found = departures(desk.division(), desk.stage_index, round.number, proposal);
        by_boards(found).iter().map(|found| departure_note(found, &desk)).collect_view()
    });
    view! {
        <section><h2>"提醒"</h2>{notes}<Unchanged round=round.clone() /></section>
        <Counts desk round />
    }
    .into_any()
}

/// Departures of the same boards in one.
fn by_boards(found: Vec<Departure>) -> Vec<Vec<Departure>> {
    let mut groups: BTreeMap<Vec<u32>, Vec<Departure>> = BTreeMap::new();
    for departure in found {
        groups.entry(departure.boards.clone()).or_default().push(departure);
    }
    groups.into_values().collect()
}

fn departure_note(found: &[Departure], desk: &Desk) -> impl IntoView + use<> {
    let boards = found.first().map(|departure| departure.boards.as_slice()).unwrap_or_default();
    let boards: Vec<String> = boards.iter().map(u32::to_string).collect();
    let title = if boards.is_empty() {
        "轮空离开规则方案".to_owned()
    } else {
        format!("第 {} 台离开规则方案", boards.join("、"))
    };
    let line = |departure: &Departure| {
        let names: Vec<String> = departure.nos.iter().map(|no| words::names(desk.division())(*no)).collect();
        let text = format!("{}：{}", names.join("、"), words::departure(departure.kind));
        let article = departure.article.clone();
        view! { <p>{text}<Article text=article /></p> }
    };
    let lines = found.iter().map(line).collect_view();
    view! { <Note kind=NoteKind::Warn title>{lines}</Note> }.into_any()
}

#[component]
fn Unchanged(round: RoundView) -> impl IntoView {
    let by_hand = round.boards.iter().any(|row| row.by_hand);
    (!by_hand).then(|| view! { <p class="small mute">"方案按规则编成，没有手工改动。"</p> })
}

#[component]
fn Counts(desk: Desk, round: RoundView) -> impl IntoView {
    matches!(desk.stage.settings.format, Format::Swiss(_)).then(|| {
        let rows = &round.boards;
        let count = |fits: fn(&BoardRow) -> bool| rows.iter().filter(|row| fits(row)).count().to_string();
        let facts = [
            ("跨积分段的台", count(|row| row.first.points != row.second.points)),
            ("下完先后差到 3 的台", count(colour_excess)),
            ("连走三先或三后的台", count(third_in_a_row)),
            ("同单位的台", count(same_unit)),
        ];
        let row = |(what, value): (&'static str, String)| view! { <dt>{what}</dt><dd>{value}</dd> };
        view! { <section><h2>"清点"</h2><dl class="kv">{facts.map(row).into_iter().collect_view()}</dl></section> }
    })
}

/// Somebody would have moved first three times more than second, or the reverse.
fn colour_excess(row: &BoardRow) -> bool {
    row.first.balance >= 2 || row.second.balance <= -2
}

/// Somebody would have the same colour a third time in a row.
fn third_in_a_row(row: &BoardRow) -> bool {
    row.first.run >= 2 || row.second.run <= -2
}

fn same_unit(row: &BoardRow) -> bool {
    !row.first.person.unit.is_empty() && row.first.person.unit == row.second.person.unit
}
