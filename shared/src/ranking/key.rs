//! The value of one key for one entrant or for a group of tied entrants, after any round.

use crate::points::Points;
use crate::ranking::sheet::{Did, Game, Row, Share, Sheet};
use crate::ranking::{TieBreak, Value, matches, tied};
use crate::result::Outcome;

/// The values of a key for a whole group of tied entrants, in the group's order.
pub(crate) fn values(sheet: &Sheet<'_>, key: TieBreak, group: &[usize], after: u32) -> Vec<Value> {
    match key {
        TieBreak::Direct => tied::direct(sheet, group, after),
        TieBreak::DirectSecond => tied::direct_second(sheet, group, after),
        TieBreak::DrawLots => tied::lots(sheet, group),
        _ => group.iter().map(|&row| own_value(sheet, key, row, after)).collect(),
    }
}

/// The value of a key that depends on nobody else's standing; [`Value::None`] for those that do.
pub(crate) fn own_value(sheet: &Sheet<'_>, key: TieBreak, index: usize, after: u32) -> Value {
    let Some(row) = sheet.row(index) else { return Value::None };
    match key {
        TieBreak::Points => Value::Points(row.points(after)),
        TieBreak::GamePoints => Value::Points(matches::game_points(sheet, row, after)),
        TieBreak::Buchholz => Value::Points(buchholz(sheet, row, after)),
        TieBreak::BuchholzCut(lowest) => Value::Points(buchholz_cut(sheet, row, after, lowest)),
        TieBreak::SonnebornBerger => Value::Points(sonneborn_berger(sheet, row, after)),
        TieBreak::Cumulative => Value::Points(cumulative(row, after)),
        TieBreak::CumulativeCut => Value::Series(cumulative_cut(row, after)),
        TieBreak::Wins | TieBreak::TeamWins => Value::Count(wins(row, after)),
        TieBreak::Fouls => Value::Count(fouls(row, after)),
        TieBreak::Seconds => Value::Count(count(row, after, |share| share.seconds)),
        TieBreak::SecondWins => Value::Count(count(row, after, |share| share.second_wins)),
        TieBreak::MatchPoints => Value::Points(matches::match_points(sheet, row, after)),
        TieBreak::ByBoard => Value::Series(matches::by_board(sheet, row, after)),
        TieBreak::MatchWins => Value::Count(matches::match_wins(sheet, row, after)),
        TieBreak::TeamBuchholz => Value::Points(matches::team_buchholz(sheet, row, after)),
        TieBreak::Direct | TieBreak::DirectSecond | TieBreak::Previous | TieBreak::DrawLots => Value::None,
    }
}

/// 对手分 (14.3.1).
fn buchholz(sheet: &Sheet<'_>, row: &Row<'_>, after: u32) -> Points {
    row.until(after).filter_map(|entry| buchholz_share(sheet, &entry.did, after)).sum()
}

/// 对手分 without the `cut` lowest shares.
fn buchholz_cut(sheet: &Sheet<'_>, row: &Row<'_>, after: u32, cut: u32) -> Points {
    let mut shares: Vec<Points> =
        row.until(after).filter_map(|entry| buchholz_share(sheet, &entry.did, after)).collect();
    shares.sort_unstable();
    shares.into_iter().skip(usize::try_from(cut).unwrap_or(usize::MAX)).sum()
}

/// (T2) what a round gives to 对手分: the total of everyone paired with, forfeits included; a bye by T1.
pub(crate) fn buchholz_share(sheet: &Sheet<'_>, did: &Did<'_>, after: u32) -> Option<Points> {
    match did {
        Did::Game(game) if game.annulled => None,
        Did::Game(game) => Some(sheet.points(game.opponent, after)),
        Did::Bye(_) => Some(sheet.bye_share(after)),
        Did::Rest => None,
    }
}

/// 小分 (14.1): all points of opponents beaten, half of those drawn with.
fn sonneborn_berger(sheet: &Sheet<'_>, row: &Row<'_>, after: u32) -> Points {
    row.games(after).map(|game| sonneborn_berger_share(sheet, game, after)).sum()
}

/// What a game gives to 小分.
pub(crate) fn sonneborn_berger_share(sheet: &Sheet<'_>, game: &Game<'_>, after: u32) -> Points {
    let total = sheet.points(game.opponent, after);
    match game.outcome {
        _ if game.annulled => Points::ZERO,
        Outcome::Win | Outcome::ForfeitWin => total,
        Outcome::Draw => total.half(),
        Outcome::Loss | Outcome::ForfeitLoss | Outcome::Unfinished => Points::ZERO,
    }
}

/// 累进分 (14.3.2): the sum over the rounds of the running total.
fn cumulative(row: &Row<'_>, after: u32) -> Points {
    (1..=after).map(|round| row.points(round)).sum()
}

/// 去除第一轮, 再去除第二轮, … (14.3.2): 累进分 without the first running total, without the first two, and so on.
fn cumulative_cut(row: &Row<'_>, after: u32) -> Vec<Points> {
    let mut left = cumulative(row, after);
    (1..after)
        .map(|round| {
            left = left - row.points(round);
            left
        })
        .collect()
}

/// 胜局: games won, without play included (20.3), and those of byes (T5).
fn wins(row: &Row<'_>, after: u32) -> i64 {
    count(row, after, |share| share.wins)
}

/// 犯规. Those of an annulled game are gone with it.
fn fouls(row: &Row<'_>, after: u32) -> i64 {
    row.games(after).map(Game::fouls).sum()
}

fn count(row: &Row<'_>, after: u32, what: impl Fn(&Share) -> u32) -> i64 {
    row.shares(after).map(|share| i64::from(what(share))).sum()
}
