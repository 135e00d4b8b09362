//! From an event and its divisions to the file.

use super::{Archive, FORMAT, VERSION, file};
use crate::division::{Division, LotRecord};
use crate::entrant::Entrant;
use crate::event::EventInfo;
use crate::id::No;
use crate::stage::{Format, Pairing, PointTable, Round, Stage};

pub(super) fn file(archive: &Archive) -> file::File {
    file::File {
        format: FORMAT.to_owned(),
        version: VERSION,
        event: event(&archive.event),
        divisions: archive.divisions.iter().map(division).collect(),
    }
}

fn event(event: &EventInfo) -> file::Event {
    let EventInfo { name, game, organizer, venue, starts_on, ends_on, time_rule, supplement } = event.clone();
    file::Event { name, game, organizer, venue, starts_on, ends_on, time_rule, supplement }
}

fn division(division: &Division) -> file::Division {
    file::Division {
        name: division.name.clone(),
        kind: "individual".to_owned(),
        lot: division.lot.as_ref().and_then(lot),
        finished: division.finished,
        entrants: division.entrants.iter().map(entrant).collect(),
        stages: division.stages.iter().map(stage).collect(),
    }
}

fn lot(record: &LotRecord) -> Option<file::Lot> {
    match record {
        LotRecord::Machine { seed, method, units_apart } => Some(file::Lot {
            by: file::LotBy::Machine,
            seed: Some(seed.clone()),
            method: *method,
            units_apart: *units_apart,
        }),
        LotRecord::Hand => {
            Some(file::Lot { by: file::LotBy::Hand, seed: None, method: Default::default(), units_apart: false })
        }
        LotRecord::Archive => None,
    }
}

fn entrant(entrant: &Entrant) -> file::Entrant {
    let details = entrant.details.clone();
    file::Entrant {
        no: entrant.no.map(|no| no.0),
        name: details.name,
        unit: details.unit,
        rating: details.rating,
        seed: details.seed,
        guest: details.guest,
        tags: details.tags,
        entered_in: entrant.entered_in,
        withdrawn_after: entrant.withdrawn_after,
    }
}

fn stage(stage: &Stage) -> file::Stage {
    let settings = stage.settings.clone();
    file::Stage {
        name: settings.name,
        format: format(&settings.format),
        rules: settings.rules,
        points: Some(points(settings.points)),
        tie_breaks: Some(settings.tie_breaks),
        forbidden: settings.forbidden.into_iter().map(pair).collect(),
        allow_rematch: settings.allow_rematch.into_iter().map(pair).collect(),
        fixed_boards: settings.fixed_boards.into_iter().map(|(no, board)| (no.0, board)).collect(),
        lists: settings.lists,
        next_absent: nos(&stage.next_absent),
        lots: stage.lots.clone(),
        rounds: stage.rounds.iter().map(round).collect(),
    }
}

fn format(format: &Format) -> file::Format {
    match format {
        Format::Swiss(swiss) => file::Format {
            kind: "swiss".to_owned(),
            rounds: Some(swiss.rounds),
            first_round: Some(swiss.first_round),
            avoid_unit_rounds: (!swiss.avoid_unit_rounds.is_empty()).then(|| swiss.avoid_unit_rounds.clone()),
            ..file::Format::default()
        },
        Format::RoundRobin { legs } => {
            file::Format { kind: "round_robin".to_owned(), legs: Some(*legs), ..file::Format::default() }
        }
        Format::Groups(_) | Format::SingleElim(_) | Format::DoubleElim | Format::Heats(_) | Format::Ladder => {
            file::Format::default()
        }
    }
}

const fn points(points: PointTable) -> file::PointTable {
    let PointTable { win, draw_first, draw_second, loss, bye } = points;
    file::PointTable { win, draw_first, draw_second, loss, bye: Some(bye) }
}

fn round(round: &Round) -> file::Round {
    file::Round {
        pairings: round.pairings.iter().map(pairing).collect(),
        bye: round.bye.map(|no| no.0),
        absent: nos(&round.absent),
    }
}

fn pairing(pairing: &Pairing) -> file::Pairing {
    file::Pairing {
        board: pairing.board,
        first: pairing.first.0,
        second: pairing.second.0,
        result: pairing.result,
        fouls: pairing.fouls,
        penalties: pairing.penalties.clone(),
        floats: pairing.floats,
        by_hand: pairing.by_hand,
        departs: pairing.departs.clone(),
    }
}

const fn pair((a, b): (No, No)) -> [u32; 2] {
    [a.0, b.0]
}

fn nos(nos: &[No]) -> Vec<u32> {
    nos.iter().map(|no| no.0).collect()
}
