//! The games of one board, or of a match of two people, added up.

use super::{MatchGame, MatchLength};
use crate::points::Points;
use crate::result::{GameResult, Outcome};
use crate::side::Side;
use crate::stage::PointTable;

/// What the games so far come to. Of two values the first is that of the pairing's first side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Tally {
    /// 局分.
    pub(crate) score: [Points; 2],
    /// 胜局: games won, without play included (20.3).
    pub(crate) wins: [u32; 2],
    /// Games drawn.
    pub(super) drawn: u32,
    /// 后走局数: games played with the second move.
    pub(crate) seconds: [u32; 2],
    /// 后走胜局: games won over the board with the second move.
    pub(crate) second_wins: [u32; 2],
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

    /// One game, as each side of the pairing saw it.
    pub(super) fn of_one(seen: [(Outcome, Side); 2], table: &PointTable) -> Self {
        let mut tally = Self::default();
        tally.add(seen, table);
        tally
    }

    /// Adds a game, as each side of the pairing saw it.
    pub(super) fn add(&mut self, seen: [(Outcome, Side); 2], table: &PointTable) {
        let count = |what: fn((Outcome, Side)) -> bool| seen.map(|seen| u32::from(what(seen)));
        let was_second = |(outcome, side): (Outcome, Side)| side == Side::Second && outcome.was_played();
        self.score = sum(self.score, seen.map(|(outcome, side)| table.score(outcome, side)));
        self.wins = both(self.wins, count(|(outcome, _)| outcome.is_win()));
        self.drawn += u32::from(seen.iter().all(|(outcome, _)| *outcome == Outcome::Draw));
        self.seconds = both(self.seconds, count(was_second));
        self.second_wins = both(self.second_wins, count(|seen| seen == (Outcome::Win, Side::Second)));
        self.counted += 1;
        self.contested |= seen.iter().any(|(outcome, _)| outcome.is_win() || *outcome == Outcome::Draw);
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
    pub(super) fn forfeit(&mut self, winner: Option<Side>, length: MatchLength, draws_count: bool, table: &PointTable) {
        let outcome = |side| if winner == Some(side) { Outcome::ForfeitWin } else { Outcome::ForfeitLoss };
        self.fill([outcome(Side::First), outcome(Side::Second)], length, draws_count || winner.is_none(), table);
    }

    /// Counts the games that have no result as drawn, as the pairing of the next round sees them (附二 一.8).
    pub(super) fn draw(&mut self, length: MatchLength, table: &PointTable) {
        self.fill([Outcome::Draw, Outcome::Draw], length, true, table);
    }

    fn fill(&mut self, [first, second]: [Outcome; 2], length: MatchLength, draws_count: bool, table: &PointTable) {
        while !self.is_full(length, draws_count) {
            self.add([(first, Side::First), (second, Side::Second)], table);
        }
        self.open = false;
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
        Self::of_one([seen(Side::First), seen(Side::Second)], table)
    }

    /// Two tallies as one.
    pub(super) fn and(self, other: &Self) -> Self {
        Self {
            score: sum(self.score, other.score),
            wins: both(self.wins, other.wins),
            drawn: self.drawn + other.drawn,
            seconds: both(self.seconds, other.seconds),
            second_wins: both(self.second_wins, other.second_wins),
            counted: self.counted + other.counted,
            open: self.open || other.open,
            contested: self.contested || other.contested,
        }
    }
}

/// Two counts added up.
const fn both([first, second]: [u32; 2], [more_first, more_second]: [u32; 2]) -> [u32; 2] {
    [first + more_first, second + more_second]
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
