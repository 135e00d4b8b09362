//! From the file to an event and its divisions, refusing what cannot be.

use std::collections::BTreeSet;

use super::at::At;
use super::error::{ArchiveError, Problem};
use super::{Archive, check_rounds, file};
use crate::decide::{self, MAX_ENTRANTS, MAX_NAME, MAX_SEED, MAX_TAGS, MAX_UNIT};
use crate::division::{Division, LotRecord};
use crate::entrant::{Entrant, EntrantDetails};
use crate::event::EventInfo;
use crate::id::{EntrantId, No};
use crate::ranking::presets;
use crate::stage::{Format, PointTable, Stage, StageSettings, SwissFormat};

type Read<T> = Result<T, ArchiveError>;

/// Characters of the name of an event, of its short texts, and of its long ones.
const MAX_EVENT_NAME: usize = 80;
const MAX_LINE: usize = 200;
const MAX_TEXT: usize = 20_000;
/// The largest 序号; a division of the most entrants with gaps from every removal stays far below it.
const MAX_NO: u32 = 99_999;

pub(super) fn archive(file: &file::File) -> Read<Archive> {
    let divisions_at = At::Top.key("divisions");
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
    match from.kind.as_str() {
        "individual" => {}
        "team" => return Err(at.key("kind").error(Problem::NotYet("team".to_owned()))),
        other => return Err(at.key("kind").error(none_of(other, "`individual`, `team`"))),
    }
    let entrants = entrants(&from.entrants, at.key("entrants"))?;
    let known: BTreeSet<No> = entrants.iter().filter_map(|entrant| entrant.no).collect();
    let stages_at = at.key("stages");
    let stages = from.stages.iter().enumerate();
    let stages = stages.map(|(i, from)| stage(from, &known, stages_at.index(i))).collect::<Read<_>>()?;
    let lot = lot(from.lot.as_ref(), !known.is_empty(), at.key("lot"))?;
    Ok(Division { name: from.name.clone(), entrants, stages, lot, finished: from.finished, ..Division::default() })
}

fn lot(from: Option<&file::Lot>, numbered: bool, at: At) -> Read<Option<LotRecord>> {
    let Some(lot) = from else { return Ok(numbered.then_some(LotRecord::Archive)) };
    if !numbered {
        return Err(at.error(Problem::NotNumbered));
    }
    match (lot.by, &lot.seed) {
        (file::LotBy::Hand, _) => Ok(Some(LotRecord::Hand)),
        (file::LotBy::Machine, None) => Err(at.error(Problem::Missing("seed"))),
        (file::LotBy::Machine, Some(seed)) => {
            line(seed, 1, MAX_SEED, at.key("seed"))?;
            let (method, units_apart) = (lot.method, lot.units_apart);
            Ok(Some(LotRecord::Machine { seed: seed.clone(), method, units_apart }))
        }
    }
}

fn entrants(from: &[file::Entrant], at: At) -> Read<Vec<Entrant>> {
    if from.len() > usize::try_from(MAX_ENTRANTS).unwrap_or(usize::MAX) {
        return Err(at.error(Problem::TooMany(MAX_ENTRANTS)));
    }
    let mut nos = BTreeSet::new();
    for (index, no) in from.iter().enumerate().filter_map(|(index, entrant)| Some((index, entrant.no?))) {
        bounded(no, 1, MAX_NO, at.index(index).key("no"))?;
        if !nos.insert(no) {
            return Err(at.index(index).key("no").error(Problem::NoTwice(no)));
        }
    }
    if !nos.is_empty() && nos.len() != from.len() {
        return Err(at.error(Problem::SomeNumbered));
    }
    from.iter().zip(1..).enumerate().map(|(i, (from, id))| entrant(from, EntrantId(id), at.index(i))).collect()
}

fn entrant(from: &file::Entrant, id: EntrantId, at: At) -> Read<Entrant> {
    line(&from.name, 1, MAX_NAME, at.key("name"))?;
    line(&from.unit, 0, MAX_UNIT, at.key("unit"))?;
    for (index, tag) in from.tags.iter().enumerate() {
        line(tag, 1, MAX_TAGS, at.key("tags").index(index))?;
    }
    bounded(from.entered_in, 1, decide::MAX_ROUNDS, at.key("entered_in"))?;
    let from = from.clone();
    let details = EntrantDetails {
        name: from.name,
        unit: from.unit,
        rating: from.rating,
        seed: from.seed,
        guest: from.guest,
        tags: from.tags,
    };
    let (entered_in, withdrawn_after) = (from.entered_in, from.withdrawn_after);
    let entrant = Entrant::new(id, from.no.map(No), details);
    Ok(Entrant { entered_in, withdrawn_after, ..entrant })
}

fn stage(from: &file::Stage, known: &BTreeSet<No>, at: At) -> Read<Stage> {
    let settings = settings(from, known, at)?;
    check_rounds::check(from, &settings.format, known, at)?;
    Ok(Stage {
        rounds: from.rounds.iter().map(check_rounds::round).collect(),
        next_absent: from.next_absent.iter().copied().map(No).collect(),
        lots: from.lots.clone(),
        ..Stage::new(settings)
    })
}

