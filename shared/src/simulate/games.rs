//! Results of chance, entered at a board: of the one game, of the next game of a match, of a table.

use super::play_out::{Board, Play};
use super::{people, result_between};
use crate::command::Command;
use crate::matches::{self, FirstMove, GameKind, NextGame};
use crate::points::Points;
use crate::result::GameResult;
use crate::side::Side;
use crate::stage::{HeatTable, Pairing, Round};

const NO_PENALTIES: [Vec<crate::result::Penalty>; 2] = [Vec::new(), Vec::new()];

/// Plays something at a board that is open. Whether it was entered.
pub(super) fn play(play: &mut Play, board: Board) -> bool {
    let Some(round) = round_of(play, board) else { return false };
    if let Some(table) = round.tables.iter().find(|table| table.table == board.2).cloned() {
        return play_table(play, board, &table);
    }
    let Some(pairing) = round.at(board.2).cloned() else { return false };
    if pairing.result.is_finished() {
        return true;
    }
    let fresh = pairing.games.iter().all(|game| !game.result.is_finished());
    if fresh && play.dice.chance(play.chances.forfeit) {
        let results = [GameResult::FirstByForfeit, GameResult::SecondByForfeit, GameResult::BothForfeit];
        let result = play.dice.pick(&results).copied().unwrap_or_default();
        return enter_result(play, board, &pairing, result);
    }
    let index = usize::try_from(board.0).unwrap_or(usize::MAX);
    if matches::has_games(&play.division, index, board.1) || !pairing.games.is_empty() {
        return play_next_game(play, board, &pairing);
    }
    let result = result_of(play, &pairing, GameKind::Slow, Side::First);
    enter_result(play, board, &pairing, result)
}

fn round_of(play: &Play, (stage, round, _): Board) -> Option<&Round> {
    play.division.stages.get(usize::try_from(stage).ok()?)?.round(round)
}

fn enter_result(play: &mut Play, (stage, round, board): Board, pairing: &Pairing, result: GameResult) -> bool {
    let fouls = fouls(play);
    let penalties = NO_PENALTIES;
    let seen = pairing.version;
    play.give(&Command::SetResult { stage, round, board, seen, result, fouls, penalties, later: None })
}

/// Plays the next game of a match; where the organizer may choose its kind, one of them.
fn play_next_game(play: &mut Play, (stage, round, board): Board, pairing: &Pairing) -> bool {
    let index = usize::try_from(stage).unwrap_or(usize::MAX);
    let next = matches::state(&play.division, index, round, pairing).next;
    let number = next.first().map(|game| game.game);
    let kinds: Vec<NextGame> = next.into_iter().filter(|game| Some(game.game) == number).collect();
    let Some(game) = play.dice.pick(&kinds).copied() else { return false };
    let first = match game.first {
        FirstMove::Side(side) => side,
        FirstMove::Chosen(_) => {
            if play.dice.chance(500) {
                Side::First
            } else {
                Side::Second
            }
        }
    };
    let seen = usize::try_from(game.game).ok().and_then(|number| pairing.games.get(number.checked_sub(1)?));
    let result = result_of(play, pairing, game.kind, first);
    let fouls = if game.kind == GameKind::Lots { [0, 0] } else { fouls(play) };
    play.give(&Command::SetGame {
        stage,
        round,
        board,
        game: game.game,
        seen: seen.map_or(GameResult::Unfinished, |game| game.result),
        kind: game.kind,
        first,
        result,
        fouls,
        penalties: NO_PENALTIES,
        later: None,
    })
}

/// How a game ends, seen from its own first mover.
fn result_of(play: &mut Play, pairing: &Pairing, kind: GameKind, first: Side) -> GameResult {
    if kind == GameKind::Lots {
        return if play.dice.chance(500) { GameResult::FirstWins } else { GameResult::SecondWins };
    }
    let strength = |side| people::strength(&play.division, pairing.on(side));
    let (own, other) = (strength(first), strength(first.other()));
    result_between(own, other, play.chances.draw, &mut play.dice)
}

fn fouls(play: &mut Play) -> [u32; 2] {
    if play.dice.chance(30) { [play.dice.below(2), play.dice.below(2)] } else { [0, 0] }
}

/// One more game at a table of several people.
fn play_table(play: &mut Play, (stage, round, _): Board, table: &HeatTable) -> bool {
    let mut games = table.games.clone();
    games.push(table.nos.iter().map(|_| Points::whole(i64::from(play.dice.below(5)))).collect());
    play.give(&Command::SetTable { stage, round, table: table.table, seen: table.version, games })
}
