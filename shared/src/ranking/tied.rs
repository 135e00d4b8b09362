//! The keys that look at exactly those who are still tied: 直胜, 对局时后走, 抽签.

use std::collections::BTreeSet;

use crate::id::No;
use crate::ranking::Value;
use crate::ranking::sheet::{Game, Sheet};
use crate::side::Side;

/// (T3) 直胜: the points from the games among the tied, where all of them have met each other; computed once for the
/// whole group. A game without a result is no meeting yet.
pub(crate) fn direct(sheet: &Sheet<'_>, group: &[usize], after: u32) -> Vec<Value> {
    if !all_have_met(sheet, group, after) {
        return vec![Value::None; group.len()];
    }
    let members: BTreeSet<usize> = group.iter().copied().collect();
    let points = |&row: &usize| among(sheet, row, after, &members).map(|game| game.score).sum();
    group.iter().map(points).map(Value::Points).collect()
}

/// 对局时后走: of two tied, who had the second move in their game over the board.
pub(crate) fn direct_second(sheet: &Sheet<'_>, group: &[usize], after: u32) -> Vec<Value> {
    if group.len() != 2 || !all_have_met(sheet, group, after) {
        return vec![Value::None; group.len()];
    }
    let members: BTreeSet<usize> = group.iter().copied().collect();
    let is_second = |game: &&Game<'_>| game.was_played() && game.side == Side::Second;
    let seconds = |&row: &usize| among(sheet, row, after, &members).filter(is_second).count();
    group.iter().map(seconds).map(|count| Value::Count(i64::try_from(count).unwrap_or(i64::MAX))).collect()
}

/// 抽签: the place in the last recorded draw that holds the whole group.
pub(crate) fn lots(sheet: &Sheet<'_>, group: &[usize]) -> Vec<Value> {
    let nos: Vec<No> = group.iter().filter_map(|&row| sheet.row(row).map(|row| row.no)).collect();
    let draws = sheet.draws.iter().rev().filter(|_| nos.len() > 1);
    let places =
        draws.filter(|places| places.len() >= nos.len()).find(|places| nos.iter().all(|no| places.contains_key(no)));
    let place = |no: &No| places.and_then(|places| places.get(no)).map_or(Value::None, |&place| Value::Count(place));
    nos.iter().map(place).collect()
}

/// Whether everyone in a group of two or more has a decided game with everyone else in it.
fn all_have_met(sheet: &Sheet<'_>, group: &[usize], after: u32) -> bool {
    // Nobody meets more opponents than there are rounds, so that large groups need no look at all.
    let others = group.len().saturating_sub(1);
    if others == 0 || u32::try_from(others).map_or(true, |others| others > after) {
        return false;
    }
    let members: BTreeSet<usize> = group.iter().copied().collect();
    group.iter().all(|&row| {
        let met: BTreeSet<usize> = among(sheet, row, after, &members).map(|game| game.opponent).collect();
        met.len() == others
    })
}

/// The decided games of `row` against members of the group.
fn among<'s, 'a>(
    sheet: &'s Sheet<'a>,
    row: usize,
    after: u32,
    members: &'s BTreeSet<usize>,
) -> impl Iterator<Item = &'s Game<'a>> {
    let games = sheet.row(row).into_iter().flat_map(move |row| row.games(after));
    games.filter(|game| game.is_decided() && members.contains(&game.opponent))
}
