//! A bracket against its own results: who is in a match, and which matches are published.

use super::{Finding, FindingKind, Of};
use crate::bracket::{self, Standing};
use crate::stage::{Format, Pairing};

/// What is published of a bracket and is not what its results make of it. Matches kept by hand are named as such.
pub(super) fn check(of: &Of<'_>) -> Vec<Finding> {
    if !matches!(of.stage.settings.format, Format::SingleElim(_) | Format::DoubleElim) {
        return Vec::new();
    }
    let standings = bracket::run(of.division, of.index);
    let mut found: Vec<Finding> = standings.iter().filter_map(|standing| of_match(of, standing)).collect();
    for (round, number) in of.stage.rounds.iter().zip(1_u32..) {
        let planned = |pairing: &&Pairing| {
            standings.iter().any(|standing| (standing.planned.round, standing.planned.board) == (number, pairing.board))
        };
        let off = round.pairings.iter().filter(|pairing| !planned(pairing));
        found.extend(off.map(|pairing| at(of, number, pairing, FindingKind::OffBracket)));
    }
    found.sort_by_key(|finding| finding.round);
    found
}

fn of_match(of: &Of<'_>, standing: &Standing) -> Option<Finding> {
    let planned = &standing.planned;
    let pairing = of.stage.round(planned.round).and_then(|round| round.at(planned.board));
    match (pairing, standing.both()) {
        (Some(pairing), Some(both)) if both.iter().all(|no| pairing.side_of(*no).is_some()) => None,
        (Some(pairing), Some(_)) => Some(at(of, planned.round, pairing, FindingKind::OtherInMatch)),
        (Some(pairing), None) => Some(at(of, planned.round, pairing, FindingKind::NotToPlay)),
        (None, Some(both)) if !standing.decided => {
            let boards = vec![planned.board];
            Some(Finding { boards, ..of.finding(planned.round, both.to_vec(), FindingKind::MatchMissing, "附三") })
        }
        (None, _) => None,
    }
}

fn at(of: &Of<'_>, round: u32, pairing: &Pairing, kind: FindingKind) -> Finding {
    let nos = vec![pairing.first, pairing.second];
    Finding { boards: vec![pairing.board], by_hand: pairing.by_hand, ..of.finding(round, nos, kind, "附三") }
}
