//! 决赛 of a double elimination (附三 注意 2-5).
//!
//! A state machine over the games as they come. The unbeaten side needs one win, the other one two: it has lost once
//! already. After four games the rule decides by itself.

use super::{DecidedBy, FirstMove, GameKind, MatchGame, MatchState, NextGame, games};
use crate::points::Points;
use crate::result::{GameResult, Outcome};
use crate::side::Side;
use crate::stage::{Pairing, PointTable};

/// At most so many games (附三 注意 3).
const GAMES: usize = 4;

/// The first games are slow, the later ones quick (附三 注意 5).
const SLOW_GAMES: usize = 2;

/// Where the final stands after some games.
#[derive(Clone, Copy)]
enum Stands {
    /// The next game is played; so many wins of the beaten side so far.
    Open { wins: u32 },
    /// Somebody is the champion.
    Won { side: Side, by: DecidedBy },
}

/// How the final stands by its games so far. `points` is what a slow game scores.
pub(super) fn final_state(pairing: &Pairing, unbeaten: Side, points: &PointTable) -> MatchState {
    let games = games(pairing);
    let played = games.iter().take_while(|game| game.result.is_finished()).take(GAMES);
    let (mut stands, mut counted) = (Stands::Open { wins: 0 }, Vec::new());
    for game in played {
        let Stands::Open { wins } = stands else { break };
        counted.push(game);
        stands = after_game(game, wins, counted.len(), unbeaten);
    }
    if pairing.result.is_finished() && !pairing.result.is_played() {
        return forfeited(pairing, score(&counted, GameKind::Slow, points));
    }
    MatchState {
        score: score(&counted, GameKind::Slow, points),
        deciders: score(&counted, GameKind::Quick, points),
        result: result(stands),
        decided_by: decided_by(stands),
        next: next(stands, pairing, counted.len()).into_iter().collect(),
        level: counted.len() >= SLOW_GAMES && matches!(stands, Stands::Open { wins: 0 }),
    }
}

/// One game further.
fn after_game(game: &MatchGame, wins: u32, played: usize, unbeaten: Side) -> Stands {
    let by = if played > SLOW_GAMES { DecidedBy::Quick } else { DecidedBy::Games };
    match winner(game, unbeaten) {
        Some(side) if side == unbeaten || wins == 1 => Stands::Won { side, by },
        Some(_) => limited(wins + 1, played, unbeaten),
        None => limited(wins, played, unbeaten),
    }
}

/// 限制在四局以内: four draws are the unbeaten one's; who has won one of four and lost none has the title (附三 注意 3).
/// The rule tells the case of one win and two draws before a drawn fourth; a first win in the fourth game is the same
/// score (own choice).
fn limited(wins: u32, played: usize, unbeaten: Side) -> Stands {
    if played < GAMES {
        return Stands::Open { wins };
    }
    let side = if wins == 0 { unbeaten } else { unbeaten.other() };
    Stands::Won { side, by: DecidedBy::FinalRule }
}

/// Who won a game. Where both lose it, the one beaten before is out by that (附三 注意 2, own choice).
fn winner(game: &MatchGame, unbeaten: Side) -> Option<Side> {
    let lost = [Side::First, Side::Second].map(|side| has_lost(game, side));
    match lost {
        [true, true] => Some(unbeaten),
        [true, false] => Some(Side::Second),
        [false, true] => Some(Side::First),
        [false, false] => None,
    }
}

/// 快棋赛中有犯规记录者，弈和算该局作负 (附三 注意 5). With fouls of both the draw stands (own choice).
fn has_lost(game: &MatchGame, side: Side) -> bool {
    match game.result.outcome(game.own_side(side)) {
        Outcome::Loss | Outcome::ForfeitLoss => true,
        Outcome::Draw if game.kind != GameKind::Slow => fouls(game, side) > 0 && fouls(game, side.other()) == 0,
        Outcome::Win | Outcome::Draw | Outcome::ForfeitWin | Outcome::Unfinished => false,
    }
}

fn fouls(game: &MatchGame, side: Side) -> u32 {
    *game.own_side(side).of(&game.fouls)
}

/// The game that comes next: 首局抽签, which is the lot that gave the pairing its colours, then each time the other way
/// round (附三 注意 4).
fn next(stands: Stands, pairing: &Pairing, played: usize) -> Option<NextGame> {
    let Stands::Open { .. } = stands else { return None };
    let first_of_all = pairing.games.first().map_or(Side::First, |game| game.first);
    let first = if played.is_multiple_of(2) { first_of_all } else { first_of_all.other() };
    let kind = if played < SLOW_GAMES { GameKind::Slow } else { GameKind::Quick };
    let game = u32::try_from(played + 1).unwrap_or(u32::MAX);
    Some(NextGame { game, kind, board: None, first: FirstMove::Side(first) })
}

fn result(stands: Stands) -> GameResult {
    match stands {
        Stands::Open { .. } => GameResult::Unfinished,
        Stands::Won { side: Side::First, .. } => GameResult::FirstWins,
        Stands::Won { side: Side::Second, .. } => GameResult::SecondWins,
    }
}

const fn decided_by(stands: Stands) -> Option<DecidedBy> {
    match stands {
        Stands::Open { .. } => None,
        Stands::Won { by, .. } => Some(by),
    }
}

/// 局分 of both sides from the games of a kind.
fn score(games: &[&MatchGame], kind: GameKind, points: &PointTable) -> [Points; 2] {
    [Side::First, Side::Second].map(|side| {
        let of_kind = games.iter().filter(|game| game.kind == kind);
        of_kind.map(|game| points.score(game.result.outcome(game.own_side(side)), game.own_side(side))).sum()
    })
}

/// One or both did not come to the match.
fn forfeited(pairing: &Pairing, score: [Points; 2]) -> MatchState {
    MatchState {
        score,
        deciders: [Points::ZERO; 2],
        result: pairing.result,
        decided_by: Some(DecidedBy::Forfeit),
        next: Vec::new(),
        level: false,
    }
}
