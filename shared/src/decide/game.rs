//! One game of a match of several games or boards.

use super::result::{Entry, Place};
use super::{bracket, find, result};
use crate::command::LaterMatches;
use crate::division::Division;
use crate::matches::{self, FirstMove, GameKind, MatchGame, NextGame};
use crate::refusal::{Refusal, SettingsProblem};
use crate::result::GameResult;
use crate::side::Side;
use crate::stage::Pairing;
use crate::team;

/// Sets a game, or adds the one that is next. The colours are taken as they were played, also where the rule would have
/// had them otherwise (5.8.1). Setting once more what stands already changes nothing.
pub(super) fn set(
    division: &mut Division,
    place: Place,
    game: u32,
    seen: GameResult,
    (kind, first): (GameKind, Side),
    entry: Entry,
    later: Option<LaterMatches>,
) -> Result<(), Refusal> {
    result::refuse_too_many_fouls(&entry)?;
    let mut pairing = place.find(division)?.clone();
    if kind == GameKind::Lots && !has_winner(entry.result) && entry.result.is_finished() {
        return Err(Refusal::NeedsWinner { board: place.board });
    }
    pairing.games = matches::games(&pairing);
    if !is_forfeited(&pairing) {
        open_boards(division, &place, &mut pairing)?;
    }
    let existing = game.checked_sub(1).and_then(|index| pairing.games.get(usize::try_from(index).ok()?));
    let entered = entry.game(kind, first, existing);
    let stands = existing.cloned().unwrap_or_else(|| MatchGame::new(kind, first));
    if stands == entered {
        return Ok(());
    }
    refuse_out_of_turn(division, &place, game, kind)?;
    if stands.result != seen {
        return Err(changed(&pairing, &stands, entry.result));
    }
    put(&mut pairing.games, game, entered);
    pairing.result = GameResult::Unfinished;
    keep(division, &place, pairing, later)
}

const fn has_winner(result: GameResult) -> bool {
    matches!(result, GameResult::FirstWins | GameResult::SecondWins)
}

/// Only a game that is there or that comes next can be entered, and none of a match that was forfeited as a whole.
fn refuse_out_of_turn(division: &Division, place: &Place, game: u32, kind: GameKind) -> Result<(), Refusal> {
    let pairing = place.find(division)?;
    let games = matches::games(pairing);
    let existing = game.checked_sub(1).and_then(|index| games.get(usize::try_from(index).ok()?));
    let state = matches::state(division, place.index()?, place.round, pairing);
    let is_next = state.next.iter().any(|next| next.game == game && next.kind == kind);
    match existing {
        _ if is_forfeited(pairing) => Err(Refusal::GameNotNext { game }),
        Some(existing) if existing.kind == kind => Ok(()),
        None if is_next => Ok(()),
        None if game == 0 || game > find::count(games.len()) + 1 => Err(Refusal::NoSuchGame { game }),
        Some(_) | None => Err(Refusal::GameNotNext { game }),
    }
}

/// Whether a match was forfeited as a whole.
const fn is_forfeited(pairing: &Pairing) -> bool {
    pairing.result.is_finished() && !pairing.result.is_played()
}

fn changed(pairing: &Pairing, stands: &MatchGame, sent: GameResult) -> Refusal {
    Refusal::ResultChanged {
        board: pairing.board,
        stands: stands.result,
        stands_fouls: stands.fouls,
        sent,
        version: pairing.version,
    }
}

fn put(games: &mut Vec<MatchGame>, game: u32, entered: MatchGame) {
    let index = game.checked_sub(1).and_then(|index| usize::try_from(index).ok());
    match index.and_then(|index| games.get_mut(index)) {
        Some(slot) => *slot = entered,
        None => games.push(entered),
    }
}

/// Keeps a changed pairing with the result that follows from its games, and lets a bracket follow it.
pub(super) fn keep(
    division: &mut Division,
    place: &Place,
    pairing: Pairing,
    later: Option<LaterMatches>,
) -> Result<(), Refusal> {
    let pairing = settled(division, place, pairing)?;
    let kept = place.find_mut(division)?;
    *kept = Pairing { version: kept.version + 1, ..pairing };
    bracket::follow(division, place.stage, later)
}

