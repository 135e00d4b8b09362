//! 赛制: what is played in a stage. Every kind has keys of its own, and the others are refused.

use super::at::At;
use super::error::Problem;
use super::file;
use super::values::{Read, at_most, bounded, none_of, none_such};
use crate::decide::{self, LOSSES};
use crate::stage::{Format, GroupsFormat, HeatsFormat, SingleElimFormat, SwissFormat};

const KINDS: &str = "`swiss`, `round_robin`, `groups`, `single_elim`, `double_elim`, `heats`, `ladder`";

pub(super) fn format(from: &file::Format, at: At) -> Read<Format> {
    match from.kind.as_str() {
        "swiss" => swiss(from, at),
        "round_robin" => round_robin(from, at),
        "groups" => groups(from, at),
        "single_elim" => single_elim(from, at),
        "double_elim" => {
            only("double_elim", &["size", "slots"], from, at)?;
            Ok(Format::DoubleElim)
        }
        "heats" => heats(from, at),
        "ladder" => {
            only("ladder", &[], from, at)?;
            Ok(Format::Ladder)
        }
        other => Err(at.key("kind").error(none_of(other, KINDS))),
    }
}

/// Refuses every key that is not one of this kind's.
fn only(kind: &'static str, own: &[&str], from: &file::Format, at: At) -> Read<()> {
    let keys = [
        ("rounds", from.rounds.is_some()),
        ("skip", from.skip.is_some()),
        ("first_round", from.first_round.is_some()),
        ("smaller_first", from.smaller_first.is_some()),
        ("avoid_unit_rounds", from.avoid_unit_rounds.is_some()),
        ("units_never_meet", from.units_never_meet.is_some()),
        ("eliminate", from.eliminate.is_some()),
        ("losses_out", from.losses_out.is_some()),
        ("legs", from.legs.is_some()),
        ("groups", from.groups.is_some()),
        ("size", from.size.is_some()),
        ("slots", from.slots.is_some()),
        ("until", from.until.is_some()),
        ("third_place", from.third_place.is_some()),
        ("play_off", from.play_off.is_some()),
        ("table_size", from.table_size.is_some()),
        ("games", from.games.is_some()),
        ("tables", from.tables.is_some()),
    ];
    let others: Vec<_> = keys.into_iter().filter(|(key, _)| !own.contains(key)).collect();
    none_such(kind, &others, at)
}

/// What a Swiss has.
const SWISS: [&str; 7] =
    ["rounds", "first_round", "smaller_first", "avoid_unit_rounds", "units_never_meet", "eliminate", "losses_out"];

fn swiss(from: &file::Format, at: At) -> Read<Format> {
    only("swiss", &SWISS, from, at)?;
    let rounds = from.rounds.ok_or_else(|| at.error(Problem::Missing("rounds")))?;
    bounded(rounds, 1, decide::MAX_ROUNDS, at.key("rounds"))?;
    let mut avoid_unit_rounds = from.avoid_unit_rounds.clone().unwrap_or_default();
    for (index, round) in avoid_unit_rounds.iter().enumerate() {
        bounded(*round, 1, rounds, at.key("avoid_unit_rounds").index(index))?;
    }
    avoid_unit_rounds.sort_unstable();
    avoid_unit_rounds.dedup();
    if let Some(eliminate) = from.eliminate {
        let at = at.key("eliminate");
        bounded(eliminate.from_round, 1, rounds, at.key("from_round"))?;
        bounded(eliminate.each, 1, decide::MAX_ENTRANTS, at.key("each"))?;
    }
    if let Some(losses) = from.losses_out {
        bounded(losses, *LOSSES.start(), *LOSSES.end(), at.key("losses_out"))?;
    }
    let first_round = from.first_round.unwrap_or_default();
    let units_never_meet = from.units_never_meet.unwrap_or(false);
    Ok(Format::Swiss(SwissFormat {
        rounds,
        first_round,
        smaller_first: from.smaller_first.unwrap_or(false),
        avoid_unit_rounds,
        units_never_meet,
        eliminate: from.eliminate,
        losses_out: from.losses_out,
    }))
}

fn round_robin(from: &file::Format, at: At) -> Read<Format> {
    only("round_robin", &["legs"], from, at)?;
    Ok(Format::RoundRobin { legs: legs(from, at)? })
}

fn legs(from: &file::Format, at: At) -> Read<u32> {
    let legs = from.legs.unwrap_or(1);
    bounded(legs, 1, 2, at.key("legs"))?;
    Ok(legs)
}

fn groups(from: &file::Format, at: At) -> Read<Format> {
    only("groups", &["groups", "legs", "rounds", "skip"], from, at)?;
    let groups = match &from.groups {
        None => return Err(at.error(Problem::Missing("groups"))),
        Some(file::Groups::Count(count)) => *count,
        Some(file::Groups::Drawn(groups)) => {
            at_most(groups, decide::MAX_GROUPS, at.key("groups"))?;
            u32::try_from(groups.len()).unwrap_or(u32::MAX)
        }
    };
    bounded(groups, 1, decide::MAX_GROUPS, at.key("groups"))?;
    if let Some(rounds) = from.rounds {
        bounded(rounds, 1, 2 * decide::MAX_ENTRANTS, at.key("rounds"))?;
    }
    let skip = from.skip.unwrap_or_default();
    bounded(skip, 0, decide::MAX_SKIP, at.key("skip"))?;
    Ok(Format::Groups(GroupsFormat { groups, legs: legs(from, at)?, rounds: from.rounds, skip }))
}

fn single_elim(from: &file::Format, at: At) -> Read<Format> {
    only("single_elim", &["size", "slots", "until", "third_place", "play_off"], from, at)?;
    let single = SingleElimFormat {
        until: from.until.unwrap_or(1),
        third_place: from.third_place.unwrap_or(false),
        play_off: from.play_off.unwrap_or(0),
    };
    bounded(single.until, 1, decide::MAX_BRACKET, at.key("until"))?;
    bounded(single.play_off, 0, decide::MAX_BRACKET, at.key("play_off"))?;
    if single.until > 1 {
        let keys = [("third_place", single.third_place), ("play_off", single.play_off > 0)];
        none_such("single_elim that ends before the final", &keys, at)?;
    }
    Ok(Format::SingleElim(single))
}

fn heats(from: &file::Format, at: At) -> Read<Format> {
    only("heats", &["table_size", "games", "tables"], from, at)?;
    let table_size = from.table_size.ok_or_else(|| at.error(Problem::Missing("table_size")))?;
    let games = from.games.unwrap_or(1);
    bounded(table_size, 3, 6, at.key("table_size"))?;
    bounded(games, 1, decide::MAX_GAMES, at.key("games"))?;
    Ok(Format::Heats(HeatsFormat { table_size, games }))
}
