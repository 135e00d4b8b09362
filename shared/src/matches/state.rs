//! How a match stands.

use serde::{Deserialize, Serialize};

use super::deciders::{Deciders, Numbered, first_mover};
use super::rules::{BoardTally, Rules, forfeited_to};
use super::tally::{Tally, ahead, won_by};
use super::{GameKind, MatchGame, MatchLength, final_rule, scope};
use crate::bracket;
use crate::division::Division;
use crate::points::Points;
use crate::result::GameResult;
use crate::side::Side;
use crate::stage::Pairing;

/// How a match stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchState {
    /// The score of the first and the second side, from the match's own games: 局分, or of a best of n between two people
    /// the games won, with halves for draws where they count.
    pub score: [Points; 2],
    /// The score of the deciders.
    pub deciders: [Points; 2],
    /// The result of the match, seen from the first side; `*` while it goes on.
    pub result: GameResult,
    /// What decided it, once it is decided.
    pub decided_by: Option<DecidedBy>,
    /// The games that can be played now; empty once it is decided.
    pub next: Vec<NextGame>,
    /// Whether the match must have a winner and is level.
    pub level: bool,
}

/// What decided a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DecidedBy {
    /// Its own games.
    Games,
    /// Quick games.
    Quick,
    /// 和棋黑胜.
    DrawOdds,
    /// 抽签.
    Lots,
    /// One or both did not come.
    Forfeit,
    /// A rule of the final of a double elimination (附三 注意 3).
    FinalRule,
}

/// A game that comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NextGame {
    /// Its number in the match, from 1.
    pub game: u32,
    /// What kind.
    pub kind: GameKind,
    /// The board of a team match.
    pub board: Option<u32>,
    /// Who has the first move.
    pub first: FirstMove,
}

/// Who has the first move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstMove {
    /// This side of the pairing, by the rule.
    Side(Side),
    /// This side of the pairing chooses.
    Chosen(Side),
}

/// How the match of a pairing stands, by the rules of its stage. A pairing without games is its one result.
pub fn state(division: &Division, stage: usize, round: u32, pairing: &Pairing) -> MatchState {
    let Some(settled) = division.stages.get(stage) else { return MatchState::open() };
    if let Some(unbeaten) = bracket::unbeaten(division, stage, round, pairing) {
        return final_rule::final_state(pairing, unbeaten, &settled.settings.points);
    }
    let games = games(pairing);
    let numbered: Vec<Numbered<'_>> = (1..).zip(&games).collect();
    let rules = Rules::of(division, settled, scope::length(division, stage, round), pairing);
    rules.state(pairing.result, &numbered)
}

/// The games of a pairing. The result of a pairing that has only one was a game as well, so that deciders can follow it.
pub fn games(pairing: &Pairing) -> Vec<MatchGame> {
    let is_played = pairing.result.is_finished() && pairing.result.is_played();
    if !is_played || !pairing.games.is_empty() {
        return pairing.games.clone();
    }
    let game = MatchGame::new(GameKind::Slow, Side::First);
    vec![MatchGame { result: pairing.result, fouls: pairing.fouls, penalties: pairing.penalties.clone(), ..game }]
}