/// Derives the result of a match again from its games, by settings that have changed. What was decided stays as it was,
/// or the change is refused.
pub(super) fn derive_again(division: &mut Division, place: &Place) -> Result<(), Refusal> {
    let stands = place.find(division)?.clone();
    if is_forfeited(&stands) {
        return Ok(());
    }
    let derived = settled(division, place, stands.clone())?;
    if stands.result.is_finished() && derived.result != stands.result {
        return Err(Refusal::BadSettings { problem: SettingsProblem::DecidedMatches });
    }
    if derived != stands {
        *place.find_mut(division)? = Pairing { version: stands.version + 1, ..derived };
    }
    Ok(())
}

fn settled(division: &Division, place: &Place, mut pairing: Pairing) -> Result<Pairing, Refusal> {
    let index = place.index()?;
    drop_open_end(&mut pairing.games);
    if !is_forfeited(&pairing) {
        open_boards(division, place, &mut pairing)?;
    }
    let has_games = matches::has_games(division, index, place.round);
    let state = matches::state(division, index, place.round, &pairing);
    if state.level && pairing.games.is_empty() {
        pairing.games = matches::games(&pairing);
        (pairing.fouls, pairing.penalties) = Default::default();
    }
    pairing.result = state.result;
    if !has_games {
        back_to_one_game(&mut pairing);
    }
    Ok(pairing)
}

/// Games of two people that were taken back from the end are as if they had never been entered.
fn drop_open_end(games: &mut Vec<MatchGame>) {
    let is_open = |game: &MatchGame| game.board.is_none() && !game.result.is_finished();
    while games.last().is_some_and(is_open) {
        games.pop();
    }
}

/// The boards of a team match always show what can be played now: games that follow are there without a result, and
/// those that are not needed any more go. On a board where one seat is empty they are forfeits at once.
fn open_boards(division: &Division, place: &Place, pairing: &mut Pairing) -> Result<(), Refusal> {
    loop {
        let next = matches::state(division, place.index()?, place.round, pairing).next;
        let known = find::count(pairing.games.len());
        let is_next = |number: u32| next.iter().any(|next| next.game == number);
        let games = std::mem::take(&mut pairing.games).into_iter().zip(1..);
        let kept = games.filter(|(game, number)| game.board.is_none() || game.result.is_finished() || is_next(*number));
        pairing.games = kept.map(|(game, _)| game).collect();
        let follow = next.iter().filter(|next| next.game > known && next.board.is_some());
        let follow: Vec<MatchGame> = follow.map(|next| follower(&pairing.games, next)).collect();
        let goes_on = follow.iter().any(|game| game.result.is_finished());
        pairing.games.extend(follow);
        if !goes_on {
            return Ok(());
        }
    }
}

/// A game that follows on a board, with the players of the board.
fn follower(games: &[MatchGame], next: &NextGame) -> MatchGame {
    let players = games.iter().find(|game| game.board == next.board).map_or([None, None], |game| game.players);
    let game = MatchGame { board: next.board, players, ..MatchGame::new(next.kind, first_of(next)) };
    if players == [None, None] { game } else { team::with_forfeit(game) }
}

/// Who has the first move unless it is entered otherwise; who chooses in a game with draw odds takes the second.
const fn first_of(next: &NextGame) -> Side {
    match next.first {
        FirstMove::Side(side) => side,
        FirstMove::Chosen(side) => side.other(),
    }
}

/// One game that needs no decider is a pairing with a result and nothing else.
fn back_to_one_game(pairing: &mut Pairing) {
    let [game] = pairing.games.as_slice() else { return };
    if game.first == Side::First && pairing.result.is_finished() {
        pairing.result = game.result;
        pairing.fouls = game.fouls;
        pairing.penalties = game.penalties.clone();
        pairing.games.clear();
    }
}
