//! What decides a level match: quick games, the game with draw odds, lots, in the order of the event's list.

use super::tally::{ahead, sum};
use super::{DecidedBy, Decider, FirstMove, GameKind, MatchGame, NextGame};
use crate::points::Points;
use crate::result::Outcome;
use crate::side::Side;
use crate::stage::PointTable;

/// A game with its number in the match.
pub(super) type Numbered<'a> = (u32, &'a MatchGame);

/// A game that a decider asks for: its kind and its board.
type Asked = (GameKind, Option<u32>);

/// The deciders of a match.
pub(super) struct Deciders<'a> {
    /// The event's list; empty where the organizer decides by hand.
    pub(super) list: &'a [Decider],
    /// Boards of a level team match that are played again first, quick.
    pub(super) replays: Vec<Option<u32>>,
    /// The boards of a team match, or the one of two people.
    pub(super) boards: &'a [Option<u32>],
    /// Everything played so far, own games included.
    pub(super) games: &'a [Numbered<'a>],
    /// What a game scores.
    pub(super) table: &'a PointTable,
}

/// How far the deciders are.
pub(super) struct Course {
    /// The score of their games; lots are no game.
    pub(super) score: [Points; 2],
    /// Who won, and by what.
    pub(super) decided: Option<(Side, DecidedBy)>,
    /// What comes next while nobody has won.
    pub(super) next: Vec<NextGame>,
    /// Whether nothing more is settled, so that what comes next is up to the organizer.
    pub(super) by_hand: bool,
}

