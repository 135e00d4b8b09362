//! From an event and its divisions to the file.

use super::{Archive, FORMAT, VERSION, file, to_stage};
use crate::division::{Division, LotMethod, LotRecord};
use crate::entrant::Entrant;
use crate::event::EventInfo;
use crate::team::Player;

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
    let team = division.team.as_ref();
    file::Division {
        name: division.name.clone(),
        kind: if team.is_some() { "team" } else { "individual" }.to_owned(),
        boards: team.map(|team| team.boards),
        line_up: team.map(|team| team.line_up),
        may_return: team.filter(|team| !team.may_return).map(|_| false),
        most_guests: team.and_then(|team| team.most_guests),
        most_rating: team.and_then(|team| team.most_rating),
        most_players: team.and_then(|team| team.most_players),
        least_players: team.and_then(|team| team.least_players),
        lot: division.lot.as_ref().and_then(lot),
        finished: division.finished,
        entrants: division.entrants.iter().map(entrant).collect(),
        totals: division.totals.clone(),
        prizes: division.prizes.clone(),
        stages: division.stages.iter().map(to_stage::stage).collect(),
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
        LotRecord::Hand => Some(without_seed(file::LotBy::Hand)),
        LotRecord::Listed => Some(without_seed(file::LotBy::Listed)),
        LotRecord::Archive => None,
    }
}

fn without_seed(by: file::LotBy) -> file::Lot {
    file::Lot { by, seed: None, method: LotMethod::default(), units_apart: false }
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
        withdrawn_stage: entrant.withdrawn_stage,
        players: entrant.players.iter().zip(1..).map(|(player, place)| self::player(player, place)).collect(),
    }
}

fn player(player: &Player, place: u32) -> file::Player {
    let Player { id, name, rating, guest, tags } = player.clone();
    file::Player { id: (id.0 != place).then_some(id.0), name, rating, guest, tags }
}
