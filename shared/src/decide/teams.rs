//! How teams play, their players, and 队员总分.

use std::collections::BTreeSet;

use super::{entrants, find, limits};
use crate::division::Division;
use crate::id::{EntrantId, PlayerId};
use crate::refusal::{LineUpProblem, Refusal, SettingsProblem};
use crate::team::{NewTeam, Player, TeamRules, TeamTotals};

/// Players of one team.
pub(crate) const MAX_PLAYERS: u32 = 30;
/// Boards of a team match.
const BOARDS: std::ops::RangeInclusive<u32> = 2..=limits::MAX_BOARDS;
/// 队员总分 tables of one division.
const MAX_TOTALS: usize = 10;

/// Makes the division one of teams, or of people, before the start.
pub(super) fn set_rules(division: &mut Division, team: Option<&TeamRules>) -> Result<(), Refusal> {
    if division.team.as_ref() == team {
        return Ok(());
    }
    if division.has_started() {
        return Err(Refusal::Started);
    }
    if team.is_some_and(|team| !BOARDS.contains(&team.boards)) {
        return Err(Refusal::BadSettings { problem: SettingsProblem::Boards });
    }
    if team.is_some_and(|team| !are_sizes(team)) {
        return Err(Refusal::BadSettings { problem: SettingsProblem::TeamSize });
    }
    let most = most_players(team);
    for entrant in &division.entrants {
        refuse_too_large(&entrant.details.name, entrant.players.len(), most)?;
    }
    division.team = team.cloned();
    Ok(())
}

/// Whether teams of the size that is asked for can be.
pub(crate) fn are_sizes(team: &TeamRules) -> bool {
    let can_be = |players: Option<u32>| players.is_none_or(|players| (1..=MAX_PLAYERS).contains(&players));
    can_be(team.most_players) && can_be(team.least_players) && team.least_players <= Some(most_players(Some(team)))
}

fn most_players(team: Option<&TeamRules>) -> u32 {
    team.and_then(|team| team.most_players).unwrap_or(MAX_PLAYERS)
}

fn refuse_too_large(name: &str, players: usize, most: u32) -> Result<(), Refusal> {
    let players = find::count(players);
    if players > most { Err(Refusal::TeamTooLarge { name: name.to_owned(), players, most }) } else { Ok(()) }
}

/// Registers teams in the order given, each with its players.
pub(super) fn add(division: &mut Division, teams: &[NewTeam]) -> Result<(), Refusal> {
    for team in teams {
        let id = entrants::next_id(division);
        entrants::add(division, std::slice::from_ref(&team.details))?;
        if !team.players.is_empty() {
            set_players(division, id, &team.players)?;
        }
    }
    Ok(())
}

/// The players of a team, in the order of boards. One without an id (0) is new and gets the next. After the start new
/// ones may come; those who stay keep their order, and whoever stands in a line-up stays.
pub(super) fn set_players(division: &mut Division, id: EntrantId, players: &[Player]) -> Result<(), Refusal> {
    if division.team.is_none() {
        return Err(Refusal::NotTeams);
    }
    let most = most_players(division.team.as_ref());
    let team = find::by_id(division, id)?;
    refuse_too_large(&team.details.name, players.len(), most)?;
    let old = team.players.clone();
    let players = with_ids(&old, tidy(players)?)?;
    if let Some(player) = missing_from(&players, fielded(division, id)) {
        return Err(Refusal::BadLineUp { problem: LineUpProblem::InUse { player } });
    }
    if division.has_started() && order_of(&old, &players) != order_of(&players, &old) {
        return Err(Refusal::Started);
    }
    find::by_id(division, id)?.players = players;
    Ok(())
}

fn tidy(players: &[Player]) -> Result<Vec<Player>, Refusal> {
    players.iter().map(tidy_player).collect()
}

fn tidy_player(player: &Player) -> Result<Player, Refusal> {
    let name = limits::text(&player.name, 1, limits::MAX_NAME)?;
    let tags = player.tags.iter().map(|tag| limits::text(tag, 1, limits::MAX_TAGS));
    let tags: BTreeSet<String> = tags.collect::<Result<_, _>>()?;
    Ok(Player { name, tags: tags.into_iter().collect(), ..player.clone() })
}

fn with_ids(old: &[Player], mut players: Vec<Player>) -> Result<Vec<Player>, Refusal> {
    let mut last = old.iter().chain(&players).map(|player| player.id).max().unwrap_or(PlayerId(0));
    let mut seen = BTreeSet::new();
    for player in &mut players {
        if player.id == PlayerId(0) {
            last = PlayerId(last.0.saturating_add(1));
            player.id = last;
        }
        if !seen.insert(player.id) {
            return Err(Refusal::BadLineUp { problem: LineUpProblem::Twice { player: player.id } });
        }
    }
    Ok(players)
}

/// Everybody of a team who stands in a line-up.
fn fielded(division: &Division, id: EntrantId) -> BTreeSet<PlayerId> {
    let no = division.by_id(id).and_then(|team| team.no);
    let pairings = division.stages.iter().flat_map(|stage| &stage.rounds).flat_map(|round| &round.pairings);
    let line_ups = pairings.flat_map(|pairing| [pairing.first, pairing.second].into_iter().zip(&pairing.line_ups));
    line_ups.filter(|(team, _)| Some(*team) == no).flat_map(|(_, line_up)| line_up.iter().flatten()).copied().collect()
}

fn missing_from(players: &[Player], needed: BTreeSet<PlayerId>) -> Option<PlayerId> {
    needed.into_iter().find(|id| players.iter().all(|player| player.id != *id))
}

/// Those of the first list who are also in the second, in their order.
fn order_of(players: &[Player], others: &[Player]) -> Vec<PlayerId> {
    let both = players.iter().filter(|player| others.iter().any(|other| other.id == player.id));
    both.map(|player| player.id).collect()
}

/// 队员总分.
pub(super) fn set_totals(division: &mut Division, totals: &[TeamTotals]) -> Result<(), Refusal> {
    if totals.len() > MAX_TOTALS || totals.iter().any(|table| !can_be(table)) {
        return Err(Refusal::BadSettings { problem: SettingsProblem::Totals });
    }
    division.totals = totals.to_vec();
    Ok(())
}

fn can_be(table: &TeamTotals) -> bool {
    let counts = table.best.is_none_or(|best| best > 0 && table.women <= best);
    let each_once =
        table.ties.iter().enumerate().all(|(at, tie)| !table.ties.iter().take(at).any(|other| other == tie));
    counts && each_once && limits::text(&table.name, 1, limits::MAX_NAME).is_ok()
}