impl Deciders<'_> {
    /// Goes through the list as far as games have been played; the last decider comes again and again.
    pub(super) fn course(&self) -> Course {
        let deciders = self.games.iter().filter(|(_, game)| game.kind != GameKind::Slow);
        let mut rest: Vec<Numbered<'_>> = deciders.copied().collect();
        let mut score = [Points::ZERO; 2];
        let mut turn = 0;
        loop {
            let by_hand = self.is_by_hand(turn);
            let asked = self.asked(turn, rest.first().map(|(_, game)| game.kind));
            let later = rest.split_off(rest.len().min(asked.len()));
            let block = rest.iter().map(|(_, game)| self.score(game)).fold([Points::ZERO; 2], sum);
            if asked.iter().all(|(kind, _)| *kind != GameKind::Lots) {
                score = sum(score, block);
            }
            if let Some(decided) = self.winner(block, &asked, &rest) {
                return Course { score, decided: Some(decided), next: Vec::new(), by_hand };
            }
            if rest.len() < asked.len() || rest.iter().any(|(_, game)| !game.result.is_finished()) {
                let missing = asked.get(rest.len()..).unwrap_or_default();
                let next = if by_hand && rest.is_empty() { self.by_hand() } else { self.next(&rest, missing) };
                return Course { score, decided: None, next, by_hand };
            }
            rest = later;
            turn += 1;
        }
    }

    fn is_by_hand(&self, turn: usize) -> bool {
        self.list.is_empty() && turn >= usize::from(!self.replays.is_empty())
    }

    /// The games of one turn of the list. By hand every game decides by itself.
    fn asked(&self, turn: usize, played: Option<GameKind>) -> Vec<Asked> {
        let replays = usize::from(!self.replays.is_empty());
        if turn < replays {
            return self.replays.iter().map(|&board| (GameKind::Quick, board)).collect();
        }
        match (self.list.get(turn - replays).or(self.list.last()), played) {
            (Some(Decider::Quick(games)), _) => self.on_every_board(GameKind::Quick, (*games).max(1)),
            (Some(Decider::DrawOdds), _) => self.on_every_board(GameKind::DrawOdds, 1),
            (Some(Decider::Lots), _) => vec![(GameKind::Lots, None)],
            (None, Some(kind)) => vec![(kind, None)],
            (None, None) => vec![(GameKind::Quick, None)],
        }
    }

    fn on_every_board(&self, kind: GameKind, times: u32) -> Vec<Asked> {
        (0..times).flat_map(|_| self.boards.iter().map(move |&board| (kind, board))).collect()
    }

    /// What a decider scores: 和棋黑胜 gives a draw to the second mover. A draw of any other is worth half a win on either
    /// side, also where the event scores it by colours.
    fn score(&self, game: &MatchGame) -> [Points; 2] {
        game.outcomes().map(|(outcome, side)| match (outcome, side) {
            (Outcome::Win | Outcome::ForfeitWin, _) => self.table.win,
            (Outcome::Draw, Side::Second) if game.kind == GameKind::DrawOdds => self.table.win,
            (Outcome::Draw, _) if game.kind == GameKind::DrawOdds => Points::ZERO,
            (Outcome::Draw, _) => self.table.win.half(),
            (Outcome::Loss | Outcome::ForfeitLoss | Outcome::Unfinished, _) => Points::ZERO,
        })
    }

    /// Who has won a turn: as soon as the other side cannot catch up any more; teams play all their boards.
    fn winner(&self, block: [Points; 2], asked: &[Asked], played: &[Numbered<'_>]) -> Option<(Side, DecidedBy)> {
        let finished = played.iter().filter(|(_, game)| game.result.is_finished()).count();
        let left = i64::try_from(asked.len() - finished).unwrap_or(i64::MAX);
        let [first, second] = block;
        let lead = if first > second { first - second } else { second - first };
        let safe = if self.is_of_teams() { left == 0 } else { lead > self.table.win * left };
        let (kind, _) = asked.first()?;
        ahead(block).filter(|_| safe).map(|side| (side, decided_by(*kind)))
    }

    /// One game a board: those that are open, and those that follow.
    fn next(&self, played: &[Numbered<'_>], missing: &[Asked]) -> Vec<NextGame> {
        let open = played.iter().filter(|(_, game)| !game.result.is_finished());
        let mut next: Vec<NextGame> =
            open.map(|(number, game)| self.next_game(*number, game.kind, game.board)).collect();
        let mut number = self.next_number();
        for &(kind, board) in missing {
            if next.iter().all(|game| game.board != board) {
                next.push(self.next_game(number, kind, board));
                number += 1;
            }
        }
        next
    }

    /// What an organizer may enter where no deciders are settled. Teams have only lots.
    fn by_hand(&self) -> Vec<NextGame> {
        let kinds: &[GameKind] =
            if self.is_of_teams() { &[GameKind::Lots] } else { &[GameKind::Quick, GameKind::DrawOdds, GameKind::Lots] };
        kinds.iter().map(|&kind| self.next_game(self.next_number(), kind, None)).collect()
    }

    fn next_game(&self, number: u32, kind: GameKind, board: Option<u32>) -> NextGame {
        let first = match kind {
            GameKind::DrawOdds => FirstMove::Chosen(self.chooser(number, board)),
            GameKind::Slow | GameKind::Quick => FirstMove::Side(first_mover(board, self.before(number, board))),
            GameKind::Lots => FirstMove::Side(Side::First),
        };
        NextGame { game: number, kind, board, first }
    }

    /// Games on a board before one.
    fn before(&self, number: u32, board: Option<u32>) -> usize {
        self.games.iter().filter(|(before, game)| *before < number && game.board == board).count()
    }

    /// 未先选的一方: the lot before the match gave the first side its colour, so that the second side chooses in the first
    /// game with draw odds, and from then on the two take turns.
    fn chooser(&self, number: u32, board: Option<u32>) -> Side {
        let odds =
            |(before, game): &&Numbered<'_>| *before < number && game.board == board && game.kind == GameKind::DrawOdds;
        if self.games.iter().filter(odds).count().is_multiple_of(2) { Side::Second } else { Side::First }
    }

    fn next_number(&self) -> u32 {
        self.games.last().map_or(1, |(number, _)| number + 1)
    }

    const fn is_of_teams(&self) -> bool {
        !matches!(self.boards, [None])
    }
}

/// Who has the first move on a board after so many games there: the pairing's first side begins on odd boards (12.2), the
/// other on even ones, and the colours change from game to game (12.4).
pub(super) fn first_mover(board: Option<u32>, games_before: usize) -> Side {
    let even_board = board.is_some_and(|board| board.is_multiple_of(2));
    if even_board == games_before.is_multiple_of(2) { Side::Second } else { Side::First }
}

const fn decided_by(kind: GameKind) -> DecidedBy {
    match kind {
        GameKind::Slow => DecidedBy::Games,
        GameKind::Quick => DecidedBy::Quick,
        GameKind::DrawOdds => DecidedBy::DrawOdds,
        GameKind::Lots => DecidedBy::Lots,
    }
}
