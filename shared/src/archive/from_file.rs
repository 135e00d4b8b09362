//! From the file to an event and its divisions, refusing what cannot be.

use std::collections::{BTreeMap, BTreeSet};

use super::at::At;
use super::error::Problem;
use super::values::{Read, at_most, bounded, day, line, none_of, none_such};
use super::{Archive, file, from_entrants, from_round, from_stage};
use crate::decide::{self, MAX_ENTRANTS, MAX_NAME, MAX_SEED, MAX_TAGS};
use crate::division::{Division, LotRecord};
use crate::entrant::Entrant;
use crate::event::EventInfo;
use crate::id::No;
use crate::prizes::{PrizeCount, Prizes};
use crate::refusal::SettingsProblem;
use crate::team::{TeamRules, TeamTotals};

/// Characters of the name of an event, of its short texts, and of its long ones.
const MAX_EVENT_NAME: usize = 80;
const MAX_LINE: usize = 200;
const MAX_TEXT: usize = 20_000;
/// Divisions of an event, and stages of a division.
const MAX_DIVISIONS: u32 = 200;
const MAX_STAGES: u32 = 20;
/// Tables of 队员总分, lists with prizes, and prizes of a list.
const MAX_TABLES: u32 = 100;

pub(super) fn archive(file: &file::File) -> Read<Archive> {
    let divisions_at = At::Top.key("divisions");
    at_most(&file.divisions, MAX_DIVISIONS, divisions_at)?;
    let divisions = file.divisions.iter().enumerate();
    Ok(Archive {
        event: event(&file.event, At::Top.key("event"))?,
        divisions: divisions.map(|(i, from)| division(from, divisions_at.index(i))).collect::<Read<_>>()?,
    })
}

fn event(from: &file::Event, at: At) -> Read<EventInfo> {
    line(&from.name, 1, MAX_EVENT_NAME, at.key("name"))?;
    for (key, text) in [("organizer", &from.organizer), ("venue", &from.venue)] {
        line(text, 0, MAX_LINE, at.key(key))?;
    }
    for (key, text) in [("time_rule", &from.time_rule), ("supplement", &from.supplement)] {
        if text.chars().count() > MAX_TEXT {
            return Err(at.key(key).error(Problem::Text { shortest: 0, longest: MAX_TEXT }));
        }
    }
    day(&from.starts_on, at.key("starts_on"))?;
    day(&from.ends_on, at.key("ends_on"))?;
    let file::Event { name, game, organizer, venue, starts_on, ends_on, time_rule, supplement } = from.clone();
    Ok(EventInfo { name, game, organizer, venue, starts_on, ends_on, time_rule, supplement })
}

fn division(from: &file::Division, at: At) -> Read<Division> {
    line(&from.name, 0, MAX_EVENT_NAME, at.key("name"))?;
    let team = team(from, at)?;
    let entrants = from_entrants::entrants(&from.entrants, team.is_some(), at.key("entrants"))?;
    from_entrants::check_withdrawn_stages(from, at)?;
    let by_no: BTreeMap<No, &Entrant> = entrants.iter().filter_map(|entrant| Some((entrant.no?, entrant))).collect();
    let known: BTreeSet<No> = by_no.keys().copied().collect();
    let stages_at = at.key("stages");
    at_most(&from.stages, MAX_STAGES, stages_at)?;
    let pool = from_stage::Pool { by_no: &by_no, known: &known, team: team.as_ref() };
    let stages = from.stages.iter().enumerate();
    let stages = stages.map(|(i, from)| from_stage::stage(from, i, &pool, stages_at.index(i))).collect::<Read<_>>()?;
    let mut division = Division {
        lot: lot(from.lot.as_ref(), !known.is_empty(), at.key("lot"))?,
        totals: totals(&from.totals, at.key("totals"))?,
        prizes: prizes(&from.prizes, at.key("prizes"))?,
        name: from.name.clone(),
        finished: from.finished,
        entrants,
        stages,
        team,
    };
    from_round::settle_matches(&mut division, from);
    Ok(division)
}

