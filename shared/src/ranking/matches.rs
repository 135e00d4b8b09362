//! 场分 and 局分 (13.2, 14.2, 14.5-14.7; 香港 五.2). In a stage of matches every pairing is one, with its games; in a round
//! robin or in groups of two cycles a match is all games against one opponent; elsewhere every game is a match.

use std::collections::BTreeMap;

use crate::matches;
use crate::points::Points;
use crate::ranking::sheet::{Did, Entry, Game, Row, Sheet};
use crate::result::Outcome;
use crate::side::Side;
use crate::stage::{Format, GroupsFormat, Stage};

/// 场分 after a round. A match counts once all its games are decided.
pub(crate) fn match_points(sheet: &Sheet<'_>, row: &Row<'_>, after: u32) -> Points {
    if !scored_by_matches(sheet) {
        return of_two_games(sheet, row, after);
    }
    let carried = if sheet.stage.settings.matches.by_game_points { Points::ZERO } else { row.carried };
    carried + row.shares(after).map(|share| share.match_score).sum::<Points>()
}

/// 局分 after a round: all own games, and those of byes.
pub(crate) fn game_points(sheet: &Sheet<'_>, row: &Row<'_>, after: u32) -> Points {
    if !scored_by_matches(sheet) || sheet.stage.settings.matches.by_game_points {
        return row.points(after);
    }
    row.shares(after).map(|share| share.game_score).sum()
}

/// 台次分 after a round: 局分 of board 1, of board 2, … of a team match; nothing where there are no boards.
pub(crate) fn by_board(sheet: &Sheet<'_>, row: &Row<'_>, after: u32) -> Vec<Points> {
    let boards = sheet.division.team.as_ref().map_or(0, |team| team.boards);
    let mut totals: BTreeMap<u32, Points> = (1..=boards).map(|board| (board, Points::ZERO)).collect();
    for (board, score) in row.until(after).flat_map(|entry| board_scores(sheet, entry)) {
        *totals.entry(board).or_default() += score;
    }
    totals.into_values().collect()
}

fn board_scores(sheet: &Sheet<'_>, entry: &Entry<'_>) -> Vec<(u32, Points)> {
    match &entry.did {
        Did::Game(game) if !game.annulled => {
            let of_both = matches::board_scores(sheet.division, sheet.index, entry.round, game.pairing, game.result);
            of_both.into_iter().map(|(board, both)| (board, *game.own(&both))).collect()
        }
        Did::Bye(_) => matches::bye_boards(sheet.division, sheet.index, entry.round),
        Did::Game(_) | Did::Rest => Vec::new(),
    }
}

/// 全队胜场: matches won, byes included.
pub(crate) fn match_wins(sheet: &Sheet<'_>, row: &Row<'_>, after: u32) -> i64 {
    let byes = row.until(after).filter(|entry| matches!(entry.did, Did::Bye(_))).count();
    let won = if scored_by_matches(sheet) {
        row.games(after).filter(|game| game.outcome.is_win()).count()
    } else {
        let matches = matches_of(sheet, row, after);
        matches.iter().filter(|games| matches!(outcome(sheet.stage, games), MatchOutcome::Won)).count()
    };
    i64::try_from(byes + won).unwrap_or(i64::MAX)
}

/// 团体对手分 (14.6): the 场分 of every opponent; a bye gives the lowest above zero, as for 对手分 (T1, T2).
pub(crate) fn team_buchholz(sheet: &Sheet<'_>, row: &Row<'_>, after: u32) -> Points {
    let points = |row| sheet.row(row).map_or(Points::ZERO, |row| match_points(sheet, row, after));
    let lowest = || (0..sheet.rows.len()).map(points).filter(|points| *points > Points::ZERO).min().unwrap_or_default();
    let shares = row.until(after).map(|entry| match &entry.did {
        Did::Game(game) if !game.annulled => points(game.opponent),
        Did::Bye(_) => lowest(),
        Did::Game(_) | Did::Rest => Points::ZERO,
    });
    shares.sum()
}

fn scored_by_matches(sheet: &Sheet<'_>) -> bool {
    matches::is_scored(sheet.division, sheet.index)
}

/// 场分 where a pairing is one game: more 局分 of the two games wins the match.
fn of_two_games(sheet: &Sheet<'_>, row: &Row<'_>, after: u32) -> Points {
    let table = matches::point_table(sheet.stage);
    let byes = row.until(after).filter(|entry| matches!(entry.did, Did::Bye(_))).map(|_| table.bye).sum::<Points>();
    let matches = matches_of(sheet, row, after);
    let side = |games: &[&Game<'_>]| games.first().map_or(Side::First, |game| game.side);
    let points = matches.iter().map(|games| match outcome(sheet.stage, games) {
        MatchOutcome::Won => table.win,
        MatchOutcome::Level => table.score(Outcome::Draw, side(games)),
        MatchOutcome::Lost if games.iter().all(|game| game.outcome == Outcome::ForfeitLoss) => Points::ZERO,
        MatchOutcome::Lost => table.loss,
        MatchOutcome::Open => Points::ZERO,
    });
    byes + points.sum::<Points>()
}

enum MatchOutcome {
    Won,
    Level,
    Lost,
    Open,
}

fn outcome(stage: &Stage, games: &[&Game<'_>]) -> MatchOutcome {
    if games.len() < games_of_a_match(stage) || games.iter().any(|game| !game.is_decided()) {
        return MatchOutcome::Open;
    }
    let own: Points = games.iter().map(|game| game.score).sum();
    let theirs: Points = games.iter().map(|game| game.conceded).sum();
    match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => MatchOutcome::Won,
        std::cmp::Ordering::Less => MatchOutcome::Lost,
        std::cmp::Ordering::Equal if games.iter().all(|game| is_lost(game)) => MatchOutcome::Lost,
        std::cmp::Ordering::Equal => MatchOutcome::Level,
    }
}

/// A match in which both sides lose every game, by ruling or absence, is level and still won by nobody.
const fn is_lost(game: &Game<'_>) -> bool {
    matches!(game.outcome, Outcome::Loss | Outcome::ForfeitLoss)
}

const fn games_of_a_match(stage: &Stage) -> usize {
    match stage.settings.format {
        Format::RoundRobin { legs: 2.. } | Format::Groups(GroupsFormat { legs: 2.., rounds: None, .. }) => 2,
        Format::Swiss(_)
        | Format::RoundRobin { .. }
        | Format::Groups(_)
        | Format::SingleElim(_)
        | Format::DoubleElim
        | Format::Heats(_)
        | Format::Ladder => 1,
    }
}

/// The games of each match, in order of rounds.
fn matches_of<'s, 'a>(sheet: &Sheet<'_>, row: &'s Row<'a>, after: u32) -> Vec<Vec<&'s Game<'a>>> {
    if games_of_a_match(sheet.stage) == 1 {
        return row.games(after).map(|game| vec![game]).collect();
    }
    let mut matches: BTreeMap<usize, Vec<&Game<'a>>> = BTreeMap::new();
    for game in row.games(after) {
        matches.entry(game.opponent).or_default().push(game);
    }
    matches.into_values().collect()
}
