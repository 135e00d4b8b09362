//! What a button or a panel of a match would set.

use shared::matches::{FirstMove, GameKind, NextGame};
use shared::result::GameResult;
use shared::side::Side;
use shared::view::Person;
use shared::view::matches::{GameView, MatchView};

use super::state::Desk;
use crate::api::forms;
use crate::api::match_entry::GameEntry;
use crate::api::match_forms::{kind_key, side_key};
use crate::api::result::Entry;

/// A game of a match: one that stands, or one that is next.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// Which game.
    pub game: u32,
    /// What kind.
    pub kind: GameKind,
    /// The side of the pairing with the first move, where it is known.
    pub first: Option<Side>,
    /// The game as it stands; `None` for one that is not there yet.
    pub stands: Option<GameView>,
}

impl Slot {
    /// A game that is next; it may be there already, without a result.
    pub fn next(view: &MatchView, next: &NextGame) -> Self {
        let stands = view.games.iter().find(|game| game.game == next.game).cloned();
        let first = match next.first {
            FirstMove::Side(side) => Some(side),
            FirstMove::Chosen(_) => None,
        };
        Self { game: next.game, kind: next.kind, first, stands }
    }

    /// A game that stands.
    pub fn of(game: &GameView) -> Self {
        Self { game: game.game, kind: game.kind, first: Some(game.first), stands: Some(game.clone()) }
    }

    /// The game with this number: as it stands, or as it is next; of several kinds the one asked for.
    pub fn find(view: &MatchView, game: u32, kind: &str) -> Option<Self> {
        let stands = view.games.iter().find(|stands| stands.game == game).map(Self::of);
        let mut next = view.state.next.iter().filter(|next| next.game == game);
        let asked = next.clone().find(|next| kind_key(next.kind) == kind);
        stands.or_else(|| asked.or_else(|| next.next()).map(|next| Self::next(view, next)))
    }

    /// The result that stands.
    pub fn result(&self) -> GameResult {
        self.stands.as_ref().map_or(GameResult::Unfinished, |game| game.result)
    }

    /// As it is sent, without a result; fouls and penalties stay as they are.
    pub fn entry(&self, desk: &Desk, view: &MatchView) -> GameEntry {
        let [first_fouls, second_fouls] = self.stands.as_ref().map(|game| game.fouls).unwrap_or_default();
        let [first_penalty, second_penalty] = self.penalties();
        GameEntry {
            stage: desk.stage_number(),
            round: view.round,
            board: view.board,
            game: self.game,
            seen: self.result().sign().to_owned(),
            kind: kind_key(self.kind).to_owned(),
            first: self.first.map(side_key).unwrap_or_default().to_owned(),
            first_fouls,
            second_fouls,
            first_penalty,
            second_penalty,
            ..GameEntry::default()
        }
    }

    /// Penalties of the game's own first and second mover, as their form has them.
    pub fn penalties(&self) -> [String; 2] {
        let stands = self.stands.as_ref().map(|game| &game.penalties);
        stands.map(|penalties| penalties.each_ref().map(|own| forms::penalties_text(own))).unwrap_or_default()
    }

    /// The result with which a side of the pairing wins, once the first mover is known.
    pub fn won_by(&self, side: Side) -> Option<GameResult> {
        let first = self.first?;
        Some(if side == first { GameResult::FirstWins } else { GameResult::SecondWins })
    }
}

/// Who of the pairing has a side.
pub const fn person(view: &MatchView, side: Side) -> &Person {
    match side {
        Side::First => &view.first,
        Side::Second => &view.second,
    }
}

/// Who plays a game for a side: of a team its player.
pub fn player_name(view: &MatchView, game: Option<&GameView>, side: Side) -> String {
    let player = game.and_then(|game| match (side, &game.players) {
        (Side::First, [player, _]) | (Side::Second, [_, player]) => player.as_ref(),
    });
    player.map_or_else(|| person(view, side).name.clone(), |player| player.name.clone())
}

/// The result of the whole match, as it is sent; of one game its fouls and penalties stay as they are.
pub fn whole(desk: &Desk, view: &MatchView, result: GameResult) -> Entry {
    let board = desk.stage.round(view.round).and_then(|round| round.at(view.board)).filter(|_| view.single);
    let [first_fouls, second_fouls] = board.map(|board| board.fouls).unwrap_or_default();
    let penalties = board.map(|board| board.penalties.each_ref().map(|own| forms::penalties_text(own)));
    let [first_penalty, second_penalty] = penalties.unwrap_or_default();
    Entry {
        first_fouls,
        second_fouls,
        first_penalty,
        second_penalty,
        stage: desk.stage_number(),
        round: view.round,
        board: view.board,
        seen: view.version,
        result: result.sign().to_owned(),
        at_match: true,
        ..Entry::default()
    }
}

/// Whether a correction is looked at before it is made: rounds were published since.
pub fn looks_first(desk: &Desk, view: &MatchView) -> bool {
    view.round < desk.published()
}
