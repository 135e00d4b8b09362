//! The numbers against the draw that is recorded.

use super::{Finding, FindingKind};
use crate::decide;
use crate::division::{Division, LotMethod, LotRecord};
use crate::id::No;

/// Those who came after the draw have the numbers after it, in the order in which they came.
const LATE_AT_MOST: usize = 100;

/// The numbers against the recorded draw, or against the list where they follow it.
pub(super) fn check(division: &Division) -> Vec<Finding> {
    let differ = match &division.lot {
        Some(LotRecord::Machine { seed, method, units_apart }) => drawn_again(division, seed, *method, *units_apart),
        Some(LotRecord::Listed) => listed_again(division),
        Some(LotRecord::Hand | LotRecord::Archive) | None => Vec::new(),
    };
    if differ.is_empty() {
        return Vec::new();
    }
    let (kind, article) = (FindingKind::Draw, "附二 二.1".to_owned());
    vec![Finding { stage: 0, round: 0, boards: Vec::new(), nos: differ, kind, article, by_hand: false }]
}

fn listed_again(division: &Division) -> Vec<No> {
    let mut again = division.clone();
    decide::list_again(&mut again);
    differing(division, &again)
}

/// The numbers drawn again. As nobody recorded who came after the draw, the last ones are left out until it agrees.
fn drawn_again(division: &Division, seed: &str, method: LotMethod, units_apart: bool) -> Vec<No> {
    let mut there = division.clone();
    let mut first = None;
    for _ in 0..LATE_AT_MOST {
        let mut again = there.clone();
        decide::draw_again(&mut again, seed, method, units_apart);
        let differ = differing(&there, &again);
        if differ.is_empty() {
            return Vec::new();
        }
        first.get_or_insert(differ);
        let last = there.entrants.pop();
        if last.and_then(|last| last.no).is_none_or(|no| no.0 != decide::count(there.entrants.len() + 1)) {
            break;
        }
    }
    first.unwrap_or_default()
}

fn differing(given: &Division, again: &Division) -> Vec<No> {
    let pairs = given.entrants.iter().zip(&again.entrants);
    let mut nos: Vec<No> =
        pairs.filter(|(given, again)| given.no != again.no).filter_map(|(given, _)| given.no).collect();
    nos.sort();
    nos
}
