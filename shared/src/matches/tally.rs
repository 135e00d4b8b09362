//! The games of one board, or of a match of two people, added up.

use super::{MatchGame, MatchLength};
use crate::points::Points;
use crate::result::{GameResult, Outcome};
use crate::side::Side;
use crate::stage::PointTable;

/// What the games so far come to. Of two values the first is that of the pairing's first side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// 局分.
    pub(super) score: [Points; 2],
    /// Games won.
    pub(super) wins: [u32; 2],
    /// Games with a result that counted.
    pub(super) counted: u32,
    /// Whether some game before the end has no result.
    pub(super) open: bool,
    /// Whether any game was won or drawn, and not lost by both.
    contested: bool,
}

impl Tally {
    /// The match's own games in their order, as far as they count: those after the end are left out.
    pub(super) fn of_games<'g>(
        games: impl Iterator<Item = &'g MatchGame>,
        length: MatchLength,
        draws_count: bool,
        table: &PointTable,
    ) -> Self {
        let mut tally = Self::default();
        for game in games {
            if tally.is_full(length, draws_count) {
                break;
            }
            if game.result.is_finished() {
                tally.add(game.outcomes(), table);
            } else {
                tally.open = true;
            }
        }
        tally
    }

    /// Adds a game, as each side of the pairing saw it.
    pub(super) fn add(&mut self, seen: [(Outcome, Side); 2], table: &PointTable) {
        let [first, second] = seen;
        let [first_score, second_score] = &mut self.score;
        *first_score += table.score(first.0, first.1);
        *second_score += table.score(second.0, second.1);
        let [first_wins, second_wins] = &mut self.wins;
        *first_wins += u32::from(first.0.is_win());
        *second_wins += u32::from(second.0.is_win());
        self.counted += 1;
        self.contested |= first.0.is_win() || second.0.is_win() || first.0 == Outcome::Draw;
    }

    /// Whether all games that count have a result.
    pub(super) fn is_over(&self, length: MatchLength, draws_count: bool) -> bool {
        self.is_full(length, draws_count) && !self.open
    }

    fn is_full(&self, length: MatchLength, draws_count: bool) -> bool {
        let [first, second] = self.wins;
        match length {
            MatchLength::One => self.counted >= 1,
            MatchLength::Games(games) => self.counted >= games,
            MatchLength::BestOf(games) if draws_count => {
                first.abs_diff(second) > games.saturating_sub(self.counted) || self.counted >= games
            }
            MatchLength::BestOf(games) => first.max(second) > games / 2,
        }
    }

    /// Gives the games that were not played to `winner`, to nobody when both stayed away: a match forfeited as a whole
    /// forfeits all its games (香港 五.2: 局分 4).
    pub(super) fn forfeit(&mut self, winner: Option<Side>, length: MatchLength, table: &PointTable) {
        while !self.is_full(length, winner.is_none()) {
            let outcome = |side| if winner == Some(side) { Outcome::ForfeitWin } else { Outcome::ForfeitLoss };
            self.add([(outcome(Side::First), Side::First), (outcome(Side::Second), Side::Second)], table);
        }
    }

    /// Who won more games.
    pub(super) const fn ahead_by_wins(&self) -> Option<Side> {
        let [first, second] = self.wins;
        if first > second {
            Some(Side::First)
        } else if second > first {
            Some(Side::Second)
        } else {
            None
        }
    }

    /// Whether both lost every game, by ruling or absence: nobody has won, and it is no draw.
    pub(super) const fn all_lost(&self) -> bool {
        self.counted > 0 && !self.contested
    }

    /// A board that was a best of n as one game with the board's result, in which `first` had the first move.
    pub(super) fn as_one_game(&self, first: Side, table: &PointTable) -> Self {
        let seen = |side: Side| {
            let outcome = match self.ahead_by_wins() {
                Some(winner) if winner == side => Outcome::Win,
                Some(_) => Outcome::Loss,
                None if self.all_lost() => Outcome::Loss,
                None => Outcome::Draw,
            };
            (outcome, if side == first { Side::First } else { Side::Second })
        };
        let mut board = Self::default();
        board.add([seen(Side::First), seen(Side::Second)], table);
        board
    }

    /// Two tallies as one.
    pub(super) fn and(self, other: &Self) -> Self {
        let ([won, lost], [more_won, more_lost]) = (self.wins, other.wins);
        Self {
            score: sum(self.score, other.score),
            wins: [won + more_won, lost + more_lost],
            counted: self.counted + other.counted,
            open: self.open || other.open,
            contested: self.contested || other.contested,
        }
    }
}

/// Who has more points.
pub(super) fn ahead([first, second]: [Points; 2]) -> Option<Side> {
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => Some(Side::First),
        std::cmp::Ordering::Less => Some(Side::Second),
        std::cmp::Ordering::Equal => None,
    }
}

/// Two scores added up.
pub(super) fn sum([first, second]: [Points; 2], [more_first, more_second]: [Points; 2]) -> [Points; 2] {
    [first + more_first, second + more_second]
}

/// The result that a side of the pairing wins.
pub(super) const fn won_by(side: Side) -> GameResult {
    match side {
        Side::First => GameResult::FirstWins,
        Side::Second => GameResult::SecondWins,
    }
}

impl MatchGame {
    /// How the game ended for the pairing's first and second side, and which side of the game each had.
    pub(crate) fn outcomes(&self) -> [(Outcome, Side); 2] {
        [Side::First, Side::Second].map(|side| {
            let own = self.own_side(side);
            (self.result.outcome(own), own)
        })
    }
}
