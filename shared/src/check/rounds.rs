//! One published round against the rules, and against who took part.

use super::{Finding, FindingKind, Of, leaving, line_up, matches, schedule};
use crate::division::Division;
use crate::entrant::Entrant;
use crate::id::No;
use crate::pairing::{self, Departure, float};
use crate::stage::{Format, Pairing, Round, Stage};

/// A published round.
pub(super) struct Place<'a> {
    pub(super) division: &'a Division,
    pub(super) index: usize,
    pub(super) stage: &'a Stage,
    pub(super) number: u32,
    pub(super) round: &'a Round,
}

pub(super) fn check(place: &Place<'_>) -> Vec<Finding> {
    let mut found = match place.stage.settings.format {
        Format::Swiss(_) => swiss(place),
        Format::RoundRobin { .. } => schedule::check(place),
        Format::Groups(_) => schedule::check_groups(place),
        Format::Heats(_) => tables(place),
        Format::SingleElim(_) | Format::DoubleElim | Format::Ladder => Vec::new(),
    };
    if matches!(place.stage.settings.format, Format::Swiss(_) | Format::RoundRobin { .. }) {
        found.extend(left_out(place));
    }
    found.extend(place.round.pairings.iter().flat_map(|pairing| of_board(place, pairing)));
    found
}

impl Place<'_> {
    /// A finding of this round at a board.
    pub(super) fn at(&self, pairing: &Pairing, kind: FindingKind, article: &str) -> Finding {
        let nos = vec![pairing.first, pairing.second];
        Finding { boards: vec![pairing.board], by_hand: pairing.by_hand, ..self.of(nos, kind, article) }
    }

    /// A finding of this round about some people.
    pub(super) fn of(&self, nos: Vec<No>, kind: FindingKind, article: &str) -> Finding {
        Of { division: self.division, index: self.index, stage: self.stage }.finding(self.number, nos, kind, article)
    }

    /// Whether a later round was paired while this game had no result. Only a Swiss pairs by results; every other format
    /// has its rounds beforehand, or side by side.
    fn is_open_too_long(&self, pairing: &Pairing) -> bool {
        let is_last = self.number + 1 == self.stage.next_round();
        !pairing.result.is_finished() && !is_last && matches!(self.stage.settings.format, Format::Swiss(_))
    }
}

fn swiss(place: &Place<'_>) -> Vec<Finding> {
    let departures = pairing::departures(&leaving::as_it_was(place), place.index, place.number, place.round);
    let mut found: Vec<Finding> = departures.into_iter().map(|departure| departed(place, departure)).collect();
    found.extend(floats(place));
    found.extend(leaving::check(place));
    found
}

fn departed(place: &Place<'_>, departure: Departure) -> Finding {
    let mut pairings = place.round.pairings.iter();
    let by_hand = pairings.any(|pairing| pairing.by_hand && departure.boards.contains(&pairing.board));
    let kind = FindingKind::Pairing(departure.kind);
    Finding { boards: departure.boards, by_hand, ..place.of(departure.nos, kind, &departure.article) }
}

/// The floats that a pairing recorded against those of the scores (附二 一.9). They also differ when a result was
/// corrected after the pairing, which stands (附二 一.8).
fn floats(place: &Place<'_>) -> Vec<Finding> {
    let mut bare = place.round.clone();
    for pairing in &mut bare.pairings {
        pairing.floats = None;
    }
    let now = float::floats(place.division, place.index, place.number, &bare);
    let recorded = place.round.pairings.iter().zip(now);
    let other = recorded.filter(|(pairing, now)| pairing.floats.is_some_and(|floats| floats != *now));
    other.map(|(pairing, _)| place.at(pairing, FindingKind::Floats, "附二 一.9")).collect()
}

/// The tables that were drawn, seat by seat.
fn tables(place: &Place<'_>) -> Vec<Finding> {
    let drawn = place.stage.seats.iter().flat_map(|seats| &seats.groups);
    if place.round.tables.iter().map(|table| &table.nos).eq(drawn) {
        return Vec::new();
    }
    vec![place.of(Vec::new(), FindingKind::OtherTables, "")]
}

fn left_out(place: &Place<'_>) -> Vec<Finding> {
    let takes_part = |entrant: &&Entrant| place.division.plays(place.index, place.number, entrant);
    let nos = place.division.entrants.iter().filter(takes_part).filter_map(|entrant| entrant.no);
    let in_stage: std::collections::HashSet<No> = place.division.nos_of(place.index).into_iter().collect();
    let seated: std::collections::HashSet<No> = seated(place.round).collect();
    let missing = nos.filter(|no| in_stage.contains(no) && !seated.contains(no));
    missing.map(|no| place.of(vec![no], FindingKind::LeftOut, "附二 一.3")).collect()
}

fn seated(round: &Round) -> impl Iterator<Item = No> + '_ {
    let paired = round.pairings.iter().flat_map(|pairing| [pairing.first, pairing.second]);
    paired.chain(round.bye).chain(round.absent.iter().copied())
}

fn of_board(place: &Place<'_>, pairing: &Pairing) -> Vec<Finding> {
    let two = [pairing.first, pairing.second].map(|no| place.division.by_no(no));
    let any = |is: &dyn Fn(&Entrant) -> bool| two.into_iter().flatten().any(is);
    let played = pairing.result.is_finished() && pairing.result.is_played();
    let checks = [
        (FindingKind::BeforeEntry, "", any(&|entrant| place.index == 0 && entrant.entered_in > place.number)),
        (
            FindingKind::AfterLeaving,
            "19.3",
            played && any(&|entrant| entrant.has_left_before(place.index, place.number)),
        ),
        (FindingKind::OpenGame, "附二 一.8", place.is_open_too_long(pairing)),
    ];
    let found = checks.into_iter().filter(|(_, _, is_so)| *is_so);
    let found = found.map(|(kind, article, _)| place.at(pairing, kind, article));
    found.chain(matches::check(place, pairing)).chain(line_up::check(place, pairing)).collect()
}
