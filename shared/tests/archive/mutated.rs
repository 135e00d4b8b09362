//! An archive in which something was changed by chance is refused, or everything that is computed from it is computed
//! without a panic.

use std::sync::OnceLock;

use proptest::prelude::*;
use serde_json::Value;
use shared::archive::{Archive, read, write};
use shared::check::check;
use shared::division::Division;
use shared::event::EventInfo;
use shared::placing;
use shared::ranking;
use shared::simulate::{Chances, play_out_with, prepared};
use shared::stage::RuleEdition;
use shared::structure::{self, templates};
use shared::view;

/// One small event of every kind, half of them played to the end.
fn events() -> &'static [Value] {
    static EVENTS: OnceLock<Vec<Value>> = OnceLock::new();
    EVENTS.get_or_init(|| {
        let kinds = [
            ("groups_cross", 7),
            ("groups_12x4", 48),
            ("single_elim_third", 6),
            ("double_elim_8", 7),
            ("heats", 12),
            ("ladder", 4),
            ("team_knockout", 5),
            ("team_swiss", 8),
            ("swiss_final", 30),
            ("swiss_eliminate", 16),
        ];
        kinds.iter().zip(0..).map(|((key, entrants), seed)| event(key, *entrants, seed)).collect()
    })
}

fn event(key: &str, entrants: u32, seed: u64) -> Value {
    let structure = templates::structure(key, RuleEdition::default()).unwrap();
    let chances = Chances { draw: 300, forfeit: 30, withdraw: 10 };
    let mut division = play_out_with(&prepared(&structure, entrants, 3, seed).unwrap(), seed, chances);
    if seed % 2 == 1 {
        division.stages.last_mut().unwrap().rounds.pop();
    }
    let event = EventInfo { name: "杯".into(), ..EventInfo::default() };
    serde_json::from_str(&write(&Archive { event, divisions: vec![division] })).unwrap()
}

/// The values below a value, in order; a list of plain values is one.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    let is_plain = match &*value {
        Value::Array(items) => !items.iter().any(|item| item.is_array() || item.is_object()),
        other => !other.is_object(),
    };
    if is_plain {
        return vec![value];
    }
    match value {
        Value::Array(items) => items.iter_mut().flat_map(leaves).collect(),
        Value::Object(keys) => keys.values_mut().flat_map(leaves).collect(),
        _ => Vec::new(),
    }
}

/// Another value of the same kind.
fn change(leaf: &mut Value, by: u32) {
    match leaf {
        Value::Number(number) => {
            let near = number.as_u64().unwrap_or(0) + u64::from(by % 5);
            *leaf = if by.is_multiple_of(7) { Value::from(u32::MAX) } else { Value::from(near.saturating_sub(2)) };
        }
        Value::String(text) => {
            let others = ["0", "2", "1-0", "1/2-1/2", "*", "+/-", "-/-", "quick", "swiss", "single_elim", "all", ""];
            *text = others[by as usize % others.len()].into();
        }
        Value::Bool(yes) => *yes = !*yes,
        Value::Array(items) if by.is_multiple_of(2) => drop(items.pop()),
        Value::Array(items) => items.extend(items.first().cloned()),
        Value::Null => *leaf = Value::from(by % 9),
        Value::Object(_) => {}
    }
}

/// Everything that pages, papers and commands compute.
fn compute(division: &Division) {
    let _ = (check(division), placing::places(division), view::places::places_view(division));
    let _ = view::structure::structure_view(division);
    for stage in 0..division.stages.len() {
        let _ = (structure::state(division, stage), ranking::standings(division, stage, u32::MAX));
        let _ = (view::bracket::bracket_view(division, stage), view::groups::groups_view(division, stage));
        let _ = (view::heats::heats_view(division, stage), view::team::totals_view(division, stage, u32::MAX));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_changed_archive_is_refused_or_computed_without_a_panic(
        kind in 0_usize..10,
        changes in prop::collection::vec((0_usize..100_000, 0_u32..1000), 1..4),
    ) {
        let mut event = events()[kind].clone();
        for (place, by) in changes {
            let mut all = leaves(&mut event);
            let index = place % all.len();
            change(all[index], by);
        }
        if let Ok(archive) = read(&event.to_string()) {
            let again = write(&archive);
            prop_assert_eq!(&write(&read(&again).unwrap()), &again);
            archive.divisions.iter().for_each(compute);
        }
    }
}