impl Rules<'_> {
    fn state(&self, result: GameResult, games: &[Numbered<'_>]) -> MatchState {
        let tallies = self.tallies(result, games);
        let score = self.shown(&self.total(&tallies));
        if forfeited_to(result).is_some() {
            return MatchState { score, result, decided_by: Some(DecidedBy::Forfeit), ..MatchState::open() };
        }
        if tallies.iter().any(|(_, tally)| !self.is_over(tally)) {
            return MatchState { score, next: self.next(&tallies, games), ..MatchState::open() };
        }
        self.after_own_games(&tallies, games)
    }

    /// Once its own games are played a match is won by 局分, a single game and a best of n by games won; a level one goes
    /// on where it needs a winner.
    fn after_own_games(&self, tallies: &[BoardTally], games: &[Numbered<'_>]) -> MatchState {
        let total = self.total(tallies);
        let by_wins = self.boards.as_slice() == [None] && !matches!(self.length, MatchLength::Games(_));
        let winner = if by_wins { total.ahead_by_wins() } else { ahead(total.score) };
        let decided = |result| MatchState {
            score: self.shown(&total),
            result,
            decided_by: Some(DecidedBy::Games),
            ..MatchState::open()
        };
        match winner {
            Some(side) => decided(won_by(side)),
            None if total.all_lost() => decided(GameResult::BothLose),
            None => self.level(self.shown(&total), tallies, games),
        }
    }

    /// What is shown as the score of the match.
    fn shown(&self, total: &Tally) -> [Points; 2] {
        match self.length {
            MatchLength::BestOf(_) if self.boards.as_slice() == [None] => {
                let draws = if self.stage.settings.matches.draws_count { total.drawn } else { 0 };
                total.wins.map(|wins| Points::halves(i64::from(2 * wins + draws)))
            }
            MatchLength::One | MatchLength::Games(_) | MatchLength::BestOf(_) => total.score,
        }
    }

    fn level(&self, score: [Points; 2], tallies: &[BoardTally], games: &[Numbered<'_>]) -> MatchState {
        let settings = &self.stage.settings.matches;
        let is_drawn = |tally: &Tally| tally.ahead_by_wins().is_none() && !tally.all_lost();
        let drawn = tallies.iter().filter(|(board, tally)| board.is_some() && is_drawn(tally));
        let replays = drawn.filter(|_| settings.replay_drawn_boards).map(|(board, _)| *board).collect();
        let table = &self.stage.settings.points;
        let course = Deciders { list: &settings.deciders, replays, boards: &self.boards, games, table }.course();
        let needs_winner = scope::needs_winner(self.stage);
        let so_far = MatchState { score, deciders: course.score, ..MatchState::open() };
        match course.decided {
            Some((side, by)) => MatchState { result: won_by(side), decided_by: Some(by), ..so_far },
            None if course.by_hand && !needs_winner => {
                MatchState { result: GameResult::Draw, decided_by: Some(DecidedBy::Games), ..so_far }
            }
            None => MatchState { next: course.next, level: needs_winner, ..so_far },
        }
    }

    /// The own games that can be played now: the next one of two people, and of a team match every one that is open. A
    /// team match waits for its line-ups.
    fn next(&self, tallies: &[BoardTally], games: &[Numbered<'_>]) -> Vec<NextGame> {
        if self.boards.as_slice() != [None] && games.is_empty() {
            return Vec::new();
        }
        let mut number = games.last().map_or(1, |(number, _)| number + 1);
        let mut next = Vec::new();
        for (board, _) in tallies.iter().filter(|(_, tally)| !self.is_over(tally)) {
            let open = self.open_on(*board, games);
            if open.is_empty() {
                next.push(own_game(number, *board, first_mover(*board, games_on(*board, games))));
                number += 1;
            }
            next.extend(open);
        }
        next.sort_by_key(|game| game.game);
        next
    }

    fn open_on(&self, board: Option<u32>, games: &[Numbered<'_>]) -> Vec<NextGame> {
        let open = games
            .iter()
            .filter(|(_, game)| game.board == board && game.kind == GameKind::Slow && !game.result.is_finished());
        let at_once = if self.everybody { usize::MAX } else { 1 };
        open.take(at_once).map(|(number, game)| own_game(*number, board, game.first)).collect()
    }
}

fn games_on(board: Option<u32>, games: &[Numbered<'_>]) -> usize {
    games.iter().filter(|(_, game)| game.board == board).count()
}

const fn own_game(game: u32, board: Option<u32>, first: Side) -> NextGame {
    NextGame { game, kind: GameKind::Slow, board, first: FirstMove::Side(first) }
}

impl MatchState {
    /// A match of which nothing is known.
    const fn open() -> Self {
        Self {
            score: [Points::ZERO; 2],
            deciders: [Points::ZERO; 2],
            result: GameResult::Unfinished,
            decided_by: None,
            next: Vec::new(),
            level: false,
        }
    }
}
