//! 参赛者 of a division, and the players of teams.

use std::collections::BTreeSet;

use super::at::At;
use super::error::Problem;
use super::file;
use super::values::{Read, at_most, bounded, line, none_such};
use crate::decide::{self, MAX_ENTRANTS, MAX_NAME, MAX_TAGS, MAX_UNIT};
use crate::entrant::{Entrant, EntrantDetails};
use crate::id::{EntrantId, No, PlayerId};
use crate::team::Player;

/// The largest 序号; a division of the most entrants with gaps from every removal stays far below it.
const MAX_NO: u32 = 99_999;
/// Players of one team.
const MAX_PLAYERS: u32 = 100;

pub(super) fn entrants(from: &[file::Entrant], teams: bool, at: At) -> Read<Vec<Entrant>> {
    at_most(from, MAX_ENTRANTS, at)?;
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
    from.iter().zip(1..).enumerate().map(|(i, (from, id))| entrant(from, EntrantId(id), teams, at.index(i))).collect()
}

/// Whoever left did so in a stage that there is.
pub(super) fn check_withdrawn_stages(from: &file::Division, at: At) -> Read<()> {
    let last = u32::try_from(from.stages.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let entrants_at = at.key("entrants");
    for (index, entrant) in from.entrants.iter().enumerate() {
        let at = entrants_at.index(index);
        bounded(entrant.withdrawn_stage, 0, last, at.key("withdrawn_stage"))?;
        if entrant.withdrawn_stage > 0 && entrant.withdrawn_after.is_none() {
            return Err(at.error(Problem::Missing("withdrawn_after")));
        }
    }
    Ok(())
}

fn entrant(from: &file::Entrant, id: EntrantId, of_teams: bool, at: At) -> Read<Entrant> {
    line(&from.name, 1, MAX_NAME, at.key("name"))?;
    line(&from.unit, 0, MAX_UNIT, at.key("unit"))?;
    tags(&from.tags, at.key("tags"))?;
    bounded(from.entered_in, 1, decide::MAX_ROUNDS, at.key("entered_in"))?;
    if !of_teams {
        none_such("division of people", &[("players", !from.players.is_empty())], at)?;
    }
    let players = players(&from.players, at.key("players"))?;
    let from = from.clone();
    let details = EntrantDetails {
        name: from.name,
        unit: from.unit,
        rating: from.rating,
        seed: from.seed,
        guest: from.guest,
        tags: from.tags,
    };
    Ok(Entrant {
        entered_in: from.entered_in,
        withdrawn_after: from.withdrawn_after,
        withdrawn_stage: from.withdrawn_stage,
        players,
        ..Entrant::new(id, from.no.map(No), details)
    })
}

fn tags(from: &[String], at: At) -> Read<()> {
    at_most(from, u32::try_from(MAX_TAGS).unwrap_or(u32::MAX), at)?;
    from.iter().enumerate().try_for_each(|(index, tag)| line(tag, 1, MAX_TAGS, at.index(index)))
}

/// The players of a team; one without an id has that of its place.
fn players(from: &[file::Player], at: At) -> Read<Vec<Player>> {
    at_most(from, MAX_PLAYERS, at)?;
    let mut ids = BTreeSet::new();
    let mut players = Vec::with_capacity(from.len());
    for ((index, player), place) in from.iter().enumerate().zip(1..) {
        let at = at.index(index);
        let id = player.id.unwrap_or(place);
        bounded(id, 1, MAX_NO, at.key("id"))?;
        if !ids.insert(id) {
            return Err(at.key("id").error(Problem::PlayerTwice(id)));
        }
        line(&player.name, 1, MAX_NAME, at.key("name"))?;
        tags(&player.tags, at.key("tags"))?;
        let (name, tags) = (player.name.clone(), player.tags.clone());
        players.push(Player { id: PlayerId(id), name, rating: player.rating, guest: player.guest, tags });
    }
    Ok(players)
}
