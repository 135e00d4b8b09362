//! What a match is played by, and what its games come to.

use super::deciders::{Numbered, first_mover};
use super::tally::Tally;
use super::{GameKind, MatchLength};
use crate::division::Division;
use crate::result::GameResult;
use crate::side::Side;
use crate::stage::{Pairing, Stage};
use crate::team::LineUpRule;

/// A board and what its games come to.
pub(super) type BoardTally = (Option<u32>, Tally);

/// What a match is played by.
pub(super) struct Rules<'a> {
    pub(super) stage: &'a Stage,
    pub(super) length: MatchLength,
    /// The boards of a match; two people have one without a number.
    pub(super) boards: Vec<Option<u32>>,
    /// 全队轮赛: all games are there from the start.
    pub(super) everybody: bool,
}

impl<'a> Rules<'a> {
    /// The rules of a pairing. One that has only a result is one game, whatever the stage asks for.
    pub(super) fn of(division: &Division, stage: &'a Stage, length: MatchLength, pairing: &Pairing) -> Self {
        let has_only_a_result = pairing.games.is_empty() && pairing.result.is_finished() && pairing.result.is_played();
        match &division.team {
            _ if has_only_a_result => Self { stage, length: MatchLength::One, boards: vec![None], everybody: false },
            None => Self { stage, length, boards: vec![None], everybody: false },
            Some(team) => {
                let boards = (1..=team.boards).map(Some).collect();
                Self { stage, length, boards, everybody: team.line_up == LineUpRule::Everybody }
            }
        }
    }

    /// What the own games of each board come to. A match forfeited as a whole forfeits every game that was not played.
    pub(super) fn tallies(&self, result: GameResult, games: &[Numbered<'_>]) -> Vec<BoardTally> {
        let mut tallies: Vec<BoardTally> = self.boards.iter().map(|&board| (board, self.tally(board, games))).collect();
        if let Some(winner) = forfeited_to(result) {
            for (_, tally) in &mut tallies {
                let settings = &self.stage.settings;
                tally.forfeit(winner, self.length, settings.matches.draws_count, &settings.points);
            }
        }
        tallies
    }

    fn tally(&self, board: Option<u32>, games: &[Numbered<'_>]) -> Tally {
        let own = games.iter().map(|(_, game)| *game).filter(|game| game.kind == GameKind::Slow && game.board == board);
        let settings = &self.stage.settings;
        Tally::of_games(own, self.length, settings.matches.draws_count, &settings.points)
    }

    pub(super) fn is_over(&self, tally: &Tally) -> bool {
        tally.is_over(self.length, self.stage.settings.matches.draws_count)
    }

    /// 局分: all games added up; where a board is a best of n, it counts as one game with the board's result.
    pub(super) fn total(&self, tallies: &[BoardTally]) -> Tally {
        let boards = tallies.iter().map(|(board, tally)| self.board_total(*board, tally));
        boards.fold(Tally::default(), |total, board| total.and(&board))
    }

    /// 局分 of one board.
    pub(super) fn board_total(&self, board: Option<u32>, tally: &Tally) -> Tally {
        if board.is_none() || !matches!(self.length, MatchLength::BestOf(_)) {
            return *tally;
        }
        if !self.is_over(tally) {
            return Tally::default();
        }
        tally.as_one_game(first_mover(board, 0), &self.stage.settings.points)
    }
}

/// To whom a match was forfeited as a whole, to nobody where both stayed away; `None` where it was not.
pub(super) const fn forfeited_to(result: GameResult) -> Option<Option<Side>> {
    match result {
        GameResult::FirstByForfeit => Some(Some(Side::First)),
        GameResult::SecondByForfeit => Some(Some(Side::Second)),
        GameResult::BothForfeit => Some(None),
        GameResult::FirstWins
        | GameResult::Draw
        | GameResult::SecondWins
        | GameResult::BothLose
        | GameResult::Unfinished => None,
    }
}
