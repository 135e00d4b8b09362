//! Who is in a stage that has started, and where.

use std::collections::BTreeSet;

use super::at::At;
use super::error::Problem;
use super::file;
use super::from_stage::pairs;
use super::values::{Read, at_most, bounded, known, line, once_each};
use crate::bracket;
use crate::decide::{MAX_BRACKET, MAX_ENTRANTS, MAX_SEED};
use crate::id::No;
use crate::stage::{Format, StageSeats, StageSettings};

/// Characters of the reason why somebody was put in by hand.
const MAX_REASON: usize = 200;

/// The seats of a stage, once it has started: then it names its entrants, or its format has their groups, lines or
/// tables.
pub(super) fn seats(
    from: &file::Stage,
    settings: &StageSettings,
    among: &BTreeSet<No>,
    at: At,
) -> Read<Option<StageSeats>> {
    let groups = drawn_groups(from);
    let slots = from.format.slots.as_deref();
    if from.entrants.is_none() && groups.is_none() && slots.is_none() {
        return nothing_of_a_start(from, at);
    }
    let seated = in_order_of_seats(groups, slots);
    let format_at = at.key("format");
    let nos = match &from.entrants {
        Some(nos) => once_each(nos, among, at.key("entrants"))?,
        None => once_each(&seated, among, format_at.key(groups_key(&settings.format)))?,
    };
    everybody_seated(&settings.format, &nos, groups.is_some() || slots.is_some(), &seated, at)?;
    if let Some(slots) = slots {
        check_lines(settings, slots.len(), from.format.size, nos.len(), format_at)?;
    }
    check_start(from, among, at)?;
    Ok(Some(StageSeats {
        nos,
        groups: groups.unwrap_or_default().iter().map(|group| group.iter().copied().map(No).collect()).collect(),
        slots: slots.unwrap_or_default().iter().map(|slot| slot.map(No)).collect(),
        carried: from.carried.iter().map(|(no, points)| (No(*no), *points)).collect(),
        seed: from.seed.clone(),
        swapped: pairs(&from.swapped, among, at.key("swapped"))?,
        by_hand: from.by_hand.clone(),
    }))
}

fn drawn_groups(from: &file::Stage) -> Option<&[Vec<u32>]> {
    match (&from.format.groups, &from.format.tables) {
        (Some(file::Groups::Drawn(groups)), _) => Some(groups),
        (_, tables) => tables.as_deref(),
    }
}

fn in_order_of_seats(groups: Option<&[Vec<u32>]>, slots: Option<&[Option<u32>]>) -> Vec<u32> {
    let grouped = groups.unwrap_or_default().iter().flatten().copied();
    grouped.chain(slots.unwrap_or_default().iter().copied().flatten()).collect()
}

/// The key of a format under which its seats stand.
const fn groups_key(format: &Format) -> &'static str {
    match format {
        Format::Groups(_) => "groups",
        Format::SingleElim(_) | Format::DoubleElim => "slots",
        Format::Heats(_) => "tables",
        Format::Swiss(_) | Format::RoundRobin { .. } | Format::Ladder => "kind",
    }
}

/// A stage that has not started has nothing that only a start gives.
fn nothing_of_a_start(from: &file::Stage, at: At) -> Read<Option<StageSeats>> {
    let given = [
        ("carried", !from.carried.is_empty()),
        ("seed", from.seed.is_some()),
        ("swapped", !from.swapped.is_empty()),
        ("by_hand", !from.by_hand.is_empty()),
    ];
    match given.into_iter().find(|(_, given)| *given) {
        Some((key, _)) => Err(at.key(key).error(Problem::Missing("entrants"))),
        None => Ok(None),
    }
}

/// Groups, lines and tables hold everybody of the stage once, and nobody else.
fn everybody_seated(format: &Format, nos: &[No], drawn: bool, seated: &[u32], at: At) -> Read<()> {
    let key = groups_key(format);
    if key == "kind" {
        return Ok(());
    }
    let at = at.key("format");
    if !drawn {
        return Err(at.error(Problem::Missing(key)));
    }
    let members: BTreeSet<No> = nos.iter().copied().collect();
    let seated = once_each(seated, &members, at.key(key))?;
    match members.iter().find(|no| !seated.contains(no)) {
        Some(no) => Err(at.key(key).error(Problem::NotSeated(no.0))),
        None => Ok(()),
    }
}

/// A bracket has the lines that so many entrants need.
fn check_lines(settings: &StageSettings, given: usize, size: Option<u32>, entrants: usize, at: At) -> Read<()> {
    let entrants = u32::try_from(entrants).unwrap_or(u32::MAX);
    let fewest = match &settings.format {
        Format::SingleElim(_) if !settings.from.is_empty() => 1,
        Format::SingleElim(single) => single.until + 1,
        _ => 3,
    };
    bounded(entrants, fewest, MAX_BRACKET, at.key("slots"))?;
    let needed = bracket::size(&settings.format, entrants);
    if u32::try_from(given) != Ok(needed) {
        return Err(at.key("slots").error(Problem::Lines { given, needed }));
    }
    match size {
        Some(size) => bounded(size, needed, needed, at.key("size")),
        None => Ok(()),
    }
}

fn check_start(from: &file::Stage, among: &BTreeSet<No>, at: At) -> Read<()> {
    if let Some(seed) = &from.seed {
        line(seed, 1, MAX_SEED, at.key("seed"))?;
    }
    for (no, points) in &from.carried {
        known(&[*no], among, at.key("carried"))?;
        if !points.is_halves() || points.quarters() < 0 {
            return Err(at.key("carried").error(Problem::Halves));
        }
    }
    let by_hand_at = at.key("by_hand");
    at_most(&from.by_hand, MAX_ENTRANTS, by_hand_at)?;
    for (index, by_hand) in from.by_hand.iter().enumerate() {
        known(&[by_hand.no.0], among, by_hand_at.index(index).key("no"))?;
        line(&by_hand.reason, 0, MAX_REASON, by_hand_at.index(index).key("reason"))?;
    }
    Ok(())
}
