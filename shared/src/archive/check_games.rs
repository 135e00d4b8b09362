//! The games of a match, and the line-ups of its teams.

use std::collections::BTreeSet;

use super::at::At;
use super::check_rounds::fouls_and_penalties;
use super::error::Problem;
use super::file;
use super::from_stage::Pool;
use super::values::{Read, at_most, bounded, none_such};
use crate::entrant::Entrant;
use crate::id::{No, PlayerId};
use crate::matches::GameKind;
use crate::side::Side;

/// Games of one match, all its boards and deciders together.
const MAX_GAMES: u32 = 1000;

/// Games belong to the two sides of their match, and players to its teams.
pub(super) fn check(pairing: &file::Pairing, pool: &Pool<'_>, at: At) -> Read<()> {
    let games_at = at.key("games");
    at_most(&pairing.games, MAX_GAMES, games_at)?;
    for (index, game) in pairing.games.iter().enumerate() {
        let at = games_at.index(index);
        fouls_and_penalties(game.fouls, &game.penalties, at)?;
        match game.first {
            Some(no) if no != pairing.first && no != pairing.second => {
                return Err(at.key("first").error(Problem::NotOfPairing(no)));
            }
            _ => {}
        }
        check_players(pairing, index, pool, at)?;
    }
    let line_ups_at = at.key("line_ups");
    for (index, (side, list)) in [Side::First, Side::Second].into_iter().zip(&pairing.line_ups).enumerate() {
        check_line_up(list.as_deref(), team_on(pairing, side, pool), pool, line_ups_at.index(index))?;
    }
    Ok(())
}

fn check_players(pairing: &file::Pairing, index: usize, pool: &Pool<'_>, at: At) -> Read<()> {
    let Some(game) = pairing.games.get(index) else { return Ok(()) };
    let players = [("first_player", &game.first_player), ("second_player", &game.second_player)];
    let Some(team) = pool.team else {
        none_such("match of people", &[("board", game.board.is_some())], at)?;
        return none_such("match of people", &players.map(|(key, player)| (key, player.is_some())), at);
    };
    match game.board {
        Some(board) => bounded(board, 1, team.boards, at.key("board"))?,
        // Lots decide the whole match, at no board.
        None if game.kind == GameKind::Lots => {}
        None => return Err(at.error(Problem::Missing("board"))),
    }
    let first = first_side(pairing, index);
    for ((key, player), side) in players.into_iter().zip([first, first.other()]) {
        if let Some(player) = player {
            find_player(player, team_on(pairing, side, pool), at.key(key))?;
        }
    }
    Ok(())
}

fn check_line_up(list: Option<&[file::PlayerRef]>, team: Option<&Entrant>, pool: &Pool<'_>, at: At) -> Read<()> {
    let Some(list) = list else { return Ok(()) };
    if pool.team.is_none() {
        return Err(at.error(Problem::NotOf { kind: "match of people", key: "line_ups" }));
    }
    at_most(list, MAX_GAMES, at)?;
    let mut seen = BTreeSet::new();
    for (board, player) in list.iter().enumerate() {
        let PlayerId(id) = find_player(player, team, at.index(board))?;
        if !seen.insert(id) {
            return Err(at.index(board).error(Problem::PlayerTwice(id)));
        }
    }
    Ok(())
}

fn find_player(player: &file::PlayerRef, team: Option<&Entrant>, at: At) -> Read<PlayerId> {
    player_of(player, team).ok_or_else(|| at.error(Problem::UnknownPlayer(said(player))))
}

fn said(player: &file::PlayerRef) -> String {
    match player {
        file::PlayerRef::Id(id) => id.to_string(),
        file::PlayerRef::Name(name) => name.chars().take(crate::decide::MAX_NAME).collect(),
    }
}

/// The player of a team who is meant; nobody where the team has none such, or several of that name.
pub(super) fn player_of(player: &file::PlayerRef, team: Option<&Entrant>) -> Option<PlayerId> {
    let players = &team?.players;
    let mut found = players.iter().filter(|own| match player {
        file::PlayerRef::Id(id) => own.id == PlayerId(*id),
        file::PlayerRef::Name(name) => own.name == *name,
    });
    let first = found.next()?;
    found.next().is_none().then_some(first.id)
}

/// Which side of the pairing has the first move of a game: as it says, or the two in turn, from board to board in a
/// team match (12.2) and from game to game.
pub(super) fn first_side(pairing: &file::Pairing, index: usize) -> Side {
    let Some(game) = pairing.games.get(index) else { return Side::First };
    if let Some(no) = game.first {
        return if no == pairing.second { Side::Second } else { Side::First };
    }
    let before = pairing.games.iter().take(index).filter(|other| other.board == game.board).count();
    let turns = before + usize::try_from(game.board.unwrap_or(1) + 1).unwrap_or(0);
    if turns.is_multiple_of(2) { Side::First } else { Side::Second }
}

/// The entrant on a side of a pairing.
pub(super) fn team_on<'a>(pairing: &file::Pairing, side: Side, pool: &Pool<'a>) -> Option<&'a Entrant> {
    let no = match side {
        Side::First => pairing.first,
        Side::Second => pairing.second,
    };
    pool.by_no.get(&No(no)).copied()
}