fn settings(from: &file::Stage, known: &BTreeSet<No>, at: At) -> Read<StageSettings> {
    line(&from.name, 0, MAX_NAME, at.key("name"))?;
    let format = format(&from.format, at.key("format"))?;
    let settings = StageSettings {
        name: from.name.clone(),
        rules: from.rules,
        points: from.points.as_ref().map_or(PointTable::TWO_ONE, points),
        tie_breaks: from.tie_breaks.clone().unwrap_or_else(|| presets::usual(&format, from.rules).to_vec()),
        forbidden: pairs(&from.forbidden, known, at.key("forbidden"))?,
        allow_rematch: pairs(&from.allow_rematch, known, at.key("allow_rematch"))?,
        fixed_boards: from.fixed_boards.iter().map(|(no, board)| (No(*no), *board)).collect(),
        lists: from.lists.clone(),
        ..StageSettings::usual(format, from.rules)
    };
    match decide::settings_problem(&settings) {
        Some(problem) => Err(at.error(Problem::Settings(problem))),
        None => Ok(settings),
    }
}

fn format(from: &file::Format, at: At) -> Read<Format> {
    match from.kind.as_str() {
        "swiss" => swiss(from, at),
        "round_robin" => round_robin(from, at),
        "groups" | "single_elim" | "double_elim" | "heats" | "ladder" => {
            Err(at.key("kind").error(Problem::NotYet(from.kind.clone())))
        }
        other => Err(at.key("kind").error(none_of(other, "`swiss`, `round_robin`"))),
    }
}

fn swiss(from: &file::Format, at: At) -> Read<Format> {
    if from.legs.is_some() {
        return Err(at.key("legs").error(Problem::NotOf { kind: "swiss", key: "legs" }));
    }
    let rounds = from.rounds.ok_or_else(|| at.error(Problem::Missing("rounds")))?;
    bounded(rounds, 1, decide::MAX_ROUNDS, at.key("rounds"))?;
    let mut avoid_unit_rounds = from.avoid_unit_rounds.clone().unwrap_or_default();
    for (index, round) in avoid_unit_rounds.iter().enumerate() {
        bounded(*round, 1, rounds, at.key("avoid_unit_rounds").index(index))?;
    }
    avoid_unit_rounds.sort_unstable();
    avoid_unit_rounds.dedup();
    Ok(Format::Swiss(SwissFormat {
        rounds,
        first_round: from.first_round.unwrap_or_default(),
        avoid_unit_rounds,
        eliminate: None,
    }))
}

fn round_robin(from: &file::Format, at: At) -> Read<Format> {
    let others = [
        ("rounds", from.rounds.is_some()),
        ("first_round", from.first_round.is_some()),
        ("avoid_unit_rounds", from.avoid_unit_rounds.is_some()),
    ];
    if let Some((key, _)) = others.into_iter().find(|(_, given)| *given) {
        return Err(at.key(key).error(Problem::NotOf { kind: "round_robin", key }));
    }
    let legs = from.legs.unwrap_or(1);
    bounded(legs, 1, 2, at.key("legs"))?;
    Ok(Format::RoundRobin { legs })
}

fn points(from: &file::PointTable) -> PointTable {
    let file::PointTable { win, draw_first, draw_second, loss, bye } = *from;
    PointTable { win, draw_first, draw_second, loss, bye: bye.unwrap_or(win) }
}

fn pairs(from: &[[u32; 2]], known: &BTreeSet<No>, at: At) -> Read<Vec<(No, No)>> {
    let pair = |(index, [a, b]): (usize, &[u32; 2])| {
        if a == b {
            return Err(at.index(index).error(Problem::AgainstItself(*a)));
        }
        check_rounds::known(&[*a, *b], known, at.index(index))?;
        Ok((No(*a), No(*b)))
    };
    from.iter().enumerate().map(pair).collect()
}

fn none_of(given: &str, allowed: &'static str) -> Problem {
    Problem::NoneOf { given: given.chars().take(MAX_NAME).collect(), allowed }
}

fn line(text: &str, shortest: usize, longest: usize, at: At) -> Read<()> {
    let length = text.chars().count();
    if length < shortest || length > longest || text.chars().any(char::is_control) {
        return Err(at.error(Problem::Text { shortest, longest }));
    }
    Ok(())
}

fn day(text: &str, at: At) -> Read<()> {
    let digits = |part: &str, length: usize| part.len() == length && part.bytes().all(|byte| byte.is_ascii_digit());
    let parts: Vec<&str> = text.split('-').collect();
    let written = matches!(parts.as_slice(), [year, month, day]
        if digits(year, 4) && digits(month, 2) && digits(day, 2)
            && ("01"..="12").contains(month) && ("01"..="31").contains(day));
    if text.is_empty() || written { Ok(()) } else { Err(at.error(Problem::Day(text.chars().take(MAX_NAME).collect()))) }
}

pub(super) fn bounded(given: u32, least: u32, most: u32, at: At) -> Read<()> {
    if (least..=most).contains(&given) { Ok(()) } else { Err(at.error(Problem::OutOfBounds { given, least, most })) }
}