/// How teams play; nothing in a division of people, which has none of these keys.
fn team(from: &file::Division, at: At) -> Read<Option<TeamRules>> {
    match from.kind.as_str() {
        "individual" => {
            let keys = [
                ("boards", from.boards.is_some()),
                ("line_up", from.line_up.is_some()),
                ("may_return", from.may_return.is_some()),
                ("most_guests", from.most_guests.is_some()),
                ("most_rating", from.most_rating.is_some()),
                ("most_players", from.most_players.is_some()),
                ("least_players", from.least_players.is_some()),
            ];
            none_such("division of people", &keys, at)?;
            Ok(None)
        }
        "team" => {
            let usual = TeamRules::default();
            let boards = from.boards.unwrap_or(usual.boards);
            bounded(boards, 1, decide::MAX_BOARDS, at.key("boards"))?;
            let rules = TeamRules {
                boards,
                line_up: from.line_up.unwrap_or(usual.line_up),
                may_return: from.may_return.unwrap_or(usual.may_return),
                most_guests: from.most_guests,
                most_rating: from.most_rating,
                most_players: from.most_players,
                least_players: from.least_players,
            };
            if decide::are_sizes(&rules) {
                Ok(Some(rules))
            } else {
                Err(at.error(Problem::Settings(SettingsProblem::TeamSize)))
            }
        }
        other => Err(at.key("kind").error(none_of(other, "`individual`, `team`"))),
    }
}

fn lot(from: Option<&file::Lot>, numbered: bool, at: At) -> Read<Option<LotRecord>> {
    let Some(lot) = from else { return Ok(numbered.then_some(LotRecord::Archive)) };
    if !numbered {
        return Err(at.error(Problem::NotNumbered));
    }
    match (lot.by, &lot.seed) {
        (file::LotBy::Hand, _) => Ok(Some(LotRecord::Hand)),
        (file::LotBy::Listed, _) => Ok(Some(LotRecord::Listed)),
        (file::LotBy::Machine, None) => Err(at.error(Problem::Missing("seed"))),
        (file::LotBy::Machine, Some(seed)) => {
            line(seed, 1, MAX_SEED, at.key("seed"))?;
            let (method, units_apart) = (lot.method, lot.units_apart);
            Ok(Some(LotRecord::Machine { seed: seed.clone(), method, units_apart }))
        }
    }
}

fn totals(from: &[TeamTotals], at: At) -> Read<Vec<TeamTotals>> {
    at_most(from, MAX_TABLES, at)?;
    for (index, table) in from.iter().enumerate() {
        let at = at.index(index);
        line(&table.name, 0, MAX_NAME, at.key("name"))?;
        at_most(&table.ties, MAX_TABLES, at.key("ties"))?;
        for (key, count) in [("best", table.best.unwrap_or(1)), ("at_least", table.at_least), ("women", table.women)] {
            bounded(count, u32::from(key == "best"), MAX_ENTRANTS, at.key(key))?;
        }
    }
    Ok(from.to_vec())
}

fn prizes(from: &[Prizes], at: At) -> Read<Vec<Prizes>> {
    at_most(from, MAX_TABLES, at)?;
    for (index, list) in from.iter().enumerate() {
        let at = at.index(index);
        line(&list.list, 0, MAX_TAGS, at.key("list"))?;
        line(&list.rest, 0, MAX_NAME, at.key("rest"))?;
        let prizes_at = at.key("prizes");
        at_most(&list.prizes, MAX_TABLES, prizes_at)?;
        for (index, prize) in list.prizes.iter().enumerate() {
            let at = prizes_at.index(index);
            line(&prize.name, 1, MAX_NAME, at.key("name"))?;
            match prize.count {
                PrizeCount::Places(count) => bounded(count, 1, MAX_ENTRANTS, at.key("count"))?,
                PrizeCount::Percent(count) => bounded(count, 1, 100, at.key("count"))?,
            }
        }
    }
    Ok(from.to_vec())
}
