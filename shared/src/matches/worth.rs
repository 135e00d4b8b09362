//! What a pairing is worth in the standings: 积分, 场分 and 局分, games won.
//!
//! | stage | 积分 | 场分 | 局分 |
//! |---|---|---|---|
//! | one game a pairing | the game's | none | the game's; deciders do not count |
//! | of matches | 场分, or 局分 where the event says so | the match's, deciders included | all own games |

use super::deciders::Numbered;
use super::rules::{BoardTally, Rules};
use super::tally::Tally;
use super::{games, scope};
use crate::division::Division;
use crate::id::No;
use crate::points::Points;
use crate::result::{GameResult, Outcome};
use crate::side::Side;
use crate::stage::Pairing;

/// What a pairing is worth to both sides, the pairing's first side first.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Worth {
    /// 积分.
    pub(crate) score: [Points; 2],
    /// 场分; none where a pairing is one game.
    pub(crate) match_score: [Points; 2],
    /// 局分 and what the games were.
    pub(crate) games: Tally,
}

/// What a pairing is worth with this result, which may be a forfeit of one who has left.
pub(crate) fn worth(division: &Division, stage: usize, round: u32, pairing: &Pairing, result: GameResult) -> Worth {
    let Some(settled) = division.stages.get(stage) else { return Worth::default() };
    let settings = &settled.settings;
    let by_side = [Side::First, Side::Second].map(|side| (result.outcome(side), side));
    if !scope::is_scored(division, stage) && pairing.games.is_empty() {
        let games = Tally::of_one(by_side, &settings.points);
        return Worth { score: games.score, match_score: [Points::ZERO; 2], games };
    }
    let Some((rules, tallies)) = tallies(division, stage, round, pairing, result) else { return Worth::default() };
    let games = rules.total(&tallies);
    if !scope::is_scored(division, stage) {
        return Worth { score: games.score, match_score: [Points::ZERO; 2], games };
    }
    let table = scope::point_table(settled);
    let match_score = by_side.map(|(outcome, side)| table.score(outcome, side));
    let score = if settings.matches.by_game_points { games.score } else { match_score };
    Worth { score, match_score, games }
}

/// 局分 of each board of a team match with this result; nothing where there are no boards.
pub(crate) fn board_scores(
    division: &Division,
    stage: usize,
    round: u32,
    pairing: &Pairing,
    result: GameResult,
) -> Vec<(u32, [Points; 2])> {
    let Some((rules, tallies)) = tallies(division, stage, round, pairing, result) else { return Vec::new() };
    let score = |(board, tally): &BoardTally| Some(((*board)?, rules.board_total(*board, tally).score));
    tallies.iter().filter_map(score).collect()
}

/// What the games of a pairing come to, board by board, and the rules they were counted by.
fn tallies<'a>(
    division: &'a Division,
    stage: usize,
    round: u32,
    pairing: &Pairing,
    result: GameResult,
) -> Option<(Rules<'a>, Vec<BoardTally>)> {
    let settled = division.stages.get(stage)?;
    let all = games(pairing);
    let numbered: Vec<Numbered<'_>> = (1..).zip(&all).collect();
    let rules = Rules::of(division, settled, scope::length(division, stage, round), pairing);
    let tallies = rules.tallies(result, &numbered);
    Some((rules, tallies))
}

/// What the pairing of the next round sees in a pairing: what is not finished counts as drawn (附二 一.8).
pub(crate) fn seen(division: &Division, stage: usize, round: u32, pairing: &Pairing) -> [Points; 2] {
    if pairing.result.is_finished() {
        return worth(division, stage, round, pairing, pairing.result).score;
    }
    let Some(settled) = division.stages.get(stage) else { return [Points::ZERO; 2] };
    let drawn = [Side::First, Side::Second].map(|side| (Outcome::Draw, side));
    let by_games = settled.settings.matches.by_game_points || !scope::is_scored(division, stage);
    if !by_games {
        return drawn.map(|(outcome, side)| scope::point_table(settled).score(outcome, side));
    }
    let Some((rules, mut tallies)) = tallies(division, stage, round, pairing, pairing.result) else {
        return [Points::ZERO; 2];
    };
    for (_, tally) in &mut tallies {
        tally.draw(rules.length, &settled.settings.points);
    }
    rules.total(&tallies).score
}

/// 轮空: a win of all games (14.4), and of the match where the stage is of matches.
pub(crate) fn bye(division: &Division, stage: usize, round: u32) -> Worth {
    let Some(settled) = division.stages.get(stage) else { return Worth::default() };
    let settings = &settled.settings;
    if !scope::is_scored(division, stage) {
        let games =
            Tally::of_one([(Outcome::ForfeitWin, Side::First), (Outcome::ForfeitLoss, Side::Second)], &settings.points);
        return Worth { score: [settings.points.bye, Points::ZERO], match_score: [Points::ZERO; 2], games };
    }
    let walkover = worth(division, stage, round, &nobody(), GameResult::FirstByForfeit);
    let match_score = [scope::point_table(settled).bye, Points::ZERO];
    let score = if settings.matches.by_game_points { walkover.score } else { match_score };
    Worth { score, match_score, ..walkover }
}

/// 局分 of each board of a team's bye: every board is won.
pub(crate) fn bye_boards(division: &Division, stage: usize, round: u32) -> Vec<(u32, Points)> {
    let boards = board_scores(division, stage, round, &nobody(), GameResult::FirstByForfeit);
    boards.into_iter().map(|(board, [score, _])| (board, score)).collect()
}

/// The pairing of a walkover.
fn nobody() -> Pairing {
    Pairing::new(0, No(0), No(0))
}
